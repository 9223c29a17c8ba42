import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Skeleton } from '@diwan/ui/skeleton';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { AdminKeyForm } from './admin-key-form.js';
import { OWN_FACTORS_KEY, useOwnFactors } from './api/own-factors.js';
import { enterCode } from './api/set-up-code.js';
import { SetUpAuthenticator } from './set-up-authenticator.js';
import { SetUpCodeForm } from './set-up-code-form.js';
import { SetUpPasskey } from './set-up-passkey.js';
import { useFocusOnStep } from './use-focus-on-step.js';

/** Sets up the first second factor of staff: who has nothing but the phone shows the code that an owner gave them before (OFF-09). */
export function SetUpFactor({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const t = useTexts();
  const { data, isPending } = useOwnFactors();
  const canUsePasskeys = browserSupportsWebAuthn();
  const start = useFocusOnStep<HTMLElement>(data?.setUpCodeNeeded ?? null);
  if (isPending) return <Skeleton label={t('page.loading')} bars={[{ width: 'third' }, { shape: 'control' }]} />;
  // Nobody is kept out because the question failed: the services refuse what they must.
  return (
    <section className="grid gap-12 outline-none" aria-label={t('adminLogin.title')} ref={start} tabIndex={-1}>
      {data?.setUpCodeNeeded ? (
        <CodeFirst />
      ) : (
        <>
          {canUsePasskeys && <SetUpPasskey onDone={onDone} />}
          <SetUpAuthenticator isAlternative={canUsePasskeys} onDone={onDone} />
        </>
      )}
    </section>
  );
}

function CodeFirst() {
  const t = useTexts();
  const { session } = useShell();
  const queries = useQueryClient();
  const [hasKey, setHasKey] = useState(false);
  const goOn = () => queries.invalidateQueries({ queryKey: OWN_FACTORS_KEY });
  const enter = async (setUpCode: string) => {
    await enterCode(setUpCode);
    await goOn();
  };
  if (hasKey) return <AdminKeyForm onConfirmed={goOn} />;
  return (
    <div className="grid max-w-prose gap-6">
      <p className="text-grey">{t('setUpCode.text')}</p>
      <SetUpCodeForm submit={t('setUpCode.submit')} failed={t('setUpCode.failed')} onSubmit={enter} />
      {session.person?.roles.includes('owner') && (
        <p>
          <Button variant="quiet" size="small" onClick={() => setHasKey(true)}>
            {t('setUpCode.useKey')}
          </Button>
        </p>
      )}
    </div>
  );
}
