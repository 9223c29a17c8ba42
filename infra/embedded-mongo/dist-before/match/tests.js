import { bsonTag } from '../values/bson.js';
import { compareValues, equalValues, typeName, typeNameOf, typeNumber, typeRank } from '../values/compare.js';
import { badValue, failedToParse } from '../values/errors.js';
import { isNumeric, toInt64, toInteger, toNumber } from '../values/number.js';
import { describe } from '../values/text.js';
import { isRegex, regexTest } from './regex.js';
/** Equality with one value; null also equals a missing field. */
export function equalTest(wanted, env) {
    const strings = env.collation?.compare;
    if (wanted === null || wanted === undefined)
        return (v) => v === undefined || v === null;
    if (typeof wanted === 'string' && !strings)
        return (v) => v === wanted || (isSymbol(v) && equalValues(v, wanted));
    if (typeof wanted === 'boolean')
        return (v) => v === wanted;
    if (bsonTag(wanted) === 'ObjectId') {
        const id = wanted;
        return (v) => bsonTag(v) === 'ObjectId' && id.equals(v);
    }
    return (v) => v !== undefined && equalValues(v, wanted, strings);
}
/** `{ field: value }`: a regular expression matches strings, everything else is equality. */
export function implicitTest(wanted, env) {
    return isRegex(wanted) ? regexTest(wanted) : equalTest(wanted, env);
}
/** `$gt`, `$gte`, `$lt`, `$lte`: only values of the bound's own type compare (all numbers are one type). */
export function rangeTest(operator, bound, env) {
    if (isRegex(bound))
        throw badValue(`Can't have RegEx as arg to predicate over field.`);
    const strict = operator === '$gt' || operator === '$lt';
    const greater = operator === '$gt' || operator === '$gte';
    const rank = typeRank(bound);
    const strings = env.collation?.compare;
    const isEnd = rank === -1 || rank === 127;
    const boundIsNaN = isNaNValue(bound);
    if (rank === 5)
        return strict ? () => false : (v) => v === undefined || v === null;
    return (v) => {
        if (v === undefined)
            return false;
        if (!isEnd && typeRank(v) !== rank)
            return false;
        if (rank === 10 && (boundIsNaN || isNaNValue(v)))
            return !strict && boundIsNaN && isNaNValue(v);
        const order = compareValues(v, bound, strings);
        return order === 0 ? !strict : greater ? order > 0 : order < 0;
    };
}
/** `$in`: hashed lookup for strings, ObjectIds and plain numbers; regular expressions match. */
export function inTest(list, env, operator = '$in') {
    if (!Array.isArray(list))
        throw badValue(`${operator} needs an array`);
    const hashed = new Set();
    const tests = [];
    let wantsNumber = false;
    for (const wanted of list) {
        const key = env.collation ? undefined : hashKey(wanted);
        if (key === undefined)
            tests.push(implicitTest(wanted, env));
        else {
            hashed.add(key);
            wantsNumber ||= typeof key === 'number';
        }
    }
    const others = list.filter((wanted) => typeof wanted === 'number');
    return (v) => {
        const key = hashKey(v);
        if (key !== undefined && hashed.has(key))
            return true;
        // A Long, a Decimal128 or 5.0 may equal a plain number of the list.
        if (wantsNumber && key === undefined && isNumeric(v) && others.some((wanted) => equalValues(v, wanted)))
            return true;
        return tests.some((test) => test(v));
    };
}
/** `$exists: true`. */
export const existsTest = (v) => v !== undefined;
/** `$type` with names, numbers and the alias `number`. */
export function typeTest(wanted) {
    const list = Array.isArray(wanted) ? wanted : [wanted];
    if (list.length === 0)
        throw failedToParse(' must match at least one type');
    const names = new Set();
    for (const type of list) {
        if (type === 'number')
            for (const name of ['int', 'long', 'double', 'decimal'])
                names.add(name);
        else
            names.add(typeAlias(type));
    }
    return (v) => v !== undefined && names.has(typeName(v));
}
function typeAlias(type) {
    if (typeof type === 'string') {
        if (typeNumber(type) === undefined)
            throw badValue(`Unknown type name alias: ${type}`);
        return type;
    }
    if (!isNumeric(type))
        throw typeMismatchOfType();
    const name = typeNameOf(toNumber(type));
    if (name === undefined)
        throw badValue(`Invalid numerical type code: ${toNumber(type)}`);
    return name;
}
function typeMismatchOfType() {
    return failedToParse('type must be represented as a number or a string');
}
/** `$size`. */
export function sizeTest(size) {
    if (!isNumeric(size))
        throw failedToParse(`Failed to parse $size. Expected a number in: $size: ${describe(size)}`);
    const n = toInteger(size);
    if (n === undefined)
        throw failedToParse(`Failed to parse $size. Expected an integer: $size: ${describe(size)}`);
    if (n < 0)
        throw failedToParse(`Failed to parse $size. Expected a non-negative number in: $size: ${n}`);
    return (v) => Array.isArray(v) && v.length === n;
}
/** `$mod: [divisor, remainder]` over the integer part of numbers. */
export function modTest(spec) {
    if (!Array.isArray(spec))
        throw badValue('malformed mod, needs to be an array');
    if (spec.length < 2)
        throw badValue('malformed mod, not enough elements');
    if (spec.length > 2)
        throw badValue('malformed mod, too many elements');
    const [divisor, remainder] = spec.map((part) => {
        const n = isNumeric(part) ? toInt64(part) : undefined;
        if (n === undefined)
            throw badValue('malformed mod, divisor and remainder must be numbers of 64 bits');
        return n;
    });
    if (divisor === 0n)
        throw badValue('divisor cannot be 0');
    return (v) => {
        const n = isNumeric(v) ? toInt64(v) : undefined;
        return n !== undefined && n % divisor === remainder;
    };
}
/** The key of a value in the hash of `$in`; `undefined` for the types that are compared one by one. */
function hashKey(v) {
    if (typeof v === 'string')
        return `s${v}`;
    if (typeof v === 'number')
        return Number.isNaN(v) ? undefined : v;
    return bsonTag(v) === 'ObjectId' ? `o${v.toHexString()}` : undefined;
}
function isSymbol(v) {
    return bsonTag(v) === 'BSONSymbol';
}
function isNaNValue(v) {
    return isNumeric(v) && Number.isNaN(toNumber(v));
}
//# sourceMappingURL=tests.js.map