import { Schema } from 'mongoose';

/** What a challenge was given for. */
type ChallengePurpose = 'add' | 'confirm' | 'sign-in';

/** A challenge that a passkey is to sign, once. */
export interface ChallengeRecord {
  /** SHA-256 of the challenge. */
  _id: string;
  purpose: ChallengePurpose;
  /** Whose it is: the key of a session, or the hash of a browser without one. */
  holder: string;
  expiresAt: Date;
}

export const ChallengeSchema = new Schema<ChallengeRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    holder: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkey_challenges', versionKey: false },
);

// Removes what nobody answered; Challenges.spend asks by _id and checks the time itself.
ChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
