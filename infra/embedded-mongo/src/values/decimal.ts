import { Decimal128 } from 'bson';

/**
 * A finite decimal: `coefficient × 10^exponent`. Infinities and NaN stay JavaScript numbers.
 * The exponent is kept as written (1.10 is 110 × 10^-2), as IEEE 754 wants for results.
 */
export type Decimal = FiniteDecimal | number;
export type FiniteDecimal = { coefficient: bigint; exponent: number };

const MAX_DIGITS = 34;
const MAX_EXPONENT = 6111;
const MIN_EXPONENT = -6176;
/** Beyond every exponent that could still give a number: keeps the powers of ten that are computed with small. */
const EXPONENT_LIMIT = 20_000;
const TEXT = /^([+-]?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/i;

/** Reads a decimal text; `undefined` if it is none. */
export function parseDecimal(text: string): Decimal | undefined {
  if (/^[+-]?nan$/i.test(text)) return Number.NaN;
  if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  const [, sign, whole = '', fraction = '', power = '0'] = TEXT.exec(text) ?? [];
  if (whole + fraction === '') return undefined;
  const coefficient = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const exponent = Math.max(-EXPONENT_LIMIT, Math.min(EXPONENT_LIMIT, Number(power)));
  return { coefficient, exponent: exponent - fraction.length };
}

/** The value of a Decimal128. */
export function fromDecimal128(value: Decimal128): Decimal {
  return parseDecimal(value.toString()) as Decimal;
}

/** The exact value of a double: every finite double is a finite decimal. */
export function fromDouble(n: number): Decimal {
  if (!Number.isFinite(n)) return n;
  let mantissa = n;
  let halvings = 0;
  for (; !Number.isInteger(mantissa); halvings++) mantissa *= 2;
  return { coefficient: BigInt(mantissa) * 5n ** BigInt(halvings), exponent: -halvings };
}

/** Rounds to 34 digits (half to even) and makes the Decimal128; too large becomes infinity, too small zero. */
export function toDecimal128(value: Decimal): Decimal128 {
  if (typeof value === 'number') return Decimal128.fromString(String(value));
  const excess = Math.max(digitCount(value.coefficient) - MAX_DIGITS, MIN_EXPONENT - value.exponent);
  const rounded = excess > 0 ? quantize(value, -value.exponent - excess, 'round') : value;
  let { coefficient, exponent } = rounded as FiniteDecimal;
  for (; exponent > MAX_EXPONENT && digitCount(coefficient) < MAX_DIGITS && coefficient !== 0n; exponent--)
    coefficient *= 10n;
  if (exponent > MAX_EXPONENT) return Decimal128.fromString(coefficient < 0n ? '-Infinity' : 'Infinity');
  return Decimal128.fromString(`${coefficient}E${exponent}`);
}

/** Sum, exact before the final rounding. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  if (typeof a === 'number' || typeof b === 'number') return approximate(a) + approximate(b);
  const exponent = Math.min(a.exponent, b.exponent);
  return { coefficient: scaled(a, exponent) + scaled(b, exponent), exponent };
}

/** Product, exact before the final rounding. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  if (typeof a === 'number' || typeof b === 'number') return approximate(a) * approximate(b);
  return { coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent };
}

/** Quotient to 34 digits; a division that comes out even keeps no trailing zeros. The divisor is not zero. */
export function divideDecimals(a: Decimal, b: Decimal): Decimal {
  if (typeof a === 'number' || typeof b === 'number') return approximate(a) / approximate(b);
  const shift = Math.max(0, MAX_DIGITS + 2 + digitCount(b.coefficient) - digitCount(a.coefficient));
  const numerator = a.coefficient * 10n ** BigInt(shift);
  const ideal = a.exponent - b.exponent;
  let coefficient = numerator / b.coefficient;
  let exponent = ideal - shift;
  if (coefficient * b.coefficient !== numerator) return { coefficient: coefficient * 10n + 1n, exponent: exponent - 1 };
  for (; exponent < ideal && coefficient % 10n === 0n; exponent++) coefficient /= 10n;
  return { coefficient, exponent };
}

/** Rounds to a number of decimal places (negative: tens, hundreds, …), half to even or towards zero. */
export function quantize(value: Decimal, places: number, mode: 'round' | 'trunc'): Decimal {
  if (typeof value === 'number' || value.exponent >= -places) return value;
  const unit = 10n ** BigInt(-places - value.exponent);
  const coefficient = mode === 'trunc' ? value.coefficient / unit : divideHalfEven(value.coefficient, unit);
  return { coefficient, exponent: -places };
}

/** -1, 0 or 1, exactly; the operands are not NaN. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  if (typeof a === 'number' || typeof b === 'number') {
    // An infinity is beyond every finite decimal, also beyond those that no double can hold.
    const [x, y] = [a, b].map((n) => (typeof n === 'number' ? n : 0)) as [number, number];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  const exponent = Math.min(a.exponent, b.exponent);
  const x = scaled(a, exponent);
  const y = scaled(b, exponent);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** The nearest double. */
export function approximate(value: Decimal): number {
  return typeof value === 'number' ? value : Number(`${value.coefficient}e${value.exponent}`);
}

function scaled(value: FiniteDecimal, exponent: number): bigint {
  return value.coefficient === 0n ? 0n : value.coefficient * 10n ** BigInt(value.exponent - exponent);
}

function digitCount(n: bigint): number {
  return (n < 0n ? -n : n).toString().length;
}

function divideHalfEven(n: bigint, unit: bigint): bigint {
  const quotient = n / unit;
  const twice = (n % unit) * 2n;
  const magnitude = twice < 0n ? -twice : twice;
  if (magnitude < unit || (magnitude === unit && quotient % 2n === 0n)) return quotient;
  return quotient + (n < 0n ? -1n : 1n);
}
