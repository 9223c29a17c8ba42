import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createGrant } from '@diwan/contracts/matters/documents/http';
import { Schema } from 'mongoose';

/** Leave to fetch the bytes of one document, for one session and one action, until it expires. */
export interface GrantRecord {
  /** 128 random bits, base64url. */
  _id: string;
  documentId: string;
  /** Which of the document's files. */
  fileVersion: number;
  personId: string;
  sessionKey: string;
  action: InputOf<typeof createGrant>['body']['action'];
  /** The marked copy that it serves; null when the bytes go out unmarked. */
  renditionId: string | null;
  issuedAt: Date;
  expiresAt: Date;
}

export const GrantSchema = new Schema<GrantRecord>(
  {
    _id: { type: String, required: true },
    documentId: { type: String, required: true },
    fileVersion: { type: Number, required: true },
    personId: { type: String, required: true },
    sessionKey: { type: String, required: true },
    action: { type: String, enum: ['view', 'download', 'print'], required: true },
    renditionId: { type: String, default: null },
    issuedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'grants', versionKey: false },
);

// GrantRepository.expiredBefore
GrantSchema.index({ expiresAt: 1 });
