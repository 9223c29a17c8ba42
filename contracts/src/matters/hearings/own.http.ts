import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { paragraph } from '../../shared/text.js';
import { HearingAnswer, HearingState, HearingType, WallTime } from './hearing.js';

const service = 'cases';

/** A hearing as the client sees it: never notes, counsel, outcome or next action of the firm (HEAR-05, D-073). */
export const OwnHearing = z.strictObject({
  id: Id,
  caseId: Id,
  caseTitle: z.string(),
  title: z.string(),
  description: z.string(),
  wallTime: WallTime,
  startsAt: Instant,
  location: z.string(),
  courtRoom: z.string(),
  court: z.nullable(inBothLanguages(z.string())),
  /** Where to go inside the building, as the directory of courts says it; empty where it says nothing. */
  wayToRoom: inBothLanguages(z.string()),
  place: z.nullable(z.strictObject({ lat: z.number(), lon: z.number() })),
  type: HearingType,
  state: HearingState,
  /** What the firm published of the outcome; null before. */
  outcomeSummary: z.nullable(z.string()),
  /** The client's own answer; null before. */
  answer: z.nullable(HearingAnswer),
  /**
   * The delegate who gave that answer for the client, empty where they have no name any more; null: the client, or who it was is not for the
   * reader to know. Absent from builds before.
   */
  answeredBy: z.optional(z.nullable(z.string())),
});
export type OwnHearing = z.infer<typeof OwnHearing>;

export const listOwnHearings = endpoint({
  service,
  method: 'GET',
  path: '/my/hearings',
  access: 'client',
  status: 200,
  summary: 'Own hearings: upcoming from the earliest, past from the latest (D-076)',
  query: z.strictObject({
    ...PageQuery,
    view: z._default(z.enum(['upcoming', 'past']), 'upcoming'),
    caseId: z.optional(Id),
  }),
  response: pageOf(OwnHearing),
  errors: [],
});
export const getOwnHearing = endpoint({
  service,
  method: 'GET',
  path: '/my/hearings/:id',
  access: 'client',
  status: 200,
  summary: 'One own hearing',
  params: IdParams,
  response: OwnHearing,
  errors: ['NOT_FOUND'],
});
/** Until it begins; the last answer counts. */
export const answerHearing = endpoint({
  service,
  method: 'PUT',
  path: '/my/hearings/:id/answer',
  access: 'client',
  status: 200,
  summary: 'Say whether one will attend',
  params: IdParams,
  body: z.strictObject({ answer: HearingAnswer, note: paragraph(500) }),
  response: OwnHearing,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
