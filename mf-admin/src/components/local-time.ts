import { beirutClock, momentInBeirut } from '@diwan/contracts/shared/beirut-time';

const two = (number: number) => String(number).padStart(2, '0');

/** A moment for a date-and-time field, as clocks in Beirut show it: `2026-05-12T14:30`; empty for none. */
export function localTime(instant: string | null): string {
  if (instant === null) return '';
  const { year, month, day, hour, minute } = beirutClock(new Date(instant));
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The moment that a date-and-time field means in Beirut; null for an empty field or one that cannot be read. */
export function instantOf(local: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(local);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  return momentInBeirut({ year, month, day, hour, minute }).toISOString();
}
