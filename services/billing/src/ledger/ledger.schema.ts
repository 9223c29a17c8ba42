import type { Currency } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';
import type { AccountName } from './accounts.js';
import type { EntrySource, LedgerLine } from './entry.rules.js';

/** A booked entry. Never changed: it is taken back by another one. */
export interface LedgerEntryRecord {
  _id: Types.ObjectId;
  /** Its place in the ledger, from 1, without gaps. */
  seq: number;
  day: string;
  kind: string;
  source: EntrySource;
  currency: Currency;
  lines: LedgerLine[];
  /** What it is found by: follows from the lines. */
  lineKeys: string[];
  by: string | null;
  at: Date;
  /** Absent where nobody could owe credit back by it. */
  mayOwe?: boolean;
}

/** Where the ledger ends, and up to which day it is closed: one row, so that closing and booking cannot pass each other. */
export interface LedgerHead {
  _id: 'head';
  seq: number;
  closedUntil: string | null;
}

/** What a client has on an account: the sum of the lines that name them. */
export interface LedgerBalance {
  _id: string;
  account: AccountName;
  currency: Currency;
  clientId: string;
  /** Empty where no case is named. */
  caseId: string;
  amountMinor: number;
}

/** Since when nothing was booked for a client. */
export interface LedgerClient {
  /** The client. */
  _id: string;
  /** The latest day of an entry that names them, `YYYY-MM-DD`. */
  lastDay: string;
}

/** For how many clients a day is the last one on which anything was booked. */
export interface LedgerLastDay {
  /** The day, `YYYY-MM-DD`. */
  _id: string;
  clients: number;
}

/** What was booked on an account in a month. Both sides are positive. */
export interface LedgerMonth {
  _id: string;
  /** `YYYY-MM`. */
  month: string;
  account: AccountName;
  detail: string;
  currency: Currency;
  debitMinor: number;
  creditMinor: number;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const lineSchema = new Schema<LedgerLine>(
  { account: text, amountMinor: number, clientId: String, caseId: String, detail: String },
  { _id: false },
);

export const ledgerEntrySchema = new Schema<LedgerEntryRecord>(
  {
    seq: number,
    day: text,
    kind: text,
    source: { type: { kind: text, id: text }, _id: false, required: true },
    currency: text,
    lines: { type: [lineSchema], required: true },
    lineKeys: { type: [String], required: true },
    by: { type: String, default: null },
    at: { type: Date, required: true },
    mayOwe: Boolean,
  },
  { collection: 'ledger_entries', versionKey: false },
);
// Ledger.post: two entries can never have one place; checkLedger reads in this order.
ledgerEntrySchema.index({ seq: 1 }, { unique: true });
// Ledger.post: what happened is booked once; Ledger.ofSource.
ledgerEntrySchema.index({ 'source.id': 1, 'source.kind': 1, kind: 1, currency: 1 }, { unique: true });
// LedgerPages, LedgerReader: the rows of an account, a part of it, a client, by day.
ledgerEntrySchema.index({ lineKeys: 1, day: -1, seq: -1 });
// LedgerPages: the whole ledger by day.
ledgerEntrySchema.index({ day: -1, seq: -1 });
ledgerEntrySchema.pre(
  /^(updateOne|updateMany|replaceOne|findOneAndUpdate|findOneAndReplace|findOneAndDelete|deleteOne|deleteMany)$/,
  () => {
    throw new Error('the ledger only grows');
  },
);

export const ledgerHeadSchema = new Schema<LedgerHead>(
  { _id: text, seq: number, closedUntil: { type: String, default: null } },
  { collection: 'ledger_head', versionKey: false },
);

export const ledgerBalanceSchema = new Schema<LedgerBalance>(
  {
    _id: text,
    account: text,
    currency: text,
    clientId: text,
    caseId: { type: String, default: '' },
    amountMinor: number,
  },
  { collection: 'ledger_balances', versionKey: false },
);
// Ledger.balancesOf: all that a client has; .receivablesOf.
ledgerBalanceSchema.index({ clientId: 1, account: 1 });
// LedgerReader.heldForCase.
ledgerBalanceSchema.index({ caseId: 1, account: 1 });
// Reconciliation of client money: everybody's.
ledgerBalanceSchema.index({ account: 1, currency: 1, clientId: 1 });

export const ledgerClientSchema = new Schema<LedgerClient>(
  { _id: text, lastDay: text },
  { collection: 'ledger_clients', versionKey: false },
);

export const ledgerLastDaySchema = new Schema<LedgerLastDay>(
  { _id: text, clients: number },
  { collection: 'ledger_last_days', versionKey: false },
);

export const ledgerMonthSchema = new Schema<LedgerMonth>(
  {
    _id: text,
    month: text,
    account: text,
    detail: { type: String, default: '' },
    currency: text,
    debitMinor: number,
    creditMinor: number,
  },
  { collection: 'ledger_months', versionKey: false },
);
// Reports: accounts over some months.
ledgerMonthSchema.index({ account: 1, month: 1 });
