import { location } from '../../values/errors.js';
import { calendarOf } from './calendar.js';
const MONTHS = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
];
const SPECIFIERS = {
    Y: (d) => padded(d.year, 4),
    G: (d) => padded(d.isoWeekYear, 4),
    m: (d) => padded(d.month, 2),
    b: (d) => MONTHS[d.month - 1].slice(0, 3),
    B: (d) => MONTHS[d.month - 1],
    d: (d) => padded(d.day, 2),
    H: (d) => padded(d.hour, 2),
    M: (d) => padded(d.minute, 2),
    S: (d) => padded(d.second, 2),
    L: (d) => padded(d.millisecond, 3),
    j: (d) => padded(d.dayOfYear, 3),
    w: (d) => String(d.dayOfWeek),
    u: (d) => String(d.isoDayOfWeek),
    U: (d) => padded(d.week, 2),
    V: (d) => padded(d.isoWeek, 2),
    z: (_, offset) => {
        const size = Math.abs(offset);
        return `${offset < 0 ? '-' : '+'}${padded(Math.floor(size / 60), 2)}${padded(size % 60, 2)}`;
    },
    Z: (_, offset) => `${offset < 0 ? '-' : '+'}${Math.abs(offset)}`,
};
/** Checks a `$dateToString` format. @throws MongoError 18535/18536 for what it does not know. */
export function checkFormat(format) {
    for (const [, specifier] of format.matchAll(/%([\s\S]?)/g)) {
        if (specifier === '')
            throw location(18535, "Unmatched '%' at end of format string");
        if (specifier !== '%' && !Object.hasOwn(SPECIFIERS, specifier))
            throw location(18536, `Invalid format character '%${specifier}' in format string`);
    }
}
/** Writes an instant in a time zone, e.g. `%Y-%m-%dT%H:%M:%S.%LZ`. */
export function formatDate(utc, format, zone) {
    const date = calendarOf(utc, zone);
    const offsetMinutes = zone.offsetAt(utc) / 60_000;
    return format.replace(/%([\s\S])/g, (_, specifier) => specifier === '%' ? '%' : (SPECIFIERS[specifier]?.(date, offsetMinutes) ?? ''));
}
function padded(n, digits) {
    return String(n).padStart(digits, '0');
}
//# sourceMappingURL=format.js.map