import type { CreditNote } from '@diwan/contracts/money/credit-notes/http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';

/** A line of an invoice with what can still be taken back of it, before tax. */
export interface LineLeft {
  place: number;
  description: string;
  vatClass: Invoice['lines'][number]['vatClass'];
  leftMinor: number;
}

/** What is left of each line: its amount after the discount, without what earlier credit notes took. */
export function linesLeft(invoice: Pick<Invoice, 'lines'>, notes: readonly CreditNote[]): LineLeft[] {
  const taken = notes.flatMap(({ lines }) => lines);
  return invoice.lines.map(({ description, vatClass, amountMinor, discountMinor }, place) => {
    const takenMinor = taken.filter((line) => line.place === place).reduce((sum, { netMinor }) => sum + netMinor, 0);
    return { place, description, vatClass, leftMinor: amountMinor - discountMinor - takenMinor };
  });
}
