import { AlarmKind } from '@diwan/contracts/messages/alarms/http';
import { Schema, type Types } from 'mongoose';

/** The course of one kind of alarm, one row for each person it is about. What came before is in the audit log. */
export interface AlarmRecord {
  _id: Types.ObjectId;
  kind: AlarmKind;
  /** Whom it is about; null where it is about nobody in particular. */
  personId: string | null;
  since: Date;
  lastAt: Date;
  acknowledgedAt: Date | null;
  /** The owner who has seen it. */
  acknowledgedBy: string | null;
}

export const AlarmSchema = new Schema<AlarmRecord>(
  {
    kind: { type: String, enum: AlarmKind.options, required: true },
    personId: { type: String, default: null },
    since: { type: Date, required: true },
    lastAt: { type: Date, required: true },
    acknowledgedAt: { type: Date, default: null },
    acknowledgedBy: { type: String, default: null },
  },
  { collection: 'alarms', versionKey: false },
);
// AlarmRepository.raise
AlarmSchema.index({ kind: 1, personId: 1 }, { unique: true });
// AlarmRepository.latest
AlarmSchema.index({ lastAt: -1, _id: -1 });
// Forgets a quarter after it was seen; nothing that nobody has seen.
AlarmSchema.index({ acknowledgedAt: 1 }, { expireAfterSeconds: 90 * 86_400 });
