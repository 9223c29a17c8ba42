import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useTexts } from '../../../texts.js';

export interface PassOnDialogProps {
  /** To whom; null: back to whoever answers requests. */
  name: string | null;
  /** Whether they may still read it then. */
  staysReadable: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before somebody gives away a lead that they cannot take back. */
export function PassOnDialog({ name, staysReadable, busy, onConfirm, onClose }: PassOnDialogProps) {
  const t = useTexts();
  const isBack = name === null;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={isBack ? t('leads.passOnNobody') : t('leads.passOnTitle', { name })}
      confirmLabel={t(isBack ? 'leads.giveBack' : 'leads.passOnConfirm')}
      cancelLabel={t('form.cancel')}
      onConfirm={onConfirm}
      busy={busy}
      busyLabel={t('leads.changing')}
    >
      {t(staysReadable ? 'leads.passOnReadable' : 'leads.passOnUnseen')}{' '}
      {isBack ? t('leads.passOnNobodyText') : t('leads.passOnText', { name })}
    </ConfirmDialog>
  );
}
