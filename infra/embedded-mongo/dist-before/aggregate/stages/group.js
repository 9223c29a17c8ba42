import { isDoc, setField } from '../../values/bson.js';
import { compareValues, typeRank } from '../../values/compare.js';
import { location, notImplemented } from '../../values/errors.js';
import { toInteger } from '../../values/number.js';
import { ValueMap } from '../../values/value-map.js';
import { compileExpression } from '../expressions.js';
import { compileGroupFields } from '../group-fields.js';
import { collect, stageFields } from '../stage.js';
import { sortStage } from './flow.js';
const COUNT = { count: { $sum: 1 } };
const group = (spec, env) => {
    if (!isDoc(spec))
        throw location(15947, "a group's fields must be specified in an object");
    if (!('_id' in spec))
        throw location(15955, 'a group specification must include an _id');
    const { _id, ...output } = spec;
    return groupBy(compileExpression(_id, env), compileGroupFields(output, env), env);
};
/** Groups by the value of an expression, in order of first appearance. */
function groupBy(id, fields, env) {
    return async function* (input) {
        const groups = new ValueMap(env.collation?.compare);
        for await (const doc of input) {
            const key = id(doc) ?? null;
            let accumulators = groups.get(key);
            if (!accumulators) {
                accumulators = fields.map((field) => field.create());
                groups.set(key, accumulators);
            }
            for (let i = 0; i < fields.length; i++)
                accumulators[i].add(fields[i].evaluate(doc));
        }
        for (const [key, accumulators] of groups.items())
            yield groupDoc(key, fields, accumulators);
    };
}
function groupDoc(id, fields, accumulators) {
    const out = { _id: id };
    for (let i = 0; i < fields.length; i++)
        setField(out, fields[i].name, accumulators[i].result());
    return out;
}
const sortByCount = (spec, env) => {
    const isExpression = (typeof spec === 'string' && spec.startsWith('$')) || isDoc(spec);
    if (!isExpression)
        throw location(40148, 'the sortByCount field must be defined as a $-prefixed path or an expression inside an object');
    const grouped = groupBy(compileExpression(spec, env), compileGroupFields(COUNT, env), env);
    const sorted = sortStage({ count: -1 }, env);
    return (input) => sorted(grouped(input));
};
const bucket = (spec, env) => {
    const fields = stageFields('$bucket', spec, ['groupBy', 'boundaries'], ['default', 'output']);
    const value = compileExpression(fields.groupBy, env);
    const boundaries = boundariesOf(fields.boundaries, env);
    const hasDefault = 'default' in fields;
    const fallback = hasDefault ? compileExpression(fields.default, env)({}) : undefined;
    const strings = env.collation?.compare;
    const bucketOf = (doc) => {
        const v = value(doc);
        const isInside = compareValues(v, boundaries[0], strings) >= 0 && compareValues(v, boundaries.at(-1), strings) < 0;
        if (isInside)
            return boundaries.findLast((boundary) => compareValues(boundary, v, strings) <= 0);
        if (!hasDefault)
            throw location(40066, '$switch could not find a matching branch for an input, and no default was specified.');
        return fallback;
    };
    const grouped = groupBy(bucketOf, compileGroupFields(outputOf(fields.output), env), env);
    const sorted = sortStage({ _id: 1 }, env);
    return (input) => sorted(grouped(input));
};
function boundariesOf(spec, env) {
    if (!Array.isArray(spec))
        throw location(40200, "The $bucket 'boundaries' field must be an array");
    const values = spec.map((boundary) => compileExpression(boundary, env)({}));
    if (values.length < 2)
        throw location(40192, `The $bucket 'boundaries' field must have at least 2 values, but found ${values.length} value(s).`);
    for (let i = 1; i < values.length; i++) {
        if (typeRank(values[i]) !== typeRank(values[i - 1]))
            throw location(40193, "All values in the 'boundaries' option to $bucket must have the same type.");
        if (compareValues(values[i - 1], values[i], env.collation?.compare) >= 0)
            throw location(40194, "The 'boundaries' option to $bucket must be sorted in ascending order.");
    }
    return values;
}
function outputOf(output) {
    if (output === undefined)
        return COUNT;
    if (!isDoc(output))
        throw location(40196, "The $bucket 'output' field must be an object");
    return output;
}
const bucketAuto = (spec, env) => {
    const options = stageFields('$bucketAuto', spec, ['groupBy', 'buckets'], ['output', 'granularity']);
    if (options.granularity !== undefined)
        throw notImplemented('$bucketAuto with granularity');
    const wanted = toInteger(options.buckets);
    if (wanted === undefined || wanted <= 0)
        throw location(40243, `The $bucketAuto 'buckets' field must be greater than 0, but found: ${String(options.buckets)}`);
    const value = compileExpression(options.groupBy, env);
    const fields = compileGroupFields(outputOf(options.output), env);
    const strings = env.collation?.compare;
    return async function* (input) {
        const entries = (await collect(input, env)).map((doc) => ({ doc, key: value(doc) ?? null }));
        entries.sort((a, b) => compareValues(a.key, b.key, strings));
        const size = Math.max(1, Math.round(entries.length / wanted));
        let start = 0;
        for (let n = 1; start < entries.length; n++) {
            let end = n === wanted ? entries.length : Math.min(entries.length, start + size);
            while (end < entries.length && compareValues(entries[end]?.key, entries[end - 1]?.key, strings) === 0)
                end++;
            const accumulators = fields.map((field) => field.create());
            for (const { doc } of entries.slice(start, end))
                fields.forEach((field, i) => {
                    accumulators[i]?.add(field.evaluate(doc));
                });
            const max = end < entries.length ? entries[end]?.key : entries[end - 1]?.key;
            yield groupDoc({ min: entries[start]?.key, max }, fields, accumulators);
            start = end;
        }
    };
};
/** Stages that group. */
export const groupStages = {
    $group: group,
    $sortByCount: sortByCount,
    $bucket: bucket,
    $bucketAuto: bucketAuto,
};
//# sourceMappingURL=group.js.map