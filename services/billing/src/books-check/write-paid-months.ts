import type { Connection } from 'mongoose';
import { type InvoiceRecord, invoiceSchema } from '../invoices/invoice.schema.js';
import { type LedgerHead, ledgerHeadSchema } from '../ledger/ledger.schema.js';
import { addedUp, tallyOfInvoice } from '../tallies/tally.rules.js';
import { type TallyRecord, tallySchema } from '../tallies/tally.schema.js';

/** What builds counted before paid invoices were told from those that were taken back. */
const FORMER = 'settled_month';

type Counted = Pick<InvoiceRecord, 'currency' | 'issueDate' | 'paidMinor'>;

/**
 * Counts paid invoices by month in place of settled ones, once. Nothing is booked meanwhile: who would has to write in the ledger's head, and
 * waits. Returns whether there was anything to do.
 */
export async function writePaidMonths(connection: Connection): Promise<boolean> {
  const tallies = connection.model<TallyRecord>('Tally', tallySchema);
  if (!(await connection.collection('tallies').findOne({ of: FORMER }))) return false;
  const heads = connection.model<LedgerHead>('LedgerHead', ledgerHeadSchema);
  const invoices = connection.model<InvoiceRecord>('Invoice', invoiceSchema);
  await connection.transaction(async (session) => {
    await heads.updateOne({ _id: 'head' }, { $inc: { seq: 1 } }, { session });
    const settled = invoices
      .find({ state: 'issued', isOpen: false })
      .select({ currency: 1, issueDate: 1, paidMinor: 1 })
      .lean<Counted[]>();
    const parts: TallyRecord[] = [];
    for await (const one of settled.cursor())
      parts.push(
        ...tallyOfInvoice({ ...one, state: 'issued', isOpen: false, clientId: '', dueDate: '', balanceMinor: 0 }),
      );
    await tallies.deleteMany({ of: 'paid_month' }, { session });
    await connection.collection('tallies').deleteMany({ of: FORMER }, { session });
    await tallies.insertMany(addedUp(parts), { session });
    await heads.updateOne({ _id: 'head' }, { $inc: { seq: -1 } }, { session });
  });
  return true;
}
