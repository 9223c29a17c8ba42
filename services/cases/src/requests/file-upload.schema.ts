import { Schema, type Types } from 'mongoose';

/** A file on its way from a client, part by part. Its parts are objects of the store. */
export interface FileUploadRecord {
  _id: Types.ObjectId;
  personId: string;
  requestId: string;
  itemId: string;
  name: string;
  size: number;
  /** Of the whole file. */
  sha256: string;
  /** Bytes that are stored. */
  received: number;
  /** Where each part begins; the keys follow from it. */
  parts: number[];
  /** What it became; null while it is on its way. */
  fileId: string | null;
  updatedAt: Date;
}

export const FileUploadSchema = new Schema<FileUploadRecord>(
  {
    personId: { type: String, required: true },
    requestId: { type: String, required: true },
    itemId: { type: String, required: true },
    name: { type: String, required: true },
    size: { type: Number, required: true },
    sha256: { type: String, required: true },
    received: { type: Number, required: true },
    parts: { type: [Number], required: true },
    fileId: { type: String, default: null },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'file_uploads', versionKey: false },
);

const THREE_DAYS = 3 * 24 * 3600;

// FileUploads.begin: the same file for the same item is the same upload
FileUploadSchema.index({ personId: 1, itemId: 1, sha256: 1 }, { unique: true });
// Forgets what nobody went on with; the sweep removes its parts.
FileUploadSchema.index({ updatedAt: 1 }, { expireAfterSeconds: THREE_DAYS });
