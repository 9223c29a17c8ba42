import { leftOfLines } from '@diwan/contracts/money/credit-notes/fully-credited';
import type { CreditNote } from '@diwan/contracts/money/credit-notes/http';
import type { TaxedLine } from '@diwan/contracts/money/credit-notes/tax-back';
import type { Invoice } from '@diwan/contracts/money/invoices/http';

/** A line of an invoice with what can still be taken back of it, before tax. */
export interface LineLeft {
  place: number;
  description: string;
  whole: TaxedLine;
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
  return invoice.lines.map(({ description, amountMinor, discountMinor, vatMinor, source }, place) => {
    const leftMinor = left[place] ?? 0;
    const isOpen = leftMinor > 0 || amountMinor === discountMinor;
    const whole = { netMinor: amountMinor - discountMinor, vatMinor };
    return { place, description, whole, leftMinor, holdsWork: source.kind !== 'by_hand' && isOpen };
  });
}
