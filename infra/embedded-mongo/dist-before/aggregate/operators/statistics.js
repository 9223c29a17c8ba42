import { ACCUMULATORS } from '../accumulators.js';
import { eager } from '../operator.js';
/** An accumulator used as an expression: over its arguments, or over the array that is its one argument. */
function overValues(name) {
    return eager(0, Infinity, (args, { env }) => {
        const accumulator = ACCUMULATORS[name](env.collation?.compare);
        const values = args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
        for (const value of values)
            accumulator.add(value);
        return accumulator.result();
    });
}
/** `$sum`, `$avg`, `$min`, `$max` and the deviations as expressions. */
export const statisticsOperators = {
    $sum: overValues('$sum'),
    $avg: overValues('$avg'),
    $min: overValues('$min'),
    $max: overValues('$max'),
    $stdDevPop: overValues('$stdDevPop'),
    $stdDevSamp: overValues('$stdDevSamp'),
};
//# sourceMappingURL=statistics.js.map