import { type DeadlineChange, DeadlineState } from '@diwan/contracts/matters/deadlines/http';
import type { DeadlineCount, DeadlineTrigger, Reckoning } from '@diwan/contracts/matters/deadlines/rule';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';

/** A rule as a deadline keeps it: what the table says later does not change what was reckoned. */
export interface KeptRule extends DeadlineCount {
  id: string;
  name: LocalizedText;
  trigger: DeadlineTrigger;
  source: string;
  isConfirmed: boolean;
}

/** The last day for something in a case. Who reaches it follows from its case. */
export interface DeadlineRecord {
  _id: Types.ObjectId;
  caseId: string;
  /** The hearing whose judgment it runs from; null for one by hand. */
  hearingId: string | null;
  /** `<hearing>:<rule>`: one deadline for each. Absent for one by hand. */
  source?: string;
  rule: KeptRule;
  triggerDay: string;
  /** The last day, `YYYY-MM-DD`: that of `reckoning`. */
  day: string;
  reckoning: Reckoning;
  state: DeadlineState;
  changed: { because: DeadlineChange; formerDay: string } | null;
  ownerId: string | null;
  /** The day that its task is due; the earlier one while a change waits to be confirmed. Null: it was never confirmed. */
  standsAs: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const DeadlineSchema = new Schema<DeadlineRecord>(
  {
    caseId: { type: String, required: true },
    hearingId: { type: String, default: null },
    source: { type: String },
    // Copies of what the contract has checked; nothing in them is searched for.
    rule: { type: Schema.Types.Mixed, required: true },
    triggerDay: { type: String, required: true },
    day: { type: String, required: true },
    reckoning: { type: Schema.Types.Mixed, required: true },
    state: { type: String, enum: DeadlineState.options, required: true },
    changed: { type: Schema.Types.Mixed, default: null },
    ownerId: { type: String, default: null },
    standsAs: { type: String, default: null },
    decidedBy: { type: String, default: null },
    decidedAt: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'deadlines', timestamps: true, versionKey: false },
);

// DeadlineRepository.ofCase
DeadlineSchema.index({ caseId: 1, day: 1, _id: 1 });
// DeadlineRepository.ofHearing
DeadlineSchema.index({ hearingId: 1 });
// DeadlineRepository.insert: one for each judgment and rule
DeadlineSchema.index({ source: 1 }, { unique: true, sparse: true });
// DeadlineRepository.standing
DeadlineSchema.index({ state: 1, day: 1, _id: 1 });
