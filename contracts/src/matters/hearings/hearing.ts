import * as z from 'zod/mini';
import { Instant } from '../../shared/id.js';

/** Types of hearings in the order of the specification's form; `trial` is what a new one starts with. Ids are stored; do not rename. */
export const HearingType = z.enum(['trial', 'hearing', 'deposition', 'mediation', 'arbitration', 'conference']);
export type HearingType = z.infer<typeof HearingType>;

/** `postponed`: its place was taken by another hearing on another day. */
export const HearingState = z.enum(['scheduled', 'postponed', 'held', 'cancelled']);
export type HearingState = z.infer<typeof HearingState>;

/** What a client says about coming. */
export const HearingAnswer = z.enum(['attending', 'translator', 'cannot']);
export type HearingAnswer = z.infer<typeof HearingAnswer>;

/** What was said of a client's coming, as staff read it. */
export const GivenAnswer = z.strictObject({
  clientName: z.string(),
  /** The delegate who said it for the client (PORT-10), empty where they have no name any more; null: the client. Absent from builds before. */
  saidByName: z.optional(z.nullable(z.string())),
  answer: HearingAnswer,
  note: z.string(),
  at: Instant,
});

/** When the reminders of a hearing go out before it begins (HEAR-04). */
export const ReminderStep = z.enum(['7d', '1d', '3h']);
export type ReminderStep = z.infer<typeof ReminderStep>;

/** What clocks in Beirut show when a hearing begins, `YYYY-MM-DDTHH:mm`. It stands whatever becomes of the rules of summer time. */
export const WallTime = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/));

/** How long a hearing is reckoned to take, in minutes: for calendars and the warning of overlaps. Courts say when one begins, not when it ends. */
export const HEARING_MINUTES = 60;
