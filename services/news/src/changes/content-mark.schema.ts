import { Schema } from 'mongoose';

/** The last change of a subject of the site; the row `COUNTER` holds the number of the last change of all. */
export interface ContentMark {
  _id: string;
  version: number;
  /** Of the counter alone: names this history of numbers, so that another one (a restored backup) is not taken for it. */
  epoch?: string;
}

/** Id of the row that counts; subjects have other names. */
export const COUNTER = '*';

export const ContentMarkSchema = new Schema<ContentMark>(
  { _id: { type: String, required: true }, version: { type: Number, required: true }, epoch: { type: String } },
  { collection: 'content_marks', versionKey: false },
);
// ContentChanges.since
ContentMarkSchema.index({ version: 1 });
