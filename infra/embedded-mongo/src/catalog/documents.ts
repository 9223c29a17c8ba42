import { documentKey, recordBytes, recordOf, shapeKey, TAG, tagRange } from '../store/keys.js';
import type { Overlay } from '../store/overlay.js';
import { sealed, unsealed } from '../store/record.js';
import { type Doc, decode, docOf, encode, MAX_DOCUMENT_BYTES } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { describe } from '../values/text.js';
import type { Collection, Index } from './definitions.js';
import { type DocumentKeys, documentKeys, type IndexKey, NO_KEYS } from './index-keys.js';

/**
 * Stores a new document and enters it in every index.
 * @param bytes the document's BSON if it is at hand
 * @throws MongoError 11000 (nothing changed then), 10334
 */
export function insertDocument(overlay: Overlay, collection: Collection, doc: Doc, bytes = encode(doc)): void {
  change(overlay, collection, ++collection.records.last, { after: doc, bytes });
  if (collection.cap) trim(overlay, collection, collection.cap);
}

/** Stores a changed document. @throws MongoError 11000 (nothing changed then), 17419 */
export function replaceDocument(
  overlay: Overlay,
  collection: Collection,
  record: number,
  before: Doc,
  after: Doc,
): void {
  change(overlay, collection, record, { before, after, bytes: bytesOf(after) });
}

function bytesOf(after: Doc): Uint8Array {
  try {
    const bytes = encode(after);
    if (bytes.length <= MAX_DOCUMENT_BYTES) return bytes;
  } catch (error) {
    if ((error as MongoError).code !== 10334) throw error;
  }
  throw new MongoError(17419, `Resulting document after update is larger than ${MAX_DOCUMENT_BYTES}`);
}

/** Deletes a document and its index entries. */
export function removeDocument(overlay: Overlay, collection: Collection, record: number, before: Doc): void {
  change(overlay, collection, record, { before });
}

/** Enters an existing document in a new index; may be done twice. @throws MongoError 11000 */
export function enterInIndex(overlay: Overlay, collection: Collection, index: Index, record: number, doc: Doc): void {
  const { keys, shape } = documentKeys(index, doc);
  checkUnique(overlay, collection, index, keys, record);
  addEntries(overlay, index, keys, record);
  noteShape(overlay, index, shape);
}

function change(
  overlay: Overlay,
  collection: Collection,
  record: number,
  { before, after, bytes }: { before?: Doc; after?: Doc; bytes?: Uint8Array },
): void {
  if (bytes && bytes.length > MAX_DOCUMENT_BYTES)
    throw new MongoError(
      10334,
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  const changes = collection.indexes.map((index) => {
    const was = before ? documentKeys(index, before) : NO_KEYS;
    const is = after ? documentKeys(index, after) : NO_KEYS;
    return { index, shape: is.shape, removed: without(was.keys, is.keys), added: without(is.keys, was.keys) };
  });
  for (const { index, added } of changes) checkUnique(overlay, collection, index, added, record);
  for (const { index, removed, added, shape } of changes) {
    removeEntries(overlay, index, removed, record);
    addEntries(overlay, index, added, record);
    noteShape(overlay, index, shape);
  }
  const key = documentKey(collection.id, record);
  if (bytes) overlay.put(key, sealed(bytes));
  else overlay.delete(key);
  if (!before) overlay.count(collection.id, 1);
  if (!after) overlay.count(collection.id, -1);
}

/** Deletes the oldest documents of a capped collection until it is within its limits. */
function trim(overlay: Overlay, collection: Collection, cap: { bytes: number; documents: number }): void {
  let bytes = 0;
  let documents = 0;
  // From the newest: what no longer fits goes.
  for (const [key, value] of [...overlay.walk({ ...tagRange(TAG.documents, collection.id), reverse: true })]) {
    bytes += value.length;
    documents++;
    if (bytes > cap.bytes || documents > cap.documents)
      removeDocument(overlay, collection, recordOf(key), decode(unsealed(value)));
  }
}

function without(keys: IndexKey[], others: IndexKey[]): IndexKey[] {
  if (keys.length === 0 || others.length === 0) return keys;
  const names = new Set(others.map(({ key }) => key.toString('latin1')));
  return keys.filter(({ key }) => !names.has(key.toString('latin1')));
}

/** @throws MongoError 11000 in the shape drivers read */
function checkUnique(overlay: Overlay, collection: Collection, index: Index, keys: IndexKey[], record: number): void {
  if (!index.unique) return;
  for (const { key, values } of keys) {
    const holder = overlay.get(key);
    if (holder === undefined || recordOf(holder) === record) continue;
    const keyValue: Doc = docOf(index.fields.map(({ path }, i) => [path, values[i] ?? null]));
    const message = `E11000 duplicate key error collection: ${collection.ns} index: ${index.name} dup key: ${describe(keyValue)}`;
    throw new MongoError(11000, message, [], { keyPattern: index.key, keyValue });
  }
}

function addEntries(overlay: Overlay, { unique }: Index, keys: IndexKey[], record: number): void {
  const bytes = recordBytes(record);
  for (const { key } of keys) {
    if (unique) overlay.put(key, bytes);
    else overlay.putEntry(Buffer.concat([key, bytes]));
  }
}

function removeEntries(overlay: Overlay, { unique }: Index, keys: IndexKey[], record: number): void {
  const bytes = recordBytes(record);
  for (const { key } of keys) {
    const holder = unique ? overlay.get(key) : undefined;
    if (!unique) overlay.deleteEntry(Buffer.concat([key, bytes]));
    // While a unique index is being built, another document may hold the key. If none does, deleting it keeps the build from
    // entering this document with it before a transaction that changes it commits.
    else if (!holder || holder.equals(bytes)) overlay.delete(key);
  }
}

/** Notes a first array or over-long value: in memory at once (queries only become more careful by it), on disk with this commit. */
function noteShape(overlay: Overlay, index: Index, shape: DocumentKeys['shape']): void {
  for (const field of shape) {
    index.shape.add(field);
    const key = shapeKey(index.id, field);
    if (!overlay.get(key)) overlay.putEntry(key);
  }
}
