import type { Catalog } from '../catalog/catalog.js';
import type { Collection } from '../catalog/definitions.js';
import type { Engine } from '../store/engine.js';
import { Overlay } from '../store/overlay.js';
/**
 * A multi-document transaction: reads one snapshot, gathers its changes above it, and locks every key it changes. Whoever comes
 * second to a key gets a write conflict, at once if the key is locked or has changed since the snapshot.
 */
export declare class Transaction {
    private readonly engine;
    private readonly catalog;
    /** Reads and writes of the transaction. */
    readonly overlay: Overlay;
    /** Collections made (or given indexes) by this transaction, not visible outside. */
    private readonly created;
    /** Definitions its changes were made under. */
    private readonly used;
    private readonly snapshot;
    private readonly owner;
    lastUsed: number;
    /** True while one of its commands runs. */
    busy: boolean;
    private ended;
    constructor(engine: Engine, catalog: Catalog);
    /** A collection as the transaction sees it. @throws MongoError 246 if it has changed since the snapshot */
    collection(ns: string): Collection | undefined;
    /** Keeps a collection made by this transaction; its work on the catalog becomes visible at the commit. */
    keep(collection: Collection): void;
    /** True if the collection was made by this transaction. */
    owns(ns: string): boolean;
    /** Makes the changes durable and visible. `record` is written in the same commit. @throws MongoError 112 */
    commit(record: (overlay: Overlay) => void): Promise<void>;
    /** Gives snapshot and locks back; the changes are lost unless committed. */
    end(): void;
    private lock;
    private checkDefinitions;
}
