import type { Engine } from '../store/engine.js';
import type { Overlay } from '../store/overlay.js';
import type { Doc } from '../values/bson.js';
import { type Collection, type Index } from './definitions.js';
/**
 * The collections and indexes there are. Changes are written through an overlay and show in memory when it is committed; the
 * jobs that make them must run `alone`, so that no other work is between the commit and that.
 */
export declare class Catalog {
    private readonly engine;
    private readonly collections;
    private nextId;
    constructor(engine: Engine);
    get(ns: string): Collection | undefined;
    /** Collections of a database, by name. */
    inDatabase(db: string): Collection[];
    all(): Collection[];
    /** Database names in order. */
    databases(): string[];
    /** A new collection with its `_id` index. @throws MongoError 73 for a wrong name */
    create(overlay: Overlay, db: string, name: string, options?: Doc): Collection;
    /** A new index, not yet in any collection. */
    createIndex(overlay: Overlay, spec: Doc, building: boolean): Index;
    /** Puts a changed (or renamed) definition in the place of `previous`. Indexes no longer in it are dropped. */
    replace(overlay: Overlay, previous: Collection, changes: Partial<Collection>): Collection;
    /** Gives a collection another name (and database). @throws MongoError 73 */
    rename(overlay: Overlay, collection: Collection, db: string, name: string): void;
    /** Removes a collection; its entries are deleted in the background (`Reaper`). */
    drop(overlay: Overlay, collection: Collection): void;
    private store;
    private newId;
}
