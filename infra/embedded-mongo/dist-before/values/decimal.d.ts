import { Decimal128 } from 'bson';
/**
 * A finite decimal: `coefficient × 10^exponent`. Infinities and NaN stay JavaScript numbers.
 * The exponent is kept as written (1.10 is 110 × 10^-2), as IEEE 754 wants for results.
 */
export type Decimal = {
    coefficient: bigint;
    exponent: number;
} | number;
/** Reads a decimal text; `undefined` if it is none. */
export declare function parseDecimal(text: string): Decimal | undefined;
/** The value of a Decimal128. */
export declare function fromDecimal128(value: Decimal128): Decimal;
/** The exact value of a double: every finite double is a finite decimal. */
export declare function fromDouble(n: number): Decimal;
/** A double as MongoDB converts it for decimal arithmetic: rounded to 15 significant digits. */
export declare function fromDoubleRounded(n: number): Decimal;
/** Rounds to 34 digits (half to even) and makes the Decimal128; too large becomes infinity, too small zero. */
export declare function toDecimal128(value: Decimal): Decimal128;
/** Sum, exact before the final rounding. */
export declare function addDecimals(a: Decimal, b: Decimal): Decimal;
/** Product, exact before the final rounding. */
export declare function multiplyDecimals(a: Decimal, b: Decimal): Decimal;
/** Quotient to 34 digits; a division that comes out even keeps no trailing zeros. The divisor is not zero. */
export declare function divideDecimals(a: Decimal, b: Decimal): Decimal;
/** Rounds to a number of decimal places (negative: tens, hundreds, …), half to even or towards zero. */
export declare function quantize(value: Decimal, places: number, mode: 'round' | 'trunc'): Decimal;
/** -1, 0 or 1, exactly; NaN is below everything and equal to itself. */
export declare function compareDecimals(a: Decimal, b: Decimal): number;
/** The nearest double. */
export declare function approximate(value: Decimal): number;
