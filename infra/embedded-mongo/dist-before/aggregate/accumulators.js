import { compareValues } from '../values/compare.js';
import { divideDecimals, toDecimal128 } from '../values/decimal.js';
import { double, isNumeric, numericType, toDecimal, toNumber } from '../values/number.js';
import { ValueMap } from '../values/value-map.js';
import { mergeInto } from './operators/objects.js';
import { Sum } from './sum.js';
function sum() {
    const total = new Sum();
    return {
        add: (value) => {
            if (isNumeric(value))
                total.add(value);
        },
        result: () => total.result(),
    };
}
function average() {
    const total = new Sum();
    return {
        add: (value) => {
            if (isNumeric(value))
                total.add(value);
        },
        result: () => {
            if (total.count === 0)
                return null;
            const value = total.result();
            return numericType(value) === 'decimal'
                ? toDecimal128(divideDecimals(toDecimal(value), { coefficient: BigInt(total.count), exponent: 0 }))
                : double(toNumber(value) / total.count);
        },
    };
}
function extreme(sign) {
    return (strings) => {
        let best = null;
        return {
            add: (value) => {
                if (value === null || value === undefined)
                    return;
                if (best === null || compareValues(value, best, strings) * sign > 0)
                    best = value;
            },
            result: () => best,
        };
    };
}
function first() {
    let value = null;
    let seen = false;
    return {
        add: (next) => {
            if (!seen)
                value = next ?? null;
            seen = true;
        },
        result: () => value,
    };
}
function last() {
    let value = null;
    return {
        add: (next) => {
            value = next ?? null;
        },
        result: () => value,
    };
}
function push() {
    const values = [];
    return {
        add: (value) => {
            if (value !== undefined)
                values.push(value);
        },
        result: () => values,
    };
}
function addToSet(strings) {
    const set = new ValueMap(strings);
    return {
        add: (value) => {
            if (value !== undefined && !set.has(value))
                set.set(value, value);
        },
        result: () => [...set.values()],
    };
}
/** Welford's method: stable, one pass. */
function standardDeviation(sample) {
    return () => {
        let count = 0;
        let mean = 0;
        let squares = 0;
        return {
            add: (value) => {
                if (!isNumeric(value))
                    return;
                const x = toNumber(value);
                count++;
                const delta = x - mean;
                mean += delta / count;
                squares += delta * (x - mean);
            },
            result: () => {
                const divisor = sample ? count - 1 : count;
                return divisor > 0 ? double(Math.sqrt(squares / divisor)) : null;
            },
        };
    };
}
function mergeObjects() {
    const merged = {};
    return { add: (value) => mergeInto(merged, value), result: () => merged };
}
/** Accumulators with one argument, for `$group`, `$bucket` and `$setWindowFields`. */
export const ACCUMULATORS = {
    $sum: sum,
    $avg: average,
    $min: extreme(-1),
    $max: extreme(1),
    $first: first,
    $last: last,
    $push: push,
    $addToSet: addToSet,
    $stdDevPop: standardDeviation(false),
    $stdDevSamp: standardDeviation(true),
    $mergeObjects: mergeObjects,
};
//# sourceMappingURL=accumulators.js.map