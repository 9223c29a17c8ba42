import { useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { passkeyReason } from '../../../components/passkey-reason.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { enterByPasskey } from '../passkeys/api/passkeys.js';

/** The way in for staff who have a passkey, without any code; for the others the way to sign in. */
export function PasskeySignIn({ codePath, onSignedIn }: { codePath: string; onSignedIn: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { notify, refreshSession } = useShell();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    try {
      await enterByPasskey();
      await refreshSession();
      notify.success(t('adminLogin.welcomeBack'), { description: t('adminLogin.confirmedText') });
      onSignedIn();
    } catch (error) {
      say.failed(t('passkey.signInFailed'), error, passkeyReason(t, error));
    }
    setBusy(false);
  };
  const isPossible = browserSupportsWebAuthn();
  return (
    <section className="grid gap-4" aria-label={t('passkey.signIn')}>
      {isPossible && <p className="max-w-prose text-grey">{t('passkey.signInText')}</p>}
      <div className="flex flex-wrap gap-3">
        {isPossible && (
          <Button icon="lock" busy={busy} busyLabel={t('passkey.waiting')} onClick={() => void enter()}>
            {t('passkey.signIn')}
          </Button>
        )}
        <ButtonLink variant="secondary" href={codePath}>
          {t('passkey.byCode')}
        </ButtonLink>
      </div>
      <p className="text-sm text-grey">
        {t('adminLogin.firstOwner')} <Link href="/auth?next=/admin-login">{t('adminLogin.firstOwnerLink')}</Link>
      </p>
    </section>
  );
}
