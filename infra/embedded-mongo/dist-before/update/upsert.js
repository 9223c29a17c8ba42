import { isOperatorDoc } from '../match/matcher.js';
import { isRegex } from '../match/regex.js';
import { getField, isDoc, setField } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
/**
 * The document an upsert starts from: the filter's equalities (only `_id` for a replacement).
 * `apply` with `inserting: true` then makes the document to insert; `_id` may still be missing.
 * @throws MongoError 54 when a field is given twice.
 */
export function upsertSeed(filter, update) {
    const equalities = [];
    collectEqualities(filter, equalities);
    const isReplacement = !Array.isArray(update) && !Object.keys(update)[0]?.startsWith('$');
    const seed = {};
    for (const [path, value] of equalities) {
        if (!isReplacement || path === '_id')
            place(seed, path, value);
    }
    return seed;
}
function collectEqualities(filter, out) {
    for (const key of Object.keys(filter)) {
        const condition = filter[key];
        if (key === '$and' && Array.isArray(condition)) {
            for (const branch of condition)
                if (isDoc(branch))
                    collectEqualities(branch, out);
        }
        else if (key === '$or' && Array.isArray(condition) && condition.length === 1 && isDoc(condition[0])) {
            collectEqualities(condition[0], out);
        }
        else if (!key.startsWith('$')) {
            const value = equalityOf(condition);
            if (value !== undefined)
                out.push([key, value]);
        }
    }
}
/** The one value a condition allows, `undefined` if it allows more. */
function equalityOf(condition) {
    if (isRegex(condition))
        return undefined;
    if (!isOperatorDoc(condition))
        return condition;
    if ('$eq' in condition)
        return condition.$eq;
    for (const operator of ['$in', '$all']) {
        const list = condition[operator];
        if (Array.isArray(list) && list.length === 1 && !isRegex(list[0]) && !isOperatorDoc(list[0]))
            return list[0];
    }
    return undefined;
}
function place(seed, path, value) {
    const parts = path.split('.');
    const last = parts.pop();
    let parent = seed;
    for (const part of parts) {
        const next = getField(parent, part);
        const child = next === undefined ? {} : next;
        if (!isDoc(child))
            throw matchedTwice(path);
        if (next === undefined)
            setField(parent, part, child);
        parent = child;
    }
    if (getField(parent, last) !== undefined)
        throw matchedTwice(path);
    setField(parent, last, value);
}
function matchedTwice(path) {
    return new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
}
//# sourceMappingURL=upsert.js.map