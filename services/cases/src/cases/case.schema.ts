import type { CaseStatus } from '@diwan/contracts/matters/cases/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { PRACTICE_AREA_IDS } from '@diwan/contracts/site/practice-areas/practice-area';
import { Schema, type Types } from 'mongoose';

/** A legal case as it is stored. Ids of people belong to identity. */
export interface CaseRecord {
  _id: Types.ObjectId;
  clientId: string;
  title: string;
  caseNumber: string;
  /** Case number folded for comparison: unique in the firm. */
  numberKey: string;
  courtFileNumber: string | null;
  area: PracticeAreaId;
  status: CaseStatus;
  stage: string;
  description: string;
  nextStep: string;
  nextDate: Date | null;
  opposingParty: string | null;
  opposingCounsel: string | null;
  /** Staff who work on it. Lawyers and assistants reach only cases whose team holds them. */
  team: string[];
  /** Folded words of title, numbers and the client's name, for the search. */
  searchWords: string[];
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const CaseSchema = new Schema<CaseRecord>(
  {
    clientId: { type: String, required: true },
    title: { type: String, required: true },
    caseNumber: { type: String, required: true },
    numberKey: { type: String, required: true },
    courtFileNumber: { type: String, default: null },
    area: { type: String, enum: PRACTICE_AREA_IDS, required: true },
    status: { type: String, enum: ['active', 'pending', 'closed'], required: true },
    stage: { type: String, default: '' },
    description: { type: String, default: '' },
    nextStep: { type: String, default: '' },
    nextDate: { type: Date, default: null },
    opposingParty: { type: String, default: null },
    opposingCounsel: { type: String, default: null },
    team: { type: [String], default: [] },
    searchWords: { type: [String], default: [] },
    version: { type: Number, required: true },
  },
  { collection: 'cases', timestamps: true, versionKey: false },
);

// CaseRepository.insert, .change: one case per number
CaseSchema.index({ numberKey: 1 }, { unique: true });
// CaseRepository.page without a filter, for staff who see every case
CaseSchema.index({ createdAt: -1, _id: -1 });
// CaseRepository.page for lawyers and assistants
CaseSchema.index({ team: 1, createdAt: -1, _id: -1 });
// CaseRepository.page for lawyers and assistants by status
CaseSchema.index({ team: 1, status: 1, createdAt: -1, _id: -1 });
// CaseRepository.page by status
CaseSchema.index({ status: 1, createdAt: -1, _id: -1 });
// CaseRepository.ownCases, .page by client, .ofClient
CaseSchema.index({ clientId: 1, createdAt: -1, _id: -1 });
// CaseRepository.page with a search
CaseSchema.index({ searchWords: 1 });
