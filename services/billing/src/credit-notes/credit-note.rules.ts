import { leftOfLines } from '@diwan/contracts/money/credit-notes/fully-credited';
import { taxBack } from '@diwan/contracts/money/credit-notes/tax-back';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import type { CreditNoteRecord } from './credit-note.schema.js';

/** What somebody wants to take back of a line before tax. */
interface Wish {
  place: number;
  netMinor: number;
}

type Line = CreditNoteRecord['lines'][number];

/** Why the wish cannot be: the line does not exist or is named twice, or less than that is left of it. */
export type CreditFault = 'invalid' | 'too_large';

/** The lines of a credit note, with the tax that comes back. Answers the fault of the first wish that cannot be. */
export function creditLines(
  { lines }: Pick<InvoiceRecord, 'lines'>,
  before: readonly Pick<CreditNoteRecord, 'lines'>[],
  wishes: readonly Wish[],
): Line[] | CreditFault {
  if (new Set(wishes.map(({ place }) => place)).size < wishes.length) return 'invalid';
  const left = leftOfLines(
    lines,
    before.flatMap((note) => note.lines),
  );
  const credited: Line[] = [];
  for (const { place, netMinor } of wishes) {
    const line = lines[place];
    if (!line) return 'invalid';
    const net = line.amountMinor - line.discountMinor;
    const taken = net - (left[place] ?? 0);
    if (taken + netMinor > net) return 'too_large';
    const whole = { netMinor: net, vatMinor: line.vatMinor };
    const vatMinor = taxBack(whole, { takenMinor: taken, moreMinor: netMinor });
    credited.push({ place, description: line.description, netMinor, vatMinor });
  }
  return credited;
}
