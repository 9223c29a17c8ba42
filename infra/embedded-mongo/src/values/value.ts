import type { BSONValue } from 'bson';

/**
 * A BSON value as this server holds it.
 *
 * - Int32 → `number` (an integer in the int32 range, never -0);
 * - Double → `number` if it is not integral (NaN and infinities too), else a `Double`, so that 5.0 stays a double;
 * - Long, Decimal128, ObjectId, Binary, Timestamp, … → the class of the `bson` package;
 * - `undefined` is not a value but "missing"; BSON's deprecated undefined is read as null.
 */
export type Value = null | undefined | boolean | number | string | Date | BSONValue | Value[] | Doc;

/** A document; the order of its fields is the order in BSON (except integer-like names, which JavaScript puts first). */
export interface Doc {
  [field: string]: Value;
}

/** The largest document a client may store, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
/** Commands and replies may be this much larger than a document. */
export const MAX_INTERNAL_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;

/** True for an embedded document (not an array, not one of BSON's classes). */
export function isDoc(v: unknown): v is Doc {
  if (v === null || typeof v !== 'object') return false;
  const proto = Object.getPrototypeOf(v);
  return proto === Object.prototype || proto === null;
}

/** The `_bsontype` tag of a BSON class instance; `undefined` for everything else (a document may have such a field). */
export function bsonTag(v: unknown): string | undefined {
  if (v === null || typeof v !== 'object' || Array.isArray(v) || isDoc(v)) return undefined;
  return (v as { _bsontype?: string })._bsontype;
}

/** Sets a field as an own property, whatever its name (`__proto__` included). */
export function setField(doc: Doc, key: string, value: Value): void {
  if (key === '__proto__')
    Object.defineProperty(doc, key, { value, writable: true, enumerable: true, configurable: true });
  else doc[key] = value;
}

/** A field's value; `undefined` if the document has no such own field (`constructor`, `__proto__` are ordinary names). */
export function getField(doc: Doc, key: string): Value {
  return Object.hasOwn(doc, key) ? doc[key] : undefined;
}
