import type { Index } from '../catalog/definitions.js';
import type { KeyRange } from '../store/keys.js';
import type { Interval } from './bounds.js';
/** Reads parts of one index. */
export interface IndexPlan {
    readonly kind: 'index';
    readonly index: Index;
    /** In key order. */
    readonly ranges: KeyRange[];
    readonly reverse: boolean;
    /** The documents come in the order the query wants. */
    readonly sorted: boolean;
    /** The filter is exactly what the ranges say: nothing to check on the documents. */
    readonly exact: boolean;
    /** A document may be found under several keys. */
    readonly repeats: boolean;
    /** For explain. */
    readonly intervals: Interval[][];
}
/** Reads the whole collection in insertion order. */
export interface CollectionPlan {
    readonly kind: 'collection';
    readonly reverse: boolean;
    readonly sorted: boolean;
}
/** Reads several index ranges, one per alternative of an `$or`. */
export interface UnionPlan {
    readonly kind: 'union';
    readonly parts: IndexPlan[];
    readonly sorted: false;
}
/** How the documents of a query are found. */
export type Plan = IndexPlan | CollectionPlan | UnionPlan;
