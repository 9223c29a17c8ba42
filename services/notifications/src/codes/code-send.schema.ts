import type { Language } from '@diwan/contracts/shared/language';
import { Schema } from 'mongoose';

/** That a one-time code was handed over: neither the code nor the phone. */
export interface CodeSendRecord {
  /** The challenge. */
  _id: string;
  state: 'sending' | 'sent' | 'refused' | 'unknown';
  reason: string | null;
  providerId: string | null;
  /** By which version of the template it went by WhatsApp. */
  language: Language | null;
  contentSid: string | null;
  deliveryStatus: string | null;
  deliveryRank: number;
  at: Date;
}

export const CodeSendSchema = new Schema<CodeSendRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: ['sending', 'sent', 'refused', 'unknown'], required: true },
    reason: { type: String, default: null },
    providerId: { type: String, default: null },
    language: { type: String, default: null },
    contentSid: { type: String, default: null },
    deliveryStatus: { type: String, default: null },
    deliveryRank: { type: Number, default: -1 },
    at: { type: Date, required: true },
  },
  { collection: 'code_sends', versionKey: false },
);
// Forgets after seven days.
CodeSendSchema.index({ at: 1 }, { expireAfterSeconds: 7 * 24 * 3600 });
