import { RECEIVED_KEPT_DAYS } from '@diwan/contracts/messages/received-messages/questions';
import { Schema, type Types } from 'mongoose';

/** A received message that is nobody's yet. What it says stays with notifications, which forget it after as many days (D-147). */
export interface StrayMessageRecord {
  _id: Types.ObjectId;
  receivedMessageId: string;
  at: Date;
}

export const StrayMessageSchema = new Schema<StrayMessageRecord>(
  { receivedMessageId: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'stray_messages', versionKey: false },
);
// StrayMessageRepository.keep: each message once.
StrayMessageSchema.index({ receivedMessageId: 1 }, { unique: true });
// StrayMessageRepository.page
StrayMessageSchema.index({ at: -1, _id: -1 });
StrayMessageSchema.index({ at: 1 }, { expireAfterSeconds: RECEIVED_KEPT_DAYS * 24 * 3600 });
