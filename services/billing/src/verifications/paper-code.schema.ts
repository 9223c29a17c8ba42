import { Schema, type Types } from 'mongoose';

/** What kind of document a code stands on. */
export type CodedKind = 'invoice' | 'receipt' | 'credit_note';

/** The code that a document carries on paper. It says nothing of the document, and nobody can guess it. */
export interface PaperCodeRecord {
  _id: Types.ObjectId;
  token: string;
  kind: CodedKind;
  documentId: string;
  createdAt: Date;
}

const text = { type: String, required: true } as const;

export const paperCodeSchema = new Schema<PaperCodeRecord>(
  { token: text, kind: text, documentId: text, createdAt: { type: Date, required: true } },
  { collection: 'paper_codes', versionKey: false },
);
// PaperCodes.documentOf.
paperCodeSchema.index({ token: 1 }, { unique: true });
// PaperCodes.tokenOf: a document has one code, however often it is printed.
paperCodeSchema.index({ documentId: 1, kind: 1 }, { unique: true });
