import { Schema } from 'mongoose';

/** A status callback as it came in; every one is kept, none counts twice. */
export interface ProviderCallbackRecord {
  sid: string;
  status: string;
  errorCode: string | null;
  messageKey: string | null;
  at: Date;
}

export const ProviderCallbackSchema = new Schema<ProviderCallbackRecord>(
  {
    sid: { type: String, required: true },
    status: { type: String, required: true },
    errorCode: { type: String, default: null },
    messageKey: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'provider_callbacks', versionKey: false },
);
// RecordMessageStatus: several callbacks share one message, so the status is part of the key.
ProviderCallbackSchema.index({ sid: 1, status: 1 }, { unique: true });
// Forgets after 90 days.
ProviderCallbackSchema.index({ at: 1 }, { expireAfterSeconds: 90 * 24 * 3600 });
