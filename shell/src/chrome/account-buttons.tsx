import { consultationPath } from '@diwan/contracts/intake/leads/consultation-path';
import { audienceOf } from '@diwan/contracts/remotes/area-of-path';
import { nextPath, useLocation, useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Icon } from '@diwan/ui/icon';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { useTexts } from '../messages/shell-texts.js';

/** Sign Up, or the name and Logout of who is signed in; then Client Portal and Free Consultation. A language with few pages asks on its contact page, a `closed` site nowhere. */
export function AccountButtons({ closed, onChoose }: { closed: boolean; onChoose?: () => void }) {
  const t = useTexts();
  const { session, language, siteLanguage } = useShell();
  const whole = siteLanguage === language;
  const { pathname, search } = useLocation();
  // A private page is asked for by people who are signed in: their place is kept until it is known who they are.
  const isAwaited = session.status === 'loading' && audienceOf(pathname) !== 'anyone';
  const chosen = onChoose ? { onClick: onChoose } : {};
  return (
    <div className="shell-account">
      {session.status === 'person' ? (
        <SignedIn
          name={session.person.name}
          isStaff={session.person.roles.some((role) => role !== 'client')}
          {...chosen}
        />
      ) : isAwaited ? (
        <Awaited />
      ) : (
        whole && (
          <ButtonLink href={signUpPath(pathname, search)} variant="quiet" size="small" {...chosen}>
            {t('header.signUp')}
          </ButtonLink>
        )
      )}
      <ButtonLink href="/client-portal" variant="secondary" size="small" {...chosen}>
        {t('header.clientPortal')}
      </ButtonLink>
      {!closed && (
        <ButtonLink href={consultationPath(pathname, whole ? '/consultation' : '/contact')} size="small" {...chosen}>
          {t('header.consultation')}
        </ButtonLink>
      )}
    </div>
  );
}

/** From the sign-in page on, where somebody was going is not lost by choosing the other way in (D-015). */
function signUpPath(pathname: string, search: string): string {
  const next = pathname === '/auth' ? nextPath(new URLSearchParams(search).get('next')) : null;
  return next ? `/auth?mode=sign-up&next=${encodeURIComponent(next)}` : '/auth?mode=sign-up';
}

/** As large as what will be here. */
function Awaited() {
  const t = useTexts();
  return (
    <span className="shell-account__awaited" aria-hidden="true">
      <span className="shell-account__name" />
      <span className="ui-button ui-button--quiet ui-button--small">
        <Icon name="logout" /> {t('header.logout')}
      </span>
    </span>
  );
}

function SignedIn({ name, isStaff, onClick }: { name: string; isStaff: boolean; onClick?: () => void }) {
  const t = useTexts();
  const { logout, notify, problemText } = useShell();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    logout()
      .catch((error) => notify.error(problemText(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Link
        look="plain"
        className="shell-account__name"
        dir="auto"
        title={name}
        href={isStaff ? '/admin' : '/client-portal'}
        onClick={onClick}
      >
        {name}
      </Link>
      <Button variant="quiet" size="small" icon="logout" busy={busy} onClick={leave}>
        {t('header.logout')}
      </Button>
    </>
  );
}
