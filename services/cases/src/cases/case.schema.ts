import type { CaseStatus } from '@diwan/contracts/matters/cases/http';
import { ClientRole, TeamRole, WaitingFor } from '@diwan/contracts/matters/cases/vocabulary';
import type { Instance } from '@diwan/contracts/matters/instances/http';
import type { Party } from '@diwan/contracts/matters/parties/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { PRACTICE_AREA_IDS } from '@diwan/contracts/site/practice-areas/practice-area';
import { Schema, type Types } from 'mongoose';
import type { PastStageRecord, StageRecord } from './case-parts.schema.js';
import { instance, party, pastStage, stage } from './case-parts.schema.js';

/** A legal case as it is stored. Ids of people belong to identity. */
export interface CaseRecord {
  _id: Types.ObjectId;
  /** The main client. */
  clientId: string;
  /** All clients, the main one first; who of them reads the case: `readersOf`. Follows from `clients`. */
  clientIds: string[];
  clients: { id: string; role: ClientRole | null }[];
  title: string;
  caseNumber: string;
  /** Case number folded for comparison: unique in the firm. */
  numberKey: string;
  area: PracticeAreaId;
  status: CaseStatus;
  /** Why it came into its status last. */
  statusReason: string;
  /** A copy of the template's, as it was when the case came into it; null before the first. */
  stage: StageRecord | null;
  /** Stages it was in, and the present one, oldest first. */
  stages: PastStageRecord[];
  description: string;
  waitingFor: WaitingFor | null;
  /** For the client. */
  nextStep: string;
  /** For staff only. */
  nextAction: string;
  nextDate: Date | null;
  parties: Party[];
  /** Courts that had it, the present one last. */
  instances: Instance[];
  /** Staff who work on it. Lawyers and assistants reach only cases whose team holds them. Follows from `members`. */
  team: string[];
  members: { id: string; role: TeamRole }[];
  /** Staff and clients for whom it does not exist, owners included; none of them is in the team. */
  walledOff: string[];
  /** Why the wall was set so last; absent where there never was one. */
  wallReason?: string;
  parentId: string | null;
  relatedIds: string[];
  /** Folded words of title, numbers, the clients' names and those of parties, for the search. */
  searchWords: string[];
  /** Which making of words they are of (`WORDS_MADE`); absent: of one before there were several. */
  wordsMade?: number;
  archivedAt: Date | null;
  /** How many records have taken a copy of the team; absent before the first (`TeamCopies.forNew`). */
  copies?: number;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const withoutId = { _id: false };
const clientSchema = new Schema(
  { id: { type: String, required: true }, role: { type: String, enum: [...ClientRole.options, null], default: null } },
  withoutId,
);
const memberSchema = new Schema(
  { id: { type: String, required: true }, role: { type: String, enum: TeamRole.options, required: true } },
  withoutId,
);

export const CaseSchema = new Schema<CaseRecord>(
  {
    clientId: { type: String, required: true },
    clientIds: { type: [String], required: true },
    clients: { type: [clientSchema], required: true },
    title: { type: String, required: true },
    caseNumber: { type: String, required: true },
    numberKey: { type: String, required: true },
    area: { type: String, enum: PRACTICE_AREA_IDS, required: true },
    status: { type: String, enum: ['active', 'pending', 'closed'], required: true },
    statusReason: { type: String, default: '' },
    stage: { type: stage, default: null },
    stages: { type: [pastStage], default: [] },
    description: { type: String, default: '' },
    waitingFor: { type: String, enum: [...WaitingFor.options, null], default: null },
    nextStep: { type: String, default: '' },
    nextAction: { type: String, default: '' },
    nextDate: { type: Date, default: null },
    parties: { type: [party], default: [] },
    instances: { type: [instance], default: [] },
    team: { type: [String], default: [] },
    members: { type: [memberSchema], default: [] },
    walledOff: { type: [String], default: [] },
    wallReason: String,
    parentId: { type: String, default: null },
    relatedIds: { type: [String], default: [] },
    searchWords: { type: [String], default: [] },
    wordsMade: Number,
    archivedAt: { type: Date, default: null },
    copies: Number,
    version: { type: Number, required: true },
  },
  { collection: 'cases', timestamps: true, versionKey: false },
);

// CaseRepository.insert, .change: one case per number
CaseSchema.index({ numberKey: 1 }, { unique: true });
// CaseRepository.page for staff who see every case, and for lawyers and assistants or by member of the team; by status, area, stage or who
// is waited for. Those of the archive are left out by the index, so that it counts the others alone.
for (const narrowed of [
  [],
  ['status'],
  ['team'],
  ['team', 'status'],
  ['area'],
  ['area', 'status'],
  ['stage.id'],
  ['waitingFor'],
])
  CaseSchema.index({ ...each(narrowed), archivedAt: 1, createdAt: -1, _id: -1 });
// CaseRepository.page sorted by title, number or next date, for staff who see every case, and for lawyers and assistants
for (const key of ['title', 'caseNumber', 'nextDate']) {
  CaseSchema.index({ archivedAt: 1, [key]: 1, _id: 1 });
  CaseSchema.index({ team: 1, archivedAt: 1, [key]: 1, _id: 1 });
}
// CaseRepository.page of the archive, for staff who see every case, and for lawyers and assistants
CaseSchema.index({ archivedAt: -1, _id: -1 });
CaseSchema.index({ team: 1, archivedAt: -1, _id: -1 });
// CaseRepository.ownCases, .page by client, .ofClient, .titlesOfClient, .openOfClients
CaseSchema.index({ clientIds: 1, createdAt: -1, _id: -1 });
// CaseRepository.page with a search
CaseSchema.index({ searchWords: 1 });
// CaseRepository.reachOf, .walledOffFrom, .countWalledOff
CaseSchema.index({ walledOff: 1 });
// CaseRepository.relatedTo
CaseSchema.index({ parentId: 1 });
CaseSchema.index({ relatedIds: 1 });

function each(fields: readonly string[]): Record<string, 1> {
  return Object.fromEntries(fields.map((field) => [field, 1]));
}
