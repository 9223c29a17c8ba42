import { beirutClock, beirutDate } from '@diwan/contracts/shared/beirut-time';

const DAY = 24 * 3600 * 1000;
/** The hour from which summaries are owed on a Monday. */
const FROM = 9;

/** The week whose summaries are to be owed at a moment, named by its Monday in Beirut: from nine that day until Tuesday is over; null at other times. */
export function weekToOwe(at: Date): string | null {
  const date = beirutDate(at);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 1) return beirutClock(at).hour < FROM ? null : date;
  // What was away on Monday catches up the day after.
  return weekday === 2 ? new Date(Date.parse(`${date}T00:00:00Z`) - DAY).toISOString().slice(0, 10) : null;
}
