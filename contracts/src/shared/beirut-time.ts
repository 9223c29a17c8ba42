import { type ClockReading, readingAsUtc, zoneClock } from './zone-clock.js';

/** The firm's time zone: everything is stored in UTC and shown and counted here. */
export const BEIRUT = 'Asia/Beirut';

/** What clocks in Beirut show at a moment. */
export const beirutClock = (at: Date): ClockReading => zoneClock(BEIRUT, at);

/**
 * The moment at which clocks in Beirut show the reading. Days, hours and minutes may run over (`day: 32`, `hour: 24`). A reading
 * skipped when summer time begins counts as the same time an hour later.
 */
export function momentInBeirut(reading: ClockReading): Date {
  const wanted = readingAsUtc(reading);
  // Two steps settle it: the first finds the offset of the day, the second corrects on days when the offset changes.
  let moment = wanted;
  for (let step = 0; step < 2; step++) moment += wanted - readingAsUtc(beirutClock(new Date(moment)));
  return new Date(moment);
}

/** The calendar date in Beirut, `YYYY-MM-DD`. */
export function beirutDate(at: Date): string {
  const { year, month, day } = beirutClock(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** How many midnights in Beirut lie between two moments: 0 on the same day. */
export function daysBetween(from: Date, until: Date): number {
  const midnight = (at: Date): number => Date.parse(`${beirutDate(at)}T00:00:00Z`);
  return Math.round((midnight(until) - midnight(from)) / (24 * 3600 * 1000));
}
