import { type ClockReading, readingAsUtc, zoneClock } from './zone-clock.js';

/** The firm's time zone: everything is stored in UTC and shown and counted here. */
export const BEIRUT = 'Asia/Beirut';

/** What clocks in Beirut show at a moment. */
export const beirutClock = (at: Date): ClockReading => zoneClock(BEIRUT, at);

const DAY = 24 * 3600 * 1000;

/** Both moments that a reading may mean: by the clock of the day before it and of the day after. They differ only where clocks change. */
function momentsOf(reading: ClockReading): { wanted: number; before: number; after: number } {
  const wanted = readingAsUtc(reading);
  const by = (at: number) => wanted - (readingAsUtc(beirutClock(new Date(at))) - at);
  return { wanted, before: by(wanted - DAY), after: by(wanted + DAY) };
}

const shows = (moment: number, reading: number): boolean => readingAsUtc(beirutClock(new Date(moment))) === reading;

/**
 * The moment at which clocks in Beirut show the reading. Days, hours and minutes may run over (`day: 32`, `hour: 24`). A reading that
 * comes twice when summer time ends is its first moment, as RFC 5545 has it; one skipped when it begins counts as the same time an hour
 * later.
 */
export function momentInBeirut(reading: ClockReading): Date {
  const { wanted, before, after } = momentsOf(reading);
  return new Date(before !== after && !shows(before, wanted) && shows(after, wanted) ? after : before);
}

/** How often clocks in Beirut show a reading: once, but not at all when summer time begins and twice when it ends. */
export function timesShown(reading: ClockReading): 0 | 1 | 2 {
  const { wanted, before, after } = momentsOf(reading);
  if (before === after) return 1;
  return ((shows(before, wanted) ? 1 : 0) + (shows(after, wanted) ? 1 : 0)) as 0 | 1 | 2;
}

/** The calendar date in Beirut, `YYYY-MM-DD`. */
export function beirutDate(at: Date): string {
  const { year, month, day } = beirutClock(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** How many midnights in Beirut lie between two moments: 0 on the same day. */
export function daysBetween(from: Date, until: Date): number {
  const midnight = (at: Date): number => Date.parse(`${beirutDate(at)}T00:00:00Z`);
  return Math.round((midnight(until) - midnight(from)) / DAY);
}
