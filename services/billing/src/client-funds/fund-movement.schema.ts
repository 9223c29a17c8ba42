import type { FundMovementKind } from '@diwan/contracts/money/client-funds/http';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** A movement of client money. Never changed: what was wrong is moved back. */
export interface FundMovementRecord {
  _id: Types.ObjectId;
  number: string;
  kind: FundMovementKind;
  clientId: string;
  caseId: string | null;
  amount: Money;
  balanceAfterMinor: number;
  method: PaymentMethod | null;
  invoice: { id: string; number: string } | null;
  /** `YYYY-MM-DD` in Beirut. */
  day: string;
  reference: string;
  notes: string;
  recordedBy: string;
  recordedAt: Date;
}

/** What the bank's statement said last of a currency. Found by its id. */
export interface BankBalanceRecord {
  _id: Currency;
  day: string;
  balanceMinor: number;
  reference: string;
  by: string;
  at: Date;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const fundMovementSchema = new Schema<FundMovementRecord>(
  {
    number: text,
    kind: text,
    clientId: text,
    caseId: { type: String, default: null },
    amount: { type: { amountMinor: number, currency: text }, _id: false, required: true },
    balanceAfterMinor: number,
    method: { type: String, default: null },
    invoice: { type: Schema.Types.Mixed, default: null },
    day: text,
    reference: { type: String, default: '' },
    notes: { type: String, default: '' },
    recordedBy: text,
    recordedAt: { type: Date, required: true },
  },
  { collection: 'fund_movements', versionKey: false },
);
// No two movements have one number; deposits share theirs with receipts, whose counter they use.
fundMovementSchema.index({ number: 1 }, { unique: true });
// FundMovementRepository, the latest first: all, of a client.
fundMovementSchema.index({ recordedAt: 1, _id: 1 });
fundMovementSchema.index({ clientId: 1, recordedAt: 1, _id: 1 });

export const bankBalanceSchema = new Schema<BankBalanceRecord>(
  { _id: text, day: text, balanceMinor: number, reference: text, by: text, at: { type: Date, required: true } },
  { collection: 'bank_balances', versionKey: false },
) as Schema<BankBalanceRecord>;
