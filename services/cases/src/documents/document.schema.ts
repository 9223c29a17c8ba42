import type { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import type { Restriction } from '@diwan/contracts/matters/documents/policy';
import { Schema, type Types } from 'mongoose';
import type * as z from 'zod/mini';
import type { StoredScan } from '../scan/scan-state.js';

export type Level = z.infer<typeof ConfidentialityLevel>;
export type RestrictionLevel = z.infer<typeof Restriction>;

/** A policy as it is stored: like the contract's, with a date. */
export interface StoredPolicy {
  downloadRestriction: RestrictionLevel;
  printRestriction: RestrictionLevel;
  shareRestriction: RestrictionLevel;
  watermarkEnabled: boolean;
  maxAccessCount: number | null;
  expiresAt: Date | null;
  /** What clocks in Beirut were to show then, `YYYY-MM-DDTHH:mm`, by the rules of summer time known when it was set. */
  expiresClock?: string | null;
}

/** Who did something and when; rows are added, never changed (D-099). */
export interface Deed {
  at: Date;
  by: string;
  /** To or from whom; rows of earlier builds do not say. */
  clientIds?: string[];
}

/** A file as it is stored, with its number among the files of the document. */
export interface StoredFile {
  /** From 1; grows when the file is replaced. */
  fileVersion: number;
  fileName: string;
  mime: string;
  /** Of what is shown, in bytes. */
  fileSize: number;
  sha256: string;
  objectKey: string;
  /** A picture as it came, kept for staff beside the one that is shown (M4); null or absent where the file itself is kept. */
  original?: { key: string; size: number; sha256: string; asReceived: boolean; shownAs: string } | null;
  /** The PDF that was made of a Word or Excel file, an object of the store; null for others, and where none could be made. */
  asPdf: { key: string; size: number } | null;
  /** How often making that PDF failed. */
  pdfTries?: number;
  /** What the virus scanner said; files from before there was one have none. */
  scan?: StoredScan;
  /** Rules under which it was inspected; none: before rules were numbered. */
  inspection?: number;
  /** Those rules, stricter than the ones it was taken in under, refuse it. */
  unsafe?: boolean;
  uploadedBy: string;
}

/** A client whom a document is or was shown to, and what they opened of it. */
export interface Reader {
  _id: Types.ObjectId;
  clientId: string;
  /** Which sharing of the document reached them last. */
  sharing: number;
  sharedAt: Date;
  /** When it was hidden from them; null: they see it. */
  hiddenAt: Date | null;
  /** How often it was opened, by delegates for them, too. */
  opened: number;
  /** When they themselves opened it last; null: not yet. */
  openedAt: Date | null;
}

/** The metadata of a stored file. Its bytes are an object of the store under `objectKey`. */
export interface DocumentRecord extends StoredFile {
  _id: Types.ObjectId;
  caseId: string;
  /** The main client it was stored for: it keeps the case with them. */
  clientId: string;
  /** Whom it was ever shown to; nobody else finds it, whatever case they are a client of (D-099). A limit holds for each of them. */
  readers: Reader[];
  title: string;
  description: string;
  /** Of the firm's settings. */
  documentType: string;
  confidentialityLevel: Level;
  /** Files that stood here before, oldest first (DOC-12). */
  earlierFiles: (StoredFile & { uploadedAt: Date })[];
  /** When the present file was stored. */
  fileAt: Date;
  tags: string[];
  /** Folded words of title, description, tags and file name, for the search (DOC-13). */
  searchWords: string[];
  /** Folded words of title and tags, for the client's own search: what staff say besides must not be found out by it. */
  shownWords: string[];
  /** The title as lists are sorted by it. */
  titleKey: string;
  /** Of title, description, type, level and tags: a change that names an older one is refused (D-129). */
  version: number;
  /** How often it was shown to somebody: tells one sharing from the next. */
  sharing: number;
  shared: Deed[];
  hidden: Deed[];
  /** Null: the default of its level applies. */
  policy: StoredPolicy | null;
  /** Grows with each change of the policy, its own or by another level (D-129). */
  policyVersion: number;
  /** Number of rows in its access log and the hash of the last one: the head of the chain. */
  accessLog: { length: number; hash: string };
  /** When it was put aside; nobody opens it then (D-125). */
  deletedAt: Date | null;
  /** When the bytes of what was put aside were removed for good. */
  erasedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const deed = new Schema<Deed>(
  {
    at: { type: Date, required: true },
    by: { type: String, required: true },
    clientIds: { type: [String], default: undefined },
  },
  { _id: false },
);

const reader = new Schema<Reader>({
  clientId: { type: String, required: true },
  sharing: { type: Number, required: true },
  sharedAt: { type: Date, required: true },
  hiddenAt: { type: Date, default: null },
  opened: { type: Number, default: 0 },
  openedAt: { type: Date, default: null },
});

const policy = new Schema<StoredPolicy>(
  {
    downloadRestriction: { type: String, required: true },
    printRestriction: { type: String, required: true },
    shareRestriction: { type: String, required: true },
    watermarkEnabled: { type: Boolean, required: true },
    maxAccessCount: { type: Number, default: null },
    expiresAt: { type: Date, default: null },
    expiresClock: { type: String, default: null },
  },
  { _id: false },
);

const asPdf = new Schema(
  { key: { type: String, required: true }, size: { type: Number, required: true } },
  { _id: false },
);
const original = new Schema(
  {
    key: { type: String, required: true },
    size: { type: Number, required: true },
    sha256: { type: String, required: true },
    /** False where it was kept only later: whether an earlier build had written it anew is not known. */
    asReceived: { type: Boolean, required: true },
    /** The object that is shown for it. A file that an earlier build put in its place has another. */
    shownAs: { type: String, required: true },
  },
  { _id: false },
);

/** Fields of the objects of a file, also of one that belongs to no document yet. */
export const OBJECT_FIELDS = {
  objectKey: { type: String, required: true },
  asPdf: { type: asPdf, default: null },
  original: { type: original, default: null },
} as const;

const file = {
  fileVersion: { type: Number, default: 1 },
  fileName: { type: String, required: true },
  mime: { type: String, required: true },
  fileSize: { type: Number, required: true },
  sha256: { type: String, required: true },
  ...OBJECT_FIELDS,
  pdfTries: { type: Number, default: 0 },
  scan: { type: String, enum: ['pending', 'clean', 'rejected', 'not_scanned'] },
  inspection: { type: Number, default: 0 },
  unsafe: { type: Boolean, default: false },
  uploadedBy: { type: String, required: true },
};
const earlierFile = new Schema({ ...file, uploadedAt: { type: Date, required: true } }, { _id: false });

const accessLog = new Schema(
  { length: { type: Number, default: 0 }, hash: { type: String, default: '' } },
  { _id: false },
);

export const DocumentSchema = new Schema<DocumentRecord>(
  {
    caseId: { type: String, required: true },
    clientId: { type: String, required: true },
    readers: { type: [reader], default: [] },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    documentType: { type: String, required: true },
    confidentialityLevel: { type: String, enum: ['normal', 'medium', 'high'], required: true },
    ...file,
    fileAt: { type: Date, required: true },
    earlierFiles: { type: [earlierFile], default: [] },
    tags: { type: [String], default: [] },
    searchWords: { type: [String], default: [] },
    shownWords: { type: [String], default: [] },
    titleKey: { type: String, default: '' },
    version: { type: Number, default: 1 },
    sharing: { type: Number, default: 0 },
    shared: { type: [deed], default: [] },
    hidden: { type: [deed], default: [] },
    policy: { type: policy, default: null },
    policyVersion: { type: Number, default: 1 },
    accessLog: { type: accessLog, default: () => ({ length: 0, hash: '' }) },
    deletedAt: { type: Date, default: null },
    erasedAt: { type: Date, default: null },
  },
  { collection: 'documents', timestamps: true, versionKey: false },
);

// DocumentRepository.ofCase in each of its orders; .deletedOfCase, .caseHasAny
DocumentSchema.index({ caseId: 1, deletedAt: 1, createdAt: 1, _id: 1 });
DocumentSchema.index({ caseId: 1, deletedAt: 1, titleKey: 1, _id: 1 });
DocumentSchema.index({ caseId: 1, deletedAt: 1, fileSize: 1, _id: 1 });
// MoveDocumentsOfClient
DocumentSchema.index({ clientId: 1 });
// DocumentRepository.shownTo, .lastOpenedBy, UnreadDocuments, MoveDocumentsOfClient
DocumentSchema.index({ 'readers.clientId': 1, deletedAt: 1, createdAt: 1, _id: 1 });
// DocumentRepository.search without words, newest first
DocumentSchema.index({ createdAt: -1, _id: -1 });
// DocumentRepository.search
DocumentSchema.index({ searchWords: 1 });
// DocumentRepository.storedKeys, asked by the sweep for orphans
DocumentSchema.index({ objectKey: 1 }, { unique: true });
// DocumentRepository.storedKeys, for other objects than the present file
DocumentSchema.index({ 'asPdf.key': 1 }, { sparse: true });
DocumentSchema.index({ 'original.key': 1 }, { sparse: true });
DocumentSchema.index({ 'earlierFiles.objectKey': 1 }, { sparse: true });
DocumentSchema.index({ 'earlierFiles.asPdf.key': 1 }, { sparse: true });
DocumentSchema.index({ 'earlierFiles.original.key': 1 }, { sparse: true });
// DocumentRepository.storedBytes
DocumentSchema.index({ uploadedBy: 1, createdAt: 1 });
// ReckonExpiries.run: those whose access is still to end
DocumentSchema.index({ 'policy.expiresAt': 1, _id: 1 }, { sparse: true });
// DocumentRepository.toErase
DocumentSchema.index({ deletedAt: 1 });
