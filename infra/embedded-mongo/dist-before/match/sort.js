import { isDoc } from '../values/bson.js';
import { compareValues } from '../values/compare.js';
import { badValue, location, notImplemented } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { compilePath, lookupValues } from '../values/path.js';
/** Compiles a sort specification. @throws MongoError 15975, 15974, 2 for a wrong one. */
export function compileSortOrder(spec, env) {
    const keys = parseSort(spec);
    const strings = env.collation?.compare;
    return {
        keysOf: (doc) => keys.map((key) => sortValue(doc, key, strings)),
        compareKeys: (a, b) => {
            for (let i = 0; i < keys.length; i++) {
                const order = compareValues(a[i], b[i], strings);
                if (order !== 0)
                    return order * keys[i].direction;
            }
            return 0;
        },
    };
}
/** Compiles a sort specification to an order of documents (or of array elements, for `$push`). */
export function compileSort(spec, env) {
    const keys = parseSort(spec);
    const strings = env.collation?.compare;
    return (a, b) => {
        for (const key of keys) {
            const order = compareValues(sortValue(a, key, strings), sortValue(b, key, strings), strings);
            if (order !== 0)
                return order * key.direction;
        }
        return 0;
    };
}
/** Sorts documents; equal ones keep their order. */
export function sortDocs(docs, order) {
    return docs
        .map((doc) => ({ doc, keys: order.keysOf(doc) }))
        .sort((a, b) => order.compareKeys(a.keys, b.keys))
        .map(({ doc }) => doc);
}
function parseSort(spec) {
    return Object.keys(spec).map((field) => {
        const direction = spec[field];
        if (field === '')
            throw location(40352, 'FieldPath cannot be constructed with empty string');
        if (isDoc(direction)) {
            if ('$meta' in direction)
                throw notImplemented('sorting by $meta');
            throw location(15974, `Illegal key in $sort specification: ${field}`);
        }
        if (!isNumeric(direction))
            throw location(15974, `Illegal key in $sort specification: ${field}: ${String(direction)}`);
        const n = toNumber(direction);
        if (n !== 1 && n !== -1)
            throw location(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
        if (field.startsWith('$'))
            throw badValue(`FieldPath field names may not start with '$'. Consider using $getField or $setField.`);
        return { path: compilePath(field), direction: n };
    });
}
function sortValue(doc, key, strings) {
    const values = lookupValues(doc, key.path);
    let best = values[0];
    for (let i = 1; i < values.length; i++) {
        if (compareValues(values[i], best, strings) * key.direction < 0)
            best = values[i];
    }
    return best;
}
//# sourceMappingURL=sort.js.map