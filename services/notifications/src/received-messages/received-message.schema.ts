import { Schema, type Types } from 'mongoose';
import type { Keyword } from './keyword.rules.js';
import type { ReceivedState } from './received-message.machine.js';

/** An attachment as it was announced, and what became of it. */
export interface ReceivedMediaRecord {
  /** Of the provider. */
  id: string;
  url: string;
  /** Announced; once it is kept, the type that its bytes have. */
  contentType: string;
  /** Bytes that are kept; 0 before. */
  size: number;
  state: 'waiting' | 'kept' | 'too_large' | 'refused';
}

/** A message that somebody wrote to our WhatsApp number. */
export interface ReceivedMessageRecord {
  _id: Types.ObjectId;
  /** Of the provider: it may hand over the same message again. */
  sid: string;
  /** In E.164. */
  from: string;
  text: string;
  /** Of a tapped button or a chosen line. */
  payload: string | null;
  media: ReceivedMediaRecord[];
  keyword: Keyword | null;
  state: ReceivedState;
  personIds: string[];
  /** When it came here, and when the provider says that it was written; null: it did not say yet. */
  arrivedAt: Date;
  writtenAt: Date | null;
  attempts: number;
  /** When it is looked at next while it is new: whoever takes it in holds it until then. */
  nextAttemptAt: Date;
  correlationId: string;
}

const media = new Schema<ReceivedMediaRecord>(
  {
    id: { type: String, required: true },
    url: { type: String, required: true },
    contentType: { type: String, required: true },
    size: { type: Number, default: 0 },
    state: { type: String, enum: ['waiting', 'kept', 'too_large', 'refused'], required: true },
  },
  { _id: false },
);

export const ReceivedMessageSchema = new Schema<ReceivedMessageRecord>(
  {
    sid: { type: String, required: true },
    from: { type: String, required: true },
    text: { type: String, default: '' },
    payload: { type: String, default: null },
    media: { type: [media], default: [] },
    keyword: { type: String, enum: ['stop', 'start', 'help', null], default: null },
    state: { type: String, enum: ['new', 'done'], required: true },
    personIds: { type: [String], default: [] },
    arrivedAt: { type: Date, required: true },
    writtenAt: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
    nextAttemptAt: { type: Date, required: true },
    correlationId: { type: String, required: true },
  },
  { collection: 'received_messages', versionKey: false },
);
// ReceivedMessages.add: each message once.
ReceivedMessageSchema.index({ sid: 1 }, { unique: true });
// ReceivedMessages.take: what is to be taken in now, the oldest first.
ReceivedMessageSchema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
// ReceivedMessages.old: what is forgotten.
ReceivedMessageSchema.index({ arrivedAt: 1 });
