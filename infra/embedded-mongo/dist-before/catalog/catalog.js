import { randomUUID } from 'node:crypto';
import { UUID } from 'bson';
import { garbageKey, idKey, metaKey, TAG } from '../store/keys.js';
import { MongoError } from '../values/errors.js';
import { makeIndex, readDefinitions, storeDefinition } from './catalog-store.js';
import { interpretOptions } from './collection-options.js';
import { RecordIds } from './definitions.js';
const NEXT_ID = metaKey('nextId');
const MAX_NAMESPACE_BYTES = 255;
/**
 * The collections and indexes there are. Changes are written through an overlay and show in memory when it is committed; the
 * jobs that make them must run `alone`, so that no other work is between the commit and that.
 */
export class Catalog {
    engine;
    collections;
    nextId;
    constructor(engine) {
        this.engine = engine;
        this.collections = readDefinitions(engine.current);
        this.nextId = engine.current.get(NEXT_ID)?.readUInt32BE(0) ?? 1;
    }
    get(ns) {
        return this.collections.get(ns);
    }
    /** Collections of a database, by name. */
    inDatabase(db) {
        return [...this.collections.values()].filter((c) => c.db === db).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    all() {
        return [...this.collections.values()];
    }
    /** Database names in order. */
    databases() {
        return [...new Set(this.all().map((c) => c.db))].sort();
    }
    /** A new collection with its `_id` index. @throws MongoError 73 for a wrong name */
    create(overlay, db, name, options = {}) {
        checkNamespace(db, name);
        const collection = {
            id: this.newId(overlay),
            db,
            name,
            ns: `${db}.${name}`,
            uuid: new UUID(randomUUID()),
            options,
            ...interpretOptions(options),
            indexes: options.viewOn === undefined ? [makeIndex(this.newId(overlay), idIndex(options))] : [],
            records: new RecordIds(0),
            since: 0,
        };
        this.store(overlay, collection);
        return collection;
    }
    /** A new index, not yet in any collection. */
    createIndex(overlay, spec, building) {
        return makeIndex(this.newId(overlay), spec, building);
    }
    /** Puts a changed (or renamed) definition in the place of `previous`. Indexes no longer in it are dropped. */
    replace(overlay, previous, changes) {
        const collection = { ...previous, ...changes };
        const kept = new Set(collection.indexes.map((index) => index.id));
        for (const index of previous.indexes)
            if (!kept.has(index.id))
                overlay.putEntry(garbageKey(TAG.index, index.id));
        if (collection.ns !== previous.ns)
            overlay.afterCommit.push(() => this.collections.delete(previous.ns));
        this.store(overlay, collection);
        return collection;
    }
    /** Gives a collection another name (and database). @throws MongoError 73 */
    rename(overlay, collection, db, name) {
        checkNamespace(db, name);
        this.replace(overlay, collection, { db, name, ns: `${db}.${name}` });
    }
    /** Removes a collection; its entries are deleted in the background (`Reaper`). */
    drop(overlay, collection) {
        overlay.deleteEntry(idKey(TAG.catalog, collection.id));
        overlay.deleteEntry(idKey(TAG.count, collection.id));
        overlay.putEntry(garbageKey(TAG.documents, collection.id));
        for (const index of collection.indexes)
            overlay.putEntry(garbageKey(TAG.index, index.id));
        overlay.afterCommit.push(() => {
            this.engine.catalogVersion++;
            if (this.collections.get(collection.ns)?.id === collection.id)
                this.collections.delete(collection.ns);
        });
    }
    store(overlay, collection) {
        storeDefinition(overlay, collection);
        overlay.afterCommit.push(() => {
            collection.since = ++this.engine.catalogVersion;
            this.collections.set(collection.ns, collection);
        });
    }
    newId(overlay) {
        overlay.putAtCommit(NEXT_ID, () => {
            const value = Buffer.allocUnsafe(4);
            value.writeUInt32BE(this.nextId, 0);
            return value;
        });
        return this.nextId++;
    }
}
/** The `_id` index compares text as the collection does. */
function idIndex({ collation }) {
    const spec = { v: 2, key: { _id: 1 }, name: '_id_' };
    return collation === undefined ? spec : { ...spec, collation };
}
/** @throws MongoError 73 unless `db.name` may be the name of a collection */
function checkNamespace(db, name) {
    const wrong = db === '' ||
        /[/\\. "$*<>:|?\0]/.test(db) ||
        Buffer.byteLength(db) > 63 ||
        name === '' ||
        name.startsWith('.') ||
        name.endsWith('.') ||
        /[$\0]/.test(name) ||
        Buffer.byteLength(`${db}.${name}`) > MAX_NAMESPACE_BYTES;
    if (wrong)
        throw new MongoError(73, `Invalid namespace specified '${db}.${name}'`);
}
//# sourceMappingURL=catalog.js.map