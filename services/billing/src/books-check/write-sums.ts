import type { Connection } from 'mongoose';
import { type InvoiceRecord, invoiceSchema } from '../invoices/invoice.schema.js';
import { tellPaid } from '../invoices/tell-paid.js';
import { lineKeys } from '../ledger/entry.rules.js';
import {
  type LedgerClient,
  type LedgerEntryRecord,
  type LedgerHead,
  type LedgerLastDay,
  ledgerClientSchema,
  ledgerEntrySchema,
  ledgerHeadSchema,
  ledgerLastDaySchema,
} from '../ledger/ledger.schema.js';
import { type TallyRecord, tallySchema } from '../tallies/tally.schema.js';
import { clientsByDay, sumsOfBooks } from './sums-of-books.js';

const PORTION = 500;

/**
 * Writes anew what is kept beside documents and entries: tallies, last days, what entries are found by and which invoices are paid. Nothing is booked meanwhile:
 * who would has to write in the ledger's head, and waits.
 */
export async function writeSums(connection: Connection): Promise<void> {
  const heads = connection.model<LedgerHead>('LedgerHead', ledgerHeadSchema);
  const tallies = connection.model<TallyRecord>('Tally', tallySchema);
  const clients = connection.model<LedgerClient>('LedgerClient', ledgerClientSchema);
  const days = connection.model<LedgerLastDay>('LedgerLastDay', ledgerLastDaySchema);
  await writeLineKeys(connection);
  await tellPaid(connection.model<InvoiceRecord>('Invoice', invoiceSchema));
  await connection.transaction(async (session) => {
    await heads.updateOne({ _id: 'head' }, { $inc: { seq: 1 } }, { session });
    const sums = await sumsOfBooks(connection);
    await tallies.deleteMany({}, { session });
    for (const some of portions(sums.tallies)) await tallies.insertMany(some, { session });
    await clients.deleteMany({}, { session });
    const rows = [...sums.lastDays].map(([_id, lastDay]) => ({ _id, lastDay }));
    for (const some of portions(rows)) await clients.insertMany(some, { session });
    await days.deleteMany({}, { session });
    for (const some of portions(clientsByDay(sums.lastDays))) await days.insertMany(some, { session });
    await heads.updateOne({ _id: 'head' }, { $inc: { seq: -1 } }, { session });
  });
}

/** Entries from before they were found by keys. What they say is not touched: the ledger only grows. */
async function writeLineKeys(connection: Connection): Promise<void> {
  const entries = connection.model<LedgerEntryRecord>('LedgerEntry', ledgerEntrySchema);
  let writes: { updateOne: { filter: object; update: object } }[] = [];
  const write = async () => {
    if (writes.length > 0) await connection.collection('ledger_entries').bulkWrite(writes);
    writes = [];
  };
  for await (const { _id, lines, lineKeys: kept } of entries.find().lean<LedgerEntryRecord[]>().cursor()) {
    const keys = lineKeys(lines);
    if (kept?.join() === keys.join()) continue;
    writes.push({ updateOne: { filter: { _id }, update: { $set: { lineKeys: keys } } } });
    if (writes.length === PORTION) await write();
  }
  await write();
}

function* portions<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += PORTION) yield rows.slice(start, start + PORTION);
}
