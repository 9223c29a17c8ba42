import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { GivenAnswer, HearingState, HearingType, WallTime } from './hearing.js';

const service = 'cases';

const Place = z.nullable(z.strictObject({ lat: z.number(), lon: z.number() }));

/** A hearing as staff see it. */
export const Hearing = z.strictObject({
  id: Id,
  caseId: Id,
  caseTitle: z.string(),
  caseNumber: z.string(),
  /** Those of the case who read it. */
  clients: z.array(z.strictObject({ id: Id, name: z.string() })),
  /** The names of all of the case. */
  clientName: z.string(),
  title: z.string(),
  description: z.string(),
  /** What clocks in Beirut show; `startsAt` is the same moment by today's rules of summer time. */
  wallTime: WallTime,
  startsAt: Instant,
  location: z.string(),
  type: HearingType,
  court: z.nullable(
    z.strictObject({ id: Id, name: inBothLanguages(z.string()), hint: inBothLanguages(z.string()), place: Place }),
  ),
  judge: z.string(),
  courtRoom: z.string(),
  opposingCounsel: z.string(),
  preparationNotes: z.string(),
  /** Who attends for the firm; null when nobody is named. */
  lawyer: z.nullable(z.strictObject({ id: Id, name: z.string() })),
  state: HearingState,
  /** Why it was postponed or cancelled; empty otherwise. */
  reason: z.string(),
  /** The hearing that took its place, and the one whose place it took. */
  postponedTo: z.nullable(Id),
  postponedFrom: z.nullable(Id),
  outcome: z.string(),
  /** A judgment was pronounced: deadlines are proposed from its day (HEAR-07). */
  judgment: z.boolean(),
  nextAction: z.string(),
  nextActionDue: z.nullable(CalendarDate),
  /** What clients read of the outcome (HEAR-08), and which of them do; nobody: it was not published. */
  outcomeSummary: z.string(),
  outcomeFor: z.array(Id),
  answers: z.array(GivenAnswer),
  /** Until when it can come back, if it was deleted. */
  restorableUntil: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type Hearing = z.infer<typeof Hearing>;

const placeFields = {
  /** What clocks in Beirut show. */
  wallTime: WallTime,
  location: line(200),
  courtId: z.nullable(Id),
  judge: paragraph(160),
  courtRoom: paragraph(80),
  /** A day that has passed is meant so (D-154). */
  confirmPast: z.boolean(),
};
const hearingFields = {
  ...placeFields,
  title: line(200),
  description: paragraph(4000),
  type: HearingType,
  opposingCounsel: paragraph(160),
  preparationNotes: paragraph(8000),
  lawyerId: z.nullable(Id),
};
const outcomeFields = {
  outcome: paragraph(4000),
  judgment: z.boolean(),
  nextAction: paragraph(500),
  nextActionDue: z.nullable(CalendarDate),
  outcomeSummary: paragraph(2000),
  /** Clients of the case who read the summary; nobody: it is not published. */
  outcomeFor: z.array(Id).check(z.maxLength(50)),
};

/** Both days belong to it. */
const days = { from: z.optional(CalendarDate), to: z.optional(CalendarDate) };
const filters = {
  lawyerId: z.optional(Id),
  courtId: z.optional(Id),
  type: z.optional(HearingType),
  state: z.optional(HearingState),
  caseId: z.optional(Id),
  clientId: z.optional(Id),
};

/** `upcoming` from the earliest, `past` from the latest, `deleted` what can be restored. Without it all from the earliest, as the specification has them. */
export const HearingView = z.enum(['upcoming', 'past', 'all', 'deleted']);
export type HearingView = z.infer<typeof HearingView>;

export const listHearings = endpoint({
  service,
  method: 'GET',
  path: '/hearings',
  access: 'hearing:read',
  status: 200,
  summary: 'Hearings in the order of their day',
  query: z.strictObject({ ...PageQuery, view: z._default(HearingView, 'all'), ...filters, ...days }),
  response: pageOf(Hearing),
  errors: [],
});

/** Most hearings that `listHearingDays` answers with, the earliest. */
export const MOST_OF_DAYS = 1000;

/** At most `MOST_OF_DAYS` hearings, of 62 days at most: what a calendar or the list of a court day shows. */
export const listHearingDays = endpoint({
  service,
  method: 'GET',
  path: '/hearings/days',
  access: 'hearing:read',
  status: 200,
  summary: 'Hearings of some days',
  query: z.strictObject({ from: CalendarDate, to: CalendarDate, ...filters }),
  response: z.array(Hearing),
  errors: [],
});

export const getHearing = endpoint({
  service,
  method: 'GET',
  path: '/hearings/:id',
  access: 'hearing:read',
  status: 200,
  summary: 'One hearing',
  params: IdParams,
  response: Hearing,
  errors: ['NOT_FOUND'],
});
export const createHearing = endpoint({
  service,
  method: 'POST',
  path: '/hearings',
  access: 'hearing:write',
  status: 201,
  idempotent: true,
  summary: 'Schedule a hearing (HEAR-01)',
  body: z.strictObject({ caseId: Id, ...hearingFields }),
  response: Hearing,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const updateHearing = endpoint({
  service,
  method: 'PUT',
  path: '/hearings/:id',
  access: 'hearing:write',
  status: 200,
  summary: 'Change a hearing',
  params: IdParams,
  body: z.strictObject({ ...hearingFields, ...outcomeFields, version: z.int() }),
  response: Hearing,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
/** One act: the hearing is postponed for a reason and another takes its place. Answers with the new one. */
export const postponeHearing = endpoint({
  service,
  method: 'POST',
  path: '/hearings/:id/postpone',
  access: 'hearing:write',
  status: 201,
  idempotent: true,
  summary: 'Postpone a hearing to another day (D-134)',
  params: IdParams,
  body: z.strictObject({ ...placeFields, reason: line(500), version: z.int() }),
  response: Hearing,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** The first word about what came of it, sent once however bad the connection: of two people the first is kept. */
export const noteOutcome = endpoint({
  service,
  method: 'POST',
  path: '/hearings/:id/outcome',
  access: 'hearing:write',
  status: 200,
  idempotent: true,
  summary: 'Note what came of a hearing',
  params: IdParams,
  body: z.strictObject(outcomeFields),
  response: Hearing,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const cancelHearing = endpoint({
  service,
  method: 'POST',
  path: '/hearings/:id/cancel',
  access: 'hearing:write',
  status: 200,
  summary: 'Cancel a hearing, saying why',
  params: IdParams,
  body: z.strictObject({ reason: line(500), version: z.int() }),
  response: Hearing,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Takes a cancellation or a postponement back. Of a postponement the hearing that took its place must be untouched; it is deleted. */
export const reinstateHearing = endpoint({
  service,
  method: 'POST',
  path: '/hearings/:id/reinstate',
  access: 'hearing:write',
  status: 200,
  summary: 'Take a cancellation or a postponement back',
  params: IdParams,
  body: z.strictObject({ version: z.int() }),
  response: Hearing,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** It can be restored for 30 days (D-125). */
export const deleteHearing = endpoint({
  service,
  method: 'DELETE',
  path: '/hearings/:id',
  access: 'hearing:write',
  status: 204,
  summary: 'Delete a hearing',
  params: IdParams,
  errors: ['NOT_FOUND'],
});
export const restoreHearing = endpoint({
  service,
  method: 'POST',
  path: '/hearings/:id/restore',
  access: 'hearing:write',
  status: 200,
  summary: 'Bring a deleted hearing back',
  params: IdParams,
  response: Hearing,
  errors: ['NOT_FOUND'],
});

/** Another hearing of the same lawyer that cannot be reached in time (HEAR-03). Those of cases out of reach are named by their time only. */
export const Overlap = z.strictObject({
  hearingId: z.nullable(Id),
  title: z.string(),
  wallTime: WallTime,
  /** Minutes on the road between the two courts; 0 where a city is not known. */
  travelMinutes: z.int(),
});
export type Overlap = z.infer<typeof Overlap>;

export const findOverlaps = endpoint({
  service,
  method: 'GET',
  path: '/hearings/overlaps',
  access: 'hearing:read',
  status: 200,
  summary: 'Hearings of a lawyer too near to a time and a court',
  query: z.strictObject({
    lawyerId: Id,
    wallTime: WallTime,
    courtId: z.optional(Id),
    /** The hearing that is edited. */
    except: z.optional(Id),
  }),
  response: z.array(Overlap),
  errors: [],
});

/** How far its people have been told of what was changed last (D-135). */
export const HearingTelling = z.strictObject({
  /** When they will be; null when nothing is to be told. */
  tellAt: z.nullable(Instant),
  /** When a provider took the last message; null before the first. */
  sentAt: z.nullable(Instant),
  /** Why the last message failed; null when it did not. */
  failed: z.nullable(z.string()),
  /** When that was owed: what failed before the last change is not its fault. */
  failedAt: z.nullable(Instant),
});
export type HearingTelling = z.infer<typeof HearingTelling>;

export const getHearingTelling = endpoint({
  service,
  method: 'GET',
  path: '/hearings/:id/telling',
  access: 'hearing:read',
  status: 200,
  background: true,
  summary: 'Whether the people of a hearing have been told',
  params: IdParams,
  response: HearingTelling,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
