import type { Value } from '../../values/bson.js';
import { ACCUMULATORS, type AccumulatorFactory } from '../accumulators.js';
import { eager, type OperatorCompiler } from '../operator.js';

/** An accumulator used as an expression: over its arguments, or over the array that is its one argument. */
function overValues(name: string): OperatorCompiler {
  return eager(0, Infinity, (args, { env }) => {
    const accumulator = (ACCUMULATORS[name] as AccumulatorFactory)(env.collation?.compare);
    const values: Value[] = args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
    for (const value of values) accumulator.add(value);
    return accumulator.result();
  });
}

/** `$sum`, `$avg`, `$min`, `$max` and the deviations as expressions. */
export const statisticsOperators: Record<string, OperatorCompiler> = {
  $sum: overValues('$sum'),
  $avg: overValues('$avg'),
  $min: overValues('$min'),
  $max: overValues('$max'),
  $stdDevPop: overValues('$stdDevPop'),
  $stdDevSamp: overValues('$stdDevSamp'),
};
