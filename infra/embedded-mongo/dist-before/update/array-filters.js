import { compileFilter } from '../match/matcher.js';
import { isDoc } from '../values/bson.js';
import { badValue, failedToParse } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { describe } from '../values/text.js';
/** Compiles `arrayFilters`. @throws MongoError 9 or 2 for a wrong one. */
export function compileArrayFilters(filters, env) {
    const compiled = new Map();
    for (const filter of filters ?? []) {
        const id = identifierOf(filter);
        if (compiled.has(id))
            throw failedToParse(`Found multiple array filters with the same top-level field name ${id}`);
        const matcher = compileFilter(filter, env);
        compiled.set(id, (element) => matcher.matches({ [id]: element }));
    }
    return compiled;
}
function identifierOf(filter) {
    const names = new Set();
    collectNames(filter, names);
    if (names.size === 0)
        throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (names.size > 1) {
        const found = [...names].map((name) => `'${name}'`).join(' and ');
        throw failedToParse(`Error parsing array filter :: caused by :: Expected a single top-level field name, found ${found}`);
    }
    const [id] = names;
    if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
        throw badValue(`Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${id}'`);
    return id;
}
function collectNames(filter, names) {
    if (!isDoc(filter))
        throw failedToParse('arrayFilters must contain documents');
    for (const key of Object.keys(filter)) {
        const branches = filter[key];
        if (!key.startsWith('$'))
            names.add(key.split('.')[0]);
        else if (Array.isArray(branches))
            for (const branch of branches)
                collectNames(branch, names);
    }
}
/** True for `$`, `$[]` and `$[id]`. */
export function isPositional(part) {
    return part === '$' || (part.startsWith('$[') && part.endsWith(']'));
}
/** Checks the form of an update path, and that every `$[id]` has its filter. Notes the identifiers used. */
export function checkUpdatePath(path, filters, used) {
    const parts = path.split('.');
    if (isPositional(parts[0]))
        throw badValue(parts[0] === '$'
            ? `Cannot have positional (i.e. '$') element in the first position in path '${path}'`
            : `Cannot have array filter identifier (i.e. '$[<id>]') element in the first position in path '${path}'`);
    if (parts.filter((part) => part === '$').length > 1)
        throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`);
    for (const part of parts) {
        const id = part.startsWith('$[') ? part.slice(2, -1) : '';
        if (id === '')
            continue;
        if (!filters.has(id))
            throw badValue(`No array filter found for identifier '${id}' in path '${path}'`);
        used.add(id);
    }
    return parts;
}
/** The paths that `$`, `$[]` and `$[id]` stand for in a document, before anything is changed. */
export function resolvePath(doc, parts, filters, matchIndex) {
    let paths = [[]];
    for (const part of parts) {
        if (part === '$') {
            if (matchIndex === undefined)
                throw badValue('The positional operator did not find the match needed from the query.');
            paths = paths.map((path) => [...path, String(matchIndex)]);
        }
        else if (isPositional(part)) {
            const test = filters.get(part.slice(2, -1));
            paths = paths.flatMap((path) => matchingElements(doc, path, test));
        }
        else
            paths = paths.map((path) => [...path, part]);
    }
    return paths;
}
function matchingElements(doc, path, test) {
    const array = valueAt(doc, path);
    if (array === undefined)
        throw badValue(`The path '${path.join('.')}' must exist in the document in order to apply array updates.`);
    if (!Array.isArray(array))
        throw badValue(`Cannot apply array updates to non-array element ${path.at(-1)}: ${describe(array)}`);
    const found = [];
    for (let i = 0; i < array.length; i++)
        if (!test || test(array[i]))
            found.push([...path, String(i)]);
    return found;
}
//# sourceMappingURL=array-filters.js.map