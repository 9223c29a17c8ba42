import { QrCode } from '@diwan/desk-kit/qr-code';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { beginAuthenticator } from './api/admin-access.js';
import { AuthenticatorCodeForm } from './authenticator-code-form.js';
import { useCodeAgain } from './use-code-again.js';

/** Sets up an authenticator app as the second factor; nothing counts until a first code confirms it. */
export function SetUpAuthenticator({
  isAlternative,
  onDone,
}: {
  /** Whether something better is offered before it. */
  isAlternative: boolean;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const t = useTexts();
  const say = useSay();
  const codeAgain = useCodeAgain();
  const [begun, setBegun] = useState<{ otpauthUri: string; secret: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      setBegun(await beginAuthenticator());
    } catch (error) {
      if (!(await codeAgain(error))) say.failed(t('authenticator.beginFailed'), error);
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
            <span className="block font-medium">
              <Ltr>{inGroups(begun.secret)}</Ltr>
            </span>
          </p>
          <AuthenticatorCodeForm
            submit={t('authenticator.confirm')}
            onProblem={codeAgain}
            onConfirmed={(recoveryCodes) => {
              say.done(t('authenticator.done'));
              onDone(recoveryCodes ?? []);
            }}
          />
        </div>
      ) : (
        <div>
          <Button
            icon="lock"
            variant={isAlternative ? 'secondary' : 'primary'}
            busy={busy}
            busyLabel={t('page.loading')}
            onClick={() => void begin()}
          >
            {t('authenticator.begin')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** In fours, for copying by hand. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
