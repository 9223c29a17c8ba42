import { ApiProblem, useNavigate, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useSay } from '../../components/say.js';
import { useTexts } from '../../texts.js';
import { beginAuthenticator } from './api/admin-access.js';
import { AuthenticatorCodeForm } from './authenticator-code-form.js';
import { QrCode } from './qr-code.js';

/** Sets up an authenticator app as the second factor; nothing counts until a first code confirms it. */
export function SetUpAuthenticator({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const t = useTexts();
  const say = useSay();
  const { logout, notify } = useShell();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ otpauthUri: string; secret: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      setBegun(await beginAuthenticator());
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'FRESH_SIGN_IN_REQUIRED') {
        notify.info(t('adminLogin.signInAgain'), { description: t('adminLogin.signInAgainText') });
        await logout();
        return navigate('/auth?next=/admin-login');
      }
      say.failed(t('authenticator.beginFailed'), error);
    }
    setBusy(false);
  };
  return (
    <section className="grid gap-4" aria-labelledby="authenticator">
      <h2 id="authenticator" className="text-xl">
        {t('authenticator.title')}
      </h2>
      <p className="max-w-prose text-grey">{t('authenticator.text')}</p>
      {begun ? (
        <div className="grid gap-6">
          <QrCode text={begun.otpauthUri} label={t('authenticator.qr')} />
          <p>
            {t('authenticator.secret')}{' '}
            <span className="block font-medium break-all">
              <Ltr>{inGroups(begun.secret)}</Ltr>
            </span>
          </p>
          <AuthenticatorCodeForm
            submit={t('authenticator.confirm')}
            onConfirmed={(recoveryCodes) => {
              say.done(t('authenticator.done'));
              onDone(recoveryCodes ?? []);
            }}
          />
        </div>
      ) : (
        <div>
          <Button icon="lock" busy={busy} busyLabel={t('page.loading')} onClick={() => void begin()}>
            {t('authenticator.begin')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** In fours, for copying by hand. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
