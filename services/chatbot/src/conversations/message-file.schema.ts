import { Schema, type Types } from 'mongoose';
import type { AttachedFile } from './conversation.schema.js';

/** A file that was sent to go with a message. */
export interface MessageFileRecord extends AttachedFile {
  /** Who sent it: nobody else can let it go with a message. */
  personId: string;
  /** Of what was sent, lower-case hex. */
  sha256: string;
  /** The conversation it went into; null while it belongs to none. */
  conversationId: Types.ObjectId | null;
  createdAt: Date;
}

const text = { type: String, required: true } as const;

export const MessageFileSchema = new Schema<MessageFileRecord>(
  {
    personId: text,
    fileName: text,
    mime: text,
    fileSize: { type: Number, required: true },
    objectKey: text,
    sha256: text,
    conversationId: { type: Schema.Types.ObjectId, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'message_files', versionKey: false },
);
// MessageFileRepository.waiting, countWaiting
MessageFileSchema.index({ personId: 1, conversationId: 1, sha256: 1 });
// MessageFileRepository.forgotten, letGo
MessageFileSchema.index({ conversationId: 1, createdAt: 1 });
