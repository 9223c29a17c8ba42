import { isDeepStrictEqual } from 'node:util';
import type { CourtCalendar, StandingCourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import { FIXED_HOLIDAYS, type FixedHoliday, fixedHolidayOn } from '@diwan/contracts/site/office/holidays';
import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { weekdayOf } from './calendar-day.rules.js';
import type { Days } from './reckon.rules.js';

/** What is assumed until a partner says otherwise: the shorter weekend, so that no term is taken for longer than it is. */
export const UNCONFIRMED_CALENDAR: StandingCourtCalendar = {
  weekend: ['sun'],
  fixedHolidays: Object.keys(FIXED_HOLIDAYS) as FixedHoliday[],
  holidays: [],
  confirmed: null,
};

/** On which days courts do not work, and why. */
export function closedBy({ weekend, fixedHolidays, holidays }: CourtCalendar): Days['closed'] {
  const named = new Map(holidays.map(({ date, name }) => [date, name]));
  return (day) => {
    const fixed = fixedHolidayOn(day);
    if (fixed && fixedHolidays.includes(fixed)) {
      const { en, ar } = FIXED_HOLIDAYS[fixed];
      return { name: { en, ar } };
    }
    const name = named.get(day);
    if (name) return { name };
    const weekday = WEEKDAYS[weekdayOf(day)];
    return weekday && weekend.includes(weekday) ? { name: null } : undefined;
  };
}

/** The same calendar in one order, whatever order it was entered in. */
export function inOrder({ weekend, fixedHolidays, holidays }: CourtCalendar): CourtCalendar {
  return {
    weekend: WEEKDAYS.filter((day) => weekend.includes(day)),
    fixedHolidays: [...fixedHolidays].sort(),
    holidays: [...holidays].sort((one, other) => (one.date < other.date ? -1 : 1)),
  };
}

/** Whether courts do not work on the same days. */
export function isSameCalendar(one: CourtCalendar, other: CourtCalendar): boolean {
  return isDeepStrictEqual(inOrder(one), inOrder(other));
}
