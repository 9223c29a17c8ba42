import type { Doc, Value } from '../values/bson.js';
import { compareValues, type StringOrder } from '../values/compare.js';
import { divideDecimals, toDecimal128 } from '../values/decimal.js';
import {
  add,
  double,
  integerResult,
  isNumeric,
  type Numeric,
  numericType,
  toDecimal,
  toNumber,
} from '../values/number.js';
import { ValueMap } from '../values/value-map.js';
import { mergeInto } from './operators/objects.js';

/** Collects the values of one group. */
export interface Accumulator {
  add(value: Value): void;
  result(): Value;
}

/** Makes an accumulator for a group; `strings` is the collation's order. */
export type AccumulatorFactory = (strings?: StringOrder) => Accumulator;

/**
 * A running sum in BSON's types, doubles with their rounding errors carried along (so that 0.1 + 0.2 + 0.3 is 0.6).
 * The result has the widest type seen; integers beyond 64 bits become a double.
 */
export class Sum {
  private count = 0;
  /** Of int32s, as long as a number is exact. */
  private small = 0;
  /** Of everything else but doubles. */
  private exact: Numeric = 0;
  private hasDoubles = false;
  private high = 0;
  private low = 0;

  add(n: Numeric): void {
    this.count++;
    const type = numericType(n);
    if (type === 'double') this.addDouble(toNumber(n));
    else if (type === 'int' && Number.isSafeInteger(this.small + toNumber(n))) this.small += toNumber(n);
    else this.exact = add(this.exact, n) ?? double(toNumber(this.exact) + toNumber(n));
  }

  /** The sum so far; 0 (int32) of nothing. */
  result(): Numeric {
    const small = integerResult(BigInt(this.small), true) as Numeric;
    const exact = add(this.exact, small) ?? double(toNumber(this.exact) + this.small);
    if (!this.hasDoubles) return exact;
    return add(exact, double(Number.isFinite(this.high) ? this.high + this.low : this.high)) as Numeric;
  }

  /** The mean, a double or a decimal; null of nothing. */
  average(): Numeric | null {
    if (this.count === 0) return null;
    const total = this.result();
    if (numericType(total) !== 'decimal') return double(toNumber(total) / this.count);
    return toDecimal128(divideDecimals(toDecimal(total), toDecimal(this.count)));
  }

  /** Knuth's two-sum. */
  private addDouble(x: number): void {
    const next = this.high + x;
    const part = next - this.high;
    this.low += this.high - (next - part) + (x - part);
    this.high = next;
    this.hasDoubles = true;
  }
}

/** An accumulator made of a start, what a value does, and the result. */
function collecting<S>(
  start: (strings?: StringOrder) => S,
  add: (state: S, value: Value) => void,
  result: (state: S) => Value,
): AccumulatorFactory {
  return (strings) => {
    const state = start(strings);
    return { add: (value) => add(state, value), result: () => result(state) };
  };
}

/** Of the numbers' sum; other values do not count. */
function summing(result: (sum: Sum) => Value): AccumulatorFactory {
  const add = (sum: Sum, value: Value) => {
    if (isNumeric(value)) sum.add(value);
  };
  return collecting(() => new Sum(), add, result);
}

/** Keeps one value; `replaces` decides whether the next one takes the place of what is kept (`undefined`: none yet). */
function keeping(replaces: (next: Value, kept: Value, strings?: StringOrder) => boolean): AccumulatorFactory {
  return (strings) => {
    let kept: Value;
    return {
      add: (value) => {
        if (replaces(value, kept, strings)) kept = value ?? null;
      },
      result: () => kept ?? null,
    };
  };
}

function extreme(sign: 1 | -1): AccumulatorFactory {
  return keeping((next, kept, strings) => {
    if (next === null || next === undefined) return false;
    return kept === undefined || compareValues(next, kept, strings) * sign > 0;
  });
}

/** Accumulators with one argument, for `$group` and `$bucket`. */
export const ACCUMULATORS: Record<string, AccumulatorFactory> = {
  $sum: summing((sum) => sum.result()),
  $avg: summing((sum) => sum.average()),
  $min: extreme(-1),
  $max: extreme(1),
  $first: keeping((_, kept) => kept === undefined),
  $last: keeping(() => true),
  $push: collecting<Value[]>(
    () => [],
    (list, value) => value === undefined || list.push(value),
    (list) => list,
  ),
  $addToSet: collecting<ValueMap<Value>>(
    (strings) => new ValueMap(strings),
    (set, value) => value === undefined || set.has(value) || set.set(value, value),
    (set) => [...set.values()],
  ),
  $mergeObjects: collecting<Doc>(
    () => ({}),
    mergeInto,
    (doc) => doc,
  ),
};
