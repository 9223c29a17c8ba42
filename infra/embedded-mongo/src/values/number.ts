import { type Decimal128, Double, Long } from 'bson';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  type FiniteDecimal,
  fromDecimal128,
  fromDouble,
  multiplyDecimals,
  parseDecimal,
  quantize,
  toDecimal128,
} from './decimal.js';
import { bsonTag, type Value } from './value.js';

/** A BSON number of any of the four types. */
export type Numeric = number | Double | Long | Decimal128;

/** The numeric types in order of promotion: the wider of two operands is the type of the result. */
const TYPES = ['int', 'long', 'double', 'decimal'] as const;
export type NumericType = (typeof TYPES)[number];

const TYPE_OF_TAG = { Long: 'long', Double: 'double', Decimal128: 'decimal' } as const;

/** True for int32, Double, Long and Decimal128. */
export function isNumeric(v: Value): v is Numeric {
  return typeof v === 'number' || (bsonTag(v) ?? '') in TYPE_OF_TAG;
}

/** True for a JavaScript number that is stored as an int32. */
export function isInt32(n: number): boolean {
  return (n | 0) === n && !Object.is(n, -0);
}

/** The BSON type of a number. */
export function numericType(n: Numeric): NumericType {
  if (typeof n === 'number') return isInt32(n) ? 'int' : 'double';
  return TYPE_OF_TAG[n._bsontype];
}

/** The wider of two numeric types. */
export function widerType(a: NumericType, b: NumericType): NumericType {
  return TYPES.indexOf(a) > TYPES.indexOf(b) ? a : b;
}

/** The nearest double. */
export function toNumber(n: Numeric): number {
  if (typeof n === 'number') return n;
  if (n._bsontype === 'Double') return n.value;
  return n._bsontype === 'Long' ? n.toNumber() : Number(n.toString());
}

/** The integer a number is, towards zero; `undefined` for NaN, infinities and what no 64-bit integer can hold. */
export function toInt64(n: Numeric): bigint | undefined {
  if (typeof n === 'object' && n._bsontype === 'Long') return n.toBigInt();
  const x = toNumber(n);
  if (!(Math.abs(x) < 2 ** 64)) return undefined;
  if (typeof n === 'number' || n._bsontype === 'Double') return within64Bits(BigInt(Math.trunc(x)));
  const whole = quantize(fromDecimal128(n), 0, 'trunc') as FiniteDecimal;
  return within64Bits(whole.coefficient * 10n ** BigInt(whole.exponent));
}

function within64Bits(n: bigint): bigint | undefined {
  return BigInt.asIntN(64, n) === n ? n : undefined;
}

/** A number as an array index or count: its value if it is integral, whatever its BSON type; else `undefined`. */
export function toInteger(v: Value): number | undefined {
  if (!isNumeric(v)) return undefined;
  const n = toNumber(v);
  return Number.isInteger(n) ? n : undefined;
}

/** A double; integral ones are kept apart from int32 by the class. */
export function double(n: number): Numeric {
  return Number.isInteger(n) ? new Double(n) : n;
}

/** A long. */
export function long(n: bigint): Long {
  return Long.fromBigInt(n);
}

/** An integer result in its type: int32 if both operands were and it fits, else long; `undefined` beyond 64 bits. */
export function integerResult(n: bigint, bothInt: boolean): Numeric | undefined {
  if (bothInt && BigInt.asIntN(32, n) === n) return Number(n);
  return within64Bits(n) === undefined ? undefined : long(n);
}

/** -1, 0 or 1, exactly and across types; NaN is below every other number. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const x = toNumber(a);
  const y = toNumber(b);
  if (x < y) return -1;
  if (x > y) return 1;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  return isDouble(a, x) && isDouble(b, y) ? 0 : compareDecimals(toDecimalExact(a), toDecimalExact(b));
}

/** True if the nearest double is the number itself: not always so for longs beyond 2^53 and decimals. */
export function isDouble(n: Numeric, nearest: number): boolean {
  if (typeof n === 'number' || n._bsontype === 'Double') return true;
  return n._bsontype === 'Long' && Number.isSafeInteger(nearest);
}

/** The exact value of any number. */
export function toDecimalExact(n: Numeric): Decimal {
  if (typeof n === 'number' || n._bsontype === 'Double') return fromDouble(toNumber(n));
  return n._bsontype === 'Long' ? { coefficient: n.toBigInt(), exponent: 0 } : fromDecimal128(n);
}

/** A number as a decimal for arithmetic (doubles rounded to 15 digits, as MongoDB does). */
export function toDecimal(n: Numeric): Decimal {
  if (numericType(n) !== 'double') return toDecimalExact(n);
  const x = toNumber(n);
  return Number.isInteger(x) && Math.abs(x) < 1e15 ? fromDouble(x) : (parseDecimal(x.toPrecision(15)) as Decimal);
}

/** Sum with BSON's promotion (int → long → …); `undefined` when a long overflows. */
export const add = arithmetic({
  doubles: (x, y) => x + y,
  integers: (x, y) => x + y,
  decimals: addDecimals,
});

/** Difference, see `add`. */
export const subtract = arithmetic({
  doubles: (x, y) => x - y,
  integers: (x, y) => x - y,
  decimals: (x, y) => addDecimals(x, multiplyDecimals(y, { coefficient: -1n, exponent: 0 })),
});

/** Product, see `add`. */
export const multiply = arithmetic({
  doubles: (x, y) => x * y,
  integers: (x, y) => x * y,
  decimals: multiplyDecimals,
});

function arithmetic(operation: {
  doubles(x: number, y: number): number;
  integers(x: bigint, y: bigint): bigint;
  decimals(x: Decimal, y: Decimal): Decimal;
}): (a: Numeric, b: Numeric) => Numeric | undefined {
  return (a, b) => {
    const type = widerType(numericType(a), numericType(b));
    if (type === 'decimal') return toDecimal128(operation.decimals(toDecimal(a), toDecimal(b)));
    const result = operation.doubles(toNumber(a), toNumber(b));
    if (type === 'double') return double(result);
    if (type === 'int' && isInt32(result)) return result;
    return integerResult(operation.integers(toInt64(a) as bigint, toInt64(b) as bigint), type === 'int');
  };
}
