import { type Zone } from './zone.js';
/** Units of `$dateAdd`, `$dateDiff`, `$dateTrunc`. */
export type Unit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';
/** The calendar of an instant in a time zone. */
export interface CalendarDate {
    year: number;
    month: number;
    day: number;
    hour: number;
    minute: number;
    second: number;
    millisecond: number;
    /** 1 (Sunday) to 7 (Saturday). */
    dayOfWeek: number;
    dayOfYear: number;
    /** 1 (Monday) to 7 (Sunday). */
    isoDayOfWeek: number;
    isoWeek: number;
    isoWeekYear: number;
    /** Weeks that begin on Sunday; days before the first Sunday are week 0. */
    week: number;
}
/** Takes an instant apart in a time zone. */
export declare function calendarOf(utc: number, zone: Zone): CalendarDate;
/** The day of an ISO week date, as if it were UTC. */
export declare function isoDate(year: number, week: number, dayOfWeek: number): number;
/** Adds units in a time zone; months clamp to their last day. */
export declare function addUnits(utc: number, unit: Unit, amount: number, zone: Zone): number;
/** How many boundaries of a unit lie between two instants. `startOfWeek`: 0 (Sunday) to 6. */
export declare function unitsBetween(from: number, to: number, unit: Unit, zone: Zone, startOfWeek: number): number;
/** The start of the bin an instant lies in; bins are counted from 2000-01-01 in the time zone. */
export declare function truncate(utc: number, unit: Unit, binSize: number, zone: Zone, startOfWeek: number): number;
