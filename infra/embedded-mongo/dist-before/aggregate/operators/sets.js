import { typeName } from '../../values/compare.js';
import { location } from '../../values/errors.js';
import { isTruthy } from '../../values/text.js';
import { ValueMap } from '../../values/value-map.js';
import { binary, eager, isNullish, unary } from '../operator.js';
function setOf(values, env) {
    const set = new ValueMap(env.collation?.compare);
    for (const value of values)
        if (!set.has(value))
            set.set(value, value);
    return set;
}
function arrayFor(name, value, code) {
    if (!Array.isArray(value))
        throw location(code, `All operands of ${name} must be arrays. One argument is of type: ${typeName(value)}`);
    return value;
}
/** Set operators: arrays without order and duplicates. */
export const setOperators = {
    $setUnion: eager(0, Infinity, (args, { name, env }) => {
        if (args.some(isNullish))
            return null;
        return [
            ...setOf(args.flatMap((arg) => arrayFor(name, arg, 17043)), env).values(),
        ];
    }),
    $setIntersection: eager(0, Infinity, (args, { name, env }) => {
        if (args.some(isNullish))
            return null;
        const [first, ...others] = args.map((arg) => setOf(arrayFor(name, arg, 17047), env));
        return [...(first?.values() ?? [])].filter((value) => others.every((other) => other.has(value)));
    }),
    $setDifference: binary((a, b, { name, env }) => {
        if (isNullish(a) || isNullish(b))
            return null;
        const taken = setOf(arrayFor(name, b, 17049), env);
        return [...setOf(arrayFor(name, a, 17048), env).values()].filter((value) => !taken.has(value));
    }),
    $setEquals: eager(2, Infinity, (args, { name, env }) => {
        const [first, ...others] = args.map((arg) => setOf(arrayFor(name, arg, 17044), env));
        return others.every((other) => other.size === first.size && [...first.values()].every((value) => other.has(value)));
    }),
    $setIsSubset: binary((a, b, { name, env }) => {
        const larger = setOf(arrayFor(name, b, 17042), env);
        return arrayFor(name, a, 17046).every((value) => larger.has(value));
    }),
    $anyElementTrue: unary((value, { name }) => arrayFor(name, value, 17041).some(isTruthy)),
    $allElementsTrue: unary((value, { name }) => arrayFor(name, value, 17040).every(isTruthy)),
};
//# sourceMappingURL=sets.js.map