import { Schema } from 'mongoose';

/** The standard rate of value added tax from a day on. Found by its id. */
export interface VatRateRecord {
  /** The first day, `YYYY-MM-DD`. */
  _id: string;
  standardBp: number;
  law: string;
}

export const vatRateSchema = new Schema<VatRateRecord>(
  {
    _id: { type: String, required: true },
    standardBp: { type: Number, required: true },
    law: { type: String, required: true },
  },
  { collection: 'vat_rates', versionKey: false },
);
