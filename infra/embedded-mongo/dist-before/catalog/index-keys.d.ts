import { type KeyValue } from '../store/keycode.js';
import { type Doc, type Value } from '../values/bson.js';
import type { Index } from './definitions.js';
/** The keys of one document in one index. */
export interface DocumentKeys {
    /** Without the record id. */
    keys: Buffer[];
    /** Which fields had arrays, if any. */
    multikey: boolean[] | undefined;
    /** Some value was too long to be stored whole. */
    long: boolean;
}
/**
 * The keys of a document in an index, as MongoDB makes them: an array on a path gives one key per element; two fields may go
 * through the same array (then each key comes from one element) but not through different ones.
 * @throws MongoError 171 for two different arrays
 */
export declare function documentKeys(index: Index, doc: Doc): DocumentKeys;
/** The values behind a key of `documentKeys`, for error messages. */
export declare function tupleOf(index: Index, doc: Doc, key: Buffer): Value[];
/** Paths that are expanded together: the fields of an index or of a sort. */
export interface KeyFields {
    readonly fields: readonly {
        readonly parts: readonly string[];
    }[];
}
/**
 * The values of several paths in a document, one tuple per element of the array they go through.
 * @throws MongoError 171 if they go through different arrays
 */
export declare function keyTuples(index: KeyFields, doc: Doc): {
    tuples: KeyValue[][];
    multikey: boolean[] | undefined;
};
