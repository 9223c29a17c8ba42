import type { SessionLifetime } from '@diwan/contracts/people/session-settings/http';
import { Schema } from 'mongoose';

/** The one row of the firm's wishes about sessions, in minutes. */
export interface SessionSettingsRecord {
  _id: 'sessions';
  client: SessionLifetime;
  staff: SessionLifetime;
  version: number;
}

const lifetime = {
  type: {
    idleMinutes: { type: Number, required: true },
    absoluteMinutes: { type: Number, required: true },
  },
  _id: false,
  required: true,
};

export const SessionSettingsSchema = new Schema<SessionSettingsRecord>(
  {
    _id: { type: String, required: true },
    client: lifetime,
    staff: lifetime,
    version: { type: Number, required: true },
  },
  { collection: 'settings', versionKey: false },
);
