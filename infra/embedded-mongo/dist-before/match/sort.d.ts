import { type Doc, type Value } from '../values/bson.js';
import type { MatchEnv } from './env.js';
/** The sort keys of a document, to be taken once per document when many are sorted. */
export interface SortOrder {
    /** The values a document is sorted by: of an array the least (ascending) or greatest (descending) element. */
    keysOf(doc: Value): Value[];
    /** Order of two documents' keys. */
    compareKeys(a: Value[], b: Value[]): number;
}
/** Compiles a sort specification. @throws MongoError 15975, 15974, 2 for a wrong one. */
export declare function compileSortOrder(spec: Doc, env: Pick<MatchEnv, 'collation'>): SortOrder;
/** Compiles a sort specification to an order of documents (or of array elements, for `$push`). */
export declare function compileSort(spec: Doc, env: Pick<MatchEnv, 'collation'>): (a: Value, b: Value) => number;
/** Sorts documents; equal ones keep their order. */
export declare function sortDocs(docs: Doc[], order: SortOrder): Doc[];
