import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { confirmAuthenticator } from './api/admin-access.js';
import { SecretForm, type SecretFormProps } from './secret-form.js';

interface AuthenticatorCodeFormProps extends Pick<SecretFormProps, 'submit' | 'onProblem'> {
  onConfirmed: (recoveryCodes: readonly string[] | null) => void;
}

/** Takes the six digits that the authenticator app shows. */
export function AuthenticatorCodeForm({ submit, onConfirmed, onProblem }: AuthenticatorCodeFormProps) {
  const t = useTexts();
  const { refreshSession } = useShell();
  const confirm = async (code: string) => {
    const recoveryCodes = await confirmAuthenticator(code);
    if (recoveryCodes === null) await refreshSession();
    onConfirmed(recoveryCodes);
    if (recoveryCodes !== null) await refreshSession();
  };
  return (
    <SecretForm
      digits
      focused
      label={t('authenticator.code')}
      hint={t('authenticator.codeHint')}
      malformed={t('authenticator.sixDigits')}
      wrong={t('authenticator.wrong')}
      wrongCodes={['SECOND_FACTOR_INVALID']}
      submit={submit}
      failed={t('adminLogin.failed')}
      onSubmit={confirm}
      onProblem={onProblem}
    />
  );
}
