import { WORK_KINDS, type WorkKind } from '@diwan/contracts/matters/work/work';
import { Schema, type Types } from 'mongoose';

/** Something that somebody did and may record time for (BILL-15). It is an entry of nothing by itself. */
export interface TimeSuggestionRecord {
  _id: Types.ObjectId;
  /** `<kind>:<subject>:<person>`, of messages with the day: what is told twice is one suggestion. */
  source: string;
  kind: WorkKind;
  subjectId: string;
  caseId: string;
  /** Who did it: nobody else sees it. */
  personId: string;
  /** `YYYY-MM-DD` in Beirut. */
  day: string;
  state: 'open' | 'recorded' | 'dismissed';
  createdAt: Date;
}

const text = { type: String, required: true };
/** Kept a while after it is offered no more, so that a late repetition is known. */
const FORGOTTEN_AFTER_SECONDS = 120 * 24 * 3600;

export const TimeSuggestionSchema = new Schema<TimeSuggestionRecord>(
  {
    source: text,
    kind: { type: String, enum: WORK_KINDS, required: true },
    subjectId: text,
    caseId: text,
    personId: text,
    day: text,
    state: { type: String, enum: ['open', 'recorded', 'dismissed'], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'time_suggestions', versionKey: false },
);

// TimeSuggestionRepository.add: one for each work
TimeSuggestionSchema.index({ source: 1 }, { unique: true });
// TimeSuggestionRepository.openOf
TimeSuggestionSchema.index({ personId: 1, state: 1, day: -1, _id: -1 });
TimeSuggestionSchema.index({ createdAt: 1 }, { expireAfterSeconds: FORGOTTEN_AFTER_SECONDS });
// WalledRecords.of
TimeSuggestionSchema.index({ caseId: 1 });
