import { typeName } from '../../values/compare.js';
import { location } from '../../values/errors.js';
const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const LARGEST_MEMO = 10_000;
const OFFSET = /^([+-])(\d{2}):?(\d{2})?$/;
/** Coordinated universal time. */
export const UTC = { name: 'UTC', offsetAt: () => 0 };
const zones = new Map();
/**
 * The zone of an Olson identifier (`Asia/Beirut`) or an offset (`+03:00`, `+0300`, `+03`).
 * @throws MongoError 40485 for an unknown name, 40517 for another type.
 */
export function zoneOf(name) {
    if (typeof name !== 'string')
        throw location(40517, `timezone must evaluate to a string, found ${typeName(name)}`);
    const known = zones.get(name);
    if (known)
        return known;
    const zone = offsetZone(name) ?? namedZone(name);
    zones.set(name, zone);
    return zone;
}
function offsetZone(name) {
    if (name === 'UTC' || name === 'GMT' || name === 'Z')
        return UTC;
    const m = OFFSET.exec(name);
    if (!m)
        return undefined;
    const minutes = Number(m[2]) * 60 + Number(m[3] ?? 0);
    const offset = (m[1] === '-' ? -minutes : minutes) * MINUTE;
    return { name, offsetAt: () => offset };
}
function namedZone(name) {
    let format;
    try {
        format = new Intl.DateTimeFormat('en-US', {
            timeZone: name,
            hourCycle: 'h23',
            era: 'short',
            year: 'numeric',
            month: 'numeric',
            day: 'numeric',
            hour: 'numeric',
            minute: 'numeric',
            second: 'numeric',
        });
    }
    catch {
        throw location(40485, `unrecognized time zone identifier: "${name}"`);
    }
    // Offsets change only on quarters of an hour (since standard time exists), so one answer serves a quarter.
    const memo = new Map();
    return {
        name,
        offsetAt(utc) {
            const quarter = Math.floor(utc / QUARTER);
            let offset = memo.get(quarter);
            if (offset === undefined) {
                offset = localTime(format, quarter * QUARTER) - quarter * QUARTER;
                if (memo.size >= LARGEST_MEMO)
                    memo.clear();
                memo.set(quarter, offset);
            }
            return offset;
        },
    };
}
/** The wall clock at an instant, as if it were UTC. */
function localTime(format, utc) {
    const parts = {};
    let isBeforeChrist = false;
    for (const { type, value } of format.formatToParts(utc)) {
        if (type === 'era')
            isBeforeChrist = value.startsWith('B');
        else
            parts[type] = Number(value);
    }
    const year = isBeforeChrist ? 1 - parts.year : parts.year;
    return utcOf(year, parts.month, parts.day, parts.hour, parts.minute, parts.second);
}
/** Milliseconds of a calendar date and time read as UTC; values out of range carry over. */
export function utcOf(year, month, day, hour = 0, minute = 0, second = 0, ms = 0) {
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    return date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000 + ms;
}
/** The instant of a wall-clock time (given as if it were UTC). A time skipped in spring is moved on by the gap. */
export function fromLocal(zone, local) {
    const guess = local - zone.offsetAt(local);
    const utc = local - zone.offsetAt(guess);
    return zone.offsetAt(utc) === local - utc ? utc : local - zone.offsetAt(local - 24 * 60 * MINUTE);
}
//# sourceMappingURL=zone.js.map