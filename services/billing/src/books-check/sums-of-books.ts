import type { Connection } from 'mongoose';
import { type InvoiceRecord, invoiceSchema } from '../invoices/invoice.schema.js';
import { clientsIn } from '../ledger/entry.rules.js';
import { type LedgerEntryRecord, type LedgerLastDay, ledgerEntrySchema } from '../ledger/ledger.schema.js';
import { type PaymentRecord, paymentSchema } from '../payments/payment.schema.js';
import { addedUp, tallyOfInvoice, tallyOfPayment } from '../tallies/tally.rules.js';
import type { TallyRecord } from '../tallies/tally.schema.js';

/** What is kept beside documents and entries, as these say it. */
export interface SumsOfBooks {
  tallies: TallyRecord[];
  /** The latest day of an entry, by the client it names. */
  lastDays: Map<string, string>;
}

/** Reads every invoice, payment and entry. Changes nothing. */
export async function sumsOfBooks(connection: Connection): Promise<SumsOfBooks> {
  const parts: TallyRecord[] = [];
  const invoices = connection.model<InvoiceRecord>('Invoice', invoiceSchema);
  for await (const invoice of invoices.find().lean<InvoiceRecord[]>().cursor()) parts.push(...tallyOfInvoice(invoice));
  const payments = connection.model<PaymentRecord>('Payment', paymentSchema);
  for await (const payment of payments.find().lean<PaymentRecord[]>().cursor()) parts.push(...tallyOfPayment(payment));
  const lastDays = new Map<string, string>();
  const entries = connection.model<LedgerEntryRecord>('LedgerEntry', ledgerEntrySchema);
  for await (const { day, lines } of entries.find().lean<LedgerEntryRecord[]>().cursor())
    for (const clientId of clientsIn(lines)) if (day > (lastDays.get(clientId) ?? '')) lastDays.set(clientId, day);
  return { tallies: addedUp(parts), lastDays };
}

/** For how many clients each day is the last one. */
export function clientsByDay(lastDays: ReadonlyMap<string, string>): LedgerLastDay[] {
  const days = new Map<string, number>();
  for (const day of lastDays.values()) days.set(day, (days.get(day) ?? 0) + 1);
  return [...days].map(([_id, clients]) => ({ _id, clients }));
}
