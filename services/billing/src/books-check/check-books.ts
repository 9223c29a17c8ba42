import type { Connection, Schema } from 'mongoose';
import { fundMovementSchema } from '../client-funds/fund-movement.schema.js';
import { creditNoteSchema } from '../credit-notes/credit-note.schema.js';
import { creditPayoutSchema } from '../credit-payouts/credit-payout.schema.js';
import { type InvoiceRecord, invoiceSchema } from '../invoices/invoice.schema.js';
import { isPaid } from '../invoices/tell-paid.js';
import { checkLedger, type LedgerFindings } from '../ledger/check-ledger.js';
import { type LedgerBalance, ledgerBalanceSchema } from '../ledger/ledger.schema.js';
import { paymentSchema } from '../payments/payment.schema.js';
import { expenseFaults } from './expense-faults.js';
import { numberFaults } from './number-faults.js';
import { sumFaults } from './sum-faults.js';

/** What was found, and how many documents were looked at. */
export interface BooksFindings extends LedgerFindings {
  documents: number;
}

interface Numbered {
  number: string;
}

/** Documents that have a number and whose amounts the ledger proves. */
const NUMBERED: readonly (readonly [string, Schema])[] = [
  ['Payment', paymentSchema as unknown as Schema],
  ['CreditNote', creditNoteSchema as unknown as Schema],
  ['CreditPayout', creditPayoutSchema as unknown as Schema],
  ['FundMovement', fundMovementSchema as unknown as Schema],
];

/**
 * Proves the books: the ledger in itself, the documents by it (what is open of a client's invoices is what the ledger says they owe), and
 * costs and reclaimed tax by the expenses, the numbers, which have no gap and no repeat (BILL-02); and what is kept beside both for reports. Changes nothing.
 */
export async function checkBooks(connection: Connection): Promise<BooksFindings> {
  const ledger = await checkLedger(connection);
  const owed = new Map<string, number>();
  const numbers: string[] = [];
  let documents = 0;
  const invoices = connection.model<InvoiceRecord>('Invoice', invoiceSchema);
  for await (const invoice of invoices.find().lean<InvoiceRecord[]>().cursor()) {
    documents += 1;
    if (invoice.number) numbers.push(invoice.number);
    ledger.faults.push(...invoiceFaults(invoice));
    if (invoice.state !== 'issued') continue;
    const key = ['receivable', invoice.currency, invoice.clientId, invoice.caseId ?? ''].join('|');
    owed.set(key, (owed.get(key) ?? 0) + invoice.balanceMinor);
  }
  for (const [name, schema] of NUMBERED) {
    for await (const { number } of connection.model<Numbered>(name, schema).find().lean<Numbered[]>().cursor()) {
      documents += 1;
      numbers.push(number);
    }
  }
  const debts = await debtFaults(connection, owed);
  const spent = await expenseFaults(connection);
  const sums = await sumFaults(connection);
  return {
    entries: ledger.entries,
    documents,
    faults: [...ledger.faults, ...debts, ...spent, ...sums, ...numberFaults(numbers)],
  };
}

/** What an invoice says of itself. */
function invoiceFaults(invoice: InvoiceRecord): string[] {
  const { number, state, totalMinor, paidMinor, creditedMinor, balanceMinor, settlements } = invoice;
  if (state !== 'issued') return [];
  const faults: string[] = [];
  if (balanceMinor !== totalMinor - paidMinor - creditedMinor)
    faults.push(`invoice ${number}: its balance is not what is left`);
  if (balanceMinor < 0) faults.push(`invoice ${number}: less than nothing is left`);
  if (!invoice.isOpen && invoice.isPaid !== isPaid(invoice))
    faults.push(`invoice ${number}: whether it is paid is kept wrongly`);
  const settled = settlements
    .filter(({ voided }) => !voided)
    .reduce((total, { amountMinor }) => total + amountMinor, 0);
  // A credit note turns what was paid into credit: then less is paid than its payments brought.
  if (settled < paidMinor + creditedMinor) faults.push(`invoice ${number}: more is paid than its settlements say`);
  return faults;
}

async function debtFaults(connection: Connection, owed: ReadonlyMap<string, number>): Promise<string[]> {
  const model = connection.model<LedgerBalance>('LedgerBalance', ledgerBalanceSchema);
  const booked = new Map<string, number>();
  for await (const { _id, amountMinor } of model.find({ account: 'receivable' }).lean<LedgerBalance[]>().cursor())
    booked.set(_id, amountMinor);
  return [...new Set([...owed.keys(), ...booked.keys()])].flatMap((key) => {
    const [invoices, ledger] = [owed.get(key) ?? 0, booked.get(key) ?? 0];
    return invoices === ledger ? [] : [`${key}: invoices say ${invoices}, the ledger ${ledger}`];
  });
}
