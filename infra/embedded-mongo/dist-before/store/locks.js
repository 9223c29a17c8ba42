/** Holder of write locks: one open transaction. */
export class LockOwner {
    names = [];
    /** Resolves when the transaction has ended and its locks are free. */
    released;
    release;
    constructor() {
        this.released = new Promise((resolve) => {
            this.release = resolve;
        });
    }
}
/** Thrown out of a command that must wait for a transaction: it is run again when `owner` has released its locks. */
export class Blocked extends Error {
    owner;
    constructor(owner) {
        super('waits for a transaction');
        this.owner = owner;
    }
}
/** Keys that open transactions have changed. Commands outside transactions hold none: each is applied in one step. */
export class KeyLocks {
    owners = new Map();
    /** Takes a key for a transaction; false if another transaction has it. */
    acquire(name, owner) {
        const holder = this.owners.get(name);
        if (holder)
            return holder === owner;
        this.owners.set(name, owner);
        owner.names.push(name);
        return true;
    }
    /** @throws Blocked if an open transaction has changed the key. */
    check(name) {
        const holder = this.owners.size > 0 ? this.owners.get(name) : undefined;
        if (holder)
            throw new Blocked(holder);
    }
    /** Frees all keys of a transaction. */
    release(owner) {
        for (const name of owner.names)
            this.owners.delete(name);
        owner.names.length = 0;
        owner.release();
    }
}
//# sourceMappingURL=locks.js.map