import { compareNumbers, isNumeric, numericType } from './number.js';
import { isDoc } from './value.js';
/** Place of each type in BSON's comparison order: values of different places never compare by content. */
const RANKS = {
    minKey: -1,
    undefined: 5,
    null: 5,
    int: 10,
    double: 10,
    long: 10,
    decimal: 10,
    symbol: 15,
    string: 15,
    object: 20,
    array: 25,
    binData: 30,
    objectId: 35,
    bool: 40,
    date: 45,
    timestamp: 47,
    regex: 50,
    javascript: 60,
    javascriptWithScope: 65,
    maxKey: 127,
};
const TYPE_NUMBERS = {
    double: 1,
    string: 2,
    object: 3,
    array: 4,
    binData: 5,
    undefined: 6,
    objectId: 7,
    bool: 8,
    date: 9,
    null: 10,
    regex: 11,
    dbPointer: 12,
    javascript: 13,
    symbol: 14,
    javascriptWithScope: 15,
    int: 16,
    timestamp: 17,
    long: 18,
    decimal: 19,
    minKey: -1,
    maxKey: 127,
};
const TAG_NAMES = {
    ObjectId: 'objectId',
    Timestamp: 'timestamp',
    Binary: 'binData',
    BSONRegExp: 'regex',
    BSONSymbol: 'symbol',
    MinKey: 'minKey',
    MaxKey: 'maxKey',
};
/** BSON type name as `$type` gives it: 'int', 'string', 'objectId', … */
export function typeName(v) {
    switch (typeof v) {
        case 'undefined':
            return 'undefined';
        case 'string':
            return 'string';
        case 'boolean':
            return 'bool';
        case 'number':
            return numericType(v);
    }
    if (v === null)
        return 'null';
    if (Array.isArray(v))
        return 'array';
    if (isDoc(v))
        return 'object';
    if (v instanceof Date)
        return 'date';
    if (isNumeric(v))
        return numericType(v);
    const tag = v._bsontype;
    if (tag === 'Code')
        return v.scope ? 'javascriptWithScope' : 'javascript';
    return TAG_NAMES[tag] ?? 'object';
}
/** BSON type number of a type name, `undefined` for an unknown name. */
export function typeNumber(name) {
    return Object.hasOwn(TYPE_NUMBERS, name) ? TYPE_NUMBERS[name] : undefined;
}
/** BSON type name of a type number, `undefined` for an unknown number. */
export function typeNameOf(number) {
    return Object.keys(TYPE_NUMBERS).find((name) => TYPE_NUMBERS[name] === number);
}
/** Place of a value's type in BSON's order; values of one rank are comparable (null and missing are one, all numbers are one). */
export function typeRank(v) {
    if (typeof v === 'string')
        return 15;
    if (typeof v === 'number')
        return 10;
    return RANKS[typeName(v)];
}
/** BSON's total order: negative, 0 or positive. Missing (`undefined`) equals null. */
export function compareValues(a, b, strings) {
    if (typeof a === 'string' && typeof b === 'string')
        return strings ? strings(a, b) : compareStrings(a, b);
    const rank = typeRank(a);
    const other = typeRank(b);
    if (rank !== other)
        return rank < other ? -1 : 1;
    switch (rank) {
        case 10:
            return compareNumbers(a, b);
        case 15:
            return (strings ?? compareStrings)(textOf(a), textOf(b));
        case 20:
            return compareDocs(a, b, strings);
        case 25:
            return compareArrays(a, b, strings);
        case 30:
            return compareBinaries(a, b);
        case 35:
            return Buffer.compare(a.id, b.id);
        case 40:
            return Number(a) - Number(b);
        case 45:
            return sign(a.getTime() - b.getTime());
        case 47:
            return a.compare(b);
        case 50:
            return (compareStrings(a.pattern, b.pattern) ||
                compareStrings(a.options, b.options));
        case 60:
        case 65:
            return (compareStrings(a.code, b.code) ||
                compareDocs((a.scope ?? {}), (b.scope ?? {}), strings));
        default:
            return 0; // null, minKey, maxKey: one value each
    }
}
/** True if two values are equal in BSON's order (5 = NumberLong(5) = 5.0; field order matters in documents). */
export function equalValues(a, b, strings) {
    return a === b || compareValues(a, b, strings) === 0;
}
/** True if two values are the same BSON: like `equalValues` but 5 and 5.0, or null and undefined, differ. */
export function identicalValues(a, b) {
    if (typeName(a) !== typeName(b))
        return false;
    if (Array.isArray(a)) {
        const other = b;
        return a.length === other.length && a.every((e, i) => identicalValues(e, other[i]));
    }
    if (isDoc(a)) {
        const keys = Object.keys(a);
        const others = Object.keys(b);
        return (keys.length === others.length &&
            keys.every((key, i) => key === others[i] && identicalValues(a[key], b[key])));
    }
    if (isNumeric(a) && numericType(a) !== 'int')
        return String(a) === String(b) && Object.is(Number(a), Number(b));
    return compareValues(a, b) === 0;
}
/** Order of two strings by their UTF-8 bytes. */
export function compareStrings(a, b) {
    if (a === b)
        return 0;
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const x = a.charCodeAt(i);
        const y = b.charCodeAt(i);
        if (x === y)
            continue;
        // Surrogates stand for code points above the whole basic plane, where UTF-16 order and UTF-8 order differ.
        const xHigh = x >= 0xd800 && x <= 0xdfff;
        if (xHigh !== (y >= 0xd800 && y <= 0xdfff))
            return xHigh ? 1 : -1;
        return x < y ? -1 : 1;
    }
    return a.length < b.length ? -1 : 1;
}
function compareDocs(a, b, strings) {
    const keys = Object.keys(a);
    const others = Object.keys(b);
    const length = Math.min(keys.length, others.length);
    for (let i = 0; i < length; i++) {
        const key = keys[i];
        const other = others[i];
        const byType = typeRank(a[key]) - typeRank(b[other]);
        if (byType !== 0)
            return sign(byType);
        const order = compareStrings(key, other) || compareValues(a[key], b[other], strings);
        if (order !== 0)
            return order;
    }
    return sign(keys.length - others.length);
}
function compareArrays(a, b, strings) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const order = compareValues(a[i], b[i], strings);
        if (order !== 0)
            return order;
    }
    return sign(a.length - b.length);
}
function compareBinaries(a, b) {
    return (sign(a.position - b.position) ||
        sign(a.sub_type - b.sub_type) ||
        Buffer.compare(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position)));
}
function textOf(v) {
    return typeof v === 'string' ? v : v.value;
}
function sign(n) {
    return n < 0 ? -1 : n > 0 ? 1 : 0;
}
//# sourceMappingURL=compare.js.map