import { Schema, type Types } from 'mongoose';

/** A client's wish to pass a document on, waiting for the firm (D-089). */
export interface ShareRequestRecord {
  _id: Types.ObjectId;
  documentId: string;
  caseId: string;
  personId: string;
  state: 'open';
  createdAt: Date;
}

export const ShareRequestSchema = new Schema<ShareRequestRecord>(
  {
    documentId: { type: String, required: true },
    caseId: { type: String, required: true },
    personId: { type: String, required: true },
    state: { type: String, enum: ['open'], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'share_requests', versionKey: false },
);

// RequestShare.run: one open wish of a person for a document
ShareRequestSchema.index({ documentId: 1, personId: 1, state: 1 }, { unique: true });
