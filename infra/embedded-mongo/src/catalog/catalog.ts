import { randomUUID } from 'node:crypto';
import { UUID } from 'bson';
import type { Engine } from '../store/engine.js';
import { garbageKey, idKey, idOf, TAG, tagRange } from '../store/keys.js';
import type { Overlay } from '../store/overlay.js';
import type { Doc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { makeCollection, makeIndex, readDefinitions, storeDefinition } from './catalog-store.js';
import type { Collection, Index } from './definitions.js';

const MAX_NAMESPACE_BYTES = 255;

/**
 * The collections and indexes there are. Changes are written through an overlay and show in memory when it is committed; the
 * jobs that make them must run `alone`, so that no other work is between the commit and that.
 */
export class Catalog {
  private readonly collections: Map<string, Collection>;
  private lastId = 0;

  constructor(private readonly engine: Engine) {
    this.collections = readDefinitions(engine.current);
    const used = this.all().flatMap(({ id, indexes }) => [id, ...indexes.map((index) => index.id)]);
    const dropped = [...engine.current.walk(tagRange(TAG.garbage))].map(([key]) => idOf(key.subarray(1)));
    for (const id of [...used, ...dropped]) this.lastId = Math.max(this.lastId, id);
  }

  get(ns: string): Collection | undefined {
    return this.collections.get(ns);
  }

  /** Collections of a database, by name. */
  inDatabase(db: string): Collection[] {
    return this.all()
      .filter((c) => c.db === db)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  /** Database names in order. */
  databases(): string[] {
    return [...new Set(this.all().map((c) => c.db))].sort();
  }

  /** A new collection with its `_id` index. @throws MongoError 73 or 13297 for a wrong name, 72 or 238 for wrong options */
  create(overlay: Overlay, db: string, name: string, options: Doc = {}): Collection {
    checkNamespace(db, name);
    this.checkCase(db);
    const made = makeCollection(++this.lastId, db, name, new UUID(randomUUID()), options);
    const { collation } = options; // the `_id` index compares text as the collection does
    const idIndex: Doc = { v: 2, key: { _id: 1 }, name: '_id_', ...(collation === undefined ? {} : { collation }) };
    return this.store(overlay, made.view ? made : { ...made, indexes: [this.createIndex(idIndex)] });
  }

  /** @throws MongoError 13297: names of databases must differ in more than case */
  private checkCase(db: string): void {
    const other = this.databases().find((name) => name !== db && name.toLowerCase() === db.toLowerCase());
    if (other === undefined) return;
    throw new MongoError(
      13297,
      `db already exists with different case already have: [${other}] trying to create [${db}]`,
    );
  }

  /** A new index, not yet in any collection. */
  createIndex(spec: Doc, building = false): Index {
    return makeIndex(++this.lastId, spec, building);
  }

  /** Puts a changed (or renamed) definition in the place of `previous`. Indexes no longer in it are dropped. */
  replace(overlay: Overlay, previous: Collection, changes: Partial<Collection>): Collection {
    const collection: Collection = { ...previous, ...changes };
    for (const { id } of previous.indexes)
      if (!collection.indexes.some((kept) => kept.id === id)) dropIndex(overlay, id);
    if (collection.ns !== previous.ns) overlay.afterCommit.push(() => this.collections.delete(previous.ns));
    return this.store(overlay, collection);
  }

  /** Gives a collection another name (and database). @throws MongoError 73 */
  rename(overlay: Overlay, collection: Collection, db: string, name: string): void {
    checkNamespace(db, name);
    this.replace(overlay, collection, { db, name, ns: `${db}.${name}` });
  }

  /** Removes a collection; its entries are deleted in the background (`deleteGarbage`). */
  drop(overlay: Overlay, collection: Collection): void {
    overlay.deleteEntry(idKey(TAG.catalog, collection.id));
    overlay.deleteEntry(idKey(TAG.count, collection.id));
    overlay.putEntry(garbageKey(TAG.documents, collection.id));
    for (const { id } of collection.indexes) dropIndex(overlay, id);
    overlay.afterCommit.push(() => {
      this.engine.catalogVersion++;
      if (this.collections.get(collection.ns)?.id === collection.id) this.collections.delete(collection.ns);
    });
  }

  private store(overlay: Overlay, collection: Collection): Collection {
    storeDefinition(overlay, collection);
    overlay.afterCommit.push(() => {
      collection.since = ++this.engine.catalogVersion;
      this.collections.set(collection.ns, collection);
    });
    return collection;
  }
}

function dropIndex(overlay: Overlay, id: number): void {
  overlay.putEntry(garbageKey(TAG.index, id));
  overlay.putEntry(garbageKey(TAG.shape, id));
}

/** @throws MongoError 73 unless `db.name` may be the name of a collection */
function checkNamespace(db: string, name: string): void {
  const right =
    /^[^/\\. "$*<>:|?\0]+$/.test(db) &&
    /^[^.$\0]([^$\0]*[^.$\0])?$/s.test(name) &&
    !name.startsWith('system.') &&
    Buffer.byteLength(db) <= 63 &&
    Buffer.byteLength(`${db}.${name}`) <= MAX_NAMESPACE_BYTES;
  if (!right) throw new MongoError(73, `Invalid namespace specified '${db}.${name}'`);
}
