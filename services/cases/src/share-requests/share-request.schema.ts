import { ShareRequestState } from '@diwan/contracts/matters/share-requests/http';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';

/** What the recipient of an approved wish opens the document with. */
export interface ShareLink {
  /** 128 random bits, base64url: names the link; the recipient's code opens it. */
  token: string;
  endsAt: Date;
  maxOpens: number;
  /** Openings left. Kept beside the most because a filter cannot compare two fields (D-095). */
  remaining: number;
}

/** A client's wish to pass a document on to one named person, and what the firm decided (D-089). */
export interface ShareRequestRecord {
  _id: Types.ObjectId;
  documentId: string;
  caseId: string;
  /** A copy of its case's, by which lists are found. */
  team: string[];
  /** The client who asks. */
  personId: string;
  recipientName: string;
  /** One of the two is given; the code goes to the phone where there is one. */
  recipientPhone: string | null;
  recipientEmail: string | null;
  recipientLanguage: Language;
  reason: string;
  state: ShareRequestState;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionReason: string;
  link: ShareLink | null;
}

const link = new Schema<ShareLink>(
  {
    token: { type: String, required: true },
    endsAt: { type: Date, required: true },
    maxOpens: { type: Number, required: true },
    remaining: { type: Number, required: true },
  },
  { _id: false },
);

export const ShareRequestSchema = new Schema<ShareRequestRecord>(
  {
    documentId: { type: String, required: true },
    caseId: { type: String, required: true },
    team: { type: [String], required: true },
    personId: { type: String, required: true },
    recipientName: { type: String, required: true },
    recipientPhone: { type: String, default: null },
    recipientEmail: { type: String, default: null },
    recipientLanguage: { type: String, enum: LANGUAGES, required: true },
    reason: { type: String, default: '' },
    state: { type: String, enum: ShareRequestState.options, required: true },
    createdAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: String, default: null },
    decisionReason: { type: String, default: '' },
    link: { type: link, default: null },
  },
  { collection: 'share_requests', versionKey: false },
);

// RequestShare: one open wish of a person for a document
ShareRequestSchema.index(
  { documentId: 1, personId: 1 },
  { unique: true, partialFilterExpression: { state: 'open' }, name: 'one_open_wish' },
);
// ShareRequestRepository.latestOf
ShareRequestSchema.index({ personId: 1, documentId: 1, createdAt: -1 });
// ShareRequestRepository.page, of all cases and of some
ShareRequestSchema.index({ createdAt: -1, _id: -1 });
ShareRequestSchema.index({ state: 1, createdAt: -1, _id: -1 });
ShareRequestSchema.index({ caseId: 1, createdAt: -1, _id: -1 });
// ShareRequestRepository.page for who sees the cases of their team only
ShareRequestSchema.index({ team: 1, createdAt: -1, _id: -1 });
ShareRequestSchema.index({ team: 1, state: 1, createdAt: -1, _id: -1 });
// ShareRequestRepository.byToken
ShareRequestSchema.index({ 'link.token': 1 }, { unique: true, sparse: true });
