import { compileFilter, isOperatorDoc } from '../match/matcher.js';
import { isRegex } from '../match/regex.js';
import { compileSort } from '../match/sort.js';
import { isDoc } from '../values/bson.js';
import { compareValues, equalValues, typeName } from '../values/compare.js';
import { badValue, failedToParse, MongoError, typeMismatch } from '../values/errors.js';
import { isNumeric, toInteger, toNumber } from '../values/number.js';
import { describe } from '../values/text.js';
/** `$push`, with `$each`, `$position`, `$sort`, `$slice`. */
export function push(path, spec, env) {
    const { values, position, sort, slice } = parsePush(path, spec, env);
    return {
        missingParent: 'create',
        apply(current, place) {
            if (current !== undefined && !Array.isArray(current))
                throw badValue(`The field '${place.path}' must be an array but is of type ${typeName(current)} in document {_id: ${describe(place.doc._id)}}`);
            const array = current ? [...current] : [];
            const at = position === undefined ? array.length : position < 0 ? Math.max(0, array.length + position) : position;
            array.splice(at, 0, ...values);
            if (sort)
                array.sort(sort);
            if (slice === undefined)
                return array;
            return slice >= 0 ? array.slice(0, slice) : array.slice(slice);
        },
    };
}
function parsePush(path, spec, env) {
    if (!isDoc(spec) || !('$each' in spec)) {
        refuseClauses(path, spec);
        return { values: [spec] };
    }
    const clauses = { values: eachValues('$push', spec.$each) };
    for (const key of Object.keys(spec)) {
        const value = spec[key];
        if (key === '$position' || key === '$slice') {
            const n = toInteger(value);
            if (n === undefined)
                throw badValue(`The value for ${key} must be an integer value but was given type: ${typeName(value)}`);
            clauses[key === '$slice' ? 'slice' : 'position'] = n;
        }
        else if (key === '$sort')
            clauses.sort = pushOrder(value, env);
        else if (key !== '$each')
            throw badValue(`Unrecognized clause in $push: ${key}`);
    }
    return clauses;
}
function pushOrder(spec, env) {
    if (isDoc(spec)) {
        const wrong = Object.keys(spec).some((field) => Math.abs(isNumeric(spec[field]) ? toNumber(spec[field]) : 0) !== 1);
        if (wrong)
            throw badValue('The $sort element value must be either 1 or -1');
        return compileSort(spec, env);
    }
    const direction = toInteger(spec);
    if (direction !== 1 && direction !== -1)
        throw badValue(`The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields`);
    return (a, b) => direction * compareValues(a, b, env.collation?.compare);
}
/** `$addToSet`, with `$each`. */
export function addToSet(path, spec, env) {
    const hasEach = isDoc(spec) && Object.keys(spec)[0] === '$each';
    if (!hasEach)
        refuseClauses(path, spec);
    const values = hasEach ? eachValues('$addToSet', spec.$each) : [spec];
    return {
        missingParent: 'create',
        apply(current, place) {
            if (current !== undefined && !Array.isArray(current))
                throw badValue(`Cannot apply $addToSet to non-array field. Field named '${place.path.split('.').at(-1)}' has non-array type ${typeName(current)}`);
            const array = current ? [...current] : [];
            for (const value of values) {
                if (!array.some((element) => equalValues(element, value, env.collation?.compare)))
                    array.push(value);
            }
            return current && array.length === current.length ? current : array;
        },
    };
}
function eachValues(operator, each) {
    if (!Array.isArray(each))
        throw badValue(`The argument to $each in ${operator} must be an array but it was of type: ${typeName(each)}`);
    return each;
}
function refuseClauses(path, spec) {
    if (!isOperatorDoc(spec))
        return;
    const name = Object.keys(spec)[0];
    throw new MongoError(52, `The dollar ($) prefixed field '${name}' in '${path}' is not valid for storage.`);
}
/** `$pull`: elements that equal a value, match a condition, or are documents that match a filter. */
export function pull(spec, env) {
    return withoutElements('$pull', pullTest(spec, env));
}
function pullTest(spec, env) {
    const isFilter = isDoc(spec) && (!isOperatorDoc(spec) || /^\$(and|or|nor|expr)$/.test(Object.keys(spec)[0]));
    if (isFilter) {
        const matcher = compileFilter(spec, env);
        return (element) => isDoc(element) && matcher.matches(element);
    }
    if (isDoc(spec) || isRegex(spec)) {
        const matcher = compileFilter({ element: spec }, env);
        return (element) => matcher.matches({ element });
    }
    return (element) => equalValues(element, spec, env.collation?.compare);
}
/** `$pullAll`. */
export function pullAll(values, env) {
    if (!Array.isArray(values))
        throw badValue(`$pullAll requires an array argument but was given a ${typeName(values)}`);
    return withoutElements('$pullAll', (element) => values.some((value) => equalValues(element, value, env.collation?.compare)));
}
function withoutElements(operator, hit) {
    return {
        missingParent: 'fail-if-blocked',
        apply(current) {
            if (current === undefined)
                return current;
            if (!Array.isArray(current))
                throw badValue(`Cannot apply ${operator} to a non-array value`);
            const kept = current.filter((element) => !hit(element));
            return kept.length === current.length ? current : kept;
        },
    };
}
/** `$pop`: 1 takes the last element away, -1 the first. */
export function pop(spec) {
    if (!isNumeric(spec))
        throw failedToParse(`Expected a number in: ${describe(spec)}`);
    const end = toNumber(spec);
    if (end !== 1 && end !== -1)
        throw failedToParse(`$pop expects 1 or -1, found: ${describe(spec)}`);
    return {
        missingParent: 'fail-if-blocked',
        apply(current, place) {
            if (current === undefined)
                return current;
            if (!Array.isArray(current))
                throw typeMismatch(`Path '${place.path}' contains an element of non-array type '${typeName(current)}'`);
            if (current.length === 0)
                return current;
            return end === 1 ? current.slice(0, -1) : current.slice(1);
        },
    };
}
//# sourceMappingURL=array-operations.js.map