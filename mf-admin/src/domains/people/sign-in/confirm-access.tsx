import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Skeleton } from '@diwan/ui/skeleton';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useOwnFactors } from './api/own-factors.js';
import { AuthenticatorCodeForm } from './authenticator-code-form.js';
import { ConfirmByPasskey } from './confirm-by-passkey.js';
import { RecoveryCodeForm } from './recovery-code-form.js';

type Way = 'passkey' | 'authenticator' | 'recovery';

const OTHER_WAY = {
  passkey: 'passkey.useInstead',
  authenticator: 'recovery.useApp',
  recovery: 'recovery.lost',
} as const;

/** Lets staff in who have a passkey, an authenticator, or one of their recovery codes. */
export function ConfirmAccess({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts();
  const { notify } = useShell();
  const [chosen, setChosen] = useState<Way | null>(null);
  const { data, isPending } = useOwnFactors();
  if (isPending) return <Skeleton label={t('page.loading')} bars={[{ width: 'third' }, { shape: 'control' }]} />;

  // Nobody is kept out because the question failed: the services refuse what somebody does not have.
  const ways: Way[] = ['recovery'];
  if (data?.authenticator !== false) ways.unshift('authenticator');
  if (data && data.passkeys > 0 && browserSupportsWebAuthn()) ways.unshift('passkey');
  const way = chosen ?? ways[0];
  const enter = () => {
    notify.success(t('adminLogin.welcomeBack'), { description: t('adminLogin.confirmedText') });
    onConfirmed();
  };
  return (
    <div className="grid justify-items-start gap-8">
      {way === 'passkey' && <ConfirmByPasskey onConfirmed={enter} />}
      {way === 'authenticator' && <AuthenticatorCodeForm submit={t('adminLogin.submit')} onConfirmed={enter} />}
      {way === 'recovery' && <RecoveryCodeForm onConfirmed={enter} />}
      <div className="flex flex-wrap gap-2">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" size="small" onClick={() => setChosen(other)}>
              {t(OTHER_WAY[other])}
            </Button>
          ))}
      </div>
    </div>
  );
}
