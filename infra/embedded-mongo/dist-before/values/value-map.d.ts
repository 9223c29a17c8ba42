import { type StringOrder } from './compare.js';
import { type Value } from './value.js';
/** A map whose keys are BSON values, equal as in queries (5 = 5.0 = NumberLong(5)); keeps insertion order. */
export declare class ValueMap<T> {
    private readonly strings?;
    private readonly buckets;
    private readonly entries;
    constructor(strings?: StringOrder | undefined);
    get size(): number;
    has(key: Value): boolean;
    get(key: Value): T | undefined;
    /** Adds a key that is not there yet, or replaces its value. */
    set(key: Value, value: T): void;
    items(): Generator<[Value, T]>;
    values(): Generator<T>;
    private find;
    private hash;
}
/** A text that is equal for values that are equal in BSON's order, and different for others. */
export declare function hashKey(v: Value): string;
