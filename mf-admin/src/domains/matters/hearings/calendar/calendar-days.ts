/** How much of time a calendar shows at once. */
export const SPANS = ['month', 'week', 'agenda'] as const;
export type Span = (typeof SPANS)[number];

/** The days that are asked for, both included, as `YYYY-MM-DD`. */
interface Days {
  from: string;
  to: string;
}

const DAY_MS = 24 * 60 * 60_000;
/** Weeks begin on Monday, as the courts' do. */
export const FIRST_WEEKDAY = 1;

/** Dates are reckoned without any zone: a day of the calendar is no moment. */
const at = (date: string): Date => new Date(`${date}T00:00:00Z`);
const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);
/** The day so many days after another. */
export const addDays = (date: string, days: number): string => dateOf(new Date(at(date).getTime() + days * DAY_MS));

/** Whether something from the address is a day that exists. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text).getTime()) && dateOf(at(text)) === text;

/** The days around `day` that a view shows; a month with the days of other months in its first and last week. */
export function daysOf(span: Span, day: string): Days {
  if (span === 'week') {
    const from = weekOf(day);
    return { from, to: addDays(from, 6) };
  }
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(step('month', first, 1), -1);
  return span === 'agenda' ? { from: first, to: last } : { from: weekOf(first), to: addDays(weekOf(last), 6) };
}

/** The day that the button before (-1) or after (1) leads to: a week further, or the first of another month. */
export function step(span: Span, day: string, by: 1 | -1): string {
  if (span === 'week') return addDays(day, by * 7);
  const first = at(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + by);
  return dateOf(first);
}

function weekOf(day: string): string {
  const past = (at(day).getUTCDay() - FIRST_WEEKDAY + 7) % 7;
  return addDays(day, -past);
}
