import type { LocalizedText } from '@diwan/contracts/shared/language';
import { Schema } from 'mongoose';
import type * as z from 'zod/mini';

/** Copy of the firm's name; the office profile itself belongs to news. One row. */
export interface FirmRecord {
  _id: 'firm';
  name: z.infer<typeof LocalizedText>;
}

export const FirmSchema = new Schema<FirmRecord>(
  { _id: { type: String }, name: { en: { type: String, required: true }, ar: { type: String, required: true } } },
  { collection: 'firm', versionKey: false },
);
