import { useSheetEntry } from '@diwan/mf-kit';
import { Sheet, type SheetProps } from '@diwan/ui/sheet';
import { useTexts } from '../texts.js';

/** A sheet that only shows something: Back closes it like its button. */
export function SideSheet({
  onClose,
  ...sheet
}: Omit<SheetProps, 'open' | 'onOpenChange' | 'closeLabel'> & { onClose: () => void }) {
  const t = useTexts();
  useSheetEntry({ dirty: false, onAsk: (proceed) => proceed(), onClose });
  return <Sheet {...sheet} open onOpenChange={onClose} closeLabel={t('form.close')} />;
}
