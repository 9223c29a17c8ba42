import { Schema, type Types } from 'mongoose';

/** A private address that calendars read. What it may show is asked each time it is read; the row only says whose it is. */
export interface CalendarFeedRecord {
  _id: Types.ObjectId;
  /** Who made it: a member of staff, a client or a delegate. */
  personId: string;
  /** `staff`: what they attend, or one case; `client`: what the portal shows them. */
  side: 'staff' | 'client';
  caseId: string | null;
  /** The delegation it was made under; null for clients themselves and for staff. */
  delegationId: string | null;
  /** SHA-256 of the secret in its address, base64url. */
  secretHash: string;
  discreet: boolean;
  madeAt: Date;
  lastReadAt: Date | null;
}

export const CalendarFeedSchema = new Schema<CalendarFeedRecord>(
  {
    personId: { type: String, required: true },
    side: { type: String, enum: ['staff', 'client'], required: true },
    caseId: { type: String, default: null },
    delegationId: { type: String, default: null },
    secretHash: { type: String, required: true },
    discreet: { type: Boolean, required: true },
    madeAt: { type: Date, required: true },
    lastReadAt: { type: Date, default: null },
  },
  { collection: 'calendar_feeds', versionKey: false },
);

// CalendarFeedRepository.ofPerson, .one, .put: one of each kind
CalendarFeedSchema.index({ personId: 1, side: 1, caseId: 1, delegationId: 1 }, { unique: true });
// CalendarFeedRepository.bySecret
CalendarFeedSchema.index({ secretHash: 1 }, { unique: true });
// WalledSubjects.from: feeds of a case that somebody is kept away from.
CalendarFeedSchema.index({ caseId: 1 });
