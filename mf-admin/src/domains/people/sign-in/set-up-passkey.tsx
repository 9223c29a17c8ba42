import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { passkeyReason } from '../../../components/passkey-reason.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { makePasskey } from '../passkeys/api/passkeys.js';
import { useCodeAgain } from './use-code-again.js';

/** Sets up a passkey as the first second factor. */
export function SetUpPasskey({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const t = useTexts();
  const say = useSay();
  const { refreshSession } = useShell();
  const codeAgain = useCodeAgain();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const recoveryCodes = await makePasskey();
      say.done(t('passkey.done'));
      onDone(recoveryCodes ?? []);
      await refreshSession();
    } catch (error) {
      if (!(await codeAgain(error))) say.failed(t('passkey.setUpFailed'), error, passkeyReason(t, error));
    }
    setBusy(false);
  };
  return (
    <section className="grid gap-4" aria-labelledby="passkey">
      <h2 id="passkey" className="text-xl">
        {t('passkey.title')}
      </h2>
      <p className="max-w-prose text-grey">{t('passkey.text')}</p>
      <div>
        <Button icon="lock" busy={busy} busyLabel={t('passkey.waiting')} onClick={() => void make()}>
          {t('passkey.setUp')}
        </Button>
      </div>
    </section>
  );
}
