import { Sheet } from '@diwan/ui/sheet';
import { useUnsavedChanges } from '@diwan/ui/unsaved-changes';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts.js';
import { UnsavedContext } from './unsaved.js';
import { DiscardDialog } from './unsaved-guard.js';

export interface EditorSheetProps {
  title: string;
  description?: string;
  onClose: () => void;
  /** The form, given how to leave: it asks when something would be lost. */
  children: (leave: () => void) => ReactNode;
}

/** A sheet with a form. Whatever closes it asks first when something was typed and not saved (OFF-11). */
export function EditorSheet({ title, description, onClose, children }: EditorSheetProps) {
  const t = useTexts();
  const [dirty, setDirty] = useState(false);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useUnsavedChanges(dirty, (proceed) => setGoOn(() => proceed));
  const leave = () => (dirty ? setGoOn(() => onClose) : onClose());
  return (
    <Sheet open onOpenChange={leave} title={title} {...(description && { description })} closeLabel={t('form.close')}>
      <UnsavedContext value={setDirty}>{children(leave)}</UnsavedContext>
      <DiscardDialog goOn={goOn} onStay={() => setGoOn(null)} />
    </Sheet>
  );
}
