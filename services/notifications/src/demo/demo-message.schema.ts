import { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';
import type { Channel } from '../kinds/notice-kind.js';

/** A message that a demo would have sent. */
export interface DemoMessageRecord {
  _id: Types.ObjectId;
  /** The reference it came with. */
  dedupeKey: string;
  to: string;
  /** Absent on messages of earlier builds. */
  channel?: Channel;
  template: string;
  language: Language;
  variables: Record<string, string>;
  body: string;
  status: string;
  /** None on messages of earlier builds. */
  buttons: { title: string; payload: string }[];
  createdAt: Date;
}

export const DemoMessageSchema = new Schema<DemoMessageRecord>(
  {
    dedupeKey: { type: String, required: true },
    to: { type: String, required: true },
    channel: { type: String, enum: MessageChannel.options },
    template: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    variables: { type: Schema.Types.Mixed, required: true },
    body: { type: String, required: true },
    status: { type: String, required: true },
    buttons: { type: [new Schema({ title: String, payload: String }, { _id: false })], default: [] },
    createdAt: { type: Date, required: true },
  },
  { collection: 'demo_messages', versionKey: false, minimize: false },
);
// DemoInbox.send, lookUp: one message a reference; rows from before there were references have none.
DemoMessageSchema.index({ dedupeKey: 1 }, { unique: true, partialFilterExpression: { dedupeKey: { $gt: '' } } });
// DemoInbox.read: messages to one address, newest first.
DemoMessageSchema.index({ to: 1, createdAt: -1, _id: -1 });
// DemoInbox.read of all, and: the codes in it are gone after a day.
DemoMessageSchema.index({ createdAt: -1 }, { expireAfterSeconds: 24 * 3600 });
