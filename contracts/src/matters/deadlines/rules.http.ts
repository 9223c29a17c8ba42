import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CourtCalendar, StandingCourtCalendar } from './court-calendar.js';
import { DeadlineRule, Recess, Slug, StandingRule } from './rule.js';

const service = 'cases';

const areDifferent = (entries: readonly { id: string }[]): boolean =>
  new Set(entries.map(({ id }) => id)).size === entries.length;
const REPEATED = { error: 'already_used' } as const;

/** The firm's rules of deadlines, and when the courts do not work. */
export const DeadlineTable = z.strictObject({
  rules: z.array(StandingRule),
  recesses: z.array(Recess),
  /** Absent from builds before. */
  calendar: z.optional(StandingCourtCalendar),
  /** 0: nobody has written any. */
  version: z.int(),
});
export type DeadlineTable = z.infer<typeof DeadlineTable>;

export const getDeadlineTable = endpoint({
  service,
  method: 'GET',
  path: '/deadline-rules',
  access: 'hearing:read',
  status: 200,
  summary: 'The rules of deadlines, the recesses and the calendar of the courts',
  response: DeadlineTable,
  errors: [],
});
/**
 * A rule, or calendar with its recesses, that says something else than before has to be confirmed again. Deadlines that stand are
 * reckoned again where the calendar or a recess changed.
 */
export const setDeadlineTable = endpoint({
  service,
  method: 'PUT',
  path: '/deadline-rules',
  access: 'deadline:rules',
  status: 200,
  summary: 'Write the rules of deadlines, the recesses and the calendar of the courts',
  body: z.strictObject({
    rules: z.array(DeadlineRule).check(z.maxLength(200), z.refine(areDifferent, REPEATED)),
    recesses: z.array(Recess).check(z.maxLength(60), z.refine(areDifferent, REPEATED)),
    /** Absent: it stays as it is. */
    calendar: z.optional(CourtCalendar),
    version: z.int(),
  }),
  response: DeadlineTable,
  errors: ['CONFLICT'],
});
export const confirmDeadlineRule = endpoint({
  service,
  method: 'POST',
  path: '/deadline-rules/:id/confirm',
  access: 'deadline:rules',
  status: 200,
  summary: 'Say that a rule was compared with its source',
  params: z.strictObject({ id: Slug }),
  body: z.strictObject({ version: z.int() }),
  response: DeadlineTable,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const confirmCourtCalendar = endpoint({
  service,
  method: 'POST',
  path: '/court-calendar/confirm',
  access: 'deadline:rules',
  status: 200,
  summary: 'Say that the calendar of the courts and its recesses were compared with what was announced',
  body: z.strictObject({ version: z.int() }),
  response: DeadlineTable,
  errors: ['CONFLICT', 'UNAVAILABLE'],
});
