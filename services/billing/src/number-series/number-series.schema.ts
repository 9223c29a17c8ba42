import { Schema } from 'mongoose';

/** The last number that a series gave in a year. Found by its id, such as `INV-2026`. */
export interface NumberSeriesRecord {
  _id: string;
  last: number;
}

export const numberSeriesSchema = new Schema<NumberSeriesRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { collection: 'number_series', versionKey: false },
);
