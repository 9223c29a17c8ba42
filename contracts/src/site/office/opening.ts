import { beirutClock, beirutDate, momentInBeirut } from '../../shared/beirut-time.js';
import type { SiteWords } from '../../shared/tongues.js';
import { type Holiday, holidayOn } from './holidays.js';

/** Looked for no further ahead, in days: whoever is closed longer says so otherwise. */
const AHEAD_DAYS = 14;

/** Hours of a weekday as the profile holds them, Monday first. */
interface OfficeTimes {
  openingHours: readonly { hours: { opens: string; closes: string } | null }[];
  holidays: readonly Holiday[];
}

/** Whether the office is open. Clock times and dates are those of Beirut. */
export type Opening =
  | { open: true; until: string }
  | {
      open: false;
      /** Why today is different from its weekday. */
      holiday: SiteWords | null;
      /** When it opens next; `inDays` is 0 for today. Null when it does not within two weeks. */
      next: { date: string; time: string; inDays: number } | null;
    };

/** Whether the office is open at a moment, until when, or when it opens next (PUB-09). */
export function openingAt(office: OfficeTimes, at: Date): Opening {
  const { hour, minute } = beirutClock(at);
  const now = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const today = hoursOn(office, at);
  if (today && today.opens <= now && now < today.closes) return { open: true, until: today.closes };
  const holiday = holidayOn(beirutDate(at), office.holidays);
  for (let inDays = 0; inDays <= AHEAD_DAYS; inDays++) {
    const day = momentInBeirut({ ...noonOf(at), day: beirutClock(at).day + inDays });
    const hours = hoursOn(office, day);
    if (hours && (inDays > 0 || now < hours.opens))
      return { open: false, holiday, next: { date: beirutDate(day), time: hours.opens, inDays } };
  }
  return { open: false, holiday, next: null };
}

const noonOf = (at: Date) => ({ ...beirutClock(at), hour: 12, minute: 0 });

function hoursOn({ openingHours, holidays }: OfficeTimes, at: Date) {
  if (holidayOn(beirutDate(at), holidays)) return null;
  const { year, month, day } = beirutClock(at);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return openingHours[weekday]?.hours ?? null;
}
