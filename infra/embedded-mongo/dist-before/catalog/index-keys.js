import { EMPTY_ARRAY, fieldLimit, KeyWriter } from '../store/keycode.js';
import { idKey, TAG } from '../store/keys.js';
import { getField, isDoc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
const NONE = { keys: [], multikey: undefined, long: false };
const writer = new KeyWriter();
/**
 * The keys of a document in an index, as MongoDB makes them: an array on a path gives one key per element; two fields may go
 * through the same array (then each key comes from one element) but not through different ones.
 * @throws MongoError 171 for two different arrays
 */
export function documentKeys(index, doc) {
    if (index.special)
        return NONE;
    if (index.partial && !index.partial.matcher.matches(doc))
        return NONE;
    const { tuples, multikey } = keyTuples(index, doc);
    if (index.sparse && tuples.every((tuple) => tuple.every((v) => v === undefined)))
        return NONE;
    const prefix = idKey(TAG.index, index.id);
    const limit = fieldLimit(index.fields.length);
    const keys = [];
    const seen = tuples.length > 1 ? new Set() : undefined;
    let long = false;
    for (const tuple of tuples) {
        writer.rewind(0);
        writer.raw(prefix);
        for (const [i, field] of index.fields.entries()) {
            const value = tuple[i];
            long = writer.field(index.collation ? folded(index, value) : value, field.descending, limit) || long;
        }
        const key = writer.result();
        if (seen) {
            const name = key.toString('latin1');
            if (seen.has(name))
                continue;
            seen.add(name);
        }
        keys.push(key);
    }
    return { keys, multikey, long };
}
/** The values behind a key of `documentKeys`, for error messages. */
export function tupleOf(index, doc, key) {
    const { tuples } = keyTuples(index, doc);
    const limit = fieldLimit(index.fields.length);
    const tuple = tuples.find((values) => {
        writer.rewind(0);
        writer.raw(idKey(TAG.index, index.id));
        for (const [i, field] of index.fields.entries())
            writer.field(index.collation ? folded(index, values[i]) : values[i], field.descending, limit);
        return writer.result().equals(key);
    });
    return (tuple ?? []).map((v) => (v === EMPTY_ARRAY ? undefined : v));
}
/**
 * The values of several paths in a document, one tuple per element of the array they go through.
 * @throws MongoError 171 if they go through different arrays
 */
export function keyTuples(index, doc) {
    const tuples = [];
    const start = index.fields.map(() => ({ value: doc, part: 0, final: false }));
    const flags = {};
    expand(index, start, tuples, flags);
    return { tuples, multikey: flags.multikey };
}
function expand(index, positions, tuples, flags) {
    let array;
    const through = [];
    for (const [i, position] of positions.entries()) {
        descend(position, partsOf(index, i));
        if (position.final || !Array.isArray(position.value))
            continue;
        if (array !== undefined && array !== position.value)
            throw parallelArrays(index, through[0], i);
        array = position.value;
        through.push(i);
    }
    if (array === undefined) {
        tuples.push(positions.map((p) => p.value));
        return;
    }
    flags.multikey ??= index.fields.map(() => false);
    for (const i of through)
        flags.multikey[i] = true;
    const elements = array.length > 0 ? array : [EMPTY_ARRAY];
    for (const element of elements) {
        const next = positions.map((p, i) => through.includes(i) ? enter(p, element, partsOf(index, i).length) : { ...p });
        expand(index, next, tuples, flags);
    }
}
/** Follows the path through embedded documents as far as possible. */
function descend(position, parts) {
    while (!position.final && position.part < parts.length) {
        if (isDoc(position.value)) {
            position.value = getField(position.value, parts[position.part]);
            position.part++;
        }
        else if (Array.isArray(position.value))
            return;
        else {
            position.value = undefined;
            position.final = true;
        }
    }
    if (!Array.isArray(position.value))
        position.final = true;
}
/** Goes from an array into one of its elements. */
function enter(position, element, length) {
    if (position.part === length)
        return { value: element, part: length, final: true };
    if (element !== EMPTY_ARRAY && isDoc(element))
        return { value: element, part: position.part, final: false };
    return { value: undefined, part: length, final: true };
}
/** Equal strings under the index's collation get equal keys; only for uniqueness, queries do not use such an index. */
function folded(index, value) {
    if (typeof value !== 'string')
        return value;
    const strength = Number(index.collation?.spec.strength ?? 3);
    if (strength === 3)
        return value;
    const lower = value.normalize('NFD').toLowerCase();
    return strength === 1 ? lower.replace(/\p{M}/gu, '') : lower;
}
function partsOf(index, field) {
    return index.fields[field].parts;
}
function parallelArrays(index, first, second) {
    const name = (i) => partsOf(index, i).at(-1);
    return new MongoError(171, `cannot index parallel arrays [${name(second)}] [${name(first)}]`);
}
//# sourceMappingURL=index-keys.js.map