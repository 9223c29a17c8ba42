import { type DialogProps, ModalFrame } from './dialog.js';

export type SheetProps = Omit<DialogProps, 'size'>;

/** A panel at the end of the line, for editing beside a list. */
export function Sheet(props: SheetProps) {
  return <ModalFrame {...props} className="ui-sheet" />;
}
