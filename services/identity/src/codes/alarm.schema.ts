import { Schema } from 'mongoose';

/** Staff were told about a used-up budget: once per scope and hour. */
export interface AlarmRecord {
  /** Scope and hour, `global-2026-11-21T08`. */
  _id: string;
  raisedAt: Date;
}

export const AlarmSchema = new Schema<AlarmRecord>(
  { _id: { type: String, required: true }, raisedAt: { type: Date, required: true } },
  { collection: 'code_alarms', versionKey: false },
);

// Removes old alarms; CodeBreaker.trip only inserts by _id.
AlarmSchema.index({ raisedAt: 1 }, { expireAfterSeconds: 7 * 86_400 });
