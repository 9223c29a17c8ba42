import type { FundReconciliation } from '@diwan/contracts/money/fund-reconciliations/http';
import { Schema, type Types } from 'mongoose';

/** What was found when the three ways of client money were compared. Never changed. */
export type FundReconciliationRecord = Omit<FundReconciliation, 'id' | 'byName' | 'at'> & {
  _id: Types.ObjectId;
  by: string;
  at: Date;
};

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const fundReconciliationSchema = new Schema<FundReconciliationRecord>(
  {
    ...{ currency: text, day: text, ledgerMinor: number, clientsMinor: number, bankMinor: number, matched: number },
    ...{ onlyBank: number, onlyBankMinor: number, onlyBooks: number, onlyBooksMinor: number },
    reference: text,
    notes: { type: String, default: '' },
    by: text,
    at: { type: Date, required: true },
  },
  { collection: 'fund_reconciliations', versionKey: false },
);
// Reconciliations.page, the latest first.
fundReconciliationSchema.index({ currency: 1, at: 1, _id: 1 });
