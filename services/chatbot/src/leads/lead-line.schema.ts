import type { LeadLine } from '@diwan/contracts/intake/leads/http';
import { Schema, type Types } from 'mongoose';
import type * as z from 'zod/mini';
import type { LeadRecord } from './lead.schema.js';

/** One line of what happened to a lead. Lines are added and never changed. */
export interface LeadLineRecord {
  _id: Types.ObjectId;
  leadId: Types.ObjectId;
  at: Date;
  /** Who of the staff. */
  by: string;
  what: z.infer<typeof LeadLine>['what'];
  /** Where a move or an answer led. */
  to: LeadRecord['status'] | null;
  /** Who takes care from then on. */
  owner: string | null;
  /** The note, or why the lead was lost. */
  text: string;
}

export const LeadLineSchema = new Schema<LeadLineRecord>(
  {
    leadId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    what: { type: String, required: true },
    to: { type: String, default: null },
    owner: { type: String, default: null },
    text: { type: String, default: '' },
  },
  { collection: 'lead_lines', versionKey: false },
);

// LeadTimeline.of
LeadLineSchema.index({ leadId: 1, at: 1, _id: 1 });
