import { compileFilter } from '../match/matcher.js';
import { isDoc } from '../values/bson.js';
import { equalValues } from '../values/compare.js';
import { isOperators } from './predicates.js';
const RANGES = ['$gt', '$gte', '$lt', '$lte'];
/** True if every document that satisfies the predicates also satisfies a partial index's filter (false if not sure). */
export function implies(predicates, filter) {
    return Object.keys(filter).every((key) => {
        const condition = filter[key];
        if (key === '$and')
            return condition.every((part) => implies(predicates, part));
        if (key === '$or')
            return condition.some((part) => implies(predicates, part));
        const known = predicates.paths.get(key);
        return known?.some((c) => pathImplies(c, key, condition)) === true || eachImplied(known, key, condition);
    });
}
/** A condition of several operators may be implied by several conditions together. */
function eachImplied(known, path, condition) {
    if (!known || !isOperators(condition))
        return false;
    return Object.keys(condition).every((operator) => known.some((c) => pathImplies(c, path, { [operator]: condition[operator] })));
}
function pathImplies({ operator, argument }, path, condition) {
    if (operator === '$eq')
        return satisfies(path, argument, condition);
    if (operator === '$in')
        return Array.isArray(argument) && argument.every((v) => satisfies(path, v, condition));
    if (!isOperators(condition))
        return false;
    const [only, ...more] = Object.keys(condition);
    if (only === undefined || more.length > 0)
        return false;
    const wanted = condition[only];
    if (only === '$exists')
        return wanted === true && impliesExistence(operator, argument);
    if (only === operator)
        return equalValues(wanted, argument) || tighter(operator, argument, path, wanted);
    return (RANGES.includes(only) &&
        RANGES.includes(operator) &&
        only[1] === operator[1] &&
        tighter(operator, argument, path, wanted, only));
}
/** `{ a: { $gt: 10 } }` implies `{ a: { $gt: 5 } }`: if the bound itself lies inside, so does everything beyond it. */
function tighter(operator, argument, path, wanted, wantedOperator = operator) {
    return RANGES.includes(operator) && argument !== null && satisfies(path, argument, { [wantedOperator]: wanted });
}
function impliesExistence(operator, argument) {
    if (operator === '$exists')
        return argument === true;
    return (RANGES.includes(operator) || operator === '$regex' || operator === '$type') && argument !== null;
}
function satisfies(path, value, condition) {
    if (value === undefined || Array.isArray(value) || (isDoc(value) && path.includes('.')))
        return false;
    const nested = path.split('.').reduceRight((inner, part) => ({ [part]: inner }), value);
    // null also matches a missing field, which `$exists` does not.
    if (value === null && isOperators(condition) && '$exists' in condition)
        return false;
    return compileFilter({ [path]: condition }, { now: new Date(0) }).matches(nested);
}
//# sourceMappingURL=partial.js.map