import { Schema } from 'mongoose';

/** A list that a provider has stored. Nobody approves it: it goes inside the 24 hours alone. */
export interface ListContentRecord {
  /** Template and language. */
  _id: string;
  /** Of which words; with others it is stored anew. */
  digest: string;
  contentSid: string;
  /** Its text goes in its place until then: the provider did not want the list. */
  restsUntil: Date | null;
}

export const ListContentSchema = new Schema<ListContentRecord>(
  {
    _id: { type: String, required: true },
    digest: { type: String, required: true },
    contentSid: { type: String, required: true },
    restsUntil: { type: Date, default: null },
  },
  { collection: 'list_contents', versionKey: false },
);
