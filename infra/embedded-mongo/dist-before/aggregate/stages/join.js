import { compileFilter } from '../../match/matcher.js';
import { isRegex } from '../../match/regex.js';
import { splitFieldPath } from '../../project/field-path.js';
import { isDoc } from '../../values/bson.js';
import { failedToParse, location } from '../../values/errors.js';
import { long, toInteger } from '../../values/number.js';
import { compilePath, lookupValues } from '../../values/path.js';
import { ValueMap } from '../../values/value-map.js';
import { compileExpression } from '../expressions.js';
import { fromArray, stageFields, textField, withPath } from '../stage.js';
import { indexableFilter } from './pushdown.js';
/** So many documents are joined with one read of the other collection. */
const BATCH = 200;
const lookup = (spec, env, nested) => {
    const fields = stageFields('$lookup', spec, ['as'], ['from', 'localField', 'foreignField', 'let', 'pipeline']);
    const hasFields = 'localField' in fields || 'foreignField' in fields;
    if (hasFields && !('localField' in fields && 'foreignField' in fields))
        throw failedToParse('$lookup requires both or neither of localField and foreignField to be specified');
    if (!hasFields && !('pipeline' in fields))
        throw failedToParse('$lookup requires either pipeline or both localField and foreignField to be specified');
    if (fields.let !== undefined && !isDoc(fields.let))
        throw failedToParse('$lookup argument let must be an object');
    const as = splitFieldPath(textField('$lookup', 'as', fields.as));
    if (!('pipeline' in fields))
        return equalityLookup(fields, as, env);
    return pipelineLookup(fields, as, env, nested);
};
/** `localField` = `foreignField`: one read per batch of documents, joined by hash. */
function equalityLookup(fields, as, env) {
    const from = textField('$lookup', 'from', fields.from);
    const local = compilePath(textField('$lookup', 'localField', fields.localField));
    const foreignField = textField('$lookup', 'foreignField', fields.foreignField);
    const foreign = compilePath(foreignField);
    return async function* (input) {
        for await (const docs of batches(input)) {
            const wanted = docs.map((doc) => lookupValues(doc, local));
            const all = new ValueMap();
            for (const value of wanted.flat())
                if (!all.has(value))
                    all.set(value, value ?? null);
            const found = new ValueMap(env.collation?.compare);
            const position = new Map();
            for await (const other of env.openCollection(from, equalsAny(foreignField, [...all.values()]))) {
                position.set(other, position.size);
                for (const value of foreignKeys(other, foreign)) {
                    const list = found.get(value);
                    if (!list)
                        found.set(value, [other]);
                    else if (list.at(-1) !== other)
                        list.push(other);
                }
            }
            for (let i = 0; i < docs.length; i++) {
                const joined = new Set(wanted[i].flatMap((value) => found.get(value) ?? []));
                const ordered = [...joined].sort((a, b) => position.get(a) - position.get(b));
                yield withPath(docs[i], as, ordered);
            }
        }
    };
}
/** What a foreign document can be found by: each value at the path, and an array as a whole. */
function foreignKeys(doc, path) {
    const keys = lookupValues(doc, path);
    if (path.parts.length > 1)
        return keys;
    const whole = doc[path.text];
    return Array.isArray(whole) ? [...keys.filter((key) => key !== undefined), whole] : keys;
}
function equalsAny(field, values) {
    if (!values.some(isRegex))
        return { [field]: { $in: values } };
    return { $or: values.map((value) => ({ [field]: { $eq: value } })) };
}
async function* batches(input) {
    let batch = [];
    for await (const doc of input) {
        batch.push(doc);
        if (batch.length < BATCH)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
/** `pipeline` with `let` variables (and perhaps `localField`/`foreignField` too), run for each document. */
function pipelineLookup(fields, as, env, nested) {
    const variables = Object.entries((fields.let ?? {})).map(([name, expression]) => [name, compileExpression(expression, env)]);
    const values = { ...env.let };
    for (const [name] of variables)
        values[name] = null;
    const inner = { ...env, let: values };
    const stages = fields.pipeline;
    if (!Array.isArray(stages))
        throw failedToParse('$lookup argument pipeline must be an array');
    const pipeline = nested(stages, inner);
    const first = stages[0];
    const source = sourceOf(fields, first, env, inner);
    return async function* (input) {
        for await (const doc of input) {
            for (const [name, expression] of variables)
                values[name] = expression(doc) ?? null;
            const joined = [];
            for await (const other of pipeline(source(doc)))
                joined.push(other);
            yield withPath(doc, as, joined);
        }
    };
}
function sourceOf(fields, first, env, inner) {
    if (fields.from === undefined) {
        if (!isDoc(first) || !('$documents' in first))
            throw failedToParse("must specify 'from' field for a $lookup");
        return () => fromArray([]);
    }
    const from = textField('$lookup', 'from', fields.from);
    const match = isDoc(first) && isDoc(first.$match) ? first.$match : undefined;
    if (fields.localField === undefined)
        return () => env.openCollection(from, match && indexableFilter(match, inner));
    const local = compilePath(textField('$lookup', 'localField', fields.localField));
    const foreign = textField('$lookup', 'foreignField', fields.foreignField);
    return (doc) => {
        const equality = equalsAny(foreign, lookupValues(doc, local).map((value) => value ?? null));
        const filter = match && indexableFilter(match, inner);
        return env.openCollection(from, filter ? { $and: [equality, filter] } : equality);
    };
}
const unionWith = (spec, env, nested) => {
    const fields = typeof spec === 'string' ? { coll: spec } : stageFields('$unionWith', spec, [], ['coll', 'pipeline']);
    const { coll, pipeline = [] } = fields;
    const stages = nested(pipeline, env);
    const first = Array.isArray(pipeline) ? pipeline[0] : undefined;
    if (coll === undefined && !(isDoc(first) && '$documents' in first))
        throw failedToParse('$unionWith stage without explicit collection must have a pipeline with $documents as first stage');
    const match = isDoc(first) && isDoc(first.$match) ? first.$match : undefined;
    return async function* (input) {
        yield* input;
        const source = coll === undefined
            ? fromArray([])
            : env.openCollection(textField('$unionWith', 'coll', coll), match && indexableFilter(match, env));
        yield* stages(source);
    };
};
const graphLookup = (spec, env) => {
    const fields = stageFields('$graphLookup', spec, ['from', 'startWith', 'connectFromField', 'connectToField', 'as'], ['maxDepth', 'depthField', 'restrictSearchWithMatch']);
    const from = textField('$graphLookup', 'from', fields.from);
    const start = compileExpression(fields.startWith, env);
    const connectFrom = compilePath(textField('$graphLookup', 'connectFromField', fields.connectFromField));
    const connectTo = textField('$graphLookup', 'connectToField', fields.connectToField);
    const as = splitFieldPath(textField('$graphLookup', 'as', fields.as));
    const depthField = fields.depthField === undefined
        ? undefined
        : splitFieldPath(textField('$graphLookup', 'depthField', fields.depthField));
    const maxDepth = fields.maxDepth === undefined ? Infinity : toInteger(fields.maxDepth);
    if (maxDepth === undefined || maxDepth < 0)
        throw location(40101, 'maxDepth requires a nonnegative argument');
    const restrict = (fields.restrictSearchWithMatch ?? {});
    compileFilter(restrict, env);
    return async function* (input) {
        for await (const doc of input) {
            const found = new ValueMap();
            const asked = new ValueMap();
            const first = start(doc);
            let frontier = Array.isArray(first) ? first : [first ?? null];
            for (let depth = 0; depth <= maxDepth && frontier.length > 0; depth++) {
                for (const value of frontier)
                    asked.set(value, true);
                const next = [];
                for await (const other of env.openCollection(from, { $and: [equalsAny(connectTo, frontier), restrict] })) {
                    if (found.has(other._id))
                        continue;
                    found.set(other._id, depthField ? withPath(other, depthField, long(BigInt(depth))) : other);
                    next.push(...lookupValues(other, connectFrom).filter((value) => value !== undefined));
                }
                frontier = next.filter((value) => !asked.has(value));
            }
            yield withPath(doc, as, [...found.values()]);
        }
    };
};
/** Stages that read other collections. */
export const joinStages = {
    $lookup: lookup,
    $unionWith: unionWith,
    $graphLookup: graphLookup,
};
//# sourceMappingURL=join.js.map