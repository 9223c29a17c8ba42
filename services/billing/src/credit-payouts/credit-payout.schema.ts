import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** Credit that went back to its client. Never changed; it may be reversed. */
export interface CreditPayoutRecord {
  _id: Types.ObjectId;
  number: string;
  clientId: string;
  amount: Money;
  method: PaymentMethod;
  /** `YYYY-MM-DD` in Beirut. */
  day: string;
  reference: string;
  notes: string;
  recordedBy: string;
  recordedAt: Date;
  reversed: { day: string; at: Date; reason: string; by: string } | null;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const creditPayoutSchema = new Schema<CreditPayoutRecord>(
  {
    ...{ number: text, clientId: text, method: text, day: text, recordedBy: text },
    amount: { type: { amountMinor: number, currency: text }, _id: false, required: true },
    reference: { type: String, default: '' },
    notes: { type: String, default: '' },
    recordedAt: { type: Date, required: true },
    reversed: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'credit_payouts', versionKey: false },
);
// No two payouts have one number; client money that goes back shares their counter.
creditPayoutSchema.index({ number: 1 }, { unique: true });
// CreditPayoutRepository.ofClient, the latest first.
creditPayoutSchema.index({ clientId: 1, day: 1, _id: 1 });
