import type { Doc, Value } from '../values/bson.js';
/** Returned by an operation to remove the field. */
export declare const REMOVED: unique symbol;
/** What an operation may want to say in an error. */
export interface Place {
    /** The path as applied (`$` and `$[id]` resolved). */
    path: string;
    /** The document before the update. */
    doc: Doc;
}
/** What one operator does with the value at one path. */
export interface Operation {
    /** The new value; `current` itself for no change. `undefined` means missing on both sides. */
    apply(current: Value, place: Place): Value | typeof REMOVED;
    /** What to do when the path's parents are missing or cannot have the field: create them, ignore it, or fail. */
    missingParent: 'create' | 'ignore' | 'fail-if-blocked';
}
/** An operation and where it applies; parts may still be `$`, `$[]`, `$[id]`. */
export interface Modification {
    parts: readonly string[];
    operation: Operation;
    onlyOnInsert?: boolean;
    /** `$rename`: the operation is found when the document is known. */
    renameTo?: readonly string[];
}
