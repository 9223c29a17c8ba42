import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { HearingAnswer, HearingState, WallTime } from './hearing.js';

/**
 * What notices about a hearing may tell one person, read when they are sent: null when it is gone or not theirs to know any more. `path`
 * is where they see it after signing in.
 */
export const hearingNotice = operation({
  service: 'cases',
  pattern: 'cases.hearing-notice.v1',
  input: z.strictObject({ hearingId: Id, personId: Id }),
  output: z.nullable(
    z.strictObject({
      state: HearingState,
      title: z.string(),
      caseTitle: z.string(),
      wallTime: WallTime,
      startsAt: Instant,
      /** Court, location and court room as one line. */
      where: inBothLanguages(z.string()),
      /** Address of a map of the place. */
      map: z.string(),
      outcomeSummary: z.nullable(z.string()),
      path: z.string(),
      answers: z.array(
        z.strictObject({
          clientName: z.string(),
          clientId: Id,
          answer: HearingAnswer,
          /** Whether a delegate said it for them (PORT-10). */
          byDelegate: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
});

/** The next hearing of a client's own open cases that is to take place; null while none is fixed. `hearingNotice` says what may be told of it. */
export const nextHearingOfClient = operation({
  service: 'cases',
  pattern: 'cases.next-hearing-of-client.v1',
  input: z.strictObject({ clientId: Id }),
  output: z.strictObject({ hearingId: z.nullable(Id) }),
});

/**
 * A client says by a button of a notice whether they come, to the beginning that the notice was about (HEAR-04). `taken` also where that
 * stands already; `changed`: it does not take place, or not then; `over`: it has begun; `not_theirs`: unknown, or of no case of theirs.
 */
export const answerOfClient = operation({
  service: 'cases',
  pattern: 'cases.answer-of-client.v1',
  input: z.strictObject({
    hearingId: Id,
    clientId: Id,
    wallTime: WallTime,
    answer: z.enum(['attending', 'cannot']),
  }),
  output: z.strictObject({ standing: z.enum(['taken', 'changed', 'over', 'not_theirs']) }),
});

/** What became of the messages about a hearing: when a provider took the last one, and why the last one failed that did after it (D-135). */
export const hearingNoticesSent = operation({
  service: 'notifications',
  pattern: 'notifications.hearing-notices-sent.v1',
  input: z.strictObject({ hearingId: Id }),
  output: z.strictObject({
    sentAt: z.nullable(Instant),
    failed: z.nullable(z.string()),
    /** When it was owed that failed; null when it did not. */
    failedAt: z.nullable(Instant),
  }),
});
