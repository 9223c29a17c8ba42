import { compileSortOrder } from '../match/sort.js';
import { isDoc } from '../values/bson.js';
import { compareValues } from '../values/compare.js';
import { location, notImplemented } from '../values/errors.js';
import { toInteger } from '../values/number.js';
import { ACCUMULATORS } from './accumulators.js';
import { compileExpression } from './expressions.js';
import { namedFields } from './operator.js';
const MISSING = new Set(['$accumulator', '$median', '$percentile', '$concatArrays', '$setUnion']);
/** Compiles the output fields of `$group`, `$bucket` and `$bucketAuto`. */
export function compileGroupFields(output, env) {
    return Object.keys(output).map((name) => {
        const spec = output[name];
        if (name.includes('.'))
            throw location(40235, `The field name '${name}' cannot contain '.'`);
        if (name.startsWith('$'))
            throw location(40236, `The field name '${name}' cannot be an operator name`);
        if (!isDoc(spec))
            throw location(40234, `The field '${name}' must be an accumulator object`);
        const operators = Object.keys(spec);
        if (operators.length !== 1)
            throw location(40238, `The field '${name}' must specify one accumulator`);
        const operator = operators[0];
        return { name, ...compileAccumulator(operator, spec[operator], env) };
    });
}
/** Compiles one accumulator. @throws MongoError 15952 for an unknown one, 238 for one missing here. */
export function compileAccumulator(operator, argument, env) {
    const strings = env.collation?.compare;
    const simple = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
    if (simple) {
        if (Array.isArray(argument) && argument.length !== 1)
            throw location(40237, `The ${operator} accumulator is a unary operator`);
        const operand = Array.isArray(argument) ? argument[0] : argument;
        return { evaluate: compileExpression(operand, env), create: () => simple(strings) };
    }
    if (operator === '$count') {
        if (!isDoc(argument) || Object.keys(argument).length > 0)
            throw location(40237, '$count takes no arguments, i.e. $count:{}');
        return { evaluate: () => 1, create: () => ACCUMULATORS.$sum() };
    }
    if (operator === '$firstN' || operator === '$lastN')
        return compileEnds(operator, argument, env);
    if (operator === '$minN' || operator === '$maxN')
        return compileExtremes(operator, argument, env);
    if (/^\$(top|bottom)N?$/.test(operator))
        return compileRanked(operator, argument, env);
    if (MISSING.has(operator))
        throw notImplemented(`the accumulator ${operator}`);
    throw location(15952, `unknown group operator '${operator}'`);
}
function compileEnds(operator, argument, env) {
    const fields = namedFields(operator, argument, ['n', 'input'], []);
    const n = countOf(fields.n, env);
    return {
        evaluate: compileExpression(fields.input, env),
        create: () => {
            const values = [];
            return {
                add: (value) => {
                    if (operator === '$firstN' && values.length === n)
                        return;
                    values.push(value ?? null);
                    if (values.length > n)
                        values.shift();
                },
                result: () => values,
            };
        },
    };
}
function compileExtremes(operator, argument, env) {
    const fields = namedFields(operator, argument, ['n', 'input'], []);
    const direction = operator === '$minN' ? 1 : -1;
    return {
        evaluate: compileExpression(fields.input, env),
        create: () => best(countOf(fields.n, env), (a, b) => direction * compareValues(a, b, env.collation?.compare), (value) => value ?? undefined),
    };
}
/** `$top`, `$topN`, `$bottom`, `$bottomN`: what is evaluated is the output with the document's sort keys. */
function compileRanked(operator, argument, env) {
    const many = operator.endsWith('N');
    const fields = namedFields(operator, argument, many ? ['n', 'sortBy', 'output'] : ['sortBy', 'output'], []);
    if (!isDoc(fields.sortBy))
        throw location(5788005, `expected 'sortBy' to be an object in ${operator}`);
    const order = compileSortOrder(fields.sortBy, env);
    const output = compileExpression(fields.output, env);
    const n = many ? countOf(fields.n, env) : 1;
    const isTop = operator.startsWith('$top');
    return {
        evaluate: (doc) => [output(doc) ?? null, order.keysOf(doc)],
        create: () => {
            const ranked = best(n, (a, b) => (isTop ? 1 : -1) * compareRanked(a, b, order), (value) => value);
            return {
                add: ranked.add,
                result: () => {
                    const entries = ranked.result().map(([value]) => value);
                    if (!isTop)
                        entries.reverse();
                    return many ? entries : (entries[0] ?? null);
                },
            };
        },
    };
}
function compareRanked(a, b, order) {
    return order.compareKeys(a[1], b[1]);
}
/** Keeps the first `n` values of an order. */
function best(n, order, keep) {
    const values = [];
    return {
        add: (value) => {
            const kept = keep(value);
            if (kept === undefined)
                return;
            let at = values.length;
            while (at > 0 && order(values[at - 1], kept) > 0)
                at--;
            if (at >= n)
                return;
            values.splice(at, 0, kept);
            if (values.length > n)
                values.pop();
        },
        result: () => values,
    };
}
function countOf(n, env) {
    const count = toInteger(compileExpression(n, env)({}));
    if (count === undefined || count <= 0)
        throw location(5787902, "'n' must be a positive integer");
    return count;
}
//# sourceMappingURL=group-fields.js.map