/** The largest document a client may store, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
/** Commands and replies may be this much larger than a document. */
export const MAX_INTERNAL_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;
/** True for an embedded document (not an array, not one of BSON's classes). */
export function isDoc(v) {
    if (v === null || typeof v !== 'object')
        return false;
    const proto = Object.getPrototypeOf(v);
    return proto === Object.prototype || proto === null;
}
/** The `_bsontype` tag of a BSON class instance; `undefined` for everything else (a document may have such a field). */
export function bsonTag(v) {
    if (v === null || typeof v !== 'object' || Array.isArray(v) || isDoc(v))
        return undefined;
    return v._bsontype;
}
/** Sets a field as an own property, whatever its name (`__proto__` included). */
export function setField(doc, key, value) {
    if (key === '__proto__')
        Object.defineProperty(doc, key, { value, writable: true, enumerable: true, configurable: true });
    else
        doc[key] = value;
}
/** A field's value; `undefined` if the document has no such own field (`constructor`, `__proto__` are ordinary names). */
export function getField(doc, key) {
    return Object.hasOwn(doc, key) ? doc[key] : undefined;
}
//# sourceMappingURL=value.js.map