import { fromLocal, utcOf } from './zone.js';
const DAY = 86_400_000;
/** Milliseconds of the units that always have the same length. */
const FIXED = { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 };
const MONTHS = { month: 1, quarter: 3, year: 12 };
/** Takes an instant apart in a time zone. */
export function calendarOf(utc, zone) {
    const local = utc + zone.offsetAt(utc);
    const date = new Date(local);
    const year = date.getUTCFullYear();
    const weekday = date.getUTCDay();
    const dayOfYear = Math.floor((local - utcOf(year, 1, 1)) / DAY) + 1;
    const isoDayOfWeek = weekday === 0 ? 7 : weekday;
    // The ISO week belongs to the year of its Thursday.
    const thursday = new Date(local + (4 - isoDayOfWeek) * DAY);
    const isoWeekYear = thursday.getUTCFullYear();
    return {
        year,
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        minute: date.getUTCMinutes(),
        second: date.getUTCSeconds(),
        millisecond: date.getUTCMilliseconds(),
        dayOfWeek: weekday + 1,
        dayOfYear,
        isoDayOfWeek,
        isoWeek: Math.floor((thursday.getTime() - utcOf(isoWeekYear, 1, 1)) / DAY / 7) + 1,
        isoWeekYear,
        week: Math.floor((dayOfYear + 6 - weekday) / 7),
    };
}
/** The day of an ISO week date, as if it were UTC. */
export function isoDate(year, week, dayOfWeek) {
    const fourth = utcOf(year, 1, 4); // always in week 1
    const weekday = new Date(fourth).getUTCDay() || 7;
    return fourth + ((week - 1) * 7 + dayOfWeek - weekday) * DAY;
}
/** Adds units in a time zone; months clamp to their last day. */
export function addUnits(utc, unit, amount, zone) {
    const fixed = FIXED[unit];
    if (fixed !== undefined)
        return utc + amount * fixed;
    const local = utc + zone.offsetAt(utc);
    const months = MONTHS[unit];
    if (months === undefined)
        return fromLocal(zone, local + amount * DAY * (unit === 'week' ? 7 : 1));
    const date = new Date(local);
    const time = local - Math.floor(local / DAY) * DAY;
    const month = date.getUTCMonth() + amount * months;
    const lastDay = new Date(utcOf(date.getUTCFullYear(), month + 2, 0)).getUTCDate();
    return fromLocal(zone, utcOf(date.getUTCFullYear(), month + 1, Math.min(date.getUTCDate(), lastDay)) + time);
}
/** How many boundaries of a unit lie between two instants. `startOfWeek`: 0 (Sunday) to 6. */
export function unitsBetween(from, to, unit, zone, startOfWeek) {
    const index = (utc) => unitIndex(utc, unit, zone, startOfWeek);
    return index(to) - index(from);
}
function unitIndex(utc, unit, zone, startOfWeek) {
    const local = utc + zone.offsetAt(utc);
    const fixed = FIXED[unit];
    if (fixed !== undefined)
        return Math.floor(local / fixed);
    const months = MONTHS[unit];
    if (months !== undefined)
        return Math.floor(monthIndex(local) / months);
    const day = Math.floor(local / DAY);
    // Day 0 was a Thursday (4).
    return unit === 'day' ? day : Math.floor((day + 4 - startOfWeek) / 7);
}
/** The start of the bin an instant lies in; bins are counted from 2000-01-01 in the time zone. */
export function truncate(utc, unit, binSize, zone, startOfWeek) {
    const fixed = FIXED[unit];
    if (fixed !== undefined) {
        const reference = fromLocal(zone, utcOf(2000, 1, 1));
        return reference + floorTo(utc - reference, fixed * binSize);
    }
    const local = utc + zone.offsetAt(utc);
    const months = MONTHS[unit];
    if (months !== undefined) {
        const reference = 2000 * 12;
        const month = reference + floorTo(monthIndex(local) - reference, months * binSize);
        return fromLocal(zone, utcOf(Math.floor(month / 12), (month % 12) + 1, 1));
    }
    const start = utcOf(2000, 1, 1); // a Saturday
    const reference = unit === 'day' ? start : start + ((startOfWeek - 6 + 7) % 7) * DAY;
    return fromLocal(zone, reference + floorTo(local - reference, binSize * DAY * (unit === 'week' ? 7 : 1)));
}
function monthIndex(local) {
    const date = new Date(local);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
function floorTo(n, step) {
    return Math.floor(n / step) * step;
}
//# sourceMappingURL=calendar.js.map