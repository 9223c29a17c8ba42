import { type Value } from './value.js';
/** A dotted path, taken apart once. */
export interface Path {
    readonly text: string;
    readonly parts: readonly string[];
    /** For each part the array index it may stand for, or -1. */
    readonly indexes: readonly number[];
}
/** Where a match through an array is noted for the positional `$`. */
export interface MatchRecord {
    index?: number;
}
/** A test of one value reached by a path; `undefined` = the field is missing. */
export type ValueTest = (value: Value, record?: MatchRecord) => boolean;
/** The array index a path part stands for, or -1. */
export declare function indexOfPart(part: string): number;
/** Takes a dotted path apart. */
export declare function compilePath(text: string): Path;
/**
 * True if `test` holds for one of the values a query path reaches (MongoDB's rules):
 * an array on the way stands for each document in it, and a numeric part also for the element with that index;
 * an array at the end stands for each element and for itself, if `leafArrays`; a missing field is tested as `undefined`.
 * The index in the outermost array passed is noted in `record`.
 */
export declare function someValue(root: Value, path: Path, leafArrays: boolean, test: ValueTest, record?: MatchRecord, at?: number): boolean;
/**
 * All values a path reaches, with arrays at the end expanded to their elements (an empty array gives `undefined`):
 * what `distinct`, index keys and sort keys are made of. Nothing reached gives `[undefined]`.
 */
export declare function lookupValues(root: Value, path: Path): Value[];
/** The value at a path of fields and array indexes, without any array expansion; `undefined` if there is none. */
export declare function valueAt(root: Value, parts: readonly string[]): Value;
