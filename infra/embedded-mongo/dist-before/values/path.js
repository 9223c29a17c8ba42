import { getField, isDoc } from './value.js';
const INDEX = /^(0|[1-9]\d*)$/;
/** The array index a path part stands for, or -1. */
export function indexOfPart(part) {
    return INDEX.test(part) ? Number(part) : -1;
}
/** Takes a dotted path apart. */
export function compilePath(text) {
    const parts = text.split('.');
    return { text, parts, indexes: parts.map(indexOfPart) };
}
/**
 * True if `test` holds for one of the values a query path reaches (MongoDB's rules):
 * an array on the way stands for each document in it, and a numeric part also for the element with that index;
 * an array at the end stands for each element and for itself, if `leafArrays`; a missing field is tested as `undefined`.
 * The index in the outermost array passed is noted in `record`.
 */
export function someValue(root, path, leafArrays, test, record, at = 0) {
    let value = root;
    for (let i = at; i < path.parts.length; i++) {
        if (Array.isArray(value))
            return someElement(value, path, leafArrays, test, record, i);
        if (!isDoc(value))
            return test(undefined, record);
        value = getField(value, path.parts[i]);
    }
    if (leafArrays && Array.isArray(value)) {
        for (let k = 0; k < value.length; k++) {
            if (!test(value[k], record))
                continue;
            if (record)
                record.index = k;
            return true;
        }
    }
    return test(value, record);
}
function someElement(array, path, leafArrays, test, record, i) {
    const index = path.indexes[i];
    for (let k = 0; k < array.length; k++) {
        const element = array[k];
        let found = isDoc(element) && someValue(element, path, leafArrays, test, record, i);
        if (!found && index === k) {
            // The last part names the element itself; unlike a field it is not taken apart when it is an array.
            if (i === path.parts.length - 1) {
                if (test(element, record))
                    return true;
            }
            else if (isDoc(element) || Array.isArray(element)) {
                found = someValue(element, path, leafArrays, test, record, i + 1);
            }
        }
        if (!found)
            continue;
        if (record)
            record.index = k;
        return true;
    }
    return false;
}
/**
 * All values a path reaches, with arrays at the end expanded to their elements (an empty array gives `undefined`):
 * what `distinct`, index keys and sort keys are made of. Nothing reached gives `[undefined]`.
 */
export function lookupValues(root, path) {
    const values = [];
    collect(root, path, 0, values);
    return values.length === 0 ? [undefined] : values;
}
function collect(value, path, i, out) {
    if (i === path.parts.length) {
        if (!Array.isArray(value))
            out.push(value);
        else if (value.length === 0)
            out.push(undefined);
        else
            for (const element of value)
                out.push(element);
        return;
    }
    if (Array.isArray(value)) {
        const index = path.indexes[i];
        if (index >= 0 && index < value.length) {
            collect(value[index], path, i + 1, out);
            return;
        }
        for (const element of value) {
            if (isDoc(element))
                collect(element, path, i, out);
            else
                out.push(undefined);
        }
        return;
    }
    collect(isDoc(value) ? getField(value, path.parts[i]) : undefined, path, i + 1, out);
}
/** The value at a path of fields and array indexes, without any array expansion; `undefined` if there is none. */
export function valueAt(root, parts) {
    let value = root;
    for (const part of parts) {
        if (Array.isArray(value)) {
            const index = indexOfPart(part);
            value = index < 0 ? undefined : value[index];
        }
        else if (isDoc(value))
            value = getField(value, part);
        else
            return undefined;
    }
    return value;
}
//# sourceMappingURL=path.js.map