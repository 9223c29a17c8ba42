// Invoices, receipts and their entries for `npm run bench:billing`, booked by the rules of the service itself: `ledger:check` finds them right.
import mongoose from 'mongoose';
import { built } from '../setup/built.mjs';
import { idOf, nameOf } from './list-rows.mjs';

const { issuedLines, declaredLines, chargedOf } = await built('services/billing', 'invoices/invoice-entries.rules.js');
const { cashLines } = await built('services/billing', 'invoices/cash-basis.rules.js');
const { receivedLines } = await built('services/billing', 'payments/payment.rules.js');
const { balanced, balanceKey, clientsIn, lineKeys, monthKey } = await built(
  'services/billing',
  'ledger/entry.rules.js',
);
const { addedUp, tallyOfInvoice, tallyOfPayment } = await built('services/billing', 'tallies/tally.rules.js');
const { clientsByDay } = await built('services/billing', 'books-check/sums-of-books.js');
const { clientKeysOf } = await built('services/billing', 'client-search/client-keys.js');
const { formatNumber, numberKeys } = await built('services/billing', 'number-series/number.rules.js');

const BATCH = 1000;
const DAY_MS = 86_400_000;
/** Five years of a firm, however many invoices they have. */
const DAYS = 1825;
const AREAS = ['corporate-law', 'family-law', 'real-estate', 'tax'];
const METHODS = ['bank_transfer', 'check', 'cash'];
export const ACCOUNTANT = idOf(2, 1);
const RATE = { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban' };

const dayBefore = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** Every tenth invoice is the same client's, the others have twenty or so each. */
const clientNumberOf = (n) => (n % 10 === 0 ? 1 : 2 + Math.floor(n / 20));
export const clientOf = (n) => idOf(1, clientNumberOf(n));
const keysOf = (n) => clientKeysOf({ name: nameOf(clientNumberOf(n)) });
/** Clients that so many invoices need. */
export const clientsOf = (count) => 3 + Math.floor(count / 20);

/** What grows with each row and is written in the end. */
export class Books {
  seq = 0;
  balances = new Map();
  months = new Map();
  numbers = new Map();
  tallies = [];
  lastDays = new Map();

  /** Adds invoices `from` to `to`, with the payments of most of them. */
  async load(uri, from, to) {
    const connection = await mongoose.createConnection(uri, { autoIndex: false, autoCreate: false }).asPromise();
    const db = connection.useDb('diwan_billing');
    for (let start = from; start < to; start += BATCH) {
      const rows = { invoices: [], payments: [], ledger_entries: [] };
      for (let n = start; n < Math.min(start + BATCH, to); n++) this.add(n, rows);
      for (const [name, some] of Object.entries(rows)) await db.collection(name).insertMany(some, { ordered: false });
    }
    await this.writeSums(db);
    await connection.close();
  }

  add(n, rows) {
    const age = (n * 7919) % DAYS;
    const issueDate = dayBefore(age);
    // Most are paid a month later; of those that are older every fiftieth never is.
    const isOpen = age < 45 || n % 50 === 7;
    const invoice = invoiceOf(n, issueDate, this.number('INV', issueDate));
    const rate = { ...RATE, day: issueDate };
    const source = { kind: 'invoice', id: String(invoice._id) };
    const { currency } = invoice;
    const issued = { day: issueDate, source, at: invoice.issuedAt };
    this.book({ ...issued, kind: 'issued', currency, lines: issuedLines(invoice) }, rows);
    const declared = declaredLines(invoice.lines.map(chargedOf), currency, rate);
    this.book({ ...issued, kind: 'declared', currency: 'LBP', lines: declared }, rows);
    rows.invoices.push(invoice);
    if (!isOpen) this.pay(invoice, dayBefore(age - 30), rows);
    this.tallies.push(...tallyOfInvoice(invoice));
  }

  pay(invoice, day, rows) {
    const number = this.number('REC', day);
    const payment = paymentOf(invoice, day, number);
    const id = String(payment._id);
    const settled = { id, kind: 'payment', number, day, amountMinor: invoice.totalMinor, voided: false };
    Object.assign(invoice, { settlements: [settled], paidMinor: invoice.totalMinor, balanceMinor: 0 });
    Object.assign(invoice, { isOpen: false, isTouched: true });
    const { currency } = invoice;
    const received = { day, source: { kind: 'payment', id }, currency, at: payment.recordedAt };
    this.book({ ...received, kind: 'received', lines: receivedLines(payment) }, rows);
    const cash = cashLines(invoice, 0, invoice.totalMinor);
    this.book({ ...received, kind: `earned-${invoice._id}`, lines: cash }, rows);
    rows.payments.push(payment);
    this.tallies.push(...tallyOfPayment(payment));
  }

  /** The next number of a series in a year. */
  number(series, day) {
    const key = `${series}-${day.slice(0, 4)}`;
    const last = (this.numbers.get(key) ?? 0) + 1;
    this.numbers.set(key, last);
    return formatNumber(series, day, last);
  }

  book(entry, rows) {
    const lines = balanced(entry.lines);
    if (lines.length === 0) return;
    this.seq += 1;
    rows.ledger_entries.push({ ...entry, lines, lineKeys: lineKeys(lines), seq: this.seq, by: ACCOUNTANT });
    for (const client of clientsIn(lines))
      if (entry.day > (this.lastDays.get(client) ?? '')) this.lastDays.set(client, entry.day);
    for (const line of lines) {
      const key = balanceKey(line, entry.currency);
      if (key !== null) grow(this.balances, key, balanceOf(line, entry), { amountMinor: line.amountMinor });
      const sides = { debitMinor: Math.max(line.amountMinor, 0), creditMinor: Math.max(-line.amountMinor, 0) };
      grow(this.months, monthKey(line, entry.currency, entry.day), monthOf(line, entry), sides);
    }
  }

  async writeSums(db) {
    await db
      .collection('ledger_head')
      .replaceOne({ _id: 'head' }, { seq: this.seq, closedUntil: null }, { upsert: true });
    await replaceAll(db.collection('ledger_balances'), [...this.balances.values()]);
    await replaceAll(db.collection('ledger_months'), [...this.months.values()]);
    this.tallies = addedUp(this.tallies);
    await replaceAll(db.collection('tallies'), this.tallies);
    const clients = [...this.lastDays].map(([_id, lastDay]) => ({ _id, lastDay }));
    await replaceAll(db.collection('ledger_clients'), clients);
    await replaceAll(db.collection('ledger_last_days'), clientsByDay(this.lastDays));
    const series = [...this.numbers].map(([_id, last]) => ({ _id, last }));
    await replaceAll(db.collection('number_series'), series);
    const today = { _id: dayBefore(0), ...RATE, setBy: ACCOUNTANT, setAt: new Date() };
    await replaceAll(db.collection('exchange_rates'), [today]);
  }
}

function invoiceOf(n, issueDate, number) {
  const currency = n % 7 === 0 ? 'LBP' : 'USD';
  const unitPriceMinor = (currency === 'LBP' ? 900_000_000 : 10_000) + (n % 500);
  const amounts = { quantityMilli: 2000, unitPriceMinor, amountMinor: 2 * unitPriceMinor, discountMinor: 0 };
  const words = { description: 'Court appearance', explanation: '', vatClass: 'standard', source: { kind: 'by_hand' } };
  const vatMinor = Math.round((2 * unitPriceMinor * 11) / 100);
  const netMinor = 2 * unitPriceMinor;
  const totalMinor = netMinor + vatMinor;
  const at = new Date(`${issueDate}T08:00:00Z`);
  const inPounds = (amount) => (currency === 'LBP' ? amount : amount * 895);
  return {
    _id: new mongoose.Types.ObjectId(),
    ...{ state: 'issued', number, numberKeys: numberKeys(number), clientId: clientOf(n), clientKeys: keysOf(n) },
    caseId: null,
    ...{ area: AREAS[n % AREAS.length], currency, language: 'en', issueDate, dueDate: dayAfter(issueDate, 30) },
    ...{ terms: 'net_30', discount: null, lines: [{ ...words, ...amounts, vatMinor }], standardVatBp: 1100, notes: '' },
    totals: { subtotalMinor: netMinor, discountMinor: 0, netMinor, vatMinor, totalMinor },
    ...{
      rate: { ...RATE, day: issueDate },
      inPounds: { totalMinor: inPounds(totalMinor), vatMinor: inPounds(vatMinor) },
    },
    ...{ totalMinor, paidMinor: 0, creditedMinor: 0, balanceMinor: totalMinor, isOpen: true, isTouched: false },
    ...{ settlements: [], createdBy: ACCOUNTANT, createdAt: at, updatedAt: at, issuedAt: at, issuedBy: ACCOUNTANT },
    ...{ viewedAt: null, voided: null, version: 2 },
  };
}

function paymentOf({ _id, number: invoiceNumber, clientId, clientKeys, currency, totalMinor, issueDate }, day, number) {
  const to = { invoiceId: String(_id), invoiceNumber, caseId: null, amountMinor: totalMinor, currency };
  return {
    _id: new mongoose.Types.ObjectId(),
    ...{ number, numberKeys: numberKeys(number), clientId, clientKeys, amount: { amountMinor: totalMinor, currency } },
    ...{ method: METHODS[issueDate.charCodeAt(9) % METHODS.length], day, reference: '', notes: '', rate: null },
    ...{ allocations: [{ ...to, usedMinor: totalMinor, differenceMinor: 0 }], soleCaseId: null, creditMinor: 0 },
    ...{ recordedBy: ACCOUNTANT, recordedAt: new Date(`${day}T09:00:00Z`), isVoid: false, voided: null },
  };
}

const dayAfter = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const balanceOf = ({ account, clientId, caseId }, { currency }) => ({
  account,
  currency,
  clientId,
  caseId: caseId ?? '',
});
const monthOf = ({ account, detail = '' }, { currency, day }) => ({
  month: day.slice(0, 7),
  account,
  detail,
  currency,
});

/** Adds to the amounts of a row, which begins with none. */
function grow(rows, _id, fields, amounts) {
  const row = rows.get(_id) ?? { _id, ...fields };
  for (const [name, amount] of Object.entries(amounts)) row[name] = (row[name] ?? 0) + amount;
  rows.set(_id, row);
}

async function replaceAll(collection, rows) {
  await collection.deleteMany({});
  for (let start = 0; start < rows.length; start += BATCH)
    await collection.insertMany(rows.slice(start, start + BATCH));
}
