import { useBackGuard, useUnsavedWork } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useUnsavedChanges } from '@diwan/ui/unsaved-changes';
import { useState } from 'react';
import { useDeskTexts } from '../texts.js';

/** Asks before a page with unsaved changes is left, by a link, by Back or by closing. Draws nothing until then. */
export function UnsavedGuard({ dirty, onDiscard }: { dirty: boolean; onDiscard?: () => void }) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const ask = (proceed: () => void) =>
    setGoOn(() => () => {
      onDiscard?.();
      proceed();
    });
  useUnsavedChanges(dirty, ask);
  useUnsavedWork(dirty);
  useBackGuard({ dirty, onAsk: ask });
  return <DiscardDialog goOn={goOn} onStay={() => setGoOn(null)} />;
}

export interface DiscardDialogProps {
  /** What happens when the changes are given up; null while nobody asks. */
  goOn: (() => void) | null;
  onStay: () => void;
}

/** Whether to give up what was typed and not saved (OFF-11). */
export function DiscardDialog({ goOn, onStay }: DiscardDialogProps) {
  const t = useDeskTexts();
  return (
    <ConfirmDialog
      open={goOn !== null}
      onOpenChange={onStay}
      title={t('desk.unsaved.title')}
      confirmLabel={t('desk.unsaved.discard')}
      cancelLabel={t('desk.unsaved.stay')}
      onConfirm={() => {
        onStay();
        goOn?.();
      }}
    >
      {t('desk.unsaved.text')}
    </ConfirmDialog>
  );
}
