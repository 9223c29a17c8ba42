import type { Currency } from '@diwan/contracts/shared/money';
import { Schema } from 'mongoose';

/**
 * What is tallied: open invoices, all together and by the day they are due; those that were paid by the month they were issued in; and of each
 * client the open invoices, those by day, and the payments that stand.
 */
export type TallyName = 'open' | 'open_day' | 'paid_month' | 'client_open' | 'client_open_day' | 'client_payments';

/** How many documents there are of a kind and what they come to, so that reports need not read them all. */
export interface TallyRecord {
  _id: string;
  of: TallyName;
  currency: Currency;
  /** Empty where it counts everybody's. */
  clientId: string;
  /** The day `YYYY-MM-DD` or the month `YYYY-MM` by which it is divided; empty where it is not. */
  at: string;
  /** In minor units of `currency`. */
  amountMinor: number;
  count: number;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const tallySchema = new Schema<TallyRecord>(
  {
    _id: text,
    of: text,
    currency: text,
    clientId: { type: String, default: '' },
    at: { type: String, default: '' },
    amountMinor: number,
    count: number,
  },
  { collection: 'tallies', versionKey: false },
);
// Tallies.everybodys and ofClients: some of all, or of some clients, from a day or a month on.
tallySchema.index({ of: 1, clientId: 1, at: 1 });
// Tallies.largest: who owes most, and how many there are.
tallySchema.index({ of: 1, currency: 1, amountMinor: -1, _id: 1 });
// Tallies.recountOf.
tallySchema.index({ clientId: 1 });
