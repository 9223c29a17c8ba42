import type { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
/**
 * A BSON value as this server holds it.
 *
 * - Int32 → `number` (an integer in the int32 range, never -0);
 * - Double → `number` if it is not integral (NaN and infinities too), else a `Double`, so that 5.0 stays a double;
 * - Long, Decimal128, ObjectId, Binary, Timestamp, … → the class of the `bson` package;
 * - `undefined` is BSON's deprecated undefined when stored, and "missing" in evaluation.
 */
export type Value = null | undefined | boolean | number | string | Date | Double | Long | Decimal128 | ObjectId | Binary | Timestamp | BSONRegExp | BSONSymbol | Code | MinKey | MaxKey | Value[] | Doc;
/** A document; the order of its fields is the order in BSON (except integer-like names, which JavaScript puts first). */
export interface Doc {
    [field: string]: Value;
}
/** The largest document a client may store, in bytes. */
export declare const MAX_DOCUMENT_BYTES: number;
/** Commands and replies may be this much larger than a document. */
export declare const MAX_INTERNAL_BYTES: number;
/** True for an embedded document (not an array, not one of BSON's classes). */
export declare function isDoc(v: unknown): v is Doc;
/** The `_bsontype` tag of a BSON class instance; `undefined` for everything else (a document may have such a field). */
export declare function bsonTag(v: unknown): string | undefined;
/** Sets a field as an own property, whatever its name (`__proto__` included). */
export declare function setField(doc: Doc, key: string, value: Value): void;
/** A field's value; `undefined` if the document has no such own field (`constructor`, `__proto__` are ordinary names). */
export declare function getField(doc: Doc, key: string): Value;
