import {
  HAPPENED,
  type Happening,
  TIMELINE_KINDS,
  type TimelineKind,
} from '@diwan/contracts/matters/timeline/happening';
import { Schema, type Types } from 'mongoose';

/** Something that happened in a case, as it was when it happened. Lines are added, and only change in who sees them. */
export interface TimelineRecord {
  _id: Types.ObjectId;
  caseId: string;
  at: Date;
  kind: TimelineKind;
  happening: Happening;
  subjectId: string;
  title: { en: string; ar: string };
  date: Date | null;
  formerDate: Date | null;
  /** For staff only. */
  note: string;
  /** For clients who see the line. */
  clientNote: string;
  /** Null: the system itself. */
  by: string | null;
  /** Clients who see the line; none: it is for staff only. */
  seenBy: string[];
  /** About something of high confidentiality, which assistants do not reach (SEC-04). */
  high: boolean;
}

const title = new Schema(
  { en: { type: String, required: true }, ar: { type: String, required: true } },
  { _id: false },
);

export const TimelineSchema = new Schema<TimelineRecord>(
  {
    caseId: { type: String, required: true },
    at: { type: Date, required: true },
    kind: { type: String, enum: TIMELINE_KINDS, required: true },
    happening: { type: String, enum: HAPPENED, required: true },
    subjectId: { type: String, required: true },
    title: { type: title, required: true },
    date: { type: Date, default: null },
    formerDate: { type: Date, default: null },
    note: { type: String, default: '' },
    clientNote: { type: String, default: '' },
    by: { type: String, default: null },
    seenBy: { type: [String], default: [] },
    high: { type: Boolean, default: false },
  },
  { collection: 'timeline', versionKey: false },
);

// TimelineRepository.ofCases, .shownSince
TimelineSchema.index({ caseId: 1, at: -1, _id: -1 });
// TimelineRepository.ofCases by kind
TimelineSchema.index({ caseId: 1, kind: 1, at: -1, _id: -1 });
// TimelineRepository.shownTo, .countShown
TimelineSchema.index({ seenBy: 1, at: -1, _id: -1 });
// TimelineRepository.shownTo by kind
TimelineSchema.index({ seenBy: 1, kind: 1, at: -1, _id: -1 });
// Timeline.withdraw, .setHigh
TimelineSchema.index({ subjectId: 1 });
