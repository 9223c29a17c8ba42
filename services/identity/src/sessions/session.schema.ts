import type { Device } from '@diwan/contracts/people/sessions/own.http';
import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import { Schema, type Types } from 'mongoose';

/** What a session may do after its person entered their set-up code, or the admin key. */
export interface SetUpGrant {
  until: Date;
  /** Hash of the set-up code they had then, null for none: a code that an owner gives later ends the grant. */
  codeHash: string | null;
}

/** A session as it is kept for good; Redis holds a copy of the live ones. */
export interface SessionRow extends Omit<SessionRecord, 'checkedAt' | Times>, Record<Times, Date> {
  /** What the person's own list calls it. */
  _id: Types.ObjectId;
  /** SHA-256 of the session id; the id itself is with the browser alone. */
  key: string;
  device: Device;
  /** The merged record whose phone opened it; null and absent: the person's own phone. */
  throughId?: string | null;
  /** That its person may set up a first second factor in it; null and absent: not. It does not outlive the session's id. */
  setUp?: SetUpGrant | null;
  /** As far as identity was told, which is once a minute at most. */
  lastSeenAt: Date;
  /** Set when it was ended before its time; never unset. */
  endedAt: Date | null;
  /** Counts changes of who and what; sliding does not count. */
  version: number;
}
/** What of a session readers elsewhere do not get: how it came to be, and what it is good for. */
export type SessionOrigin = Pick<SessionRow, 'device' | 'throughId' | 'setUp'>;

type Times = 'confirmedAt' | 'createdAt' | 'idleEndsAt' | 'absoluteEndsAt';

const time = { type: Date, required: true };
const text = { type: String, required: true };

export const SessionSchema = new Schema<SessionRow>(
  {
    key: text,
    personId: text,
    name: text,
    language: text,
    roles: { type: [String], required: true },
    secondFactor: text,
    actingFor: { type: Schema.Types.Mixed, default: null },
    confirmedAt: time,
    createdAt: time,
    idleEndsAt: time,
    absoluteEndsAt: time,
    idleMs: { type: Number, required: true },
    device: { type: { browser: text, system: text }, _id: false, required: true },
    throughId: { type: String, default: null },
    setUp: { type: { until: Date, codeHash: String }, _id: false, default: null },
    lastSeenAt: time,
    endedAt: { type: Date, default: null },
    version: { type: Number, default: 1 },
  },
  { collection: 'sessions', versionKey: false },
);

// SessionStore: every question about one session.
SessionSchema.index({ key: 1 }, { unique: true });
// SessionStore.liveOf, endAll, changeAll.
SessionSchema.index({ personId: 1, endedAt: 1, lastSeenAt: -1 });
// SessionStore.buryAll.
SessionSchema.index({ endedAt: 1 });
// Rows go a day after no clock can take them for live.
SessionSchema.index({ absoluteEndsAt: 1 }, { expireAfterSeconds: 86_400 });
