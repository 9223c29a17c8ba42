import { DiscardDialog } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { useSheetEntry, useUnsavedWork } from '@diwan/mf-kit';
import { Sheet } from '@diwan/ui/sheet';
import { useUnsavedChanges } from '@diwan/ui/unsaved-changes';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts.js';
import { type Unsaved, UnsavedContext } from './unsaved.js';

export interface EditorSheetProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  onClose: () => void;
  /** The form, given how to leave: it asks when something would be lost. */
  children: (leave: () => void) => ReactNode;
}

/** A sheet with a form. Whatever closes it, Back included, asks first when something was typed and not saved (OFF-11). */
export function EditorSheet({ title, description, footer, onClose, children }: EditorSheetProps) {
  const t = useTexts();
  const [dirty, setDirty] = useState(false);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const discards = useRef(new Set<() => void>());
  const unsaved = useMemo<Unsaved>(
    () => ({
      report: setDirty,
      onDiscard(work) {
        discards.current.add(work);
        return () => discards.current.delete(work);
      },
    }),
    [],
  );
  const ask = (proceed: () => void) =>
    setGoOn(() => () => {
      for (const discard of discards.current) discard();
      proceed();
    });
  const leave = () => (dirty ? ask(onClose) : onClose());
  useUnsavedChanges(dirty, ask);
  useUnsavedWork(dirty);
  useSheetEntry({ dirty, onAsk: ask, onClose });
  return (
    <Sheet
      open
      onOpenChange={leave}
      title={title}
      description={description}
      footer={footer}
      closeLabel={t('form.close')}
    >
      <UnsavedContext value={unsaved}>{children(leave)}</UnsavedContext>
      <DiscardDialog goOn={goOn} onStay={() => setGoOn(null)} />
    </Sheet>
  );
}
