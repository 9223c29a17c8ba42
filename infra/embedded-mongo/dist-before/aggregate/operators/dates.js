import { bsonTag, isDoc } from '../../values/bson.js';
import { typeName } from '../../values/compare.js';
import { location } from '../../values/errors.js';
import { long, toInteger } from '../../values/number.js';
import { addUnits, calendarOf, isoDate, truncate, unitsBetween, } from '../dates/calendar.js';
import { checkFormat, formatDate } from '../dates/format.js';
import { parseDate } from '../dates/parse.js';
import { fromLocal, UTC, utcOf, zoneOf } from '../dates/zone.js';
import { compileNamed, isNullish } from '../operator.js';
const UNITS = new Set(['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond']);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** Milliseconds of a date, timestamp or ObjectId; `undefined` for null. @throws MongoError 16006. */
function instantOf(value) {
    if (isNullish(value))
        return undefined;
    if (value instanceof Date)
        return value.getTime();
    if (bsonTag(value) === 'ObjectId')
        return value.getTimestamp().getTime();
    if (bsonTag(value) === 'Timestamp')
        return value.t * 1000;
    throw location(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}
/** The zone of an optional `timezone` argument; `undefined` if it evaluates to null. */
function zoneIn(scope, timezone) {
    if (!timezone)
        return UTC;
    const name = timezone(scope);
    return isNullish(name) ? undefined : zoneOf(name);
}
/** `{ $year: date }` or `{ $year: { date, timezone } }`. */
function part(pick) {
    return (argument, context, name) => {
        const full = isDoc(argument) && 'date' in argument;
        const single = Array.isArray(argument) ? argument[0] : argument;
        const { date, timezone } = compileNamed(name, full ? argument : { date: single }, context, ['date'], ['timezone']);
        return (scope) => {
            const utc = instantOf(date?.(scope));
            const zone = zoneIn(scope, timezone);
            return utc === undefined || !zone ? null : pick(calendarOf(utc, zone));
        };
    };
}
const dateToString = (argument, context, name) => {
    const fields = compileNamed(name, argument, context, ['date'], ['format', 'timezone', 'onNull']);
    const { date, format, timezone, onNull } = fields;
    const standard = timezone ? '%Y-%m-%dT%H:%M:%S.%L%z' : '%Y-%m-%dT%H:%M:%S.%LZ';
    if (format?.constant)
        formatOf(format, { root: null, vars: {} }, standard);
    return (scope) => {
        const utc = instantOf(date?.(scope));
        const zone = zoneIn(scope, timezone);
        const pattern = format ? formatOf(format, scope, standard) : standard;
        if (utc === undefined)
            return onNull ? onNull(scope) : null;
        return zone && pattern !== undefined ? formatDate(utc, pattern, zone) : null;
    };
};
function formatOf(format, scope, standard) {
    const value = format(scope);
    if (value === undefined)
        return standard;
    if (value === null)
        return undefined;
    if (typeof value !== 'string')
        throw location(18533, `$dateToString requires that 'format' be a string, found: ${typeName(value)}`);
    checkFormat(value);
    return value;
}
const dateFromString = (argument, context, name) => {
    const { dateString, format, timezone, onError, onNull } = compileNamed(name, argument, context, ['dateString'], ['format', 'timezone', 'onError', 'onNull']);
    return (scope) => {
        const text = dateString?.(scope);
        if (isNullish(text))
            return onNull ? onNull(scope) : null;
        const zone = timezone ? zoneIn(scope, timezone) : undefined;
        const pattern = format?.(scope);
        if ((timezone && !zone) || pattern === null)
            return null;
        try {
            if (typeof text !== 'string')
                throw location(241, `$dateFromString requires that 'dateString' be a string, found: ${typeName(text)}`);
            return parseDate(text, zone, pattern === undefined ? undefined : String(pattern));
        }
        catch (error) {
            if (onError && error.code === 241)
                return onError(scope);
            throw error;
        }
    };
};
const dateFromParts = (argument, context, name) => {
    const parts = compileNamed(name, argument, context, [], [
        'year',
        'month',
        'day',
        'isoWeekYear',
        'isoWeek',
        'isoDayOfWeek',
        'hour',
        'minute',
        'second',
        'millisecond',
        'timezone',
    ]);
    if (!parts.year && !parts.isoWeekYear)
        throw location(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
    return (scope) => {
        const zone = zoneIn(scope, parts.timezone);
        let hasNull = false;
        const number = (key, fallback) => {
            const value = parts[key] ? parts[key](scope) : fallback;
            if (isNullish(value))
                hasNull = true;
            const n = isNullish(value) ? 0 : toInteger(value);
            if (n === undefined)
                throw location(40515, `'${key}' must evaluate to an integer, found ${typeName(value)}`);
            return n;
        };
        const day = parts.isoWeekYear
            ? isoDate(number('isoWeekYear', 1970), number('isoWeek', 1), number('isoDayOfWeek', 1))
            : utcOf(number('year', 1970), number('month', 1), number('day', 1));
        const seconds = (number('hour', 0) * 60 + number('minute', 0)) * 60 + number('second', 0);
        const local = day + seconds * 1000 + number('millisecond', 0);
        return hasNull || !zone ? null : new Date(fromLocal(zone, local));
    };
};
const dateToParts = (argument, context, name) => {
    const { date, timezone, iso8601 } = compileNamed(name, argument, context, ['date'], ['timezone', 'iso8601']);
    return (scope) => {
        const utc = instantOf(date?.(scope));
        const zone = zoneIn(scope, timezone);
        if (utc === undefined || !zone)
            return null;
        const { year, month, day, isoWeekYear, isoWeek, isoDayOfWeek, hour, minute, second, millisecond } = calendarOf(utc, zone);
        const time = { hour, minute, second, millisecond };
        return iso8601?.(scope) === true ? { isoWeekYear, isoWeek, isoDayOfWeek, ...time } : { year, month, day, ...time };
    };
};
function unitIn(scope, unit, name) {
    const value = unit?.(scope);
    if (isNullish(value))
        return undefined;
    if (typeof value !== 'string' || !UNITS.has(value))
        throw location(9, `${name} parameter 'unit' value cannot be recognized as a time unit: ${String(value)}`);
    return value;
}
function weekStart(scope, startOfWeek, name) {
    const value = startOfWeek?.(scope);
    if (isNullish(value))
        return 0;
    const index = WEEKDAYS.findIndex((day) => typeof value === 'string' && (day === value.toLowerCase() || day.slice(0, 3) === value.toLowerCase()));
    if (index < 0)
        throw location(9, `${name} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${String(value)}`);
    return index;
}
function dateShift(sign) {
    return (argument, context, name) => {
        const fields = compileNamed(name, argument, context, ['startDate', 'unit', 'amount'], ['timezone']);
        return (scope) => {
            const utc = instantOf(fields.startDate?.(scope));
            const unit = unitIn(scope, fields.unit, name);
            const amount = fields.amount?.(scope);
            const zone = zoneIn(scope, fields.timezone);
            if (utc === undefined || !unit || isNullish(amount) || !zone)
                return null;
            const n = toInteger(amount);
            if (n === undefined)
                throw location(5166405, `${name} expects integer amount of time units`);
            return new Date(addUnits(utc, unit, sign * n, zone));
        };
    };
}
const dateDiff = (argument, context, name) => {
    const fields = compileNamed(name, argument, context, ['startDate', 'endDate', 'unit'], ['timezone', 'startOfWeek']);
    return (scope) => {
        const from = instantOf(fields.startDate?.(scope));
        const to = instantOf(fields.endDate?.(scope));
        const unit = unitIn(scope, fields.unit, name);
        const zone = zoneIn(scope, fields.timezone);
        if (from === undefined || to === undefined || !unit || !zone)
            return null;
        return long(BigInt(unitsBetween(from, to, unit, zone, weekStart(scope, fields.startOfWeek, name))));
    };
};
const dateTrunc = (argument, context, name) => {
    const fields = compileNamed(name, argument, context, ['date', 'unit'], ['binSize', 'timezone', 'startOfWeek']);
    return (scope) => {
        const utc = instantOf(fields.date?.(scope));
        const unit = unitIn(scope, fields.unit, name);
        const zone = zoneIn(scope, fields.timezone);
        const bin = fields.binSize ? fields.binSize(scope) : 1;
        if (utc === undefined || !unit || !zone || isNullish(bin))
            return null;
        const size = toInteger(bin);
        if (size === undefined || size <= 0)
            throw location(5439018, `${name} requires 'binSize' to be greater than 0`);
        return new Date(truncate(utc, unit, size, zone, weekStart(scope, fields.startOfWeek, name)));
    };
};
/** Date operators, all with time zones. */
export const dateOperators = {
    $year: part((d) => d.year),
    $month: part((d) => d.month),
    $dayOfMonth: part((d) => d.day),
    $dayOfWeek: part((d) => d.dayOfWeek),
    $dayOfYear: part((d) => d.dayOfYear),
    $hour: part((d) => d.hour),
    $minute: part((d) => d.minute),
    $second: part((d) => d.second),
    $millisecond: part((d) => d.millisecond),
    $week: part((d) => d.week),
    $isoWeek: part((d) => d.isoWeek),
    $isoDayOfWeek: part((d) => d.isoDayOfWeek),
    $isoWeekYear: part((d) => long(BigInt(d.isoWeekYear))),
    $dateToString: dateToString,
    $dateFromString: dateFromString,
    $dateFromParts: dateFromParts,
    $dateToParts: dateToParts,
    $dateAdd: dateShift(1),
    $dateSubtract: dateShift(-1),
    $dateDiff: dateDiff,
    $dateTrunc: dateTrunc,
};
//# sourceMappingURL=dates.js.map