import { audienceOf } from '@diwan/contracts/remotes/area-of-path';
import {
  isDoorOfStaff,
  Navigate,
  secondFactorPath,
  signInPath,
  useLocation,
  useNavigate,
  useShell,
} from '@diwan/mf-kit';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../messages/shell-texts.js';
import { ErrorScreen } from '../screens/error-screen.js';
import { LoadingScreen } from '../screens/loading-screen.js';

/**
 * Keeps private pages from being drawn before the server has said who asks (D-015). Visitors go to sign-in and come back, except at
 * the door of staff; people who are not staff are told so and go to their portal; a failed check stays here with Retry (D-024); staff confirm or set up their second
 * factor before anything else. Services decide for themselves.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { session, refreshSession } = useShell();
  const t = useTexts();
  const audience = audienceOf(pathname);
  if (audience === 'anyone') return children;
  if (session.status === 'loading') {
    return <LoadingScreen text={audience === 'staff' ? t('loading.admin') : t('loading.session')} />;
  }
  if (session.status === 'failed') {
    const title = audience === 'staff' ? t('admin.failed') : t('session.failed');
    return <ErrorScreen title={title} text={t('error.UNAVAILABLE')} onRetry={() => void refreshSession()} />;
  }
  if (session.person === null) {
    // Staff come in by a passkey there (AUTH-13), and who is invited to be one reads how (OFF-09).
    return isDoorOfStaff(pathname) ? children : <Navigate to={signInPath(pathname)} replace />;
  }
  const { roles, secondFactor } = session.person;
  const staff = roles.some((role) => role !== 'client');
  if (audience === 'staff' && !staff) return <Denied />;
  if (staff && secondFactor !== 'confirmed' && !isDoorOfStaff(pathname)) {
    return <Navigate to={secondFactorPath(pathname)} replace />;
  }
  return children;
}

function Denied() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const t = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal, not per drawing
  useEffect(() => {
    notify.error(t('admin.denied'), { description: t('admin.deniedText') });
    navigate('/client-portal', { replace: true });
  }, []);
  return null;
}
