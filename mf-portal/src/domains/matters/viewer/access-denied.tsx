import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { FreshCodeDialog } from '../../../codes/fresh-code-dialog.js';
import { HelpActions } from '../../../frame/help-actions.js';
import { useTexts } from '../../../texts.js';
import type { DenialReason } from './denial.js';

/** The check said no: why, and what can be done about it. */
export function AccessDenied({ reason, onRetry }: { reason: DenialReason; onRetry(): void }) {
  const t = useTexts();
  const [asksCode, setAsksCode] = useState(false);
  const canConfirm = reason === 'FRESH_SIGN_IN_REQUIRED';
  return (
    <>
      <Notice
        tone="danger"
        role="alert"
        title={t('viewer.denied')}
        actions={canConfirm ? <Button onClick={() => setAsksCode(true)}>{t('fresh.confirm')}</Button> : <HelpActions />}
      >
        <p>{t('viewer.deniedText', { action: t('action.view.word') })}</p>
        <p>{t(`reason.${reason}`)}</p>
      </Notice>
      <FreshCodeDialog
        open={asksCode}
        onClose={() => setAsksCode(false)}
        onConfirmed={() => {
          setAsksCode(false);
          onRetry();
        }}
      />
    </>
  );
}
