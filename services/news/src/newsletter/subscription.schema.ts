import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';
import { SUBSCRIPTION_STATES, type SubscriptionState } from './subscription.machine.js';

/** Somebody's subscription to the newsletter, with the record of their consent. */
export interface SubscriptionRecord {
  _id: Types.ObjectId;
  /** Lower case: one subscription per address. */
  email: string;
  language: Language;
  /** Categories chosen; empty means all. */
  categories: string[];
  state: SubscriptionState;
  /** Counts the requests: only the link of the newest one confirms. */
  request: number;
  consent: { version: string; at: Date; addressHash: string };
  confirmedAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const SubscriptionSchema = new Schema<SubscriptionRecord>(
  {
    email: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    categories: { type: [String], default: [] },
    state: { type: String, enum: SUBSCRIPTION_STATES, required: true },
    request: { type: Number, required: true },
    consent: {
      version: { type: String, required: true },
      at: { type: Date, required: true },
      addressHash: { type: String, required: true },
    },
    confirmedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
  },
  { collection: 'subscriptions', timestamps: true, versionKey: false },
);

// Subscriptions.request, of, idsOf
SubscriptionSchema.index({ email: 1 }, { unique: true });
// Subscribers.count, part
SubscriptionSchema.index({ state: 1, language: 1, _id: 1 });
// Forgets addresses that nobody has confirmed for a month: nobody there agreed to anything (D-147).
SubscriptionSchema.index(
  { updatedAt: 1 },
  { expireAfterSeconds: 30 * 86_400, partialFilterExpression: { state: 'pending' } },
);
