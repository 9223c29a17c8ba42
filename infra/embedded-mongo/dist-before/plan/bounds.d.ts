import type { Condition } from './predicates.js';
/** An end of an interval: all keys that begin with `prefix` are in it, or (`open`) none of them. */
export interface Bound {
    prefix: Buffer;
    open: boolean;
}
/** Encoded values of one field between two bounds. */
export interface Interval {
    low: Bound;
    high: Bound;
}
/** Every value. */
export declare const EVERYTHING: Interval;
/** Null and missing. */
export declare const NULLS: Interval;
/** How the conditions of a path bound an index field. `undefined` if not at all. */
export declare function intervalsFor(conditions: Condition[], field: {
    multikey: boolean;
    limit: number;
    noStrings: boolean;
}): Interval[] | undefined;
/** True if the intervals are single values. */
export declare function arePoints(intervals: Interval[]): boolean;
/** Where an interval starts and ends among the bytes of a field that is stored ascending or descending. */
export declare function edges({ low, high }: Interval, descending: boolean): {
    start: Buffer;
    end: Buffer;
};
/** What lies in both. */
export declare function intersection(a: Interval[], b: Interval[]): Interval[];
