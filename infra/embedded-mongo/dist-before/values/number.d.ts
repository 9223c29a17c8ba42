import { type Decimal128, Double, Long } from 'bson';
import { type Decimal } from './decimal.js';
import { type Value } from './value.js';
/** A BSON number of any of the four types. */
export type Numeric = number | Double | Long | Decimal128;
/** The numeric types in order of promotion: the wider of two operands is the type of the result. */
export type NumericType = 'int' | 'long' | 'double' | 'decimal';
/** True for Int32, Double, Long and Decimal128. */
export declare function isNumeric(v: Value): v is Numeric;
/** The BSON type of a number. */
export declare function numericType(n: Numeric): NumericType;
/** The nearest double. */
export declare function toNumber(n: Numeric): number;
/** The integer a number is, towards zero; `undefined` for NaN, infinities and what no 64-bit integer can hold. */
export declare function toInt64(n: Numeric): bigint | undefined;
/** A number as an array index or count: its value if it is integral, whatever its BSON type; else `undefined`. */
export declare function toInteger(v: Value): number | undefined;
/** A double; integral ones are kept apart from int32 by the class. */
export declare function double(n: number): Numeric;
/** A long. */
export declare function long(n: bigint): Long;
/** -1, 0 or 1, exactly and across types; NaN is below every other number. */
export declare function compareNumbers(a: Numeric, b: Numeric): number;
/** Sum with BSON's promotion (int → long → …); `undefined` when a long overflows. */
export declare function add(a: Numeric, b: Numeric): Numeric | undefined;
/** Difference, see `add`. */
export declare function subtract(a: Numeric, b: Numeric): Numeric | undefined;
/** Product, see `add`. */
export declare function multiply(a: Numeric, b: Numeric): Numeric | undefined;
/** A number as a decimal for arithmetic (doubles rounded to 15 digits, as MongoDB does). */
export declare function toDecimal(n: Numeric): Decimal;
/** An integer result in its type: int32 if both operands were and it fits, else long; `undefined` beyond 64 bits. */
export declare function integerResult(n: bigint, bothInt: boolean): Numeric | undefined;
/** The wider of two numeric types. */
export declare function widerType(a: NumericType, b: NumericType): NumericType;
/** The exact value of any number. */
export declare function toDecimalExact(n: Numeric): Decimal;
