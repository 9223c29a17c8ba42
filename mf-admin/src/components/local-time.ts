import { beirutClock, momentInBeirut, timesShown } from '@diwan/contracts/shared/beirut-time';

const two = (number: number) => String(number).padStart(2, '0');

/** A moment for a date-and-time field, as clocks in Beirut show it: `2026-05-12T14:30`; empty for none. */
export function localTime(instant: string | null): string {
  if (instant === null) return '';
  const { year, month, day, hour, minute } = beirutClock(new Date(instant));
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

function readingOf(local: string) {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(local);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  return { year, month, day, hour, minute };
}

/** The moment that a date-and-time field means in Beirut, the first of two; null for an empty field or one that cannot be read. */
export function instantOf(local: string): string | null {
  const reading = readingOf(local);
  return reading && momentInBeirut(reading).toISOString();
}

/** Whether clocks in Beirut show it twice, because they are set back that night. */
export function comesTwice(local: string): boolean {
  const reading = readingOf(local);
  return reading !== null && timesShown(reading) === 2;
}

/** What is wrong with a time in Beirut, as a key of `field.*`: clocks are set forward over it that night (I18-06). */
export function faultOfTime(local: string): 'skipped_time' | false {
  const reading = readingOf(local);
  return reading !== null && timesShown(reading) === 0 && 'skipped_time';
}
