import { Decimal128 } from 'bson';
const MAX_DIGITS = 34;
const MAX_EXPONENT = 6111;
const MIN_EXPONENT = -6176;
const TEXT = /^([+-]?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/i;
/** Reads a decimal text; `undefined` if it is none. */
export function parseDecimal(text) {
    if (/^[+-]?nan$/i.test(text))
        return Number.NaN;
    if (/^[+-]?inf(inity)?$/i.test(text))
        return text.startsWith('-') ? -Infinity : Infinity;
    const m = TEXT.exec(text);
    if (!m || (m[2] === '' && m[3] === ''))
        return undefined;
    const digits = BigInt(`${m[2]}${m[3]}`);
    return {
        coefficient: m[1] === '-' ? -digits : digits,
        exponent: Number(m[4] ?? 0) - m[3].length,
    };
}
/** The value of a Decimal128. */
export function fromDecimal128(value) {
    return parseDecimal(value.toString());
}
/** The exact value of a double: every finite double is a finite decimal. */
export function fromDouble(n) {
    if (!Number.isFinite(n))
        return n;
    if (Number.isInteger(n))
        return { coefficient: BigInt(n), exponent: 0 };
    let mantissa = n;
    let halvings = 0;
    while (!Number.isInteger(mantissa)) {
        mantissa *= 2;
        halvings++;
    }
    return { coefficient: BigInt(mantissa) * 5n ** BigInt(halvings), exponent: -halvings };
}
/** A double as MongoDB converts it for decimal arithmetic: rounded to 15 significant digits. */
export function fromDoubleRounded(n) {
    if (!Number.isFinite(n))
        return n;
    return parseDecimal(Number.isInteger(n) && Math.abs(n) < 1e15 ? String(n) : n.toPrecision(15));
}
/** Rounds to 34 digits (half to even) and makes the Decimal128; too large becomes infinity, too small zero. */
export function toDecimal128(value) {
    if (typeof value === 'number') {
        const text = Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity';
        return Decimal128.fromString(text);
    }
    let { coefficient, exponent } = value;
    const excess = Math.max(digitCount(coefficient) - MAX_DIGITS, MIN_EXPONENT - exponent);
    if (excess > 0) {
        coefficient = divideHalfEven(coefficient, 10n ** BigInt(Math.min(excess, 40_000)));
        exponent += excess;
    }
    while (exponent > MAX_EXPONENT && digitCount(coefficient) < MAX_DIGITS && coefficient !== 0n) {
        coefficient *= 10n;
        exponent--;
    }
    if (exponent > MAX_EXPONENT)
        return Decimal128.fromString(coefficient < 0n ? '-Infinity' : 'Infinity');
    return Decimal128.fromString(`${coefficient}E${exponent}`);
}
/** Sum, exact before the final rounding. */
export function addDecimals(a, b) {
    if (typeof a === 'number' || typeof b === 'number')
        return approximate(a) + approximate(b);
    const exponent = Math.min(a.exponent, b.exponent);
    return { coefficient: scaled(a, exponent) + scaled(b, exponent), exponent };
}
/** Product, exact before the final rounding. */
export function multiplyDecimals(a, b) {
    if (typeof a === 'number' || typeof b === 'number')
        return approximate(a) * approximate(b);
    return { coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent };
}
/** Quotient to 34 digits; a division that comes out even keeps no trailing zeros. The divisor is not zero. */
export function divideDecimals(a, b) {
    if (typeof a === 'number' || typeof b === 'number')
        return approximate(a) / approximate(b);
    const shift = Math.max(0, MAX_DIGITS + 2 + digitCount(b.coefficient) - digitCount(a.coefficient));
    const numerator = a.coefficient * 10n ** BigInt(shift);
    let coefficient = numerator / b.coefficient;
    let exponent = a.exponent - b.exponent - shift;
    if (coefficient * b.coefficient !== numerator)
        return { coefficient: coefficient * 10n + 1n, exponent: exponent - 1 };
    const ideal = a.exponent - b.exponent;
    while (exponent < ideal && coefficient % 10n === 0n) {
        coefficient /= 10n;
        exponent++;
    }
    return { coefficient, exponent };
}
/** Rounds to a number of decimal places (negative: tens, hundreds, …), half to even or towards zero. */
export function quantize(value, places, mode) {
    if (typeof value === 'number' || value.exponent >= -places)
        return value;
    const unit = 10n ** BigInt(-places - value.exponent);
    const coefficient = mode === 'trunc' ? value.coefficient / unit : divideHalfEven(value.coefficient, unit);
    return { coefficient, exponent: -places };
}
/** -1, 0 or 1, exactly; NaN is below everything and equal to itself. */
export function compareDecimals(a, b) {
    if (typeof a === 'number' || typeof b === 'number') {
        const x = approximate(a);
        const y = approximate(b);
        if (Number.isNaN(x) || Number.isNaN(y))
            return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
        if (typeof a === 'number' && typeof b === 'number')
            return x < y ? -1 : x > y ? 1 : 0;
        return typeof a === 'number' ? (a > 0 ? 1 : -1) : b > 0 ? -1 : 1;
    }
    const exponent = Math.min(a.exponent, b.exponent);
    const x = scaled(a, exponent);
    const y = scaled(b, exponent);
    return x < y ? -1 : x > y ? 1 : 0;
}
/** The nearest double. */
export function approximate(value) {
    return typeof value === 'number' ? value : Number(`${value.coefficient}e${value.exponent}`);
}
function scaled(value, exponent) {
    return value.coefficient === 0n ? 0n : value.coefficient * 10n ** BigInt(value.exponent - exponent);
}
function digitCount(n) {
    return (n < 0n ? -n : n).toString().length;
}
function divideHalfEven(n, unit) {
    const quotient = n / unit;
    const twice = (n % unit) * 2n;
    const magnitude = twice < 0n ? -twice : twice;
    if (magnitude < unit || (magnitude === unit && quotient % 2n === 0n))
        return quotient;
    return quotient + (n < 0n ? -1n : 1n);
}
//# sourceMappingURL=decimal.js.map