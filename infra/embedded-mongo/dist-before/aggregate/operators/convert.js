import { ObjectId } from 'bson';
import { bsonTag, isDoc } from '../../values/bson.js';
import { typeName, typeNameOf } from '../../values/compare.js';
import { parseDecimal, toDecimal128 } from '../../values/decimal.js';
import { failedToParse, location, MongoError } from '../../values/errors.js';
import { double, integerResult, isNumeric, long, numericType, toDecimal, toInt64, toNumber, } from '../../values/number.js';
import { isTruthy } from '../../values/text.js';
import { parseDate } from '../dates/parse.js';
import { compileNamed, isNullish, unary } from '../operator.js';
const CONVERTERS = {
    int: (v) => integer(v, 'int'),
    long: (v) => integer(v, 'long'),
    double: toDouble,
    decimal: (v) => (typeof v === 'string' ? parseNumber(v) : toDecimal128(toDecimal(numberFrom(v, 'decimal')))),
    string: toText,
    bool: isTruthy,
    date: toDate,
    objectId: toObjectId,
};
/** A value as `$toString` writes it. @throws MongoError 241 for documents, arrays and what else has no text. */
export function toText(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'boolean')
        return String(value);
    if (value instanceof Date)
        return value.toISOString();
    if (isNumeric(value)) {
        const x = toNumber(value);
        if (numericType(value) !== 'double')
            return String(value);
        return Number.isFinite(x) ? String(x) : Number.isNaN(x) ? 'NaN' : x > 0 ? 'Infinity' : '-Infinity';
    }
    if (bsonTag(value) === 'ObjectId')
        return value.toHexString();
    throw unsupported(value, 'string');
}
function integer(value, target) {
    if (typeof value === 'string') {
        if (!/^[+-]?\d+$/.test(value))
            throw unparsable('number', value);
        return fitting(BigInt(value), target, value);
    }
    if (value instanceof Date && target === 'long')
        return long(BigInt(value.getTime()));
    const n = numberFrom(value, target);
    const whole = toInt64(n);
    if (whole === undefined)
        throw overflow(String(n));
    return fitting(whole, target, String(n));
}
function fitting(n, target, text) {
    const result = integerResult(n, target === 'int');
    if (result === undefined || (target === 'int' && typeof result !== 'number'))
        throw overflow(text);
    return result;
}
function toDouble(value) {
    if (typeof value === 'string')
        return double(toNumber(parseNumber(value)));
    return value instanceof Date ? double(value.getTime()) : double(toNumber(numberFrom(value, 'double')));
}
function parseNumber(text) {
    const value = parseDecimal(text);
    if (value === undefined)
        throw unparsable('number', text);
    return toDecimal128(value);
}
function numberFrom(value, target) {
    if (typeof value === 'boolean')
        return value ? 1 : 0;
    if (isNumeric(value))
        return value;
    throw unsupported(value, target);
}
/** A date from a date, a text, milliseconds, an ObjectId or a timestamp. */
function toDate(value) {
    if (value instanceof Date)
        return value;
    if (typeof value === 'string')
        return parseDate(value);
    if (bsonTag(value) === 'ObjectId')
        return value.getTimestamp();
    if (bsonTag(value) === 'Timestamp')
        return new Date(value.t * 1000);
    if (!isNumeric(value) || numericType(value) === 'int')
        throw unsupported(value, 'date');
    const ms = toInt64(value);
    if (ms === undefined)
        throw overflow(String(value));
    return new Date(Number(ms));
}
function toObjectId(value) {
    if (bsonTag(value) === 'ObjectId')
        return value;
    if (typeof value !== 'string')
        throw unsupported(value, 'objectId');
    if (!/^[0-9a-f]{24}$/i.test(value))
        throw unparsable('objectId', value);
    return new ObjectId(value);
}
function unsupported(value, target) {
    return new MongoError(241, `Unsupported conversion from ${typeName(value)} to ${target} in $convert with no onError value`);
}
function unparsable(what, text) {
    return new MongoError(241, `Failed to parse ${what} '${text}' in $convert with no onError value`);
}
function overflow(text) {
    return new MongoError(241, `Conversion would overflow target type in $convert with no onError value: ${text}`);
}
function converter(target) {
    return unary((value) => (isNullish(value) ? null : CONVERTERS[target](value)));
}
const convert = (argument, context) => {
    const { input, to, onError, onNull } = compileNamed('$convert', argument, context, ['input', 'to'], ['onError', 'onNull']);
    return (scope) => {
        const value = input?.(scope);
        const target = targetOf(to?.(scope));
        if (isNullish(value))
            return onNull ? onNull(scope) : null;
        if (target === undefined)
            return null;
        try {
            return CONVERTERS[target](value);
        }
        catch (error) {
            if (onError && error instanceof MongoError && error.code === 241)
                return onError(scope);
            throw error;
        }
    };
};
function targetOf(to) {
    if (isNullish(to))
        return undefined;
    const name = isDoc(to) ? to.type : to;
    const type = isNumeric(name) ? typeNameOf(toNumber(name)) : name;
    if (typeof type !== 'string')
        throw failedToParse("$convert's 'to' argument must be a string or number");
    if (!Object.hasOwn(CONVERTERS, type))
        throw location(2, `Unknown type name: ${type}`);
    return type;
}
/** Type operators. */
export const convertOperators = {
    $type: unary((v) => (v === undefined ? 'missing' : typeName(v))),
    $convert: convert,
    $toInt: converter('int'),
    $toLong: converter('long'),
    $toDouble: converter('double'),
    $toDecimal: converter('decimal'),
    $toString: converter('string'),
    $toBool: converter('bool'),
    $toDate: converter('date'),
    $toObjectId: converter('objectId'),
};
//# sourceMappingURL=convert.js.map