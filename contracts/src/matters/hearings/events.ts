import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { CalendarDate, Id } from '../../shared/id.js';
import { HearingAnswer, ReminderStep, WallTime } from './hearing.js';

/** Who is told: the clients of the case and whoever attends for the firm, as they stood when it was time to tell. */
const told = { hearingId: Id, caseId: Id, clientIds: z.array(Id), lawyerId: z.nullable(Id) };

/**
 * What people of a hearing are to be told now: ten minutes after its last change, and only if it differs from what they were told before
 * (D-135). `wallTime` is the beginning that the news is about. `sameDay`: it does not wait for the morning. `by`: who changed it last.
 */
export const HearingNewsV1 = eventType(
  'cases.hearing.news.v1',
  z.strictObject({
    ...told,
    news: z.enum(['scheduled', 'moved', 'cancelled', 'outcome']),
    wallTime: WallTime,
    sameDay: z.boolean(),
    by: z.nullable(Id),
  }),
  { heardBy: ['notifications'] },
);

/** A hearing comes near (HEAR-04). */
export const HearingNearV1 = eventType(
  'cases.hearing.near.v1',
  z.strictObject({ ...told, step: ReminderStep, wallTime: WallTime }),
  { heardBy: ['notifications'] },
);

/** A client said whether they will attend; `lawyerId` attends for the firm, null: nobody is named, and `team` is told. */
export const HearingAnsweredV1 = eventType(
  'cases.hearing.answered.v1',
  z.strictObject({
    hearingId: Id,
    caseId: Id,
    clientId: Id,
    lawyerId: z.nullable(Id),
    team: z.array(Id),
    answer: HearingAnswer,
  }),
  { heardBy: ['cases', 'notifications'] },
);

/**
 * A judgment was pronounced at a hearing, or what is known of that hearing changed: its day, its court, whether there was a judgment, whether
 * it is there at all. What it is now stands with the hearing.
 */
export const HearingJudgmentSetV1 = eventType(
  'cases.hearing.judgment-set.v1',
  z.strictObject({ hearingId: Id, caseId: Id, version: z.int() }),
  { heardBy: ['cases'] },
);

/** A hearing that clients have answered was moved, postponed, cancelled, held, deleted or came back. How it is now stands with it. */
export const AnsweredHearingTurnedV1 = eventType(
  'cases.hearing.answered-turned.v1',
  z.strictObject({ hearingId: Id, caseId: Id, version: z.int() }),
  { heardBy: ['cases'] },
);

/**
 * Staff said what comes after a hearing and until when, changed it, or took it back (`due` null and `cleared`). `version` is the hearing's,
 * so that a late event is told from a new one. The words stand with the hearing, not here.
 */
export const HearingNextActionSetV1 = eventType(
  'cases.hearing.next-action-set.v1',
  z.strictObject({
    hearingId: Id,
    caseId: Id,
    /** Who attends the hearing; null when nobody is named. */
    lawyerId: z.nullable(Id),
    due: z.nullable(CalendarDate),
    cleared: z.boolean(),
    version: z.int(),
  }),
  { heardBy: ['cases'] },
);
