import type { PaymentWayKind } from '@diwan/contracts/money/payment-ways/http';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** A way in which clients can pay, as it is stored. */
export interface PaymentWayRecord {
  _id: Types.ObjectId;
  kind: PaymentWayKind;
  currencies: Currency[];
  instructions: LocalizedText;
  /** Of transfers. */
  account: { bank: string; accountName: string; iban: string; swift: string } | null;
  /** Of cheques. */
  payee: string;
  active: boolean;
  createdAt: Date;
  /** When clients were last shown another place for their money; null in records of before that was noted. */
  changedAt: Date | null;
  version: number;
}

const text = { type: String, default: '' } as const;

export const paymentWaySchema = new Schema<PaymentWayRecord>(
  {
    kind: { type: String, required: true },
    currencies: { type: [String], required: true },
    instructions: { type: { en: text, ar: text }, _id: false, required: true },
    account: { type: Schema.Types.Mixed, default: null },
    payee: text,
    active: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'payment_ways', versionKey: false },
);
// PaymentWayRepository.all: a firm has a handful.
paymentWaySchema.index({ createdAt: 1 });
