import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { HelpActions } from '../../../frame/help-actions.js';
import { useTexts } from '../../../texts.js';
import type { DenialReason } from './denial.js';

/** The check said no: why, and what can be done about it. Trying again asks for the confirmation that was missing. */
export function AccessDenied({ reason, onRetry }: { reason: DenialReason; onRetry(): void }) {
  const t = useTexts();
  const canConfirm = reason === 'FRESH_SIGN_IN_REQUIRED';
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('viewer.denied')}
      actions={canConfirm ? <Button onClick={onRetry}>{t('fresh.confirm')}</Button> : <HelpActions />}
    >
      <p>{t('viewer.deniedText', { action: t('action.view.word') })}</p>
      <p>{t(`reason.${reason}`)}</p>
    </Notice>
  );
}
