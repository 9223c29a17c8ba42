import { Schema } from 'mongoose';

/**
 * What a code is good for: signing in, proving a number to another service, proving that a person (by id) holds a WhatsApp number, an
 * e-mail address or another phone to sign in with, or accepting a mandate (by id).
 */
export type CodePurpose =
  | 'sign-in'
  | 'proof'
  | `whatsapp ${string}`
  | `email ${string}`
  | `phone ${string}`
  | `mandate ${string}`;

/**
 * The one live code of a phone, purpose and requester (D-003). Asking again replaces it, so an older code cannot work any more; what
 * somebody else asks for does not.
 */
export interface CodeRecord {
  /** Where the code goes: a phone, or an e-mail address for a proof to another service. */
  phone: string;
  purpose: CodePurpose;
  /** See requester.ts. */
  requester: string;
  challengeId: string;
  /** Hash of the browser that asked: the code works in no other one. */
  browser: string;
  codeHash: string;
  /** Tries so far, counted before the code is compared. */
  tries: number;
  usedAt: Date | null;
  expiresAt: Date;
}

export const CodeSchema = new Schema<CodeRecord>(
  {
    phone: { type: String, required: true },
    purpose: { type: String, required: true },
    requester: { type: String, required: true },
    challengeId: { type: String, required: true },
    browser: { type: String, required: true },
    codeHash: { type: String, required: true },
    tries: { type: Number, required: true },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'codes', versionKey: false },
);

// CodeRepository.replace.
CodeSchema.index({ phone: 1, purpose: 1, requester: 1 }, { unique: true });
// CodeRepository.find, countTry, markUsed, remove.
CodeSchema.index({ challengeId: 1 }, { unique: true });
// Removes codes a day after their end. Whether a code still works is decided by the queries, never by this.
CodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 86_400 });
