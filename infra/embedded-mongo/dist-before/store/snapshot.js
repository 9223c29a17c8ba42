import { read, walkEntries } from './environment.js';
/**
 * A read snapshot of committed data, taken at the first read.
 * `rest()` gives it back between batches of a cursor, so that an idle cursor does not keep old pages from being reused;
 * the next read takes a newer one. `pinned` snapshots (transactions) never rest.
 */
export class SnapshotView {
    env;
    currentCatalogVersion;
    epoch = 0;
    transaction;
    version = 0;
    walks = new Set();
    closedBy;
    constructor(env, currentCatalogVersion) {
        this.env = env;
        this.currentCatalogVersion = currentCatalogVersion;
    }
    get catalogVersion() {
        this.take();
        return this.version;
    }
    get(key) {
        return read(this.env, key, this.take());
    }
    walk(walk) {
        const inner = walkEntries(this.env, walk, this.take());
        const walks = this.walks;
        const iterator = {
            next() {
                const step = inner.next();
                if (step.done)
                    walks.delete(iterator);
                return step;
            },
            return() {
                walks.delete(iterator);
                return inner.return(undefined);
            },
        };
        walks.add(iterator);
        return iterator;
    }
    /** Gives the snapshot back until the next read. */
    rest() {
        if (!this.transaction)
            return;
        for (const walk of [...this.walks])
            walk.return?.();
        this.transaction.done();
        this.transaction = undefined;
        this.epoch++;
    }
    /** Gives the snapshot back for good; further reads throw `reason`. */
    close(reason) {
        this.rest();
        this.closedBy = reason;
    }
    take() {
        if (this.closedBy)
            throw this.closedBy;
        if (!this.transaction) {
            this.env.resetReadTxn();
            this.transaction = this.env.useReadTransaction();
            this.version = this.currentCatalogVersion();
        }
        return this.transaction;
    }
}
//# sourceMappingURL=snapshot.js.map