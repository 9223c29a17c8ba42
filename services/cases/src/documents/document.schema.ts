import type { DocumentType } from '@diwan/contracts/http/documents';
import { Schema, type Types } from 'mongoose';
import type * as z from 'zod/mini';
import type { Scan } from '../scan/scan-state.js';
import type { Level, RestrictionLevel } from './level-policy.js';

/** A policy as it is stored: like the contract's, with a date. */
export interface StoredPolicy {
  downloadRestriction: RestrictionLevel;
  printRestriction: RestrictionLevel;
  shareRestriction: RestrictionLevel;
  watermarkEnabled: boolean;
  maxAccessCount: number | null;
  expiresAt: Date | null;
}

/** Who did something and when; rows are added, never changed (D-099). */
export interface Deed {
  at: Date;
  by: string;
}

/** The metadata of a stored file. Its bytes are an object of the store under `objectKey`. */
export interface DocumentRecord {
  _id: Types.ObjectId;
  caseId: string;
  /** The client it may be shown to; a document is found by it even if its case is not (D-099). */
  clientId: string;
  title: string;
  description: string;
  documentType: z.infer<typeof DocumentType>;
  confidentialityLevel: Level;
  fileName: string;
  mime: string;
  /** Bytes. */
  fileSize: number;
  sha256: string;
  objectKey: string;
  /** The PDF that was made of a Word or Excel file, an object of the store; null for others, and where none could be made. */
  asPdf: { key: string; size: number } | null;
  /** What the virus scanner said; documents from before there was one have none. */
  scan?: Scan;
  tags: string[];
  visibleToClient: boolean;
  /** How often it was shown to the client: tells one sharing from the next after a hide. */
  sharing: number;
  shared: Deed[];
  hidden: Deed[];
  /** Null: the default of its level applies. */
  policy: StoredPolicy | null;
  accessCount: number;
  /** Accesses left; null without a limit. Kept next to the count because a filter cannot compare two fields (D-095). */
  remaining: number | null;
  /** Number of rows in its access log and the hash of the last one: the head of the chain. */
  accessLog: { length: number; hash: string };
  uploadedBy: string;
  createdAt: Date;
  updatedAt: Date;
}

const deed = new Schema<Deed>(
  { at: { type: Date, required: true }, by: { type: String, required: true } },
  { _id: false },
);

const policy = new Schema<StoredPolicy>(
  {
    downloadRestriction: { type: String, required: true },
    printRestriction: { type: String, required: true },
    shareRestriction: { type: String, required: true },
    watermarkEnabled: { type: Boolean, required: true },
    maxAccessCount: { type: Number, default: null },
    expiresAt: { type: Date, default: null },
  },
  { _id: false },
);

const accessLog = new Schema(
  { length: { type: Number, default: 0 }, hash: { type: String, default: '' } },
  { _id: false },
);

const asPdf = new Schema(
  { key: { type: String, required: true }, size: { type: Number, required: true } },
  { _id: false },
);

export const DocumentSchema = new Schema<DocumentRecord>(
  {
    caseId: { type: String, required: true },
    clientId: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    documentType: { type: String, required: true },
    confidentialityLevel: { type: String, enum: ['normal', 'medium', 'high'], required: true },
    fileName: { type: String, required: true },
    mime: { type: String, required: true },
    fileSize: { type: Number, required: true },
    sha256: { type: String, required: true },
    objectKey: { type: String, required: true },
    asPdf: { type: asPdf, default: null },
    scan: { type: String, enum: ['pending', 'clean', 'rejected', 'not_scanned'] },
    tags: { type: [String], default: [] },
    visibleToClient: { type: Boolean, default: false },
    sharing: { type: Number, default: 0 },
    shared: { type: [deed], default: [] },
    hidden: { type: [deed], default: [] },
    policy: { type: policy, default: null },
    accessCount: { type: Number, default: 0 },
    remaining: { type: Number, default: null },
    accessLog: { type: accessLog, default: () => ({ length: 0, hash: '' }) },
    uploadedBy: { type: String, required: true },
  },
  { collection: 'documents', timestamps: true, versionKey: false },
);

// DocumentRepository.ofCase, .caseHasAny
DocumentSchema.index({ caseId: 1, createdAt: -1, _id: -1 });
// DocumentRepository.shownTo
DocumentSchema.index({ clientId: 1, visibleToClient: 1, createdAt: -1, _id: -1 });
// DocumentRepository.storedKeys, asked by the sweep for orphans
DocumentSchema.index({ objectKey: 1 }, { unique: true });
// DocumentRepository.storedKeys, for PDFs that were made
DocumentSchema.index({ 'asPdf.key': 1 }, { sparse: true });
// DocumentRepository.toScan
DocumentSchema.index({ scan: 1, _id: 1 });
// DocumentRepository.uploadedBytes
DocumentSchema.index({ uploadedBy: 1, createdAt: 1 });
