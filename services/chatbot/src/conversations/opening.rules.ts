import { beirutClock, beirutDate, momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { holidayOn } from '@diwan/contracts/site/office/holidays';
import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import type { OfficeTimes } from '../office/office-hours.js';

/** An office that opens on no day within this time is not waited for. */
const DAYS_AHEAD = 30;

/**
 * When a closed office opens next (PORT-06); null while it is open, and where nobody knows its hours. Days are counted in Beirut, so a
 * change of clocks between is of no account.
 */
export function opensNext(now: Date, { openingHours, holidays }: OfficeTimes): Date | null {
  const today = beirutClock(now);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const noon = momentInBeirut({ ...today, day: today.day + ahead, hour: 12, minute: 0 });
    const hours = hoursOn(noon, { openingHours, holidays });
    if (!hours) continue;
    const [opens, closes] = [momentOn(noon, hours.opens), momentOn(noon, hours.closes)];
    if (ahead === 0 && now >= opens && now < closes) return null;
    if (opens > now) return opens;
  }
  return null;
}

function hoursOn(at: Date, { openingHours, holidays }: OfficeTimes) {
  if (holidayOn(beirutDate(at), holidays) !== null) return null;
  const { year, month, day } = beirutClock(at);
  const weekday = WEEKDAYS[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7];
  return openingHours.find((entry) => entry.day === weekday)?.hours ?? null;
}

function momentOn(day: Date, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return momentInBeirut({ ...beirutClock(day), hour, minute });
}
