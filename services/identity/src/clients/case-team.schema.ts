import { Schema, type Types } from 'mongoose';

/** Who works on a case and for which client: a copy fed by the events of cases, so that reading clients asks no other service. */
export interface CaseTeamRecord {
  /** The case. */
  _id: Types.ObjectId;
  clientId: Types.ObjectId;
  team: Types.ObjectId[];
  /** Version of the case that this copy was taken of. */
  version: number;
}

export const caseTeamSchema = new Schema<CaseTeamRecord>(
  {
    clientId: { type: Schema.Types.ObjectId, required: true },
    team: { type: [Schema.Types.ObjectId], required: true },
    version: { type: Number, required: true },
  },
  { collection: 'case_teams', versionKey: false },
);

// CaseTeamRepository.clientsOf.
caseTeamSchema.index({ team: 1 });
