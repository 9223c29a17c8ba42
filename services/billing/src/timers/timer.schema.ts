import { Schema, type Types } from 'mongoose';

/** Somebody's one timer. It is theirs alone and lives until it is stopped or thrown away. */
export interface TimerRecord {
  _id: Types.ObjectId;
  personId: string;
  caseId: string;
  /** What the case was called when it began: the timer can be read while cases are away. */
  caseTitle: string;
  caseNumber: string;
  description: string;
  /** When it was started first: the work belongs to that day. */
  startedAt: Date;
  /** Null: paused. */
  runningSince: Date | null;
  countedMs: number;
}

const text = { type: String, required: true };

export const TimerSchema = new Schema<TimerRecord>(
  {
    personId: text,
    caseId: text,
    caseTitle: { type: String, default: '' },
    caseNumber: { type: String, default: '' },
    description: { type: String, default: '' },
    startedAt: { type: Date, required: true },
    runningSince: { type: Date, default: null },
    countedMs: { type: Number, required: true },
  },
  { collection: 'timers', versionKey: false },
);

// TimerRepository: one for each person, on however many devices
TimerSchema.index({ personId: 1 }, { unique: true });
// WalledRecords.of
TimerSchema.index({ caseId: 1 });
