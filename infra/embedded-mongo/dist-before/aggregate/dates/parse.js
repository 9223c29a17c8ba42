import { location, MongoError } from '../../values/errors.js';
import { isoDate } from './calendar.js';
import { fromLocal, UTC, utcOf, zoneOf } from './zone.js';
const ISO = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?(?:\d{2})?)?$/;
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/**
 * Reads a date text in ISO 8601 form, or in `format` (the specifiers of `$dateToString`).
 * Without an offset in the text it is in `zone`. @throws MongoError 241 (ConversionFailure).
 */
export function parseDate(text, zone, format) {
    const fields = format === undefined ? parseIso(text) : parseFormat(text, format);
    if (fields.offset !== undefined && zone !== undefined && format === undefined)
        throw failure(text, "passing a time zone identifier as part of the string is not allowed with the 'timezone' argument");
    const local = localOf(fields);
    if (local === undefined)
        throw failure(text, 'a value is out of range');
    return new Date(fromLocal(fields.offset === undefined ? (zone ?? UTC) : zoneOf(fields.offset), local));
}
function localOf(f) {
    const { hour = 0, minute = 0, second = 0, ms = 0 } = f;
    const time = ((hour * 60 + minute) * 60 + second) * 1000 + ms;
    if (f.isoWeek !== undefined)
        return isoDate(f.year, f.isoWeek, f.isoDay ?? 1) + time;
    if (f.dayOfYear !== undefined)
        return utcOf(f.year, 1, f.dayOfYear) + time;
    const { month = 1, day = 1 } = f;
    const date = utcOf(f.year, month, day);
    const isReal = new Date(date).getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60;
    return isReal ? date + time : undefined;
}
function parseIso(text) {
    const m = ISO.exec(text.trim());
    if (!m)
        throw failure(text, 'only ISO 8601 texts are understood without a format');
    const number = (i) => (m[i] === undefined ? undefined : Number(m[i]));
    return {
        year: Number(m[1]),
        month: number(2),
        day: number(3),
        hour: number(4),
        minute: number(5),
        second: number(6),
        ms: m[7] === undefined ? undefined : Number(m[7].padEnd(3, '0')),
        offset: m[8],
    };
}
/** What each specifier reads, and where it goes. */
const SPECIFIERS = {
    Y: ['(\\d{4})', (f, t) => (f.year = Number(t))],
    G: ['(\\d{4})', (f, t) => (f.year = Number(t))],
    m: ['(\\d{1,2})', (f, t) => (f.month = Number(t))],
    b: ['([A-Za-z]{3})', setMonthName],
    B: ['([A-Za-z]+)', setMonthName],
    d: ['(\\d{1,2})', (f, t) => (f.day = Number(t))],
    j: ['(\\d{1,3})', (f, t) => (f.dayOfYear = Number(t))],
    V: ['(\\d{1,2})', (f, t) => (f.isoWeek = Number(t))],
    u: ['(\\d)', (f, t) => (f.isoDay = Number(t))],
    H: ['(\\d{1,2})', (f, t) => (f.hour = Number(t))],
    M: ['(\\d{1,2})', (f, t) => (f.minute = Number(t))],
    S: ['(\\d{1,2})', (f, t) => (f.second = Number(t))],
    L: ['(\\d{1,3})', (f, t) => (f.ms = Number(t))],
    z: ['(Z|[+-]\\d{2}:?\\d{2})', (f, t) => (f.offset = t)],
    Z: ['([+-]?\\d+)', (f, t) => (f.offset = offsetOfMinutes(Number(t)))],
};
function parseFormat(text, format) {
    const setters = [];
    const pattern = format.replace(/%(.)|[\s\S]/g, (token, specifier) => {
        if (specifier === undefined || specifier === '%')
            return (specifier ?? token).replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
        const known = SPECIFIERS[specifier];
        if (!known)
            throw location(18536, `Invalid format character '%${specifier}' in format string`);
        setters.push(known[1]);
        return known[0];
    });
    const m = new RegExp(`^${pattern}$`).exec(text);
    if (!m)
        throw failure(text, `the text does not have the format '${format}'`);
    const fields = { year: 1970 };
    for (let i = 0; i < setters.length; i++)
        setters[i]?.(fields, m[i + 1]);
    return fields;
}
function setMonthName(f, text) {
    const month = MONTH_NAMES.indexOf(text.slice(0, 3).toLowerCase()) + 1;
    if (month === 0)
        throw failure(text, 'not the name of a month');
    f.month = month;
}
function offsetOfMinutes(minutes) {
    const size = Math.abs(minutes);
    const two = (n) => String(n).padStart(2, '0');
    return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
function failure(text, why) {
    return new MongoError(241, `Error parsing date string '${text}'; ${why}`);
}
//# sourceMappingURL=parse.js.map