import { Schema } from 'mongoose';

/** The marked copy of a document for one person, made once for everything they open within half an hour. */
export interface RenditionRecord {
  /** Hash of what it is made from: file, person as the mark names them, half hour. */
  _id: string;
  /** What the mark is found by in the access log. */
  code: string;
  name: string;
  maskedPhone: string;
  /** When the document was first opened in this half hour: the time that the mark says. */
  at: Date;
  expiresAt: Date;
  /** Null until it is made. */
  object: RenditionObject | null;
}

export interface RenditionObject {
  key: string;
  /** Bytes. */
  size: number;
}

const object = new Schema<RenditionObject>(
  { key: { type: String, required: true }, size: { type: Number, required: true } },
  { _id: false },
);

export const RenditionSchema = new Schema<RenditionRecord>(
  {
    _id: { type: String, required: true },
    code: { type: String, required: true },
    name: { type: String, required: true },
    maskedPhone: { type: String, required: true },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    object: { type: object, default: null },
  },
  { collection: 'renditions', versionKey: false },
);

// RenditionRepository.expiredBefore
RenditionSchema.index({ expiresAt: 1 });
// RenditionRepository.storedKeys, asked by the sweep for orphans
RenditionSchema.index({ 'object.key': 1 }, { sparse: true });
