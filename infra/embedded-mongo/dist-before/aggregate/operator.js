import { isDoc } from '../values/bson.js';
import { compareValues, typeRank } from '../values/compare.js';
import { failedToParse, location } from '../values/errors.js';
/** An evaluator that always gives the same value. */
export function constant(value) {
    return Object.assign(() => value, { constant: true });
}
/** An operator that evaluates all its arguments first; with constant arguments it is evaluated at once. */
export function eager(min, max, apply) {
    return (argument, context, name) => {
        const args = compileArguments(argument, context);
        checkArity(name, args.length, min, max);
        const call = { name, env: context.env };
        if (args.every((arg) => arg.constant)) {
            const values = args.map((arg) => arg({ root: undefined, vars: {} }));
            return constant(apply(values, call));
        }
        return (scope) => apply(args.map((arg) => arg(scope)), call);
    };
}
/** An operator of one argument, written as the argument or as an array of one. */
export function unary(apply) {
    return eager(1, 1, ([value], call) => apply(value, call));
}
/** An operator of two arguments. */
export function binary(apply) {
    return eager(2, 2, ([a, b], call) => apply(a, b, call));
}
/** Compiles an argument list; a single argument need not be in an array. */
export function compileArguments(argument, context) {
    return (Array.isArray(argument) ? argument : [argument]).map((one) => context.compile(one));
}
/** Compiles an argument document such as `{ input, as, in }`; the fields in `raw` are left to the operator. */
export function compileNamed(name, argument, context, required, optional = []) {
    const fields = namedFields(name, argument, required, optional);
    const compiled = {};
    for (const key of Object.keys(fields))
        compiled[key] = context.compile(fields[key]);
    return compiled;
}
/** Checks an argument document without compiling it. */
export function namedFields(name, argument, required, optional) {
    if (!isDoc(argument))
        throw failedToParse(`${name} only supports an object as its argument`);
    for (const key of Object.keys(argument)) {
        if (!required.includes(key) && !optional.includes(key))
            throw failedToParse(`Unrecognized argument to ${name}: ${key}`);
    }
    for (const key of required) {
        if (!(key in argument))
            throw failedToParse(`Missing '${key}' parameter to ${name}`);
    }
    return argument;
}
/** A scope with one more variable, which the caller may set again for each element. */
export function childScope(scope) {
    return { root: scope.root, vars: Object.create(scope.vars) };
}
/** True for null and missing, which most operators pass on as null. */
export function isNullish(v) {
    return v === null || v === undefined;
}
/** Order of two values in expressions: as in BSON, except that missing is below null. */
export function compareInExpression(a, b, env) {
    if (a === undefined || b === undefined) {
        if (a === b)
            return 0;
        const other = typeRank(a === undefined ? b : a);
        const missingIsLess = other === -1 ? -1 : 1;
        return a === undefined ? -missingIsLess : missingIsLess;
    }
    return compareValues(a, b, env.collation?.compare);
}
function checkArity(name, count, min, max) {
    if (count >= min && count <= max)
        return;
    if (min === max) {
        const plural = min === 1 ? 'argument' : 'arguments';
        throw location(16020, `Expression ${name} takes exactly ${min} ${plural}. ${count} were passed in.`);
    }
    if (max === Number.POSITIVE_INFINITY)
        throw location(28667, `Expression ${name} takes at least ${min} arguments, but ${count} were passed in.`);
    throw location(28667, `Expression ${name} takes at least ${min} arguments, and at most ${max}, but ${count} were passed in.`);
}
//# sourceMappingURL=operator.js.map