import type { Value } from '../../values/bson.js';
import { approximate, divideDecimals, quantize, toDecimal128 } from '../../values/decimal.js';
import {
  add,
  compareNumbers,
  double,
  integerResult,
  isNumeric,
  multiply,
  type Numeric,
  numericType,
  subtract,
  toDecimal,
  toDecimalExact,
  toInt64,
  toInteger,
  toNumber,
  widerType,
} from '../../values/number.js';
import { check, checkType } from '../check.js';
import { type Call, eager, type Operator, strict, unary } from '../operator.js';

function numeric(value: Value, { name }: Call, code = 14): Numeric {
  checkType(isNumeric(value), code, `${name} only supports numeric types`, value);
  return value;
}

/** `$ceil` (`direction` 1) and `$floor` (-1). */
function wholeNumber(direction: 1 | -1): Operator {
  return unary((value, call) => {
    const n = numeric(value, call, 28765);
    const type = numericType(n);
    if (type === 'int' || type === 'long') return n;
    if (type === 'double') return double(direction * Math.ceil(direction * toNumber(n)));
    const truncated = toDecimal128(quantize(toDecimalExact(n), 0, 'trunc'));
    return compareNumbers(n, truncated) === direction ? add(truncated, direction) : truncated;
  });
}

/** `$round` (half to even) and `$trunc` to a number of decimal places. */
function rounding(mode: 'round' | 'trunc'): Operator {
  return strict(1, 2, ([value, places = 0], call) => {
    const n = numeric(value, call, 28765);
    const digits = toInteger(places) ?? Number.NaN;
    check(digits >= -20 && digits <= 100, 51082, `precision argument to ${call.name} must be between -20 and 100`);
    const rounded = quantize(toDecimalExact(n), digits, mode);
    const type = numericType(n);
    if (type === 'decimal') return toDecimal128(rounded);
    const nearest = double(approximate(rounded));
    if (type === 'double' || typeof rounded === 'number') return nearest;
    return integerResult(rounded.coefficient * 10n ** BigInt(rounded.exponent), type === 'int') ?? nearest;
  });
}

/** Arithmetic operators, exact in BSON's types. */
export const arithmeticOperators: Record<string, Operator> = {
  $add: strict(0, Infinity, (args, call) => {
    const dates = args.filter((arg) => arg instanceof Date);
    check(dates.length < 2, 16612, 'only one date allowed in an $add expression');
    let total: Numeric = 0;
    for (const arg of args) {
      if (arg instanceof Date) continue;
      const n = numeric(arg, call);
      total = add(total, n) ?? double(toNumber(total) + toNumber(n));
    }
    return dates[0] ? new Date(dates[0].getTime() + Math.round(toNumber(total))) : total;
  }),
  $subtract: strict(2, 2, ([a, b], call) => {
    if (a instanceof Date && b instanceof Date) return integerResult(BigInt(a.getTime() - b.getTime()), false);
    const right = numeric(b, call);
    if (a instanceof Date) return new Date(a.getTime() - Math.round(toNumber(right)));
    const left = numeric(a, call);
    return subtract(left, right) ?? double(toNumber(left) - toNumber(right));
  }),
  $multiply: strict(0, Infinity, (args, call) => {
    let product: Numeric = 1;
    for (const arg of args) {
      const n = numeric(arg, call);
      product = multiply(product, n) ?? double(toNumber(product) * toNumber(n));
    }
    return product;
  }),
  $divide: strict(2, 2, (args, call) => {
    const [a, b] = args.map((arg) => numeric(arg, call)) as [Numeric, Numeric];
    check(toNumber(b) !== 0, 2, "can't $divide by zero");
    if (widerType(numericType(a), numericType(b)) !== 'decimal') return double(toNumber(a) / toNumber(b));
    return toDecimal128(divideDecimals(toDecimal(a), toDecimal(b)));
  }),
  $mod: strict(2, 2, (args, call) => {
    const [a, b] = args.map((arg) => numeric(arg, call, 16611)) as [Numeric, Numeric];
    check(toNumber(b) !== 0, 16610, "can't $mod by zero");
    const type = widerType(numericType(a), numericType(b));
    if (type === 'double') return double(toNumber(a) % toNumber(b));
    if (type !== 'decimal') return integerResult((toInt64(a) as bigint) % (toInt64(b) as bigint), type === 'int');
    const quotient = toDecimal128(quantize(divideDecimals(toDecimal(a), toDecimal(b)), 0, 'trunc'));
    return subtract(a, multiply(quotient, b) as Numeric);
  }),
  $abs: unary((value, call) => {
    const n = numeric(value, call, 28765);
    const positive = toNumber(n) < 0 ? multiply(n, -1) : n;
    check(positive !== undefined, 28680, "can't take $abs of long long min");
    return positive;
  }),
  $ceil: wholeNumber(1),
  $floor: wholeNumber(-1),
  $round: rounding('round'),
  $trunc: rounding('trunc'),
  $rand: () => () => double(Math.random()),
  $isNumber: eager(1, 1, ([value]) => isNumeric(value)),
};
