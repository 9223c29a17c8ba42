import { documentKey, recordBytes, recordOf } from '../store/keys.js';
import { encode, MAX_DOCUMENT_BYTES } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { describe } from '../values/text.js';
import { storeShape } from './catalog-store.js';
import { documentKeys, tupleOf } from './index-keys.js';
/**
 * Stores a new document and enters it in every index.
 * @param bytes the document's BSON if it is at hand
 * @returns its record id
 * @throws MongoError 11000 (nothing changed then), 10334
 */
export function insertDocument(overlay, collection, doc, bytes = encode(doc)) {
    checkSize(bytes);
    const entries = collection.indexes.map((index) => documentKeys(index, doc));
    for (const [i, index] of collection.indexes.entries()) {
        if (!index.unique)
            continue;
        for (const key of entries[i].keys)
            if (overlay.get(key) !== undefined)
                throw duplicateKey(collection, index, doc, key);
    }
    const record = collection.records.next();
    const suffix = recordBytes(record);
    for (const [i, index] of collection.indexes.entries())
        for (const key of entries[i].keys)
            addEntry(overlay, index, key, suffix);
    overlay.put(documentKey(collection.id, record), asBuffer(bytes));
    overlay.count(collection.id, 1);
    noteShape(overlay, collection, entries);
    return record;
}
/** Stores a changed document. @throws MongoError 11000 (nothing changed then), 10334 */
export function replaceDocument(overlay, collection, record, before, after) {
    const bytes = encode(after);
    checkSize(bytes);
    const suffix = recordBytes(record);
    const entries = collection.indexes.map((index) => documentKeys(index, after));
    const plans = collection.indexes.map((index, i) => {
        const added = new Map(entries[i].keys.map((key) => [key.toString('latin1'), key]));
        const removed = [];
        for (const key of documentKeys(index, before).keys)
            if (!added.delete(key.toString('latin1')))
                removed.push(key);
        return { index, added: [...added.values()], removed };
    });
    for (const { index, added } of plans) {
        if (!index.unique)
            continue;
        for (const key of added) {
            const holder = overlay.get(key);
            if (holder !== undefined && recordOf(holder) !== record)
                throw duplicateKey(collection, index, after, key);
        }
    }
    for (const { index, added, removed } of plans) {
        for (const key of removed)
            removeEntry(overlay, index, key, suffix);
        for (const key of added)
            addEntry(overlay, index, key, suffix);
    }
    overlay.put(documentKey(collection.id, record), asBuffer(bytes));
    noteShape(overlay, collection, entries);
}
/** Deletes a document and its index entries. */
export function removeDocument(overlay, collection, record, doc) {
    const suffix = recordBytes(record);
    for (const index of collection.indexes)
        for (const key of documentKeys(index, doc).keys)
            removeEntry(overlay, index, key, suffix);
    overlay.delete(documentKey(collection.id, record));
    overlay.count(collection.id, -1);
}
/** Enters an existing document in a new index; may be done twice. @throws MongoError 11000 */
export function enterInIndex(overlay, collection, index, record, doc) {
    const entries = documentKeys(index, doc);
    const suffix = recordBytes(record);
    for (const key of entries.keys) {
        if (index.unique) {
            const holder = overlay.get(key);
            if (holder !== undefined && recordOf(holder) !== record)
                throw duplicateKey(collection, index, doc, key);
        }
        addEntry(overlay, index, key, suffix);
    }
    const i = collection.indexes.indexOf(index);
    noteShape(overlay, collection, collection.indexes.map((_, n) => (n === i ? entries : undefined)));
}
/** 11000 in the shape drivers read. */
function duplicateKey(collection, index, doc, key) {
    const values = tupleOf(index, doc, key);
    const keyValue = {};
    for (const [i, field] of index.fields.entries())
        keyValue[field.path] = values[i] ?? null;
    const message = `E11000 duplicate key error collection: ${collection.ns} index: ${index.name} dup key: ${describe(keyValue)}`;
    return new MongoError(11000, message, [], { keyPattern: index.key, keyValue });
}
function addEntry(overlay, index, key, record) {
    if (index.unique)
        overlay.put(key, record);
    else
        overlay.putEntry(Buffer.concat([key, record]));
}
function removeEntry(overlay, index, key, record) {
    if (!index.unique) {
        overlay.deleteEntry(Buffer.concat([key, record]));
        return;
    }
    // While a unique index is being built, another document may hold the key.
    const holder = overlay.get(key);
    if (holder?.equals(record))
        overlay.delete(key);
}
/**
 * Marks indexes that got their first array or over-long value, in memory at once (queries only become more careful by it) and
 * on disk with this commit.
 */
function noteShape(overlay, collection, entries) {
    let changed = false;
    for (const [i, index] of collection.indexes.entries()) {
        const shape = entries[i];
        if (!shape)
            continue;
        if (shape.long) {
            index.longKeys = true;
            changed ||= !index.longKeysStored;
        }
        for (const [n, field] of index.fields.entries()) {
            if (!shape.multikey?.[n])
                continue;
            field.multikey = true;
            changed ||= !field.multikeyStored;
        }
    }
    if (changed)
        storeShape(overlay, collection);
}
function checkSize(bytes) {
    if (bytes.length > MAX_DOCUMENT_BYTES)
        throw new MongoError(10334, `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`);
}
function asBuffer(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
//# sourceMappingURL=documents.js.map