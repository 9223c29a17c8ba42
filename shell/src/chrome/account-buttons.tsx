import { useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { useTexts } from '../messages/shell-texts.js';

/** Sign Up, or the name and Logout of who is signed in; then Client Portal and Free Consultation. */
export function AccountButtons({ onChoose }: { onChoose?: () => void }) {
  const t = useTexts();
  const { session } = useShell();
  const chosen = onChoose ? { onClick: onChoose } : {};
  return (
    <div className="shell-account">
      {session.status === 'person' ? (
        <SignedIn
          name={session.person.name}
          isStaff={session.person.roles.some((role) => role !== 'client')}
          {...chosen}
        />
      ) : (
        <ButtonLink href="/auth?mode=sign-up" variant="quiet" size="small" {...chosen}>
          {t('header.signUp')}
        </ButtonLink>
      )}
      <ButtonLink href="/client-portal" variant="secondary" size="small" {...chosen}>
        {t('header.clientPortal')}
      </ButtonLink>
      <ButtonLink href="/consultation" size="small" {...chosen}>
        {t('header.consultation')}
      </ButtonLink>
    </div>
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
