import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useTexts } from '../../texts.js';
import { AuthenticatorCodeForm } from './authenticator-code-form.js';
import { RecoveryCodeForm } from './recovery-code-form.js';

/** Lets staff in who have an authenticator, or one of its recovery codes. */
export function ConfirmAccess({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts();
  const { notify } = useShell();
  const [lost, setLost] = useState(false);
  const enter = () => {
    notify.success(t('adminLogin.welcomeBack'), { description: t('adminLogin.confirmedText') });
    onConfirmed();
  };
  return (
    <div className="grid justify-items-start gap-8">
      {lost ? (
        <RecoveryCodeForm onConfirmed={enter} />
      ) : (
        <AuthenticatorCodeForm submit={t('adminLogin.submit')} onConfirmed={enter} />
      )}
      <Button variant="quiet" size="small" onClick={() => setLost(!lost)}>
        {t(lost ? 'recovery.useApp' : 'recovery.lost')}
      </Button>
    </div>
  );
}
