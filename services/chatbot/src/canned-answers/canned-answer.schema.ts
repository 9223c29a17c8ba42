import type { LocalizedText } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';

/** An answer that staff give again and again, as it is stored. */
export interface CannedAnswerRecord {
  _id: Types.ObjectId;
  title: LocalizedText;
  text: LocalizedText;
  createdAt: Date;
  version: number;
}

const text = { type: String, required: true } as const;
const inBoth = { type: { en: text, ar: text }, _id: false, required: true } as const;

export const CannedAnswerSchema = new Schema<CannedAnswerRecord>(
  {
    title: inBoth,
    text: inBoth,
    createdAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'canned_answers', versionKey: false },
);
// CannedAnswerRepository.all
CannedAnswerSchema.index({ createdAt: 1 });
