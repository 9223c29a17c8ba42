import type { ContactArea, ContactChannel, LeadStatus } from '@diwan/contracts/intake/leads/http';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
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
  message: string;
  /** Page it came from. */
  source: string;
  language: Language;
  status: z.infer<typeof LeadStatus>;
  respondBy: Date;
  /**
   * When staff are told next that nobody has answered: when half of the promised time is over, then at `respondBy`, then never (null).
   * Leads stored before there was such a thing have none and are never told of.
   */
  escalateAt: Date | null;
  /** Who of the staff said that it was answered; absent on leads stored before this was kept. */
  answered?: { by: string; at: Date } | null;
  /** Who of the staff takes care of it. Absent, like the two below, on leads that nobody changed since there was such a thing. */
  owner?: string | null;
  /** The client it became. */
  clientId?: string | null;
  /** Counts the changes by staff (D-129). */
  version?: number;
  /** See search-keys.ts. Leads stored before there was such a thing are not found by a search. */
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
    message: { type: String, default: '' },
    source: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    status: { type: String, required: true },
    respondBy: { type: Date, required: true },
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
// LeadRepository.withPhone
LeadSchema.index({ phone: 1, createdAt: -1, _id: -1 });
// LeadRepository.page
LeadSchema.index({ createdAt: -1, _id: -1 });
// LeadRepository.page by status
LeadSchema.index({ status: 1, createdAt: -1, _id: -1 });
// LeadRepository.toEscalate
LeadSchema.index({ status: 1, escalateAt: 1 });

/** Last number given in a year; the year is the id. */
export interface LeadCounterRecord {
  _id: string;
  last: number;
}

export const LeadCounterSchema = new Schema<LeadCounterRecord>(
  { _id: { type: String }, last: { type: Number, required: true } },
  { collection: 'lead_counters', versionKey: false },
);
