import { useTexts } from '../../../texts.js';
import { SecretForm, type SecretFormProps } from './secret-form.js';

/** Takes the set-up code that an owner of the firm told somebody. */
export function SetUpCodeForm(props: Pick<SecretFormProps, 'submit' | 'failed' | 'onSubmit' | 'onProblem'>) {
  const t = useTexts();
  return (
    <SecretForm
      label={t('setUpCode.label')}
      hint={t('setUpCode.hint')}
      malformed={t('setUpCode.missing')}
      wrong={t('setUpCode.wrong')}
      wrongCodes={['SET_UP_CODE_INVALID']}
      {...props}
    />
  );
}
