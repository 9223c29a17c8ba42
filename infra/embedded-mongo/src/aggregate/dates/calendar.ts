import { fromLocal, localAt, utcOf, type Zone } from './zone.js';

const DAY = 86_400_000;
/** Milliseconds of the units that always have the same length; the others are counted in days or months. */
const FIXED: Record<string, number> = { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 };
const DAYS: Record<string, number> = { day: 1, week: 7 };
const MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** Units of `$dateAdd`, `$dateDiff`, `$dateTrunc`. */
export const UNITS: ReadonlySet<string> = new Set(Object.keys({ ...FIXED, ...DAYS, ...MONTHS }));

/** The parts of a local time, which is a `Date` whose UTC fields are what the wall clock shows. */
export const PARTS = {
  year: (local: Date) => local.getUTCFullYear(),
  month: (local: Date) => local.getUTCMonth() + 1,
  dayOfMonth: (local: Date) => local.getUTCDate(),
  hour: (local: Date) => local.getUTCHours(),
  minute: (local: Date) => local.getUTCMinutes(),
  second: (local: Date) => local.getUTCSeconds(),
  millisecond: (local: Date) => local.getUTCMilliseconds(),
  /** 1 (Sunday) to 7 (Saturday). */
  dayOfWeek: (local: Date) => local.getUTCDay() + 1,
  dayOfYear,
  /** 1 (Monday) to 7 (Sunday). */
  isoDayOfWeek,
  isoWeek: (local: Date) => Math.ceil(dayOfYear(thursdayOf(local)) / 7),
  isoWeekYear: (local: Date) => thursdayOf(local).getUTCFullYear(),
  /** Weeks that begin on Sunday; days before the first Sunday are week 0. */
  week: (local: Date) => Math.floor((dayOfYear(local) + 6 - local.getUTCDay()) / 7),
};

/** Some parts of a date. */
export type DateParts = { [part in keyof typeof PARTS]?: number };

function dayOfYear(local: Date): number {
  return Math.floor((local.getTime() - utcOf(local.getUTCFullYear())) / DAY) + 1;
}

function isoDayOfWeek(local: Date): number {
  return local.getUTCDay() || 7;
}

/** The Thursday of an ISO week: the week belongs to its year. */
function thursdayOf(local: Date): Date {
  return new Date(local.getTime() + (4 - isoDayOfWeek(local)) * DAY);
}

/** The local time that parts mean; absent ones are the first of their kind, those out of range carry over. */
export function localOf(parts: DateParts): Date {
  const { year = 1970, month = 1, dayOfMonth = 1, isoWeekYear, isoWeek } = parts;
  const { hour = 0, minute = 0, second = 0, millisecond = 0 } = parts;
  let day = parts.dayOfYear === undefined ? utcOf(year, month, dayOfMonth) : utcOf(year, 1, parts.dayOfYear);
  if (isoWeekYear !== undefined || isoWeek !== undefined) {
    const fourth = utcOf(isoWeekYear ?? year, 1, 4); // always in week 1
    const weekday = isoDayOfWeek(new Date(fourth));
    day = fourth + (((isoWeek ?? 1) - 1) * 7 + (parts.isoDayOfWeek ?? 1) - weekday) * DAY;
  }
  return new Date(day + ((hour * 60 + minute) * 60 + second) * 1000 + millisecond);
}

/** Adds units in a time zone; months clamp to their last day. */
export function addUnits(utc: number, unit: string, amount: number, zone: Zone): number {
  if (FIXED[unit]) return utc + amount * FIXED[unit];
  const local = localAt(utc, zone);
  const day = local.getUTCDate();
  if (DAYS[unit]) local.setUTCDate(day + amount * DAYS[unit]);
  else {
    local.setUTCMonth(local.getUTCMonth() + amount * (MONTHS[unit] as number));
    if (local.getUTCDate() !== day) local.setUTCDate(0); // ran over into the next month
  }
  return fromLocal(zone, local);
}

/** How many boundaries of a unit lie between two instants. `startOfWeek`: 0 (Sunday) to 6. */
export function unitsBetween(from: number, to: number, unit: string, zone: Zone, startOfWeek: number): number {
  const index = (utc: number) => {
    const local = localAt(utc, zone);
    if (MONTHS[unit]) return Math.floor(monthIndex(local) / MONTHS[unit]);
    // Day 0 was a Thursday (4).
    const shift = unit === 'week' ? (4 - startOfWeek) * DAY : 0;
    return Math.floor((local.getTime() + shift) / (FIXED[unit] ?? (DAYS[unit] as number) * DAY));
  };
  const shown = index(to) - index(from);
  // Hours and less are those that have passed, also when the clocks were changed meanwhile.
  return FIXED[unit] ? shown - Math.trunc((zone.offsetAt(to) - zone.offsetAt(from)) / FIXED[unit]) : shown;
}

/** The start of the bin an instant lies in; bins are counted from 2000-01-01 in the time zone. */
export function truncate(utc: number, unit: string, binSize: number, zone: Zone, startOfWeek: number): number {
  let reference = utcOf(2000); // a Saturday (6)
  if (FIXED[unit]) {
    reference = fromLocal(zone, new Date(reference));
    return reference + floorTo(utc - reference, FIXED[unit] * binSize);
  }
  const local = localAt(utc, zone);
  if (MONTHS[unit]) {
    const month = floorTo(monthIndex(local), MONTHS[unit] * binSize);
    return fromLocal(zone, new Date(utcOf(2000, 1 + month)));
  }
  if (unit === 'week') reference += ((startOfWeek + 1) % 7) * DAY;
  const length = binSize * (DAYS[unit] as number) * DAY;
  return fromLocal(zone, new Date(reference + floorTo(local.getTime() - reference, length)));
}

/** Months since the beginning of 2000. */
function monthIndex(local: Date): number {
  return (local.getUTCFullYear() - 2000) * 12 + local.getUTCMonth();
}

function floorTo(n: number, step: number): number {
  return Math.floor(n / step) * step;
}
