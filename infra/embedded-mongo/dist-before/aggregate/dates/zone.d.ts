import type { Value } from '../../values/bson.js';
/** A time zone: the difference between local time and UTC at an instant, in milliseconds. */
export interface Zone {
    name: string;
    offsetAt(utc: number): number;
}
/** Coordinated universal time. */
export declare const UTC: Zone;
/**
 * The zone of an Olson identifier (`Asia/Beirut`) or an offset (`+03:00`, `+0300`, `+03`).
 * @throws MongoError 40485 for an unknown name, 40517 for another type.
 */
export declare function zoneOf(name: Value): Zone;
/** Milliseconds of a calendar date and time read as UTC; values out of range carry over. */
export declare function utcOf(year: number, month: number, day: number, hour?: number, minute?: number, second?: number, ms?: number): number;
/** The instant of a wall-clock time (given as if it were UTC). A time skipped in spring is moved on by the gap. */
export declare function fromLocal(zone: Zone, local: number): number;
