import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';

/** What a notice that answers somebody says and where it goes: the notice itself keeps ids only. */
export interface ReplyTextRecord {
  _id: Types.ObjectId;
  /** The number it answers, in E.164; null: wherever its person is reached. */
  to: string | null;
  /** In whose words it is; null: in those of its template. */
  text: string | null;
  language: Language;
  createdAt: Date;
}

export const ReplyTextSchema = new Schema<ReplyTextRecord>(
  {
    to: { type: String, default: null },
    text: { type: String, default: null },
    language: { type: String, enum: LANGUAGES, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'reply_texts', versionKey: false },
);
// Forgets after 30 days: the conversation keeps what was said, and nothing is sent so late.
ReplyTextSchema.index({ createdAt: 1 }, { expireAfterSeconds: 30 * 24 * 3600 });
