import { fieldLimit } from '../store/keycode.js';
import { idKey, TAG } from '../store/keys.js';
import { isDoc } from '../values/bson.js';
import { identicalValues } from '../values/compare.js';
import { badValue, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { arePoints, EVERYTHING, edges, intersection, intervalsFor, NULLS } from './bounds.js';
import { implies } from './partial.js';
import { predicatesOf } from './predicates.js';
/** Largest number of separate ranges one scan may have. */
const MAX_RANGES = 2000;
/**
 * Chooses how to find the documents.
 * @throws MongoError 2 for a hint without index, 291 in test mode when no index serves the filter
 */
export function planQuery(collection, request) {
    const { filter, sort, hint } = request;
    const natural = naturalOrder(sort) ?? naturalOrder(isDoc(hint) ? hint : undefined);
    if (natural !== undefined)
        return { kind: 'collection', reverse: natural < 0, sorted: naturalOrder(sort) !== undefined };
    const predicates = predicatesOf(filter);
    if (hint !== undefined)
        return hintedPlan(collection, request, predicates);
    const best = request.outdated
        ? undefined
        : (bestIndex(collection, request, predicates) ?? unionPlan(collection, request, predicates));
    if (best)
        return best;
    if (request.failOnCollscan && !request.outdated && Object.keys(filter).length > 0)
        throw collscanRefused(collection, filter);
    return { kind: 'collection', reverse: false, sorted: !sort };
}
function bestIndex(collection, request, predicates) {
    let best;
    for (const index of collection.indexes) {
        if (index.hidden || index.building || index.collation || index.special)
            continue;
        if (index.partial && (request.collated || !implies(predicates, index.partial.filter)))
            continue;
        const candidate = indexPlan(index, request, predicates, false);
        if (candidate && (!best || candidate.score > best.score))
            best = candidate;
    }
    return best?.plan;
}
/** An `$or` whose every alternative (with the rest of the filter) has an index. */
function unionPlan(collection, request, predicates) {
    for (const alternatives of predicates.alternatives) {
        const parts = alternatives.map((alternative) => {
            const filter = { $and: [alternative, pathsOnly(request.filter)] };
            const inner = predicatesOf(filter);
            return bestIndex(collection, { ...request, filter, sort: undefined }, { ...inner, complete: false });
        });
        if (parts.every((part) => part !== undefined))
            return { kind: 'union', parts: parts, sorted: false };
    }
    return undefined;
}
function pathsOnly(filter) {
    return Object.fromEntries(Object.entries(filter).filter(([key]) => key === '$and' || !key.startsWith('$')));
}
function hintedPlan(collection, request, predicates) {
    const { hint } = request;
    const index = collection.indexes.find((i) => !i.hidden && !i.building && !i.special && (typeof hint === 'string' ? i.name === hint : identicalKeys(i, hint)));
    if (!index)
        throw badValue('error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index');
    if (request.outdated)
        return { kind: 'collection', reverse: false, sorted: !request.sort };
    if (index.partial && !implies(predicates, index.partial.filter))
        throw new MongoError(291, 'error processing query: No query solutions: the hinted partial index does not contain all results');
    const usable = index.collation ? { ...request, collated: true } : request;
    return indexPlan(index, usable, predicates, true).plan;
}
function identicalKeys(index, hint) {
    if (!isDoc(hint))
        return false;
    const fields = Object.keys(hint);
    const key = Object.keys(index.key);
    return (fields.length === key.length &&
        fields.every((f, i) => f === key[i] && (identicalValues(hint[f], index.key[f]) || Number(hint[f]) === Number(index.key[f]))));
}
function indexPlan(index, request, predicates, forced) {
    const { bounded, score: boundScore, complete } = boundFields(index, request, predicates);
    const order = request.sort && !request.collated ? sortDirection(index, bounded, request.sort) : undefined;
    const sorted = !request.sort || order !== undefined;
    const narrow = bounded.some((intervals) => !intervals.includes(EVERYTHING));
    const existing = index.sparse && bounded.length > 0;
    if (!forced) {
        if (index.sparse && !existing)
            return undefined;
        if (!narrow && !existing && (order === undefined || index.sparse))
            return undefined;
    }
    const repeats = index.fields.some((field) => field.multikey);
    const allPoints = bounded.length === index.fields.length && bounded.every(arePoints);
    const plan = {
        kind: 'index',
        index,
        ranges: keyRanges(index, bounded),
        reverse: order === -1,
        sorted,
        exact: complete && predicates.complete && allPoints && isPlainId(index, predicates) && !request.collated,
        repeats,
        intervals: bounded,
    };
    const score = boundScore + (request.sort && sorted ? 4 : 0) + (index.unique && allPoints ? 5 : 0);
    return { plan, score };
}
/** The leading fields of an index that the filter bounds. */
function boundFields(index, request, predicates) {
    const bounded = [];
    const arrays = new Set();
    let score = 0;
    let ranges = 1;
    let complete = true;
    for (const field of index.fields) {
        const conditions = predicates.paths.get(field.path);
        // Two fields below one array: their conditions may be met by different elements, a key holds values of one.
        const sharesArray = field.multikey && arrays.has(field.parts[0]);
        if (!conditions || sharesArray || field.parts.some((part) => /^\d+$/.test(part)))
            break;
        const limit = fieldLimit(index.fields.length);
        const found = intervalsFor(conditions, { multikey: field.multikey, limit, noStrings: request.collated });
        // Sparse indexes do not contain documents without the field, which null, $ne and $nin find.
        const intervals = index.sparse &&
            found &&
            mayBeMissing(found) &&
            !conditions.some((c) => c.operator === '$exists' && c.argument === true)
            ? undefined
            : found;
        if (!intervals || ranges * Math.max(intervals.length, 1) > MAX_RANGES)
            break;
        if (intervals.length === 1 && intervals[0] === EVERYTHING && !index.sparse)
            break;
        if (field.multikey)
            arrays.add(field.parts[0]);
        ranges *= Math.max(intervals.length, 1);
        bounded.push(intervals);
        complete &&= conditions.length === 1;
        const points = arePoints(intervals);
        score += points
            ? intervals.length === 1
                ? 10
                : 9
            : intervals.includes(EVERYTHING)
                ? 0
                : intervals.length > 1
                    ? 1
                    : 5;
        if (!points)
            break;
    }
    return { bounded, score, complete: complete && bounded.length === predicates.paths.size };
}
function mayBeMissing(intervals) {
    return intersection(intervals, [NULLS]).length > 0;
}
/** 1 or -1 if reading the index forwards or backwards gives the wanted order. */
function sortDirection(index, bounded, sort) {
    if (index.longKeys)
        return undefined;
    const constant = (i) => bounded[i]?.length === 1 && arePoints(bounded[i]) && !index.fields[i]?.multikey;
    const fixed = new Set(index.fields.filter((_, i) => constant(i)).map((field) => field.path));
    let direction;
    let i = 0;
    for (const path of Object.keys(sort)) {
        if (!isNumeric(sort[path]))
            return undefined;
        if (fixed.has(path))
            continue;
        while (i < index.fields.length && index.fields[i]?.path !== path && singlePoint(bounded[i]))
            i++;
        const field = index.fields[i++];
        if (!field || field.path !== path || field.multikey)
            return undefined;
        const step = toNumber(sort[path]) < 0 === field.descending ? 1 : -1;
        if (direction !== undefined && direction !== step)
            return undefined;
        direction = step;
    }
    return direction ?? 1;
}
function singlePoint(intervals) {
    return intervals?.length === 1 && arePoints(intervals);
}
function keyRanges(index, bounded) {
    let prefixes = [idKey(TAG.index, index.id)];
    for (const [i, intervals] of bounded.entries()) {
        const descending = index.fields[i]?.descending === true;
        const sides = intervals
            .map((interval) => edges(interval, descending))
            .sort((a, b) => Buffer.compare(a.start, b.start));
        if (i === bounded.length - 1 || !arePoints(intervals))
            return prefixes.flatMap((p) => sides.map(({ start, end }) => ({ start: Buffer.concat([p, start]), end: Buffer.concat([p, end]) })));
        prefixes = prefixes.flatMap((p) => sides.map(({ start }) => Buffer.concat([p, start])));
    }
    return prefixes.map((p) => ({ start: p, end: Buffer.concat([p, edges(EVERYTHING, false).end]) }));
}
/** `{ _id: value }`: the one filter for which the index entry already proves the match. */
function isPlainId(index, predicates) {
    const conditions = predicates.paths.get('_id');
    const value = conditions?.[0]?.argument;
    return (index.name === '_id_' &&
        conditions?.[0]?.operator === '$eq' &&
        value !== null &&
        value !== undefined &&
        !isDoc(value));
}
function naturalOrder(spec) {
    const order = spec?.$natural;
    return isNumeric(order) ? toNumber(order) : undefined;
}
function collscanRefused(collection, filter) {
    const fields = Object.keys(filter).join(', ');
    return new MongoError(291, `error processing query: No indexed plans available for ${collection.ns}, filter on { ${fields} }, and FAIL_ON_COLLSCAN is set: declare an index`);
}
//# sourceMappingURL=planner.js.map