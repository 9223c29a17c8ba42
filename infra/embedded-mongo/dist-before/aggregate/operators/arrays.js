import { compileSort } from '../../match/sort.js';
import { getField, isDoc, setField } from '../../values/bson.js';
import { compareValues, equalValues, typeName } from '../../values/compare.js';
import { location } from '../../values/errors.js';
import { isNumeric, toInteger, toNumber } from '../../values/number.js';
import { isTruthy } from '../../values/text.js';
import { binary, childScope, compileNamed, eager, isNullish, namedFields, unary, } from '../operator.js';
/** The array an operator works on; null passes through. */
function arrayOf(value, name, code) {
    if (isNullish(value))
        return null;
    if (!Array.isArray(value))
        throw location(code, `The argument to ${name} must be an array, but was of type: ${typeName(value)}`);
    return value;
}
function integerOf(value, name, code) {
    const n = toInteger(value);
    if (n === undefined)
        throw location(code, `${name} requires an integral 32-bit value, found: ${typeName(value)}`);
    return n;
}
const map = (argument, context) => {
    const fields = namedFields('$map', argument, ['input', 'in'], ['as']);
    const as = variableName(fields.as ?? 'this');
    const input = context.compile(fields.input);
    const body = context.compile(fields.in, [as]);
    return (scope) => {
        const array = arrayOf(input(scope), 'input to $map', 16883);
        if (!array)
            return null;
        const inner = childScope(scope);
        return array.map((element) => {
            inner.vars[as] = element;
            return body(inner) ?? null;
        });
    };
};
const filter = (argument, context) => {
    const fields = namedFields('$filter', argument, ['input', 'cond'], ['as', 'limit']);
    const as = variableName(fields.as ?? 'this');
    const input = context.compile(fields.input);
    const condition = context.compile(fields.cond, [as]);
    const limit = 'limit' in fields ? context.compile(fields.limit) : undefined;
    return (scope) => {
        const array = arrayOf(input(scope), 'input to $filter', 28651);
        if (!array)
            return null;
        const max = limit ? limitOf(limit, scope) : Infinity;
        const inner = childScope(scope);
        const kept = [];
        for (const element of array) {
            if (kept.length >= max)
                break;
            inner.vars[as] = element;
            if (isTruthy(condition(inner)))
                kept.push(element);
        }
        return kept;
    };
};
function limitOf(limit, scope) {
    const value = limit(scope);
    if (isNullish(value))
        return Infinity;
    const n = integerOf(value, '$filter: limit', 327391);
    if (n <= 0)
        throw location(327392, '$filter: limit must be greater than 0');
    return n;
}
const reduce = (argument, context) => {
    const fields = namedFields('$reduce', argument, ['input', 'initialValue', 'in'], []);
    const input = context.compile(fields.input);
    const initial = context.compile(fields.initialValue);
    const body = context.compile(fields.in, ['this', 'value']);
    return (scope) => {
        const array = arrayOf(input(scope), '$reduce', 40080);
        if (!array)
            return null;
        const inner = childScope(scope);
        inner.vars.value = initial(scope);
        for (const element of array) {
            inner.vars.this = element;
            inner.vars.value = body(inner);
        }
        return inner.vars.value;
    };
};
function variableName(name) {
    if (typeof name !== 'string' || !/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name))
        throw location(16867, `'${String(name)}' starts with an invalid character for a user variable name`);
    return name;
}
const sortArray = (argument, context) => {
    const fields = namedFields('$sortArray', argument, ['input', 'sortBy'], []);
    const input = context.compile(fields.input);
    const order = elementOrder(fields.sortBy, context.env.collation?.compare, context.env);
    return (scope) => {
        const array = arrayOf(input(scope), '$sortArray', 2942504);
        return array && [...array].sort(order);
    };
};
function elementOrder(sortBy, strings, env) {
    if (isDoc(sortBy))
        return compileSort(sortBy, env);
    const direction = isNumeric(sortBy) ? toNumber(sortBy) : 0;
    if (direction !== 1 && direction !== -1)
        throw location(2942503, "$sortArray requires 'sortBy' to be an object, or 1 or -1");
    return (a, b) => direction * compareValues(a, b, strings);
}
const slice = eager(2, 3, ([array, first, second]) => {
    if (isNullish(array) || isNullish(first) || second === null)
        return null;
    if (!Array.isArray(array))
        throw location(28724, `First argument to $slice must be an array, but is of type: ${typeName(array)}`);
    const n = integerOf(first, '$slice', 28726);
    if (second === undefined)
        return n >= 0 ? array.slice(0, n) : array.slice(n);
    const count = integerOf(second, '$slice', 28728);
    if (count <= 0)
        throw location(28729, `Third argument to $slice must be positive: ${count}`);
    const start = n < 0 ? Math.max(0, array.length + n) : n;
    return array.slice(start, start + count);
});
const range = eager(2, 3, ([from, to, by]) => {
    const start = integerOf(from, '$range', 34444);
    const end = integerOf(to, '$range', 34446);
    const step = by === undefined ? 1 : integerOf(by, '$range', 34448);
    if (step === 0)
        throw location(34449, '$range requires a non-zero step value');
    const values = [];
    for (let n = start; step > 0 ? n < end : n > end; n += step)
        values.push(n);
    return values;
});
const arrayElemAt = binary((array, index) => {
    if (isNullish(array) || isNullish(index))
        return null;
    if (!Array.isArray(array))
        throw location(28689, `$arrayElemAt's first argument must be an array, but is ${typeName(array)}`);
    return array.at(integerOf(index, "$arrayElemAt's second argument", 28690));
});
const indexOfArray = eager(2, 4, ([array, wanted, from, to], { env }) => {
    if (isNullish(array))
        return null;
    if (!Array.isArray(array))
        throw location(40090, `$indexOfArray requires an array as a first argument, found: ${typeName(array)}`);
    const start = from === undefined ? 0 : integerOf(from, '$indexOfArray', 40096);
    const end = Math.min(array.length, to === undefined ? Infinity : integerOf(to, '$indexOfArray', 40096));
    for (let i = start; i < end; i++)
        if (equalValues(array[i], wanted, env.collation?.compare))
            return i;
    return -1;
});
const zip = (argument, context) => {
    const fields = namedFields('$zip', argument, ['inputs'], ['useLongestLength', 'defaults']);
    const inputs = context.compile(fields.inputs);
    const defaults = context.compile(fields.defaults ?? []);
    return (scope) => {
        const arrays = inputs(scope);
        if (arrays.some(isNullish))
            return null;
        const lists = arrays.map((array) => arrayOf(array, '$zip', 34468));
        const lengths = lists.map((list) => list.length);
        const length = fields.useLongestLength === true ? Math.max(...lengths) : Math.min(...lengths);
        const fill = (defaults(scope) ?? []);
        return Array.from({ length }, (_, i) => lists.map((list, k) => (i < list.length ? list[i] : (fill[k] ?? null))));
    };
};
const arrayToObject = unary((value) => {
    const array = arrayOf(value, '$arrayToObject', 40386);
    if (!array)
        return null;
    const out = {};
    for (const entry of array) {
        const [key, content] = Array.isArray(entry) ? entry : isDoc(entry) ? [entry.k, entry.v] : [];
        if (typeof key !== 'string')
            throw location(40394, '$arrayToObject requires an array of key-value pairs, where the key must be of type string');
        setField(out, key, content);
    }
    return out;
});
const objectToArray = unary((value) => {
    if (isNullish(value))
        return null;
    if (!isDoc(value))
        throw location(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
    return Object.keys(value).map((k) => ({ k, v: getField(value, k) }));
});
function firstOrLast(at) {
    return unary((value, { name }) => arrayOf(value, name, 28689)?.at(at) ?? (isNullish(value) ? null : undefined));
}
function ends(from) {
    return (argument, context, name) => {
        const { n, input } = compileNamed(name, argument, context, ['n', 'input']);
        return (scope) => {
            const count = integerOf(n?.(scope), name, 5787902);
            if (count <= 0)
                throw location(5787908, `'n' must be greater than 0, found ${count}`);
            const array = arrayOf(input?.(scope), name, 5788200);
            return array && (from === 'start' ? array.slice(0, count) : array.slice(-count));
        };
    };
}
/** Array operators. */
export const arrayOperators = {
    $map: map,
    $filter: filter,
    $reduce: reduce,
    $sortArray: sortArray,
    $slice: slice,
    $range: range,
    $arrayElemAt: arrayElemAt,
    $indexOfArray: indexOfArray,
    $zip: zip,
    $arrayToObject: arrayToObject,
    $objectToArray: objectToArray,
    $first: firstOrLast(0),
    $last: firstOrLast(-1),
    $firstN: ends('start'),
    $lastN: ends('end'),
    $isArray: unary((value) => Array.isArray(value)),
    $size: unary((value) => {
        if (!Array.isArray(value))
            throw location(17124, `The argument to $size must be an array, but was of type: ${value === undefined ? 'missing' : typeName(value)}`);
        return value.length;
    }),
    $reverseArray: unary((value) => arrayOf(value, '$reverseArray', 34435)?.toReversed() ?? null),
    $in: binary((wanted, array, { env }) => {
        if (!Array.isArray(array))
            throw location(40081, `$in requires an array as a second argument, found: ${array === undefined ? 'missing' : typeName(array)}`);
        return array.some((element) => equalValues(element, wanted, env.collation?.compare));
    }),
    $concatArrays: eager(0, Infinity, (args) => {
        if (args.some(isNullish))
            return null;
        return args.flatMap((arg) => {
            if (!Array.isArray(arg))
                throw location(28664, `$concatArrays only supports arrays, not ${typeName(arg)}`);
            return arg;
        });
    }),
};
//# sourceMappingURL=arrays.js.map