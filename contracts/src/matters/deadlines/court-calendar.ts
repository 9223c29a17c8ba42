import * as z from 'zod/mini';
import { CalendarDate, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { line } from '../../shared/text.js';
import { FIXED_HOLIDAYS, type FixedHoliday } from '../../site/office/holidays.js';
import { Weekday } from '../../site/office/office-profile.js';

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** A day of one year on which courts do not sit. */
const CourtHoliday = z.strictObject({ date: CalendarDate, name: inBothLanguages(line(80)) });

/**
 * Days on which no term ends, beside the recesses: as the firm's partners entered them (HEAR-07). When the office is closed is
 * something else, and moves no term.
 */
export const CourtCalendar = z.strictObject({
  /** On which courts never sit. */
  weekend: z.array(Weekday).check(z.maxLength(6), z.refine(areDifferent, 'already_used')),
  /** Public holidays of a fixed date, `MM-DD`, that courts keep. */
  fixedHolidays: z
    .array(z.enum(Object.keys(FIXED_HOLIDAYS) as FixedHoliday[]))
    .check(z.refine(areDifferent, 'already_used')),
  /** Movable public holidays and other days, year by year. */
  holidays: z.array(CourtHoliday).check(
    z.maxLength(300),
    z.refine((days) => areDifferent(days.map(({ date }) => date)), 'already_used'),
  ),
});
export type CourtCalendar = z.infer<typeof CourtCalendar>;

/** The calendar as it stands: null until a partner has compared it, and the recesses, with what was announced. */
export const StandingCourtCalendar = z.extend(CourtCalendar, {
  confirmed: z.nullable(z.strictObject({ byName: z.string(), at: Instant })),
});
export type StandingCourtCalendar = z.infer<typeof StandingCourtCalendar>;
