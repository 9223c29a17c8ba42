import { type Model, trusted } from 'mongoose';
import type { InvoiceRecord } from './invoice.schema.js';

/** Whether an invoice is settled, and not by credit notes alone. */
export const isPaid = ({ state, isOpen, paidMinor }: Pick<InvoiceRecord, 'state' | 'isOpen' | 'paidMinor'>): boolean =>
  state === 'issued' && !isOpen && paidMinor > 0;

/** Puts right what is kept of it with settled invoices, which builds from before it was told apart leave behind. */
export async function tellPaid(invoices: Model<InvoiceRecord>): Promise<void> {
  const settled = { state: 'issued' as const, isOpen: false };
  for (const [paidMinor, paid] of [
    [trusted({ $gt: 0 }), true],
    [trusted({ $lte: 0 }), false],
  ] as const)
    await invoices.updateMany(
      { ...settled, isPaid: trusted({ $ne: paid }), paidMinor },
      { $set: { isPaid: paid } },
      { timestamps: false },
    );
}
