import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { confirmByRecovery } from './api/admin-access.js';
import { SecretForm } from './secret-form.js';

/** Takes a recovery code in place of the authenticator that was lost. */
export function RecoveryCodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts();
  const { notify, refreshSession } = useShell();
  const confirm = async (code: string) => {
    const count = await confirmByRecovery(code);
    await refreshSession();
    notify.info(t('recovery.used'), { description: t('recovery.left', { count }) });
    onConfirmed();
  };
  return (
    <SecretForm
      focused
      label={t('recovery.code')}
      hint={t('recovery.hint')}
      malformed={t('recovery.missing')}
      wrong={t('recovery.wrong')}
      wrongCodes={['SECOND_FACTOR_INVALID', 'NOT_FOUND']}
      submit={t('adminLogin.submit')}
      failed={t('adminLogin.failed')}
      onSubmit={confirm}
    />
  );
}
