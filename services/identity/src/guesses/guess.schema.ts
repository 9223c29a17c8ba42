import { Schema } from 'mongoose';

/** How often somebody tried to guess a secret lately. Kept in the database, so that a lost Redis gives no new tries. */
export interface GuessRecord {
  /** Rule and keyed hash of what is guarded; no personal data. */
  _id: string;
  tries: number;
  /** Blocks so far in this window; each is longer than the one before. */
  strikes: number;
  blockedUntil: Date;
  windowEndsAt: Date;
}

export const GuessSchema = new Schema<GuessRecord>(
  {
    _id: { type: String, required: true },
    tries: { type: Number, required: true },
    strikes: { type: Number, required: true },
    blockedUntil: { type: Date, required: true },
    windowEndsAt: { type: Date, required: true },
  },
  { collection: 'guesses', versionKey: false },
);

// Removes windows that are over; GuessGuard asks by _id and checks the times itself.
GuessSchema.index({ windowEndsAt: 1 }, { expireAfterSeconds: 86_400 });
