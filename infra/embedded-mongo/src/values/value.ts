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

/**
 * A document; the order of its fields is the order in BSON. JavaScript would put names like `7` first and takes `__proto__` for
 * something else: such names are kept behind a mark. So names that clients choose go through the functions of this file.
 */
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

/** No name in BSON contains it. */
const MARK = '\0';

/** How a name is kept in a document. */
export function keyOf(name: string): string {
  const first = name.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39) || name === '__proto__' ? MARK + name : name;
}

/** The name of a field, given the key it is kept under. */
export function nameOf(key: string): string {
  return key.charCodeAt(0) === 0 ? key.slice(1) : key;
}

/** The names of a document's fields. */
export function fieldNames(doc: Doc): string[] {
  return Object.keys(doc).map(nameOf);
}

/** The fields of a document. */
export function fieldsOf(doc: Doc): [name: string, value: Value][] {
  return Object.keys(doc).map((key) => [nameOf(key), doc[key]]);
}

/** A document of these fields. */
export function docOf(fields: Iterable<readonly [name: string, value: Value]>): Doc {
  const doc: Doc = {};
  for (const [name, value] of fields) doc[keyOf(name)] = value;
  return doc;
}

/** Sets a field, whatever its name. */
export function setField(doc: Doc, name: string, value: Value): void {
  doc[keyOf(name)] = value;
}

/** A field's value; `undefined` if the document has no such field (`constructor`, `__proto__` are ordinary names). */
export function getField(doc: Doc, name: string): Value {
  const key = keyOf(name);
  return Object.hasOwn(doc, key) ? doc[key] : undefined;
}

/** Removes a field. */
export function removeField(doc: Doc, name: string): void {
  delete doc[keyOf(name)];
}
