import { LockOwner } from '../store/locks.js';
import { Overlay } from '../store/overlay.js';
import { MongoError } from '../values/errors.js';
/**
 * A multi-document transaction: reads one snapshot, gathers its changes above it, and locks every key it changes. Whoever comes
 * second to a key gets a write conflict, at once if the key is locked or has changed since the snapshot.
 */
export class Transaction {
    engine;
    catalog;
    /** Reads and writes of the transaction. */
    overlay;
    /** Collections made (or given indexes) by this transaction, not visible outside. */
    created = new Map();
    /** Definitions its changes were made under. */
    used = new Map();
    snapshot;
    owner = new LockOwner();
    lastUsed = Date.now();
    /** True while one of its commands runs. */
    busy = false;
    ended = false;
    constructor(engine, catalog) {
        this.engine = engine;
        this.catalog = catalog;
        this.snapshot = engine.snapshot();
        // The snapshot is that of the first command, not of its first read.
        void this.snapshot.catalogVersion;
        this.overlay = new Overlay(this.snapshot, { beforeWrite: (name, key) => this.lock(name, key) });
    }
    /** A collection as the transaction sees it. @throws MongoError 246 if it has changed since the snapshot */
    collection(ns) {
        const own = this.created.get(ns);
        if (own)
            return own;
        const collection = this.catalog.get(ns);
        if (!collection)
            return undefined;
        if (collection.since > this.snapshot.catalogVersion)
            throw snapshotUnavailable(ns);
        this.used.set(ns, collection);
        return collection;
    }
    /** Keeps a collection made by this transaction; its work on the catalog becomes visible at the commit. */
    keep(collection) {
        this.created.set(collection.ns, collection);
    }
    /** True if the collection was made by this transaction. */
    owns(ns) {
        return this.created.has(ns);
    }
    /** Makes the changes durable and visible. `record` is written in the same commit. @throws MongoError 112 */
    async commit(record) {
        if (this.ended)
            throw abortedMeanwhile();
        try {
            await this.engine.commit((overlay) => {
                this.checkDefinitions();
                overlay.absorb(this.overlay);
                record(overlay);
            }, { alone: this.created.size > 0 });
        }
        finally {
            this.end();
        }
    }
    /** Gives snapshot and locks back; the changes are lost unless committed. */
    end() {
        this.ended = true;
        this.engine.locks.release(this.owner);
        this.snapshot.close(abortedMeanwhile());
    }
    lock(name, key) {
        if (this.ended)
            throw abortedMeanwhile();
        if (!this.engine.locks.acquire(name, this.owner))
            throw writeConflict();
        const before = this.snapshot.get(key);
        const now = this.engine.current.get(key);
        const same = before === undefined ? now === undefined : now?.equals(before) === true;
        if (!same)
            throw writeConflict();
    }
    checkDefinitions() {
        for (const [ns, collection] of this.used)
            if (this.catalog.get(ns) !== collection)
                throw writeConflict();
        for (const ns of this.created.keys())
            if (this.catalog.get(ns))
                throw writeConflict();
    }
}
/** 112 */
function writeConflict() {
    return new MongoError(112, 'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.', ['TransientTransactionError']);
}
function abortedMeanwhile() {
    return new MongoError(251, 'Transaction has been aborted.', ['TransientTransactionError']);
}
function snapshotUnavailable(ns) {
    return new MongoError(246, `Unable to read from a snapshot due to pending collection catalog changes to collection '${ns}'; please retry the operation.`, ['TransientTransactionError']);
}
//# sourceMappingURL=transaction.js.map