import { Double, Long } from 'bson';
import { addDecimals, compareDecimals, fromDecimal128, fromDouble, fromDoubleRounded, multiplyDecimals, toDecimal128, } from './decimal.js';
import { isInt32 } from './encode.js';
import { bsonTag } from './value.js';
const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);
/** True for Int32, Double, Long and Decimal128. */
export function isNumeric(v) {
    if (typeof v === 'number')
        return true;
    const tag = bsonTag(v);
    return tag === 'Double' || tag === 'Long' || tag === 'Decimal128' || tag === 'Int32';
}
/** The BSON type of a number. */
export function numericType(n) {
    if (typeof n === 'number')
        return isInt32(n) ? 'int' : 'double';
    const tag = bsonTag(n);
    return tag === 'Long' ? 'long' : tag === 'Decimal128' ? 'decimal' : tag === 'Int32' ? 'int' : 'double';
}
/** The nearest double. */
export function toNumber(n) {
    if (typeof n === 'number')
        return n;
    const tag = bsonTag(n);
    if (tag === 'Long')
        return n.toNumber();
    if (tag === 'Decimal128')
        return Number(n.toString());
    return n.value;
}
/** The integer a number is, towards zero; `undefined` for NaN, infinities and what no 64-bit integer can hold. */
export function toInt64(n) {
    const tag = bsonTag(n);
    if (tag === 'Long')
        return n.toBigInt();
    let big;
    if (tag === 'Decimal128') {
        const value = fromDecimal128(n);
        if (typeof value === 'number' || value.exponent > 40)
            return undefined;
        big =
            value.exponent >= 0
                ? value.coefficient * 10n ** BigInt(value.exponent)
                : value.coefficient / 10n ** BigInt(-value.exponent);
    }
    else {
        const x = toNumber(n);
        if (!Number.isFinite(x))
            return undefined;
        big = BigInt(Math.trunc(x));
    }
    return big > INT64_MAX || big < INT64_MIN ? undefined : big;
}
/** A number as an array index or count: its value if it is integral, whatever its BSON type; else `undefined`. */
export function toInteger(v) {
    if (!isNumeric(v))
        return undefined;
    const n = toNumber(v);
    return Number.isInteger(n) ? n : undefined;
}
/** A double; integral ones are kept apart from int32 by the class. */
export function double(n) {
    return Number.isInteger(n) ? new Double(n) : n;
}
/** A long. */
export function long(n) {
    return Long.fromBigInt(n);
}
/** -1, 0 or 1, exactly and across types; NaN is below every other number. */
export function compareNumbers(a, b) {
    const x = toNumber(a);
    const y = toNumber(b);
    if (x < y)
        return -1;
    if (x > y)
        return 1;
    if (typeof a === 'number' && typeof b === 'number' && x === y)
        return 0;
    if (Number.isNaN(x) || Number.isNaN(y))
        return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
    // The nearest doubles are equal; longs beyond 2^53 and decimals may still differ.
    return compareDecimals(toDecimalExact(a), toDecimalExact(b));
}
/** Sum with BSON's promotion (int → long → …); `undefined` when a long overflows. */
export function add(a, b) {
    return combine(a, b, (x, y) => x + y, (x, y) => x + y, addDecimals);
}
/** Difference, see `add`. */
export function subtract(a, b) {
    return combine(a, b, (x, y) => x - y, (x, y) => x - y, (x, y) => addDecimals(x, multiplyDecimals(y, { coefficient: -1n, exponent: 0 })));
}
/** Product, see `add`. */
export function multiply(a, b) {
    return combine(a, b, (x, y) => x * y, (x, y) => x * y, multiplyDecimals);
}
/** A number as a decimal for arithmetic (doubles rounded to 15 digits, as MongoDB does). */
export function toDecimal(n) {
    const type = numericType(n);
    if (type === 'decimal')
        return fromDecimal128(n);
    if (type === 'double')
        return fromDoubleRounded(toNumber(n));
    return { coefficient: integer(n), exponent: 0 };
}
/** An integer result in its type: int32 if both operands were and it fits, else long; `undefined` beyond 64 bits. */
export function integerResult(n, bothInt) {
    if (bothInt && n >= -2147483648n && n <= 2147483647n)
        return Number(n);
    return n > INT64_MAX || n < INT64_MIN ? undefined : long(n);
}
/** The wider of two numeric types. */
export function widerType(a, b) {
    if (a === 'decimal' || b === 'decimal')
        return 'decimal';
    if (a === 'double' || b === 'double')
        return 'double';
    return a === 'long' || b === 'long' ? 'long' : 'int';
}
function combine(a, b, ofDoubles, ofIntegers, ofDecimals) {
    const ta = numericType(a);
    const tb = numericType(b);
    switch (widerType(ta, tb)) {
        case 'decimal':
            return toDecimal128(ofDecimals(toDecimal(a), toDecimal(b)));
        case 'double':
            return double(ofDoubles(toNumber(a), toNumber(b)));
        case 'int': {
            const n = ofDoubles(a, b);
            if (Number.isSafeInteger(n))
                return isInt32(n) || n === 0 ? n | 0 : Long.fromNumber(n);
            return integerResult(ofIntegers(integer(a), integer(b)), true);
        }
        default:
            return integerResult(ofIntegers(integer(a), integer(b)), false);
    }
}
function integer(n) {
    return bsonTag(n) === 'Long' ? n.toBigInt() : BigInt(toNumber(n));
}
/** The exact value of any number. */
export function toDecimalExact(n) {
    const type = numericType(n);
    if (type === 'decimal')
        return fromDecimal128(n);
    if (type === 'long')
        return { coefficient: n.toBigInt(), exponent: 0 };
    return fromDouble(toNumber(n));
}
//# sourceMappingURL=number.js.map