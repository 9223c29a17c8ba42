import { leftOfLines } from '@diwan/contracts/money/credit-notes/fully-credited';
import type { CreditNote } from '@diwan/contracts/money/credit-notes/http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';

/** A line of an invoice with what can still be taken back of it, before tax. */
export interface LineLeft {
  place: number;
  description: string;
  vatClass: Invoice['lines'][number]['vatClass'];
  leftMinor: number;
  /** It charges for work or a cost that could be billed again once nothing is left of it. */
  holdsWork: boolean;
}

/** What is left of each line: its amount after the discount, without what earlier credit notes took. */
export function linesLeft(invoice: Pick<Invoice, 'lines'>, notes: readonly CreditNote[]): LineLeft[] {
  const left = leftOfLines(
    invoice.lines,
    notes.flatMap(({ lines }) => lines),
  );
  return invoice.lines.map(({ description, vatClass, amountMinor, discountMinor, source }, place) => {
    const leftMinor = left[place] ?? 0;
    const isOpen = leftMinor > 0 || amountMinor === discountMinor;
    return { place, description, vatClass, leftMinor, holdsWork: source.kind !== 'by_hand' && isOpen };
  });
}
