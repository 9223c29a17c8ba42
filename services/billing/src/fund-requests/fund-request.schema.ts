import type { FundRequestState } from '@diwan/contracts/money/fund-requests/request';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** What a client is asked to pay in ahead. */
export interface FundRequestRecord {
  _id: Types.ObjectId;
  state: FundRequestState;
  clientId: string;
  caseId: string | null;
  amount: Money;
  receivedMinor: number;
  /** `YYYY-MM-DD` in Beirut. */
  dueDay: string;
  words: string;
  askedBy: string;
  askedAt: Date;
  reason: string;
}

/** Below what a low balance is told. */
export interface FundThresholdRecord {
  _id: Types.ObjectId;
  clientId: string;
  /** Null: all of the client's money in the currency. */
  caseId: string | null;
  currency: Currency;
  thresholdMinor: number;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const fundRequestSchema = new Schema<FundRequestRecord>(
  {
    state: text,
    clientId: text,
    caseId: { type: String, default: null },
    amount: { type: { amountMinor: number, currency: text }, _id: false, required: true },
    receivedMinor: { type: Number, default: 0 },
    dueDay: text,
    words: { type: String, default: '' },
    askedBy: text,
    askedAt: { type: Date, required: true },
    reason: { type: String, default: '' },
  },
  { collection: 'fund_requests', versionKey: false },
);
// FundRequestRepository: of a client, the latest first; those that are open.
fundRequestSchema.index({ clientId: 1, askedAt: 1, _id: 1 });
fundRequestSchema.index({ clientId: 1, state: 1, dueDay: 1 });
// WalledRecords.of
fundRequestSchema.index({ caseId: 1 });

export const fundThresholdSchema = new Schema<FundThresholdRecord>(
  { clientId: text, caseId: { type: String, default: null }, currency: text, thresholdMinor: number },
  { collection: 'fund_thresholds', versionKey: false },
);
// FundThresholds: of a client.
fundThresholdSchema.index({ clientId: 1, currency: 1, caseId: 1 });
// WalledRecords.of
fundThresholdSchema.index({ caseId: 1 });
