import { compileFilter } from '../match/matcher.js';
import { getField, isDoc, setField } from '../values/bson.js';
import { location } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { parseProjection } from './parse.js';
/**
 * Compiles a `find` projection: inclusion or exclusion, nested and dotted, `$slice`, `$elemMatch`, `a.$`, expressions.
 * `matchIndex` is what the positional `$` stands for (`Matcher.matchIndex`).
 */
export function compileProjection(spec, env) {
    if (Object.keys(spec).length === 0)
        return (doc) => doc;
    const { node, findOperators } = parseProjection(spec, env, 'find');
    const steps = findOperators.map((operator) => compileStep(operator, env));
    return (doc, matchIndex) => {
        const projected = node.apply(doc);
        return steps.reduce((out, step) => step(out, doc, matchIndex), projected);
    };
}
/** True if the projection needs `matchIndex`. */
export function isPositionalProjection(spec) {
    return Object.keys(spec).some((key) => key.endsWith('.$'));
}
function compileStep(operator, env) {
    switch (operator.kind) {
        case 'slice':
            return sliceStep(operator.parts, operator.argument);
        case 'elemMatch':
            return elemMatchStep(operator.parts[0], operator.argument, env);
        default:
            return (out, _doc, matchIndex) => atPath(out, operator.parts, (value) => onlyMatched(value, matchIndex));
    }
}
function sliceStep(parts, argument) {
    const slice = parseSlice(argument.$slice);
    return (out) => atPath(out, parts, (value) => (Array.isArray(value) ? slice(value) : value));
}
function parseSlice(spec) {
    if (isNumeric(spec)) {
        const n = Math.trunc(toNumber(spec));
        return (array) => (n < 0 ? array.slice(n) : array.slice(0, n));
    }
    if (!Array.isArray(spec) || spec.length !== 2 || !isNumeric(spec[0]) || !isNumeric(spec[1]))
        throw location(28667, 'Invalid $slice syntax. The given syntax did not match the find() syntax');
    const skip = Math.trunc(toNumber(spec[0]));
    const limit = Math.trunc(toNumber(spec[1]));
    if (limit <= 0)
        throw location(28724, `First argument to $slice must be positive: ${limit}`);
    return (array) => {
        const start = skip < 0 ? Math.max(0, array.length + skip) : skip;
        return array.slice(start, start + limit);
    };
}
function elemMatchStep(field, argument, env) {
    const matcher = compileFilter({ [field]: argument }, env);
    return (out, doc) => {
        const array = getField(doc, field);
        if (!Array.isArray(array))
            return out;
        const index = matcher.matchIndex({ [field]: array });
        if (index === undefined)
            return out;
        const copy = { ...out };
        setField(copy, field, [array[index]]);
        return copy;
    };
}
function onlyMatched(value, matchIndex) {
    if (!Array.isArray(value))
        return value;
    if (matchIndex === undefined || matchIndex >= value.length)
        throw location(51246, "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array");
    return [value[matchIndex]];
}
/** The document with the value at a path replaced; documents in arrays on the way are all changed. */
function atPath(doc, parts, change) {
    const [first, ...rest] = parts;
    const current = getField(doc, first);
    if (current === undefined)
        return doc;
    const copy = { ...doc };
    setField(copy, first, rest.length === 0 ? change(current) : inside(current, rest, change));
    return copy;
}
function inside(value, parts, change) {
    if (Array.isArray(value))
        return value.map((element) => inside(element, parts, change));
    return isDoc(value) ? atPath(value, parts, change) : value;
}
//# sourceMappingURL=projection.js.map