import * as z from 'zod/mini';
import { CalendarDate, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { line } from '../../shared/text.js';
import { CourtKind } from '../courts/http.js';

/** Names a rule or a recess for ever. */
export const Slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** From which day a deadline runs: the day a judgment was pronounced, the day something was served on the client, or another that the rule's name tells. */
export const DeadlineTrigger = z.enum(['judgment', 'notification', 'other']);
export type DeadlineTrigger = z.infer<typeof DeadlineTrigger>;

/** How a deadline is counted. */
export const DeadlineCount = z.strictObject({
  count: z.int().check(z.minimum(1), z.maximum(3650)),
  unit: z.enum(['day', 'month']),
  /** Of days: every day counts, or those on which courts work. Months are counted by the calendar. */
  days: z.enum(['calendar', 'working']),
  /** Whether the day of the trigger is the first that counts; else it is the day after. */
  countsTriggerDay: z.boolean(),
  /** `suspends`: days of a judicial recess do not count, and it does not end on one. */
  recess: z.enum(['runs', 'suspends']),
});
export type DeadlineCount = z.infer<typeof DeadlineCount>;

const ruleFields = {
  id: Slug,
  name: inBothLanguages(line(120)),
  trigger: DeadlineTrigger,
  ...DeadlineCount.shape,
  /** Before which courts it holds; none: before all. */
  courtKinds: z.array(CourtKind),
  /** Where it is written, such as a law and its article. */
  source: line(500),
  /** Days of the trigger from and to which it holds, both included. */
  validFrom: CalendarDate,
  validUntil: z.nullable(CalendarDate),
};

/** A rule as partners write it (HEAR-07). */
export const DeadlineRule = z.strictObject(ruleFields).check(
  z.refine(({ unit, days }) => unit === 'day' || days === 'calendar', { path: ['days'], error: 'invalid_choice' }),
  z.refine(({ validFrom, validUntil }) => validUntil === null || validFrom <= validUntil, {
    path: ['validUntil'],
    error: 'too_small',
  }),
);
export type DeadlineRule = z.infer<typeof DeadlineRule>;

/** A rule as it stands: null until a lawyer of the firm has compared what it says with its source. */
export const StandingRule = z.strictObject({
  ...ruleFields,
  confirmed: z.nullable(z.strictObject({ byName: z.string(), at: Instant })),
});
export type StandingRule = z.infer<typeof StandingRule>;

/** No recess is as long as half a year: a longer one is a slip of the year. */
const LONGEST_RECESS = 180 * 24 * 60 * 60_000;

/** A judicial recess; both days belong to it. */
export const Recess = z
  .strictObject({ id: Slug, name: inBothLanguages(line(120)), from: CalendarDate, to: CalendarDate })
  .check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'too_small' }),
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < LONGEST_RECESS, {
      path: ['to'],
      error: 'too_large',
    }),
  );
export type Recess = z.infer<typeof Recess>;

/** How the last day of a deadline came about, for people to check. */
export const Reckoning = z.strictObject({
  day: CalendarDate,
  /** The first day that counts. */
  firstDay: CalendarDate,
  /** Where the count ended, before it was moved to a day on which a term can end. */
  countedTo: CalendarDate,
  /** How many days on which courts do not work were left out of the count. */
  closedDays: z.int(),
  /** How many days of which recess were left out of it. */
  recesses: z.array(z.strictObject({ name: inBothLanguages(z.string()), days: z.int() })),
  /** Days that it was moved over; no name: the courts' weekend. */
  movedOver: z.array(z.strictObject({ day: CalendarDate, name: z.nullable(inBothLanguages(z.string())) })),
});
export type Reckoning = z.infer<typeof Reckoning>;
