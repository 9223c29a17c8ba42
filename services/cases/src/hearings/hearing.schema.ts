import {
  type HearingAnswer as Answer,
  HearingAnswer,
  HearingState,
  HearingType,
} from '@diwan/contracts/matters/hearings/hearing';
import { Schema, type Types } from 'mongoose';
import type { Told } from './news.rules.js';

/** What a client said about coming. */
interface ClientAnswer {
  clientId: string;
  answer: Answer;
  note: string;
  at: Date;
  /** The delegate who said it for them (PORT-10); absent: they did, or it was not kept yet. */
  saidBy?: string;
  /** For which beginning they said it; absent in answers from before this was kept. */
  wallTime?: string;
}

/** A hearing as it is stored. Who reaches it follows from its case. */
export interface HearingRecord {
  _id: Types.ObjectId;
  caseId: string;
  /** A copy of its case's, by which lists are found. */
  team: string[];
  title: string;
  /** What the client reads, too. */
  description: string;
  /** What clocks in Beirut show when it begins: this is what the court said. */
  wallTime: string;
  /** The same moment by the rules of summer time known now; reckoned anew when those change. */
  at: Date;
  location: string;
  courtId: string | null;
  type: HearingType;
  judge: string;
  courtRoom: string;
  opposingCounsel: string;
  preparationNotes: string;
  /** Who attends for the firm. */
  lawyerId: string | null;
  state: HearingState;
  /** Why it was postponed or cancelled. */
  reason: string;
  postponedTo: string | null;
  postponedFrom: string | null;
  outcome: string;
  /** A judgment was pronounced. */
  judgment: boolean;
  nextAction: string;
  /** `YYYY-MM-DD`. */
  nextActionDue: string | null;
  outcomeSummary: string;
  /** Clients who read the summary; nobody: it is not published. */
  outcomeFor: string[];
  answers: ClientAnswer[];
  /** What its people were told last; null before the first word. */
  told: Told | null;
  /** When they are told what differs from that; null when nothing does. */
  tellAt: Date | null;
  /** When its next reminder leaves; null without one. */
  remindAt: Date | null;
  /** Who changed it last. */
  changedBy: string | null;
  deletedAt: Date | null;
  /** Grows with each change; also the SEQUENCE of calendars. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const answer = new Schema<ClientAnswer>(
  {
    clientId: { type: String, required: true },
    answer: { type: String, enum: HearingAnswer.options, required: true },
    note: { type: String, default: '' },
    at: { type: Date, required: true },
    saidBy: { type: String },
    wallTime: { type: String },
  },
  { _id: false },
);

const told = new Schema<Told>(
  {
    expected: { type: Boolean, required: true },
    wallTime: { type: String, required: true },
    where: { type: String, default: '' },
    outcome: { type: String, default: null },
    // No default: nobody and everybody differ.
    outcomeFor: { type: [String], default: undefined },
  },
  { _id: false },
);

export const HearingSchema = new Schema<HearingRecord>(
  {
    caseId: { type: String, required: true },
    team: { type: [String], required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    wallTime: { type: String, required: true },
    at: { type: Date, required: true },
    location: { type: String, required: true },
    courtId: { type: String, default: null },
    type: { type: String, enum: HearingType.options, required: true },
    judge: { type: String, default: '' },
    courtRoom: { type: String, default: '' },
    opposingCounsel: { type: String, default: '' },
    preparationNotes: { type: String, default: '' },
    lawyerId: { type: String, default: null },
    state: { type: String, enum: HearingState.options, required: true },
    reason: { type: String, default: '' },
    postponedTo: { type: String, default: null },
    postponedFrom: { type: String, default: null },
    outcome: { type: String, default: '' },
    judgment: { type: Boolean, default: false },
    nextAction: { type: String, default: '' },
    nextActionDue: { type: String, default: null },
    outcomeSummary: { type: String, default: '' },
    outcomeFor: { type: [String], default: [] },
    answers: { type: [answer], default: [] },
    told: { type: told, default: null },
    tellAt: { type: Date, default: null },
    remindAt: { type: Date, default: null },
    changedBy: { type: String, default: null },
    deletedAt: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'hearings', timestamps: true, versionKey: false },
);

// HearingRepository.page, .between without a filter, .toReckon
HearingSchema.index({ deletedAt: 1, at: 1, _id: 1 });
// HearingRepository.page, .between, .shown, .ofCases, .toComeOf: of a case or of the cases in reach
HearingSchema.index({ caseId: 1, deletedAt: 1, at: 1, _id: 1 });
// HearingRepository.page, .between, .deletedSince for who sees the cases of their team only
HearingSchema.index({ team: 1, deletedAt: 1, at: 1, _id: 1 });
// HearingRepository.page, .between, .nearOf: of a lawyer
HearingSchema.index({ lawyerId: 1, deletedAt: 1, at: 1, _id: 1 });
// HearingRepository.page by court
HearingSchema.index({ courtId: 1, deletedAt: 1, at: 1, _id: 1 });
// HearingRepository.page by type
HearingSchema.index({ type: 1, deletedAt: 1, at: 1, _id: 1 });
// MoveAnswersOfClient
HearingSchema.index({ 'answers.clientId': 1 });
// MoveAnswersOfClient: outcomes that a client reads
HearingSchema.index({ outcomeFor: 1 });
// HearingRepository.toTell
HearingSchema.index({ tellAt: 1 });
// HearingRepository.toRemind
HearingSchema.index({ remindAt: 1 });
