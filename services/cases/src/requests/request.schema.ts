import { ItemKind, ItemState, RequestState } from '@diwan/contracts/matters/requests/request';
import { Schema, Types } from 'mongoose';
import type * as z from 'zod/mini';
import { OBJECT_FIELDS } from '../documents/document.schema.js';
import type { TakenFile } from '../documents/take-file.js';

/** A text in both languages, one of which may be missing. */
export interface Both {
  en: string;
  ar: string;
}

/** A file that a client sent: stored and checked like a document, which it becomes when it is accepted. */
export interface ReceivedFile extends TakenFile {
  _id: Types.ObjectId;
  /** Which of its clients. */
  sentBy: string;
  receivedAt: Date;
}

/** One thing that was asked for. */
export interface ItemRecord {
  _id: Types.ObjectId;
  title: Both;
  explanation: Both;
  kind: z.infer<typeof ItemKind>;
  documentType: string;
  dueOn: string | null;
  state: ItemState;
  files: ReceivedFile[];
  text: string;
  reason: string;
  answeredAt: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
}

/** What the firm asked a client for (PORT-07). */
export interface RequestRecord {
  _id: Types.ObjectId;
  caseId: string;
  /** A copy of its case's, by which lists are found. */
  team: string[];
  /** The main client. */
  clientId: string;
  /** Whom it is asked of, of the clients of its case. Any of them answers, and each of them reads that. */
  askedOf: string[];
  title: Both;
  items: ItemRecord[];
  /** Follows from the items, written with them: lists are found by it. */
  state: RequestState;
  /** Since when the first answer that nobody has decided about waits, written with the items; null: none does. */
  waitsSince: Date | null;
  askedBy: string;
  /** When the client is reminded next. */
  remindAt: Date | null;
  /** When the firm is told of what has come; null: nothing new. */
  tellAt: Date | null;
  /** Grows with each change, so that two at once do not overwrite each other. */
  version: number;
  createdAt: Date;
}

const both = new Schema<Both>({ en: { type: String, default: '' }, ar: { type: String, default: '' } }, { _id: false });
const file = new Schema<ReceivedFile>({
  fileName: { type: String, required: true },
  mime: { type: String, required: true },
  fileSize: { type: Number, required: true },
  sha256: { type: String, required: true },
  ...OBJECT_FIELDS,
  pdfTries: { type: Number, default: 0 },
  scan: { type: String },
  inspection: { type: Number, default: 0 },
  sentBy: { type: String, required: true },
  receivedAt: { type: Date, required: true },
});
const item = new Schema<ItemRecord>({
  title: { type: both, required: true },
  explanation: { type: both, required: true },
  kind: { type: String, enum: ItemKind.options, required: true },
  documentType: { type: String, required: true },
  dueOn: { type: String, default: null },
  state: { type: String, enum: ItemState.options, required: true },
  files: { type: [file], default: [] },
  text: { type: String, default: '' },
  reason: { type: String, default: '' },
  answeredAt: { type: Date, default: null },
  decidedAt: { type: Date, default: null },
  decidedBy: { type: String, default: null },
});

export const RequestSchema = new Schema<RequestRecord>(
  {
    caseId: { type: String, required: true },
    team: { type: [String], required: true },
    clientId: { type: String, required: true },
    askedOf: { type: [String], required: true },
    title: { type: both, required: true },
    items: { type: [item], required: true },
    state: { type: String, enum: RequestState.options, required: true },
    waitsSince: { type: Date, default: null },
    askedBy: { type: String, required: true },
    remindAt: { type: Date, default: null },
    tellAt: { type: Date, default: null },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'client_requests', versionKey: false },
);

/** The text where both languages have to say something: one stands for the other. */
export const inBoth = ({ en, ar }: Both): Both => ({ en: en || ar, ar: ar || en });

/** A new answer waits for a decision of its own. */
export const UNDECIDED = { reason: '', decidedAt: null, decidedBy: null } as const;

/** Of an item or a file, before it is stored. */
export const newId = (): Types.ObjectId => new Types.ObjectId();

// RequestRepository.page, of all cases, by state, of one case, .unsettledIn
RequestSchema.index({ createdAt: -1, _id: -1 });
RequestSchema.index({ state: 1, createdAt: -1, _id: -1 });
RequestSchema.index({ caseId: 1, createdAt: -1, _id: -1 });
// RequestRepository.page for who sees the cases of their team only
RequestSchema.index({ team: 1, createdAt: -1, _id: -1 });
RequestSchema.index({ team: 1, state: 1, createdAt: -1, _id: -1 });
// RequestRepository.page, of those that wait for the firm
RequestSchema.index({ state: 1, waitsSince: 1, _id: 1 });
RequestSchema.index({ team: 1, state: 1, waitsSince: 1, _id: 1 });
// MoveRequestsOfClient
RequestSchema.index({ clientId: 1 });
// RequestRepository.ofClient
RequestSchema.index({ askedOf: 1, createdAt: -1 });
// RequestRepository.toRemind, .toTell
RequestSchema.index({ remindAt: 1 }, { sparse: true });
RequestSchema.index({ tellAt: 1 }, { sparse: true });
// RequestRepository.storedKeys
RequestSchema.index({ 'items.files.objectKey': 1 }, { sparse: true });
RequestSchema.index({ 'items.files.asPdf.key': 1 }, { sparse: true });
RequestSchema.index({ 'items.files.original.key': 1 }, { sparse: true });
