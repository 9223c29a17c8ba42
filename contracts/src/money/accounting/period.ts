import * as z from 'zod/mini';

/** A month in Beirut, `YYYY-MM`. */
export const Month = z.string().check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/));

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthAt = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

/** The month so many months later, or earlier. */
export const monthsLater = (month: string, count: number): string => monthAt(indexOf(month) + count);

/** Months, both included. */
export interface MonthSpan {
  from: string;
  to: string;
}

/** How many months a period has. */
export const monthsIn = ({ from, to }: MonthSpan): number => indexOf(to) - indexOf(from) + 1;

/** The months of a period, in order. */
export const monthsOf = (span: MonthSpan): string[] =>
  Array.from({ length: monthsIn(span) }, (_, at) => monthsLater(span.from, at));

/** The period of the same length just before: what a figure is compared with. */
export const periodBefore = (span: MonthSpan): MonthSpan => ({
  from: monthsLater(span.from, -monthsIn(span)),
  to: monthsLater(span.from, -1),
});

/** First and last day of a period, `YYYY-MM-DD`. */
export function daysOf({ from, to }: MonthSpan): { from: string; to: string } {
  const last = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5)), 0)).getUTCDate();
  return { from: `${from}-01`, to: `${to}-${String(last).padStart(2, '0')}` };
}

/** The three months of a quarter. */
export function quarterOf(year: number, quarter: number): MonthSpan {
  const from = monthAt(year * 12 + (quarter - 1) * 3);
  return { from, to: monthsLater(from, 2) };
}

/** Most months that one report adds up. */
export const MOST_MONTHS = 60;
