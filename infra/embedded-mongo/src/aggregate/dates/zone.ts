import type { Value } from '../../values/bson.js';
import { MongoError } from '../../values/errors.js';
import { checkType } from '../check.js';

/** A time zone: the difference between local time and UTC at an instant, in milliseconds. */
export interface Zone {
  offsetAt(utc: number): number;
}

const DAY = 86_400_000;
const QUARTER = 15 * 60_000;
const LARGEST_MEMO = 10_000;
const OFFSET = /^([+-])(\d{2}):?(\d{2})?(?::(\d{2}))?$/;

/** Coordinated universal time. */
export const UTC: Zone = { offsetAt: () => 0 };

const zones = new Map<string, Zone>();

/**
 * The zone of an Olson identifier (`Asia/Beirut`) or an offset (`+03:00`, `+0300`, `+03`).
 * @throws MongoError 40485 for an unknown name, 40517 for another type.
 */
export function zoneOf(name: Value = 'UTC'): Zone {
  checkType(typeof name === 'string', 40517, 'timezone must evaluate to a string', name);
  let zone = zones.get(name);
  if (!zone) {
    const offset = offsetOf(name);
    zone = offset === undefined ? namedZone(name) : offset === 0 ? UTC : { offsetAt: () => offset };
    zones.set(name, zone);
  }
  return zone;
}

/** Milliseconds of an offset such as `+03:00`; `undefined` for another text. */
function offsetOf(text: string): number | undefined {
  if (text === 'UTC' || text === 'GMT' || text === 'Z') return 0;
  const [, sign, hours, minutes = 0, seconds = 0] = OFFSET.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

function namedZone(name: string): Zone {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    throw new MongoError(40485, `unrecognized time zone identifier: "${name}"`);
  }
  // Offsets change only on quarters of an hour (since standard time exists), so one answer serves a quarter.
  const memo = new Map<number, number>();
  return {
    offsetAt(utc) {
      const quarter = Math.floor(utc / QUARTER);
      let offset = memo.get(quarter);
      if (offset === undefined) {
        // Written as "7/1/2026, GMT+03:00", or "GMT" alone.
        const [, text] = format.format(quarter * QUARTER).split(/ (?:GMT(?=.))?/) as [string, string];
        offset = offsetOf(text) as number;
        if (memo.size >= LARGEST_MEMO) memo.clear();
        memo.set(quarter, offset);
      }
      return offset;
    },
  };
}

/** Milliseconds of a calendar date read as UTC; values out of range carry over. */
export function utcOf(year: number, month = 1, day = 1): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** What the wall clock shows at an instant: a `Date` whose UTC fields are the local ones. */
export function localAt(utc: number, zone: Zone): Date {
  return new Date(utc + zone.offsetAt(utc));
}

/** The instant of a local time, see `localAt`. A time skipped in spring is moved on by the gap. */
export function fromLocal(zone: Zone, date: Date): number {
  const local = date.getTime();
  const guess = local - zone.offsetAt(local);
  const utc = local - zone.offsetAt(guess);
  return zone.offsetAt(utc) === local - utc ? utc : local - zone.offsetAt(local - DAY);
}
