import { AGES } from '@diwan/contracts/money/accounting/http';

/** How old a debt is. */
type Age = (typeof AGES)[number];
export type Ages = Record<Age | 'total', number>;

const DAY_MS = 24 * 60 * 60_000;
/** What has been due for longer is not told apart any more. */
const OLDEST_DAYS = 90;

/** From which day on it matters by which day a debt was due: all that was due before is of the oldest age. */
export const agesSince = (today: string): string =>
  new Date(Date.parse(today) - OLDEST_DAYS * DAY_MS).toISOString().slice(0, 10);

/** How old what was due on a day is today: both are `YYYY-MM-DD`. It is overdue from the day after (D-105). */
function ageOf(dueDate: string, today: string): Age {
  const days = Math.round((Date.parse(today) - Date.parse(dueDate)) / DAY_MS);
  if (days <= 0) return 'current';
  if (days <= 30) return 'days30';
  if (days <= 60) return 'days60';
  return days <= OLDEST_DAYS ? 'days90' : 'older';
}

/** A total by its age: `days` are the parts of it that were due on or after `agesSince(today)`, the rest is older. */
export function agesOf(total: number, days: readonly { at: string; amountMinor: number }[], today: string): Ages {
  const ages: Ages = { current: 0, days30: 0, days60: 0, days90: 0, older: total, total };
  for (const { at, amountMinor } of days) {
    ages.older -= amountMinor;
    ages[ageOf(at, today)] += amountMinor;
  }
  return ages;
}
