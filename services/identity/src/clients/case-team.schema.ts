import { Schema, type Types } from 'mongoose';

/** Who works on a case and for which clients: a copy fed by the events of cases, so that reading clients asks no other service. */
export interface CaseTeamRecord {
  /** The case. */
  _id: Types.ObjectId;
  clientId: Types.ObjectId;
  /** All clients, the main one among them; absent in copies from before a case could have several. */
  clientIds?: Types.ObjectId[];
  team: Types.ObjectId[];
  /** Version of the case that this copy was taken of. */
  version: number;
}

export const CaseTeamSchema = new Schema<CaseTeamRecord>(
  {
    clientId: { type: Schema.Types.ObjectId, required: true },
    clientIds: { type: [Schema.Types.ObjectId], default: undefined },
    team: { type: [Schema.Types.ObjectId], required: true },
    version: { type: Number, required: true },
  },
  { collection: 'case_teams', versionKey: false },
);

// CaseTeamRepository.clientsOf.
CaseTeamSchema.index({ team: 1 });
// CaseTeamRepository.casesOf, hasCases.
CaseTeamSchema.index({ clientId: 1 });
