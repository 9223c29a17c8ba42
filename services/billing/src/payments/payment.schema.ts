import type { RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** What of a payment went to an invoice, in minor units. */
export interface AllocationRecord {
  invoiceId: string;
  invoiceNumber: string;
  caseId: string | null;
  /** In the invoice's currency. */
  amountMinor: number;
  currency: Currency;
  /** In the payment's. */
  usedMinor: number;
  /** How much more was used than the rate of the day says, in the payment's currency. */
  differenceMinor: number;
}

/** Money received. Never changed; it may be voided. */
export interface PaymentRecord {
  _id: Types.ObjectId;
  number: string;
  numberKeys: string[];
  clientId: string;
  /** The client's name on its day. Absent where it is from before names were kept. */
  clientName?: string;
  /** By what the names of the client are found. Absent where it is from before they were kept. */
  clientKeys?: string[];
  amount: Money;
  method: PaymentMethod;
  /** `YYYY-MM-DD` in Beirut. */
  day: string;
  reference: string;
  notes: string;
  allocations: AllocationRecord[];
  /** The one case that all of it is for; null where there are several, or none. What delegates of a case see goes by it. */
  soleCaseId: string | null;
  /** What was left, in the payment's currency. */
  creditMinor: number;
  rate: RateUsed | null;
  recordedBy: string;
  recordedAt: Date;
  isVoid: boolean;
  voided: { at: Date; reason: string; by: string } | null;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const mixed = { type: Schema.Types.Mixed, default: null } as const;

const allocation = new Schema<AllocationRecord>(
  {
    invoiceId: text,
    invoiceNumber: text,
    caseId: { type: String, default: null },
    amountMinor: number,
    currency: text,
    usedMinor: number,
    differenceMinor: { type: Number, default: 0 },
  },
  { _id: false },
);

export const paymentSchema = new Schema<PaymentRecord>(
  {
    number: text,
    numberKeys: { type: [String], default: [] },
    clientId: text,
    clientName: String,
    clientKeys: { type: [String], default: undefined },
    amount: { type: { amountMinor: number, currency: text }, _id: false, required: true },
    method: text,
    day: text,
    reference: { type: String, default: '' },
    notes: { type: String, default: '' },
    allocations: { type: [allocation], default: [] },
    soleCaseId: { type: String, default: null },
    creditMinor: { type: Number, default: 0 },
    rate: mixed,
    recordedBy: text,
    recordedAt: { type: Date, required: true },
    isVoid: { type: Boolean, default: false },
    voided: mixed,
  },
  { collection: 'payments', versionKey: false },
);
// No two receipts have one number (D-101).
paymentSchema.index({ number: 1 }, { unique: true });
// PaymentRepository.page: searched by number or reference.
paymentSchema.index({ numberKeys: 1 });
// PaymentRepository.page: searched by the client's name.
paymentSchema.index({ clientKeys: 1 });
// PaymentRepository.page and ownPage, the latest first.
paymentSchema.index({ day: 1, _id: 1 });
paymentSchema.index({ clientId: 1, day: 1, _id: 1 });
// WalledRecords.of
paymentSchema.index({ 'allocations.caseId': 1 });
