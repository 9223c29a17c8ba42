import type { ExpenseCategory, ExpenseState, ExpenseType } from '@diwan/contracts/money/expenses/expense';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Currency } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** The photo or PDF of a receipt, as it lies in the object store. */
export interface ReceiptRecord {
  objectKey: string;
  fileName: string;
  mime: string;
  bytes: number;
  sha256: string;
}

/** An expense as it is stored. The amount is in minor units, the day `YYYY-MM-DD` in Beirut. */
export interface ExpenseRecord {
  _id: Types.ObjectId;
  type: ExpenseType;
  category: ExpenseCategory;
  description: string;
  amountMinor: number;
  /** Tax within the amount that is reclaimed; absent in expenses from before it was noted. */
  vatMinor?: number;
  /** By which rate it was reckoned, in basis points; null where it was typed, or there is none. */
  vatBp?: number | null;
  currency: Currency;
  day: string;
  receiptNumber: string;
  vendor: string;
  method: PaymentMethod;
  billable: boolean;
  clientId: string | null;
  caseId: string | null;
  receipt: ReceiptRecord | null;
  state: ExpenseState;
  decision: { at: Date; by: string; reason: string } | null;
  /** How often it was booked, corrections included: names the entry. */
  bookings: number;
  /** The kind of its entry that stands in the ledger; null while it is in no book. */
  bookedAs: string | null;
  /** The invoice that charges for it; an expense is on one at most (D-120). */
  invoiceId: string | null;
  /** Folded words of description, vendor and receipt number, for the search. */
  searchWords: string[];
  createdBy: string;
  deletedAt: Date | null;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const optional = { type: String, default: '' } as const;
const id = { type: String, default: null } as const;
const number = { type: Number, required: true } as const;

const receipt = new Schema<ReceiptRecord>(
  { objectKey: text, fileName: text, mime: text, bytes: number, sha256: text },
  { _id: false },
);
const decision = new Schema(
  { at: { type: Date, required: true }, by: text, reason: { type: String, default: '' } },
  { _id: false },
);

export const expenseSchema = new Schema<ExpenseRecord>(
  {
    type: text,
    category: text,
    description: text,
    amountMinor: number,
    vatMinor: { type: Number, default: 0 },
    vatBp: { type: Number, default: null },
    currency: text,
    day: text,
    receiptNumber: optional,
    vendor: optional,
    method: text,
    billable: { type: Boolean, required: true },
    clientId: id,
    caseId: id,
    receipt: { type: receipt, default: null },
    state: text,
    decision: { type: decision, default: null },
    bookings: { type: Number, default: 0 },
    bookedAs: id,
    invoiceId: id,
    searchWords: { type: [String], required: true },
    createdBy: text,
    deletedAt: { type: Date, default: null },
    version: number,
  },
  { collection: 'expenses', timestamps: true, versionKey: false },
);

// ExpenseRepository.page, the latest first: all, one's own, of a state, a category, a kind, a client.
expenseSchema.index({ deletedAt: 1, day: 1, _id: 1 });
for (const narrowed of ['createdBy', 'state', 'category', 'type', 'clientId'])
  expenseSchema.index({ deletedAt: 1, [narrowed]: 1, day: 1, _id: 1 });
// ExpenseRepository.page: by amount, and those that were deleted, the last one first.
expenseSchema.index({ deletedAt: 1, amountMinor: 1, _id: 1 });
expenseSchema.index({ createdBy: 1, deletedAt: 1, _id: 1 });
// ExpenseRepository.page: searched.
expenseSchema.index({ searchWords: 1 });
// UnbilledExpenses: what a client can be charged for, and what an invoice charges for.
expenseSchema.index({ clientId: 1, state: 1, invoiceId: 1, day: 1 });
expenseSchema.index({ invoiceId: 1 });
// SweepReceipts: which objects belong to an expense.
expenseSchema.index({ 'receipt.objectKey': 1 }, { sparse: true });
// WalledRecords.of
expenseSchema.index({ caseId: 1 });
