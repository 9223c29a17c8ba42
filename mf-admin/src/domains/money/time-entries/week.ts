import { beirutClock, beirutDate, momentInBeirut } from '@diwan/contracts/shared/beirut-time';

/** A calendar date so many days after another one. */
export function daysAfter(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return beirutDate(momentInBeirut({ year, month, day: day + days, hour: 12, minute: 0 }));
}

/** The Monday of the week that a date is in. */
export function mondayOf(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return daysAfter(date, -((weekday + 6) % 7));
}

/** Today, as calendars in Beirut show it. */
export function today(): string {
  const { year, month, day } = beirutClock(new Date());
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
