import { Schema } from 'mongoose';

/** A word given to a browser; the phone that sends it to us is proven there. Waiting, then proven, then used; each once. */
export interface SignInWordRecord {
  /** What the browser asks by: 128 random bits, told to nobody else. */
  _id: string;
  /** Keyed hash of the word; the word itself is with the browser and in the message alone. */
  wordHash: string;
  /** Hash of the browser that got the word: it signs in nowhere else. */
  browser: string;
  /** The phone that sent it (E.164), null until then. */
  phone: string | null;
  usedAt: Date | null;
  expiresAt: Date;
}

export const SignInWordSchema = new Schema<SignInWordRecord>(
  {
    _id: { type: String, required: true },
    wordHash: { type: String, required: true },
    browser: { type: String, required: true },
    phone: { type: String, default: null },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sign_in_words', versionKey: false },
);

// SignInWords.prove.
SignInWordSchema.index({ wordHash: 1 }, { unique: true });
// Removes words a day after their end. Whether one still works is decided by the queries, never by this.
SignInWordSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 86_400 });
