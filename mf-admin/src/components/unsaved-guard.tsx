import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useUnsavedChanges } from '@diwan/ui/unsaved-changes';
import { useState } from 'react';
import { useTexts } from '../texts.js';

/** Asks before a page with unsaved changes is left. Draws nothing until then. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useUnsavedChanges(dirty, (proceed) => setGoOn(() => proceed));
  return <DiscardDialog goOn={goOn} onStay={() => setGoOn(null)} />;
}

export interface DiscardDialogProps {
  /** What happens when the changes are given up; null while nobody asks. */
  goOn: (() => void) | null;
  onStay: () => void;
}

/** Whether to give up what was typed and not saved (OFF-11). */
export function DiscardDialog({ goOn, onStay }: DiscardDialogProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      open={goOn !== null}
      onOpenChange={onStay}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.discard')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => {
        onStay();
        goOn?.();
      }}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
