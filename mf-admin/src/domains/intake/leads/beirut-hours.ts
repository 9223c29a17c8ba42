import { beirutClock } from '@diwan/contracts/shared/beirut-time';
import { readingAsUtc, zoneClock } from '@diwan/contracts/shared/zone-clock';

const two = (count: number) => String(count).padStart(2, '0');

/** What clocks in Beirut show, `16:00`, when those of `timeZone` show a full hour on the day of `at`. */
export function inBeirut(hour: number, timeZone: string, at: Date): string {
  const there = zoneClock(timeZone, at);
  const wanted = readingAsUtc({ ...there, hour, minute: 0 });
  const moment = new Date(at.getTime() + wanted - readingAsUtc(there));
  const here = beirutClock(moment);
  return `${two(here.hour)}:${two(here.minute)}`;
}
