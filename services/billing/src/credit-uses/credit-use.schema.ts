import type { Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** Credit that paid an invoice. Whose credit it was need not be whose invoice it is: records of clients are merged, and are two again. */
export interface CreditUseRecord {
  /** Of the settlement. */
  _id: Types.ObjectId;
  clientId: string;
  invoiceId: string;
  amount: Money;
  /** `YYYY-MM-DD` in Beirut. */
  day: string;
  isReversed: boolean;
}

const text = { type: String, required: true } as const;

export const creditUseSchema = new Schema<CreditUseRecord>(
  {
    ...{ clientId: text, invoiceId: text, day: text },
    amount: { type: { amountMinor: { type: Number, required: true }, currency: text }, _id: false, required: true },
    isReversed: { type: Boolean, default: false },
  },
  { collection: 'credit_uses', versionKey: false },
);
// CreditUseRepository.standing
creditUseSchema.index({ clientId: 1, isReversed: 1 });
// WalledRecords.of: a use belongs to its invoice.
creditUseSchema.index({ invoiceId: 1 });
