import type { Doc } from '../values/bson.js';
/** A compiled collation. */
export interface Collation {
    /** The specification as given, for listIndexes and explain. */
    readonly spec: Doc;
    /** Order of two strings under the collation: negative, 0, positive. */
    compare(a: string, b: string): number;
}
/**
 * Compiles a collation of strength 1, 2 or 3 (default 3) with `caseFirst` and `numericOrdering`.
 * `{ locale: 'simple' }` and a missing specification give `undefined`: binary comparison.
 * @throws MongoError 2/14/40415 for what is wrong or not available.
 */
export declare function compileCollation(spec: Doc | undefined): Collation | undefined;
