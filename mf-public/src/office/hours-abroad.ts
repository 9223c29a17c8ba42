import { beirutClock } from '@diwan/contracts/shared/beirut-time';
import { readingAsUtc, zoneClock } from '@diwan/contracts/shared/zone-clock';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { groupHours, type HoursOfDays } from './opening-hours.js';

/** Where many Lebanese live; each has its name among the texts (`zone.…`). */
export const ZONES_ABROAD = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Toronto',
  'America/Sao_Paulo',
  'Africa/Abidjan',
  'Africa/Lagos',
  'Europe/London',
  'Europe/Paris',
  'Asia/Riyadh',
  'Asia/Dubai',
  'Australia/Sydney',
] as const;

/** A zone and how many minutes its clocks are ahead of those in Beirut. */
export interface ZoneAhead {
  zone: string;
  minutes: number;
}

const MINUTE_MS = 60_000;

/** How far clocks in a zone are ahead of Beirut at a moment; both may change to summer time on different days. */
export function aheadOfBeirut(zone: string, at: Date): number {
  return (readingAsUtc(zoneClock(zone, at)) - readingAsUtc(beirutClock(at))) / MINUTE_MS;
}

/** The zones as they are on a day, the latest clock last. */
export const zonesAt = (at: Date): ZoneAhead[] =>
  ZONES_ABROAD.map((zone) => ({ zone, minutes: aheadOfBeirut(zone, at) })).sort((a, b) => a.minutes - b.minutes);

const DAY_MINUTES = 24 * 60;
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** A reading of another clock, and by how many days it is off the day in Beirut. */
function shifted(clock: string, minutes: number): { clock: string; days: number } {
  const there = minutesOf(clock) + minutes;
  const inDay = ((there % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (count: number) => String(count).padStart(2, '0');
  return { clock: `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`, days: Math.floor(there / DAY_MINUTES) };
}

/** The office's hours as clocks somewhere else show them: days are those on which it opens there, closed days are left out. */
export function hoursThere(openingHours: OfficeProfile['openingHours'], minutes: number): HoursOfDays[] {
  return groupHours(openingHours).flatMap(({ days, hours }) => {
    if (!hours) return [];
    const opens = shifted(hours.opens, minutes);
    const closes = shifted(hours.closes, minutes);
    const there = days.map((day) => WEEK[(WEEK.indexOf(day) + opens.days + WEEK.length) % WEEK.length] ?? day);
    return [{ days: there, hours: { opens: opens.clock, closes: closes.clock } }];
  });
}
