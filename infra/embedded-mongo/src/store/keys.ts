/**
 * The layout of the one LMDB keyspace. The first byte says what a key is:
 *
 * - `meta` name → BSON (format version, owner);
 * - `catalog` + collection id → BSON (name, options, indexes);
 * - `documents` + collection id + record id → the document's BSON, as the client sent it, and its checksum;
 * - `index` + index id + encoded fields (+ record id unless unique) → record id (unique) or one zero byte;
 * - `shape` + index id + field number → one zero byte: the field has had arrays (`LONG_KEYS`: some value was too long);
 * - `count` + collection id → number of documents, float64;
 * - `retry` + session id → reply of the session's last retryable write;
 * - `garbage` + tag + id → a dropped collection or index whose entries are still to be deleted.
 */
export const TAG = { meta: 0, catalog: 1, documents: 2, index: 3, count: 4, retry: 5, garbage: 6, shape: 7 } as const;

/** In place of a field number in a `shape` key. */
export const LONG_KEYS = 255;

/** Bytes of a record id: insertion order within a collection. */
const RECORD_ID_BYTES = 6;
const ID_KEY_BYTES = 5;

/** A half-open range of keys, `start` included. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

/** Prefix of all keys of one collection or index. */
export function idKey(tag: number, id: number): Buffer {
  const key = Buffer.allocUnsafe(ID_KEY_BYTES);
  key[0] = tag;
  key.writeUInt32BE(id, 1);
  return key;
}

/** The id in a key made by `idKey`. */
export function idOf(key: Buffer): number {
  return key.readUInt32BE(1);
}

/** Key of a stored document. */
export function documentKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(ID_KEY_BYTES + RECORD_ID_BYTES);
  key[0] = TAG.documents;
  key.writeUInt32BE(collection, 1);
  key.writeUIntBE(record, ID_KEY_BYTES, RECORD_ID_BYTES);
  return key;
}

/** Record id at the end of a document key or of a non-unique index key; or the whole value of a unique index entry. */
export function recordOf(bytes: Buffer): number {
  return bytes.readUIntBE(bytes.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

/** A record id as bytes. */
export function recordBytes(record: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_ID_BYTES);
  bytes.writeUIntBE(record, 0, RECORD_ID_BYTES);
  return bytes;
}

/** Key of a record in the `meta` range. */
export function metaKey(name: string): Buffer {
  return Buffer.from([TAG.meta, ...Buffer.from(name)]);
}

/** Key of a session's retry record. */
export function retryKey(session: string): Buffer {
  return Buffer.from([TAG.retry, ...Buffer.from(session, 'hex')]);
}

/** Key that remembers what is to be deleted: all keys that begin with `idKey(tag, id)`. */
export function garbageKey(tag: number, id: number): Buffer {
  return Buffer.from([TAG.garbage, ...idKey(tag, id)]);
}

/** Key that remembers something an index has had. */
export function shapeKey(index: number, field: number): Buffer {
  return Buffer.from([...idKey(TAG.shape, index), field]);
}

/** The range of all keys with a prefix. */
export function prefixRange(prefix: Buffer): KeyRange {
  return { start: prefix, end: successor(prefix) };
}

/** The range of all keys of one kind, or of those of one collection or index. */
export function tagRange(tag: number, id?: number): KeyRange {
  return prefixRange(id === undefined ? Buffer.from([tag]) : idKey(tag, id));
}

/** The smallest key greater than every key with this prefix. */
export function successor(prefix: Buffer): Buffer {
  const last = prefix.findLastIndex((byte) => byte < 255);
  if (last < 0) return Buffer.alloc(prefix.length + 1, 255);
  const next = Buffer.from(prefix.subarray(0, last + 1));
  next[last] = (prefix[last] as number) + 1;
  return next;
}
