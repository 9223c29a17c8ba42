import { compileFilter } from '../../match/matcher.js';
import { compileSortOrder, sortDocs } from '../../match/sort.js';
import { splitFieldPath } from '../../project/field-path.js';
import { getField, isDoc } from '../../values/bson.js';
import { typeName } from '../../values/compare.js';
import { failedToParse, location } from '../../values/errors.js';
import { long, toInteger } from '../../values/number.js';
import { compileExpression } from '../expressions.js';
import { collect, fromArray, stageFields, wholeNumber, withPath } from '../stage.js';
/** `$match`: the document itself, or nothing. */
export function compileMatch(spec, env) {
    if (!isDoc(spec))
        throw location(15959, 'the match filter must be an expression in an object');
    const matcher = compileFilter(spec, env);
    return (doc) => (matcher.matches(doc) ? doc : undefined);
}
const limit = (spec) => {
    const count = limitOf(spec);
    return async function* (input) {
        let left = count;
        for await (const doc of input) {
            yield doc;
            if (--left === 0)
                return;
        }
    };
};
function limitOf(spec) {
    const count = wholeNumber(spec, 5107201, `invalid argument to $limit stage: Expected an integer: $limit: ${String(spec)}`);
    if (count < 0)
        throw location(5107201, `invalid argument to $limit stage: Expected a non-negative number in: $limit: ${count}`);
    if (count === 0)
        throw location(15958, 'the limit must be positive');
    return count;
}
const skip = (spec) => {
    const count = wholeNumber(spec, 5107200, `invalid argument to $skip stage: Expected an integer: $skip: ${String(spec)}`);
    if (count < 0)
        throw location(5107200, `invalid argument to $skip stage: Expected a non-negative number in: $skip: ${count}`);
    return async function* (input) {
        let left = count;
        for await (const doc of input) {
            if (left > 0)
                left--;
            else
                yield doc;
        }
    };
};
/** `$sort`; with a following `$limit` only that many documents are kept. */
export function sortStage(spec, env, limitSpec) {
    if (!isDoc(spec))
        throw location(15973, 'the $sort key specification must be an object');
    if (Object.keys(spec).length === 0)
        throw location(15976, '$sort stage must have at least one sort key');
    const order = compileSortOrder(spec, env);
    const most = limitSpec === undefined ? undefined : limitOf(limitSpec);
    return async function* (input) {
        if (most === undefined) {
            yield* sortDocs(await collect(input, env), order);
            return;
        }
        let kept = [];
        for await (const doc of input) {
            kept.push(doc);
            if (kept.length >= 2 * most + 1000)
                kept = sortDocs(kept, order).slice(0, most);
        }
        yield* sortDocs(kept, order).slice(0, most);
    };
}
const count = (spec) => {
    if (typeof spec !== 'string')
        throw location(40156, 'the count field must be a non-empty string');
    if (spec === '')
        throw location(40157, 'the count field must be a non-empty string');
    if (spec.startsWith('$'))
        throw location(40158, 'the count field cannot be a $-prefixed path');
    if (spec.includes('.'))
        throw location(40160, "the count field cannot contain '.'");
    return async function* (input) {
        let n = 0;
        for await (const _ of input)
            n++;
        if (n > 0)
            yield { [spec]: n };
    };
};
const unwind = (spec) => {
    const options = typeof spec === 'string'
        ? { path: spec }
        : stageFields('$unwind', spec, ['path'], ['includeArrayIndex', 'preserveNullAndEmptyArrays']);
    const { path, includeArrayIndex, preserveNullAndEmptyArrays } = options;
    if (typeof path !== 'string')
        throw location(28808, `expected a string as the path for $unwind stage, got ${typeName(path)}`);
    if (!path.startsWith('$'))
        throw location(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
    if (includeArrayIndex !== undefined && (typeof includeArrayIndex !== 'string' || includeArrayIndex === ''))
        throw location(28810, 'expected a non-empty string for the includeArrayIndex option to $unwind stage');
    const parts = splitFieldPath(path.slice(1));
    const indexParts = includeArrayIndex === undefined ? undefined : splitFieldPath(includeArrayIndex);
    const preserve = preserveNullAndEmptyArrays === true;
    const withIndex = (doc, index) => indexParts ? withPath(doc, indexParts, index === null ? null : long(BigInt(index))) : doc;
    return async function* (input) {
        for await (const doc of input) {
            const value = fieldAt(doc, parts);
            if (Array.isArray(value) && value.length > 0) {
                for (let i = 0; i < value.length; i++)
                    yield withIndex(withPath(doc, parts, value[i]), i);
            }
            else if (value === undefined || value === null || Array.isArray(value)) {
                if (preserve)
                    yield withIndex(Array.isArray(value) ? withPath(doc, parts, undefined) : doc, null);
            }
            else
                yield withIndex(doc, null);
        }
    };
};
function fieldAt(doc, parts) {
    let value = doc;
    for (const part of parts) {
        if (!isDoc(value))
            return undefined;
        value = getField(value, part);
    }
    return value;
}
const sample = (spec, env) => {
    const size = toInteger(stageFields('$sample', spec, ['size'], []).size);
    if (size === undefined)
        throw location(28746, 'size argument to $sample must be a number');
    if (size < 0)
        throw location(28747, 'size argument to $sample must not be negative');
    return async function* (input) {
        const docs = await collect(input, env);
        for (let i = 0; i < Math.min(size, docs.length); i++) {
            const k = i + Math.floor(Math.random() * (docs.length - i));
            [docs[i], docs[k]] = [docs[k], docs[i]];
            yield docs[i];
        }
    };
};
/** `$documents`: the pipeline's own documents instead of a collection's. */
const documents = (spec, env) => {
    const expression = compileExpression(spec, env);
    return async function* () {
        const docs = expression({});
        if (!Array.isArray(docs) || !docs.every(isDoc))
            throw failedToParse('an array of documents is expected in $documents');
        yield* docs;
    };
};
const facet = (spec, env, nested) => {
    if (!isDoc(spec) || Object.keys(spec).length === 0)
        throw location(40169, 'the $facet specification must be a non-empty object');
    const names = Object.keys(spec);
    for (const name of names) {
        const pipeline = spec[name];
        if (!Array.isArray(pipeline))
            throw location(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(pipeline)}`);
        const wrong = pipeline
            .flatMap((stage) => (isDoc(stage) ? Object.keys(stage) : []))
            .find((stage) => NOT_IN_FACET.has(stage));
        if (wrong !== undefined)
            throw location(40600, `${wrong} is not allowed to be used within a $facet stage`);
    }
    const stages = names.map((name) => nested(spec[name], env));
    return async function* (input) {
        const docs = await collect(input, env);
        const out = {};
        for (let i = 0; i < names.length; i++)
            out[names[i]] = await collect(stages[i](fromArray(docs)), env);
        yield out;
    };
};
const NOT_IN_FACET = new Set([
    '$facet',
    '$out',
    '$merge',
    '$collStats',
    '$indexStats',
    '$geoNear',
    '$documents',
    '$changeStream',
    '$search',
]);
/** Stages that filter, order, count or split documents. */
export const flowStages = {
    $limit: limit,
    $skip: skip,
    $sort: (spec, env) => sortStage(spec, env),
    $count: count,
    $unwind: unwind,
    $sample: sample,
    $documents: documents,
    $facet: facet,
};
//# sourceMappingURL=flow.js.map