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
export const TAG = { meta: 0, catalog: 1, documents: 2, index: 3, count: 4, retry: 5, garbage: 6 };
/** Bytes of a record id: insertion order within a collection. */
const RECORD_ID_BYTES = 6;
const ID_KEY_BYTES = 5;
/** Key of a record in the `meta` range. */
export function metaKey(name) {
    return Buffer.concat([Buffer.from([TAG.meta]), Buffer.from(name)]);
}
/** Prefix of all keys of one collection or index. */
export function idKey(tag, id) {
    const key = Buffer.allocUnsafe(ID_KEY_BYTES);
    key[0] = tag;
    key.writeUInt32BE(id, 1);
    return key;
}
/** The id in a key made by `idKey`. */
export function idOf(key) {
    return key.readUInt32BE(1);
}
/** Key of a stored document. */
export function documentKey(collection, record) {
    const key = Buffer.allocUnsafe(ID_KEY_BYTES + RECORD_ID_BYTES);
    key[0] = TAG.documents;
    key.writeUInt32BE(collection, 1);
    key.writeUIntBE(record, ID_KEY_BYTES, RECORD_ID_BYTES);
    return key;
}
/** Record id at the end of a document key or of a non-unique index key; or the whole value of a unique index entry. */
export function recordOf(bytes) {
    return bytes.readUIntBE(bytes.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}
/** A record id as bytes. */
export function recordBytes(record) {
    const bytes = Buffer.allocUnsafe(RECORD_ID_BYTES);
    bytes.writeUIntBE(record, 0, RECORD_ID_BYTES);
    return bytes;
}
/** Key of a session's retry record. */
export function retryKey(session) {
    return Buffer.concat([Buffer.from([TAG.retry]), Buffer.from(session, 'hex')]);
}
/** Key that remembers a dropped collection (`tag` documents) or index (`tag` index). */
export function garbageKey(tag, id) {
    return Buffer.concat([Buffer.from([TAG.garbage]), idKey(tag, id)]);
}
/** The smallest key greater than every key with this prefix. */
export function successor(prefix) {
    for (let i = prefix.length - 1; i >= 0; i--) {
        const byte = prefix[i];
        if (byte < 255) {
            const next = Buffer.from(prefix.subarray(0, i + 1));
            next[i] = byte + 1;
            return next;
        }
    }
    return Buffer.alloc(prefix.length + 1, 255);
}
/** The range of all keys with a prefix. */
export function prefixRange(prefix) {
    return { start: prefix, end: successor(prefix) };
}
//# sourceMappingURL=keys.js.map