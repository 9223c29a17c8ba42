import { Schema } from 'mongoose';

/** The rate of a day. */
export interface ExchangeRateRecord {
  /** The day, `YYYY-MM-DD`. */
  _id: string;
  lbpPerUsdHundredths: number;
  source: string;
  setBy: string;
  setAt: Date;
  /** Entered by somebody who may accept differences: later ones are compared with it, not with those before it. Absent from builds before. */
  isAnchor?: boolean;
}

const text = { type: String, required: true } as const;

/** ExchangeRates.on and list read by the id. */
export const exchangeRateSchema = new Schema<ExchangeRateRecord>(
  {
    _id: text,
    lbpPerUsdHundredths: { type: Number, required: true },
    source: text,
    setBy: text,
    setAt: { type: Date, required: true },
    isAnchor: Boolean,
  },
  { collection: 'exchange_rates', versionKey: false },
);
