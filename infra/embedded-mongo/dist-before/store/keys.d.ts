/**
 * The layout of the one LMDB keyspace. The first byte says what a key is:
 *
 * - `meta` name → BSON (format version, next id, owner);
 * - `catalog` + collection id → BSON (name, options, indexes);
 * - `documents` + collection id + record id → the document's BSON, as the client sent it;
 * - `index` + index id + encoded fields (+ record id unless unique) → record id (unique) or one zero byte;
 * - `count` + collection id → number of documents, float64;
 * - `retry` + session id → reply of the session's last retryable write;
 * - `garbage` + tag + id → a dropped collection or index whose entries are still to be deleted.
 */
export declare const TAG: {
    readonly meta: 0;
    readonly catalog: 1;
    readonly documents: 2;
    readonly index: 3;
    readonly count: 4;
    readonly retry: 5;
    readonly garbage: 6;
};
/** Key of a record in the `meta` range. */
export declare function metaKey(name: string): Buffer;
/** Prefix of all keys of one collection or index. */
export declare function idKey(tag: number, id: number): Buffer;
/** The id in a key made by `idKey`. */
export declare function idOf(key: Buffer): number;
/** Key of a stored document. */
export declare function documentKey(collection: number, record: number): Buffer;
/** Record id at the end of a document key or of a non-unique index key; or the whole value of a unique index entry. */
export declare function recordOf(bytes: Buffer): number;
/** A record id as bytes. */
export declare function recordBytes(record: number): Buffer;
/** Key of a session's retry record. */
export declare function retryKey(session: string): Buffer;
/** Key that remembers a dropped collection (`tag` documents) or index (`tag` index). */
export declare function garbageKey(tag: number, id: number): Buffer;
/** The smallest key greater than every key with this prefix. */
export declare function successor(prefix: Buffer): Buffer;
/** A half-open range of keys, `start` included. */
export interface KeyRange {
    start: Buffer;
    end: Buffer;
}
/** The range of all keys with a prefix. */
export declare function prefixRange(prefix: Buffer): KeyRange;
