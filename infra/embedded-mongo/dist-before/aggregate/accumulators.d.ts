import type { Value } from '../values/bson.js';
import { type StringOrder } from '../values/compare.js';
/** Collects the values of one group. */
export interface Accumulator {
    add(value: Value): void;
    result(): Value;
}
/** Makes an accumulator for a group; `strings` is the collation's order. */
export type AccumulatorFactory = (strings?: StringOrder) => Accumulator;
/** Accumulators with one argument, for `$group`, `$bucket` and `$setWindowFields`. */
export declare const ACCUMULATORS: Record<string, AccumulatorFactory>;
