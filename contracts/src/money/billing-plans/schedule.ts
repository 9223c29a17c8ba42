import * as z from 'zod/mini';
import { Slug } from '../../matters/deadlines/rule.js';
import { CalendarDate } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';

/** How often a fixed fee comes again, and after how many months. */
export const EVERY = { month: 1, quarter: 3 } as const;
export const Every = z.enum(['month', 'quarter']);
export type Every = z.infer<typeof Every>;

/** A fixed fee that comes again. `day`: of the month; of shorter months the last one. Both dates belong to it; without an end it goes on. */
const Recurring = z.strictObject({
  kind: z.literal('recurring'),
  every: Every,
  day: z.int().check(z.minimum(1), z.maximum(31)),
  start: CalendarDate,
  end: z.nullable(CalendarDate),
});
export type Recurring = z.infer<typeof Recurring>;

/** A fixed fee in parts, each due when the case reaches its stage. `basisPoints`: the share of the whole. */
const Staged = z.strictObject({
  kind: z.literal('stages'),
  stages: z
    .array(
      z.strictObject({ id: Slug, name: LocalizedText, basisPoints: z.int().check(z.minimum(1), z.maximum(10_000)) }),
    )
    .check(
      z.minLength(1),
      z.maxLength(30),
      z.refine((stages) => new Set(stages.map(({ id }) => id)).size === stages.length, { error: 'already_used' }),
      z.refine((stages) => stages.reduce((sum, { basisPoints }) => sum + basisPoints, 0) === 10_000, {
        error: 'invalid',
      }),
    ),
});
export type Staged = z.infer<typeof Staged>;

/** When a plan makes its drafts. */
export const Schedule = z.discriminatedUnion('kind', [Recurring, Staged]);
export type Schedule = z.infer<typeof Schedule>;

/** Whether a plan makes drafts, rests, or has done all it will ever do. */
export const PlanState = z.enum(['active', 'paused', 'ended']);
export type PlanState = z.infer<typeof PlanState>;
