import type { RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import type { Discount, InvoiceLineFields } from '@diwan/contracts/money/invoices/line';
import type { InvoiceTotals, LineTotals } from '@diwan/contracts/money/invoices/reckon';
import type { StoredInvoiceState } from '@diwan/contracts/money/invoices/state';
import type { PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';
import type { Worked } from '../time-entries/unbilled-time.js';

export type InvoiceLineRecord = InvoiceLineFields &
  LineTotals & {
    /** Who worked on it when it let its work go. Absent while it has it. */
    worked?: Worked;
  };

/** What paid an invoice or took back of it, as it stands in the ledger: written with the entry, never apart from it. */
export interface SettlementRecord {
  /** Of the payment, the credit note and so on. */
  id: string;
  kind: 'payment' | 'credit' | 'client_funds' | 'credit_note';
  number: string;
  day: string;
  /** In the invoice's currency. */
  amountMinor: number;
  voided: boolean;
}

/** What is accepted of the other currency for some of what is open. */
export interface AcceptedAmount {
  /** In minor units of the invoice's currency. */
  amountMinor: number;
  /** In minor units of the other currency. */
  usedMinor: number;
  /** What the rate of that day said. */
  expectedMinor: number;
  reason: string;
  by: string;
  at: Date;
}

/** An invoice as it is stored. Amounts are in minor units of `currency`, days `YYYY-MM-DD` in Beirut. */
export interface InvoiceRecord {
  _id: Types.ObjectId;
  state: StoredInvoiceState;
  /** Absent while it is a draft. */
  number?: string;
  /** By what the number is found. */
  numberKeys: string[];
  clientId: string;
  /** The client's name when it was issued; null while it is a draft. Absent where it was issued before names were kept. */
  clientName?: string | null;
  /** By what the names of the client are found. Absent where it is from before they were kept. */
  clientKeys?: string[];
  caseId: string | null;
  /** Practice area of the case: what the fees are booked on. */
  area: string | null;
  currency: Currency;
  language: Language;
  issueDate: string;
  dueDate: string;
  terms: PaymentTerms;
  discount: Discount;
  lines: InvoiceLineRecord[];
  totals: InvoiceTotals;
  standardVatBp: number;
  notes: string;
  rate: RateUsed | null;
  inPounds: { totalMinor: number; vatMinor: number } | null;
  /** Copies of totals for the order of lists. */
  totalMinor: number;
  paidMinor: number;
  creditedMinor: number;
  balanceMinor: number;
  /** Issued, and something is left to pay. */
  isOpen: boolean;
  /** Issued and settled, and not by credit notes alone. Absent where it was settled before this was kept. */
  isPaid?: boolean;
  /** Something was paid, or taken back. */
  isTouched: boolean;
  settlements: SettlementRecord[];
  /** Ends with the next settlement. Absent from invoices of before it was asked for. */
  accepted?: AcceptedAmount | null;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  issuedAt: Date | null;
  issuedBy: string | null;
  viewedAt: Date | null;
  voided: { at: Date; reason: string; by: string } | null;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const mixed = { type: Schema.Types.Mixed, default: null } as const;

const settlement = new Schema<SettlementRecord>(
  { id: text, kind: text, number: text, day: text, amountMinor: number, voided: { type: Boolean, default: false } },
  { _id: false },
);

export const invoiceSchema = new Schema<InvoiceRecord>(
  {
    state: text,
    number: String,
    numberKeys: { type: [String], default: [] },
    clientId: text,
    clientName: String,
    clientKeys: { type: [String], default: undefined },
    caseId: { type: String, default: null },
    area: { type: String, default: null },
    currency: text,
    language: text,
    issueDate: text,
    dueDate: text,
    terms: text,
    discount: mixed,
    lines: { type: [Schema.Types.Mixed], required: true } as never,
    totals: { type: Schema.Types.Mixed, required: true },
    standardVatBp: number,
    notes: { type: String, default: '' },
    rate: mixed,
    inPounds: mixed,
    totalMinor: number,
    paidMinor: { type: Number, default: 0 },
    creditedMinor: { type: Number, default: 0 },
    balanceMinor: { type: Number, default: 0 },
    isOpen: { type: Boolean, default: false },
    isPaid: Boolean,
    isTouched: { type: Boolean, default: false },
    settlements: { type: [settlement], default: [] },
    accepted: mixed,
    createdBy: text,
    issuedAt: { type: Date, default: null },
    issuedBy: { type: String, default: null },
    viewedAt: { type: Date, default: null },
    voided: mixed,
    version: number,
  },
  { collection: 'invoices', versionKey: false, timestamps: true, minimize: false },
);
// No two invoices have one number (D-100).
invoiceSchema.index({ number: 1 }, { unique: true, partialFilterExpression: { number: { $type: 'string' } } });
// InvoiceRepository.page: searched by number.
invoiceSchema.index({ numberKeys: 1 });
// InvoiceRepository.page: searched by the client's name.
invoiceSchema.index({ clientKeys: 1 });
// ReplacedInvoices.replacing
invoiceSchema.index({ 'lines.replaces.invoiceId': 1 }, { sparse: true });
// InvoiceRepository.page, newest first: all; of a client, a case, a currency.
invoiceSchema.index({ issueDate: 1, _id: 1 });
for (const narrowed of ['clientId', 'caseId', 'currency']) invoiceSchema.index({ [narrowed]: 1, issueDate: 1, _id: 1 });
// InvoiceRepository.page: settled ones, by whether they were paid.
invoiceSchema.index({ state: 1, isOpen: 1, isPaid: 1, issueDate: 1, _id: 1 });
// InvoiceRepository.page: drafts and void ones; open ones by the day they are due, which tells overdue ones from the others.
invoiceSchema.index({ state: 1, isOpen: 1, issueDate: 1, _id: 1 });
invoiceSchema.index({ state: 1, isOpen: 1, dueDate: 1, _id: 1 });
// InvoiceRepository.page: the other orders.
for (const key of ['dueDate', 'totalMinor', 'balanceMinor']) invoiceSchema.index({ [key]: 1, _id: 1 });
