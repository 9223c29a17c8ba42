import { encodeField, encodeKey, typeTag } from '../store/keycode.js';
import { successor } from '../store/keys.js';
import { bsonTag } from '../values/bson.js';
import { isNumeric, toNumber } from '../values/number.js';
const NOTHING = Buffer.alloc(0);
/** Every value. */
export const EVERYTHING = { low: closed(NOTHING), high: closed(NOTHING) };
const NULL_TAG = typeTag(null);
const FIRST_NULL_TAG = NULL_TAG - 3; // an empty array sorts just before null, and `null` finds it where a path goes through it
/** Null and missing. */
export const NULLS = { low: closed(Buffer.from([FIRST_NULL_TAG])), high: closed(Buffer.from([NULL_TAG])) };
const HASH_BYTES = 32;
const LITERAL = /^[^\\^$.|?*+()[\]{}]+/;
/** How the conditions of a path bound an index field. `undefined` if not at all. */
export function intervalsFor(conditions, field) {
    let result;
    for (const condition of conditions) {
        const intervals = excludesNull(condition) && field.multikey ? undefined : intervalsOf(condition, field.limit, field.noStrings);
        if (!intervals)
            continue;
        if (!result)
            result = intervals;
        // One element may satisfy one condition and another element another: only one of them can bound the scan.
        else if (field.multikey)
            result = narrower(result, intervals);
        else
            result = intersection(result, intervals);
    }
    return result;
}
/** True if the intervals are single values. */
export function arePoints(intervals) {
    return intervals.every(({ low, high }) => !low.open && !high.open && low.prefix.equals(high.prefix) && low.prefix.length > 0);
}
/** Where an interval starts and ends among the bytes of a field that is stored ascending or descending. */
export function edges({ low, high }, descending) {
    if (!descending)
        return { start: startOf(low), end: endOf(high) };
    return {
        start: startOf({ prefix: inverted(high.prefix), open: high.open }),
        end: endOf({ prefix: inverted(low.prefix), open: low.open }),
    };
}
function intervalsOf(condition, limit, noStrings) {
    const { operator, argument } = condition;
    if (operator === '$regex')
        return noStrings ? undefined : regexIntervals(condition);
    if (operator === '$exists')
        return argument === true ? [EVERYTHING] : undefined;
    if (operator === '$in' || operator === '$nin') {
        if (!Array.isArray(argument) || !argument.every((v) => usable(v, noStrings)))
            return undefined;
        const points = union(argument.map((v) => point(v, limit)));
        return operator === '$in' ? points : complement(points);
    }
    if (!usable(argument, noStrings))
        return undefined;
    switch (operator) {
        case '$eq':
            return [point(argument, limit)];
        case '$ne':
            return complement([point(argument, limit)]);
        case '$gt':
        case '$gte':
        case '$lt':
        case '$lte':
            return rangeInterval(operator, argument, limit);
        default:
            return undefined;
    }
}
/** Where a path goes through an array without finding anything, the key is null, but the document has no null. */
function excludesNull({ operator, argument }) {
    return ((operator === '$ne' && isNull(argument)) ||
        (operator === '$nin' && Array.isArray(argument) && argument.some(isNull)));
}
function isNull(v) {
    return v === null || v === undefined;
}
/** Arrays match by their elements and as a whole, regular expressions match text: their own encoding does not bound them. */
function usable(v, noStrings) {
    if (Array.isArray(v))
        return false;
    const tag = bsonTag(v);
    if (tag === 'BSONRegExp' || tag === 'MinKey' || tag === 'MaxKey')
        return false;
    const comparedByCollation = typeof v === 'string' ||
        tag === 'BSONSymbol' ||
        (typeof v === 'object' && v !== null && tag === undefined && !(v instanceof Date));
    return !(noStrings && comparedByCollation);
}
function point(v, limit) {
    if (isNull(v))
        return NULLS;
    const bytes = encodeField(v, limit);
    return { low: closed(bytes), high: closed(bytes) };
}
function rangeInterval(operator, v, limit) {
    if (isNull(v))
        return operator.length === 4 ? [point(null, limit)] : [];
    if (isNumeric(v) && Number.isNaN(toNumber(v)))
        return undefined;
    const type = closed(Buffer.from([typeTag(v)]));
    const whole = encodeKey(v);
    // Of an over-long value only the first bytes are in order in the index.
    const exact = whole.length <= limit - HASH_BYTES;
    const prefix = exact ? whole : whole.subarray(0, limit - HASH_BYTES);
    const bound = { prefix, open: exact && operator.length === 3 };
    return [operator.startsWith('$g') ? { low: bound, high: type } : { low: type, high: bound }];
}
function regexIntervals({ argument, options }) {
    const regex = bsonTag(argument) === 'BSONRegExp' ? argument : undefined;
    const pattern = regex ? regex.pattern : argument;
    const flags = options ?? regex?.options ?? '';
    if (typeof pattern !== 'string' || flags !== '' || !pattern.startsWith('^') || pattern.includes('|'))
        return undefined;
    let literal = LITERAL.exec(pattern.slice(1))?.[0] ?? '';
    if (/[?*{]/.test(pattern[1 + literal.length] ?? ''))
        literal = [...literal].slice(0, -1).join('');
    if (literal === '' || literal.includes('\0'))
        return undefined;
    const prefix = Buffer.concat([Buffer.from([typeTag('')]), Buffer.from(literal)]).subarray(0, 200);
    return [{ low: closed(prefix), high: closed(prefix) }];
}
function complement(points) {
    const gaps = [];
    let low = EVERYTHING.low;
    for (const p of points) {
        gaps.push({ low, high: { prefix: p.low.prefix, open: true } });
        low = { prefix: p.high.prefix, open: true };
    }
    gaps.push({ low, high: EVERYTHING.high });
    return gaps.filter(notEmpty);
}
function union(intervals) {
    const sorted = [...intervals].sort((a, b) => Buffer.compare(startOf(a.low), startOf(b.low)));
    return sorted.filter((interval, i) => i === 0 || !interval.low.prefix.equals(sorted[i - 1].low.prefix));
}
/** What lies in both. */
export function intersection(a, b) {
    const both = [];
    for (const x of a) {
        for (const y of b) {
            const low = Buffer.compare(startOf(x.low), startOf(y.low)) >= 0 ? x.low : y.low;
            const high = Buffer.compare(endOf(x.high), endOf(y.high)) <= 0 ? x.high : y.high;
            if (notEmpty({ low, high }))
                both.push({ low, high });
        }
    }
    return both;
}
function narrower(a, b) {
    if (arePoints(a) !== arePoints(b))
        return arePoints(a) ? a : b;
    return a.length <= b.length ? a : b;
}
function notEmpty({ low, high }) {
    return Buffer.compare(startOf(low), endOf(high)) < 0;
}
function startOf({ prefix, open }) {
    return open ? successor(prefix) : prefix;
}
function endOf({ prefix, open }) {
    return open ? prefix : successor(prefix);
}
function closed(prefix) {
    return { prefix, open: false };
}
function inverted(bytes) {
    return Buffer.from(bytes.map((byte) => ~byte & 255));
}
//# sourceMappingURL=bounds.js.map