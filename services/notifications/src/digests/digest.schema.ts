import { Schema } from 'mongoose';
import { DIGEST_STAGES, type DigestStage } from './digest.machine.js';

/** A day's digest; one row per day in Beirut, whoever begins it (D-071). */
export interface DigestRecord {
  /** The day. */
  _id: string;
  stage: DigestStage;
  /** Whom it came to last; null: to nobody yet. */
  after: string | null;
  /** What it is about; see `DigestWindow`. */
  since: Date;
  until: Date;
  week: boolean;
  /** Messages owed so far. */
  owed: number;
  /** Who of staff began it; null: the clock. */
  begunBy: string | null;
}

export const DigestSchema = new Schema<DigestRecord>(
  {
    _id: { type: String, required: true },
    stage: { type: String, enum: DIGEST_STAGES, required: true },
    after: { type: String, default: null },
    since: { type: Date, required: true },
    until: { type: Date, required: true },
    week: { type: Boolean, required: true },
    owed: { type: Number, required: true },
    begunBy: { type: String, default: null },
  },
  { collection: 'digests', versionKey: false },
);

// DigestRepository.underWay
DigestSchema.index({ stage: 1, _id: 1 });
