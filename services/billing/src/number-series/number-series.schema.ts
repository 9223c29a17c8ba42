import { Schema } from 'mongoose';

/** The last number that a series gave in a year. Found by its id, such as `INV-2026`. */
export interface NumberSeriesRecord {
  _id: string;
  last: number;
  /** The latest day that one was given for. Absent where the last was given by a build before. */
  lastDay?: string;
}

export const numberSeriesSchema = new Schema<NumberSeriesRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true }, lastDay: String },
  { collection: 'number_series', versionKey: false },
);
