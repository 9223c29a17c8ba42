import type { createGrant } from '@diwan/contracts/http/documents';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { Schema } from 'mongoose';

/** The watermarked copy made for a grant. */
export interface Rendition {
  key: string;
  /** Bytes. */
  size: number;
}

/** Leave to fetch the bytes of one document, for one session and one action, until it expires. */
export interface GrantRecord {
  /** 128 random bits, base64url. */
  _id: string;
  documentId: string;
  personId: string;
  sessionKey: string;
  action: InputOf<typeof createGrant>['body']['action'];
  /** What the watermark says of the person; null when the bytes go out unmarked. */
  mark: { name: string; maskedPhone: string } | null;
  issuedAt: Date;
  expiresAt: Date;
  rendition: Rendition | null;
}

const mark = new Schema(
  { name: { type: String, required: true }, maskedPhone: { type: String, required: true } },
  { _id: false },
);
const rendition = new Schema<Rendition>(
  { key: { type: String, required: true }, size: { type: Number, required: true } },
  { _id: false },
);

export const GrantSchema = new Schema<GrantRecord>(
  {
    _id: { type: String, required: true },
    documentId: { type: String, required: true },
    personId: { type: String, required: true },
    sessionKey: { type: String, required: true },
    action: { type: String, enum: ['view', 'download', 'print'], required: true },
    mark: { type: mark, default: null },
    issuedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    rendition: { type: rendition, default: null },
  },
  { collection: 'grants', versionKey: false },
);

// GrantRepository.expiredBefore
GrantSchema.index({ expiresAt: 1 });
// GrantRepository.renditionKeys, asked by the sweep for orphans
GrantSchema.index({ 'rendition.key': 1 }, { sparse: true });
