import type { DocumentAction } from '@diwan/contracts/matters/documents/http';
import { Schema, type Types } from 'mongoose';
import type { DenialReason, Severity } from './denial.js';

const OUTCOMES = ['granted', 'denied', 'asked', 'approved', 'refused'] as const;

/** One attempt to reach a document, granted or denied. Rows are added, never changed; each names the hash of the one before. */
export interface AccessRecord {
  _id: Types.ObjectId;
  documentId: string;
  /** The person; for the recipient of a link, who has no account, the id of the wish that it answers. */
  personId: string;
  /** The client for whom a delegate reads (PORT-10); absent when people read for themselves. */
  onBehalfOf?: string;
  action: DocumentAction;
  /** `asked`, `approved`, `refused`: of a wish to pass the document on (D-089). */
  outcome: (typeof OUTCOMES)[number];
  reason: DenialReason | null;
  severity: Severity | null;
  grantId: string | null;
  /** What the watermark of the served bytes can be found by; null when they carried none, and in rows from before there were codes. */
  markCode: string | null;
  /** Network address of the connection, never one that the browser claims (D-094). */
  address: string;
  at: Date;
  /** Position in the document's log, from 1. */
  sequence: number;
  previousHash: string;
  hash: string;
}

export const AccessSchema = new Schema<AccessRecord>(
  {
    documentId: { type: String, required: true },
    personId: { type: String, required: true },
    onBehalfOf: String,
    action: { type: String, required: true },
    outcome: { type: String, enum: OUTCOMES, required: true },
    reason: { type: String, default: null },
    severity: { type: String, default: null },
    grantId: { type: String, default: null },
    markCode: { type: String, default: null },
    address: { type: String, required: true },
    at: { type: Date, required: true },
    sequence: { type: Number, required: true },
    previousHash: { type: String, default: '' },
    hash: { type: String, required: true },
  },
  { collection: 'document_accesses', versionKey: false },
);

// AccessLog.ofDocument, and no two rows at one place of the chain
AccessSchema.index({ documentId: 1, sequence: -1 }, { unique: true });
