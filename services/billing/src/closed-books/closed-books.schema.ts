import { Schema, type Types } from 'mongoose';

/** A closing of the books, or an opening. */
export interface ClosingRecord {
  _id: Types.ObjectId;
  until: string | null;
  reason: string;
  by: string;
  at: Date;
}

export const closingSchema = new Schema<ClosingRecord>(
  {
    until: { type: String, default: null },
    reason: { type: String, required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'closings', versionKey: false },
);
// CloseBooks.history, newest first.
closingSchema.index({ at: -1 });
