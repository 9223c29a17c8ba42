import { ApiProblem, useNavigate, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';

/** Leads people to a fresh sign-in, where that is what a refusal asks for; tells whether it was. */
export function useSignInAgain(): (error: unknown) => Promise<boolean> {
  const t = useTexts();
  const { logout, notify } = useShell();
  const navigate = useNavigate();
  return async (error) => {
    if (!(error instanceof ApiProblem && error.code === 'FRESH_SIGN_IN_REQUIRED')) return false;
    notify.info(t('adminLogin.signInAgain'), { description: t('adminLogin.signInAgainText') });
    await logout();
    navigate('/auth?next=/admin-login');
    return true;
  };
}
