import { compileSortOrder } from '../../match/sort.js';
import { splitFieldPath } from '../../project/field-path.js';
import { isDoc } from '../../values/bson.js';
import { compareValues } from '../../values/compare.js';
import { failedToParse, location, notImplemented } from '../../values/errors.js';
import { toInteger } from '../../values/number.js';
import { compileExpression } from '../expressions.js';
import { compileAccumulator } from '../group-fields.js';
import { namedFields } from '../operator.js';
import { collect, stageFields, withPath } from '../stage.js';
import { compileFrames } from './frames.js';
const MISSING = new Set([
    '$derivative',
    '$integral',
    '$expMovingAvg',
    '$covariancePop',
    '$covarianceSamp',
    '$linearFill',
    '$locf',
    '$minMaxScaler',
]);
const setWindowFields = (spec, env) => {
    const fields = stageFields('$setWindowFields', spec, ['output'], ['partitionBy', 'sortBy']);
    const { sortBy = {}, output } = fields;
    if (!isDoc(sortBy))
        throw failedToParse('$setWindowFields sortBy must be an object');
    if (!isDoc(output))
        throw failedToParse('$setWindowFields output must be an object');
    const partitionOf = compileExpression(fields.partitionBy ?? null, env);
    const order = compileSortOrder(sortBy, env);
    const functions = Object.keys(output).map((path) => ({
        parts: splitFieldPath(path),
        compute: compileFunction(path, output[path], sortBy, env),
    }));
    return async function* (input) {
        const entries = (await collect(input, env)).map((doc) => ({
            doc,
            part: partitionOf(doc) ?? null,
            keys: order.keysOf(doc),
        }));
        const byPart = (a, b) => compareValues(a, b, env.collation?.compare);
        entries.sort((a, b) => byPart(a.part, b.part) || order.compareKeys(a.keys, b.keys));
        for (let start = 0; start < entries.length;) {
            let end = start + 1;
            while (end < entries.length && byPart(entries[end]?.part, entries[start]?.part) === 0)
                end++;
            const members = entries.slice(start, end);
            const partition = { docs: members.map(({ doc }) => doc), keys: members.map(({ keys }) => keys) };
            const columns = functions.map(({ parts, compute }) => ({ parts, values: compute(partition) }));
            for (let i = 0; i < members.length; i++)
                yield columns.reduce((doc, { parts, values }) => withPath(doc, parts, values[i]), partition.docs[i]);
            start = end;
            await env.pause?.();
        }
    };
};
function compileFunction(path, spec, sortBy, env) {
    if (!isDoc(spec))
        throw failedToParse(`The field '${path}' must be an object`);
    const [name, ...others] = Object.keys(spec).filter((key) => key !== 'window');
    if (name === undefined || others.length > 0)
        throw failedToParse(`'$setWindowFields' output field '${path}' must specify one window function`);
    if (MISSING.has(name))
        throw notImplemented(`the window function ${name}`);
    const isRanking = name === '$rank' || name === '$denseRank' || name === '$documentNumber';
    if (isRanking || name === '$shift') {
        if ('window' in spec)
            throw location(5371601, `Rank style window functions take no other arguments`);
        if (Object.keys(sortBy).length === 0)
            throw location(5371602, `${name} must be specified with a top level sortBy expression`);
        return isRanking ? ranking(name, sortBy, env) : shift(spec[name], env);
    }
    return accumulation(compileAccumulator(name, spec[name], env), compileFrames(spec.window, sortBy));
}
/** An accumulator over each document's frame. A frame that only grows at its end is accumulated once. */
function accumulation({ evaluate, create }, frames) {
    return (partition) => {
        const values = partition.docs.map((doc) => evaluate(doc));
        const results = [];
        let accumulator = create();
        let done = 0;
        for (let i = 0; i < values.length; i++) {
            const [from, to] = frames.bounds(partition, i);
            if (!frames.startsAtFirst) {
                accumulator = create();
                done = Math.max(0, from);
            }
            for (; done < Math.min(values.length, to); done++)
                accumulator.add(values[done]);
            const result = accumulator.result();
            results.push(Array.isArray(result) ? [...result] : isDoc(result) ? { ...result } : result);
        }
        return results;
    };
}
function ranking(name, sortBy, env) {
    const order = compileSortOrder(sortBy, env);
    return ({ docs, keys }) => {
        let rank = 0;
        return docs.map((_, i) => {
            const isTie = i > 0 && order.compareKeys(keys[i - 1], keys[i]) === 0;
            if (name === '$documentNumber')
                rank = i + 1;
            else if (!isTie)
                rank = name === '$rank' ? i + 1 : rank + 1;
            return rank;
        });
    };
}
function shift(spec, env) {
    const fields = namedFields('$shift', spec, ['output', 'by'], ['default']);
    const output = compileExpression(fields.output, env);
    const by = toInteger(fields.by);
    if (by === undefined)
        throw failedToParse("'$shift:by' field must be an integer");
    const fallback = compileExpression(fields.default ?? null, env)({});
    return ({ docs }) => docs.map((_, i) => {
        const other = docs[i + by];
        return other ? (output(other) ?? null) : fallback;
    });
}
/** `$setWindowFields`. */
export const windowStages = { $setWindowFields: setWindowFields };
//# sourceMappingURL=window.js.map