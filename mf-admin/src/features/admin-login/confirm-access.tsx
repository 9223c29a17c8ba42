import { useNavigate, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../texts.js';
import { AuthenticatorCodeForm } from './authenticator-code-form.js';

/** Lets staff in who have an authenticator. */
export function ConfirmAccess() {
  const t = useTexts();
  const { notify } = useShell();
  const navigate = useNavigate();
  const enter = () => {
    notify.success(t('adminLogin.welcomeBack'), { description: t('adminLogin.confirmedText') });
    navigate('/admin');
  };
  return <AuthenticatorCodeForm submit={t('adminLogin.submit')} onConfirmed={enter} />;
}
