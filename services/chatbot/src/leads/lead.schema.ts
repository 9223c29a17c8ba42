import type { ConsultationWish, ContactArea, ContactChannel, LeadStatus } from '@diwan/contracts/intake/leads/http';
import { SITE_LANGUAGES, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import { Schema, type Types } from 'mongoose';
import type * as z from 'zod/mini';

/** A request for a consultation as it is stored. */
export interface LeadRecord {
  _id: Types.ObjectId;
  /** Such as `L-2026-0042`; the visitor was told it. */
  reference: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string;
  area: z.infer<typeof ContactArea>;
  channel: z.infer<typeof ContactChannel>;
  /** Only of requests from the consultation page; absent on leads stored before there was such a thing. */
  wish?: z.infer<typeof ConsultationWish> | null;
  message: string;
  /** Page it came from. */
  source: string;
  /** Of the page that it was written on. */
  language: SiteLanguage;
  /**
   * The lead that this request adds to, as a further one of the same number (D-058); null or absent on leads. A further request is no lead:
   * it is neither listed nor answered by itself.
   */
  partOf?: Types.ObjectId | null;
  status: z.infer<typeof LeadStatus>;
  /** Of the oldest request that waits, of the last that waited where none does. */
  respondBy: Date;
  /** The promise that is owed now; null while nobody waits, and of further requests. Written by LeadRepository. */
  owedBy: Date | null;
  /** How many further requests nobody has answered. Absent on leads stored before there was such a thing. */
  furtherUnanswered?: number;
  /**
   * When staff are told next that nobody has answered: when half of the promised time is over, then at `respondBy`, then never (null), as of
   * further requests.
   * Leads stored before there was such a thing have none and are never told of.
   */
  escalateAt: Date | null;
  /** Who of the staff said that it was answered; absent on leads stored before this was kept. */
  answered?: { by: string; at: Date } | null;
  /**
   * Who of the staff takes care of it; of a further request: with whom its sender wishes to talk, who takes care of it once it is separated.
   * Absent, like the two below, on leads that nobody changed since there was such a thing.
   */
  owner?: string | null;
  /** The client it became. */
  clientId?: string | null;
  /** Counts the changes by staff (D-129). */
  version?: number;
  /**
   * See search-keys.ts. Leads stored before there was such a thing are not found by a search; further requests have none, their lead is
   * found by theirs.
   */
  searchKeys: string[];
  /** Which privacy text was agreed to, when, and from where (a hash, D-057). */
  consent: { version: string; at: Date; addressHash: string };
  createdAt: Date;
  updatedAt: Date;
}

export const LeadSchema = new Schema<LeadRecord>(
  {
    reference: { type: String, required: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    email: { type: String, default: null },
    phone: { type: String, required: true },
    area: { type: String, required: true },
    channel: { type: String, required: true },
    wish: {
      type: new Schema(
        {
          lawyer: { type: String, default: null },
          parts: { type: [String], required: true },
          days: { type: String, default: '' },
          timeZone: { type: String, default: null },
          spoken: { type: String, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    message: { type: String, default: '' },
    source: { type: String, required: true },
    language: { type: String, enum: SITE_LANGUAGES, required: true },
    partOf: { type: Schema.Types.ObjectId, default: null },
    status: { type: String, required: true },
    respondBy: { type: Date, required: true },
    owedBy: { type: Date, default: null },
    furtherUnanswered: { type: Number, default: 0 },
    escalateAt: { type: Date, default: null },
    answered: {
      type: new Schema({ by: { type: String, required: true }, at: { type: Date, required: true } }, { _id: false }),
      default: null,
    },
    owner: { type: String, default: null },
    clientId: { type: String, default: null },
    version: { type: Number, default: 0 },
    searchKeys: { type: [String], required: true },
    consent: {
      version: { type: String, required: true },
      at: { type: Date, required: true },
      addressHash: { type: String, required: true },
    },
  },
  { collection: 'leads', timestamps: true, versionKey: false },
);

// LeadRepository.insert: one lead per reference
LeadSchema.index({ reference: 1 }, { unique: true });
// LeadRepository.page with a search
LeadSchema.index({ searchKeys: 1 });
// LeadRepository.withPhone, ofClientOrPhone, openOfPhone
LeadSchema.index({ phone: 1, createdAt: -1, _id: -1 });
// LeadRepository.page with a search: what is searched are leads
LeadSchema.index({ createdAt: -1, _id: -1 });
// LeadRepository.page with a search, by status
LeadSchema.index({ status: 1, createdAt: -1, _id: -1 });
// LeadRepository.page, FurtherRequests.of
LeadSchema.index({ partOf: 1, createdAt: -1, _id: -1 });
// LeadRepository.page by status
LeadSchema.index({ partOf: 1, status: 1, createdAt: -1, _id: -1 });
// LeadRepository.page of one's own
LeadSchema.index({ owner: 1, createdAt: -1, _id: -1 });
// LeadRepository.page of those that wait
LeadSchema.index({ owedBy: 1, _id: 1 });
// MoveLeadsOfClient, LeadRepository.ofClientOrPhone, eraseOfClient
LeadSchema.index({ clientId: 1 }, { sparse: true });
// LeadRepository.page sorted by the promised time
LeadSchema.index({ respondBy: 1, _id: 1 });
// LeadRepository.toEscalate
LeadSchema.index({ escalateAt: 1 });
// LeadRepository.lostBefore
LeadSchema.index({ status: 1, updatedAt: 1 });

/** Last number given in a year; the year is the id. */
export interface LeadCounterRecord {
  _id: string;
  last: number;
}

export const LeadCounterSchema = new Schema<LeadCounterRecord>(
  { _id: { type: String }, last: { type: Number, required: true } },
  { collection: 'lead_counters', versionKey: false },
);
