import type { FundMovementKind, ReversibleKind } from '@diwan/contracts/money/client-funds/http';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** A movement of client money. Never changed: one that was wrong is reversed by another one, and says so. */
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
  /** Of a deposit: the request that it answered. Absent where there is none, or where it is from before that was kept. */
  requestId?: string | null;
  /** Of a reversal: what it takes back, and why. Absent from others. */
  reverses?: { id: string; number: string; kind: ReversibleKind; reason: string } | null;
  /** What it was reversed by. Absent while it stands. */
  reversedBy?: { id: string; number: string } | null;
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
    requestId: String,
    reverses: Schema.Types.Mixed,
    reversedBy: Schema.Types.Mixed,
  },
  { collection: 'fund_movements', versionKey: false },
);
// No two movements have one number; deposits share theirs with receipts, whose counter they use.
fundMovementSchema.index({ number: 1 }, { unique: true });
// FundMovementRepository, the latest first: all, of a client.
fundMovementSchema.index({ recordedAt: 1, _id: 1 });
fundMovementSchema.index({ clientId: 1, recordedAt: 1, _id: 1 });
// FundMovementRepository.inDays, for the comparison with the bank.
fundMovementSchema.index({ 'amount.currency': 1, day: 1, _id: 1 });
// WalledRecords.of
fundMovementSchema.index({ caseId: 1 });
