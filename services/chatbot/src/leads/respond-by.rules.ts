import { beirutClock, beirutDate, momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { holidayOn } from '@diwan/contracts/site/office/holidays';
import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import type { OfficeTimes } from '../office/office-hours.js';

const PROMISE_MS = 24 * 60 * 60 * 1000;
const FALLBACK_OPENING = '08:00';

/**
 * When the firm has promised to answer (D-031): 24 clock hours, counted on business days only (Monday to Friday without public
 * holidays). A request that comes on another day counts from the next opening.
 */
export function respondBy(received: Date, office: OfficeTimes): Date {
  return afterBusinessTime(PROMISE_MS, received, office);
}

/** When half of the promised time is over (D-031): 12 hours, counted as the promise is. */
export function halfOver(received: Date, office: OfficeTimes): Date {
  return afterBusinessTime(PROMISE_MS / 2, received, office);
}

function afterBusinessTime(ms: number, received: Date, office: OfficeTimes): Date {
  const isBusinessDay = (at: Date) => weekdayOf(at) < 5 && holidayOn(beirutDate(at), office.holidays) === null;
  let from = received;
  while (!isBusinessDay(from)) from = openingOf(startOfNextDay(from), office);
  let left = ms;
  for (;;) {
    const midnight = startOfNextDay(from);
    const today = midnight.getTime() - from.getTime();
    if (left <= today) return new Date(from.getTime() + left);
    left -= today;
    from = midnight;
    while (!isBusinessDay(from)) from = startOfNextDay(from);
  }
}

/** 0 for Monday to 6 for Sunday, in Beirut. */
function weekdayOf(at: Date): number {
  const { year, month, day } = beirutClock(at);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

function startOfNextDay(at: Date): Date {
  const { year, month, day } = beirutClock(at);
  return momentInBeirut({ year, month, day: day + 1, hour: 0, minute: 0 });
}

function openingOf(at: Date, { openingHours }: OfficeTimes): Date {
  const weekday = WEEKDAYS[weekdayOf(at)];
  const opens = openingHours.find(({ day }) => day === weekday)?.hours?.opens ?? FALLBACK_OPENING;
  const [hour = 0, minute = 0] = opens.split(':').map(Number);
  return momentInBeirut({ ...beirutClock(at), hour, minute });
}
