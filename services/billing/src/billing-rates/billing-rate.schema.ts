import type { Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** Of what a rate is that somebody wrote here; that of a client stands with the client, that of a kind of work with it. */
export type RateScope = 'firm' | 'lawyer' | 'case';

/** A rate for an hour (BILL-16). */
export interface BillingRateRecord {
  _id: Types.ObjectId;
  scope: RateScope;
  /** The person, the case, or `firm`. */
  subjectId: string;
  /** Null: it was taken away, what stands above holds. */
  rate: Money | null;
  version: number;
  updatedAt: Date;
}

const money = new Schema<Money>(
  { amountMinor: { type: Number, required: true }, currency: { type: String, required: true } },
  { _id: false },
);

export const BillingRateSchema = new Schema<BillingRateRecord>(
  {
    scope: { type: String, enum: ['firm', 'lawyer', 'case'], required: true },
    subjectId: { type: String, required: true },
    rate: { type: money, default: null },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'billing_rates', versionKey: false },
);

// BillingRateRepository: one rate for each; all of a scope.
BillingRateSchema.index({ scope: 1, subjectId: 1 }, { unique: true });
