import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { passkeyReason } from '../../../components/passkey-reason.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { confirmByOwnPasskey } from './api/own-factors.js';

/** Confirms the second factor with a passkey. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { refreshSession } = useShell();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await confirmByOwnPasskey();
      await refreshSession();
      onConfirmed();
    } catch (error) {
      say.failed(t('passkey.confirmFailed'), error, passkeyReason(t, error));
    }
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-grey">{t('passkey.confirmText')}</p>
      <Button icon="lock" busy={busy} busyLabel={t('passkey.waiting')} onClick={() => void confirm()}>
        {t('passkey.confirm')}
      </Button>
    </div>
  );
}
