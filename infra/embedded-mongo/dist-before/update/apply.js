import { getField, isDoc, setField } from '../values/bson.js';
import { identicalValues } from '../values/compare.js';
import { badValue, pathNotViable } from '../values/errors.js';
import { indexOfPart } from '../values/path.js';
import { describe } from '../values/text.js';
import { REMOVED } from './operation.js';
/** As in MongoDB: an array is not padded with more nulls than this. */
const MAX_PADDING = 1_500_000;
/**
 * A document being changed: containers on changed paths are copied once, all others are shared with the original.
 */
export class Draft {
    original;
    owned = new Set();
    current;
    constructor(original) {
        this.original = original;
        this.current = original;
    }
    /** The document with all changes; the original itself if there was none. */
    get result() {
        return this.current;
    }
    /** Applies an operation at a path without `$`. @throws MongoError 28 if the path is not possible. */
    apply(parts, operation) {
        const place = { path: parts.join('.'), doc: this.original };
        this.current = this.descend(this.current, parts, 0, operation, place);
    }
    descend(container, parts, i, operation, place) {
        const part = parts[i];
        const index = Array.isArray(container) ? indexOfPart(part) : -1;
        if (Array.isArray(container) && index < 0) {
            blocked(operation, parts, i, container);
            return container;
        }
        const current = Array.isArray(container) ? container[index] : getField(container, part);
        const next = this.nextValue(current, parts, i, operation, place);
        if (next === current || (next !== REMOVED && current !== undefined && identicalValues(current, next)))
            return container;
        return this.replace(container, part, index, next);
    }
    nextValue(current, parts, i, operation, place) {
        if (i === parts.length - 1)
            return operation.apply(current, place);
        if (current === undefined)
            return operation.missingParent === 'create' ? create(parts, i, operation, place) : current;
        if (isDoc(current) || Array.isArray(current))
            return this.descend(current, parts, i + 1, operation, place);
        blocked(operation, parts, i + 1, current);
        return current;
    }
    replace(container, part, index, next) {
        const own = this.own(container);
        if (Array.isArray(own)) {
            if (index - own.length > MAX_PADDING)
                throw badValue(`can't backfill more than ${MAX_PADDING} elements`);
            while (own.length < index)
                own.push(null);
            // An element is not removed by $unset, or the others would change their places.
            own[index] = next === REMOVED ? null : next;
        }
        else if (next === REMOVED)
            delete own[part];
        else
            setField(own, part, next);
        return own;
    }
    own(container) {
        if (this.owned.has(container))
            return container;
        const copy = Array.isArray(container) ? [...container] : { ...container };
        this.owned.add(copy);
        return copy;
    }
}
/** The missing parents with the new value in them; numeric parts become fields, as in MongoDB. */
function create(parts, i, operation, place) {
    let value = operation.apply(undefined, place);
    if (value === REMOVED || value === undefined)
        return undefined;
    for (let k = parts.length - 1; k > i; k--) {
        const parent = {};
        setField(parent, parts[k], value);
        value = parent;
    }
    return value;
}
function blocked(operation, parts, i, element) {
    if (operation.missingParent === 'ignore')
        return;
    const parent = parts[i - 1];
    if (operation.missingParent === 'create')
        throw pathNotViable(`Cannot create field '${parts[i]}' in element {${parent}: ${describe(element)}}`);
    throw pathNotViable(`Cannot use the part (${parts[i]}) of (${parts.join('.')}) to traverse the element ({${parent}: ${describe(element)}})`);
}
//# sourceMappingURL=apply.js.map