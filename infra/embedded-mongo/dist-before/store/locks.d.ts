/** Holder of write locks: one open transaction. */
export declare class LockOwner {
    readonly names: string[];
    /** Resolves when the transaction has ended and its locks are free. */
    readonly released: Promise<void>;
    release: () => void;
    constructor();
}
/** Thrown out of a command that must wait for a transaction: it is run again when `owner` has released its locks. */
export declare class Blocked extends Error {
    readonly owner: LockOwner;
    constructor(owner: LockOwner);
}
/** Keys that open transactions have changed. Commands outside transactions hold none: each is applied in one step. */
export declare class KeyLocks {
    private readonly owners;
    /** Takes a key for a transaction; false if another transaction has it. */
    acquire(name: string, owner: LockOwner): boolean;
    /** @throws Blocked if an open transaction has changed the key. */
    check(name: string): void;
    /** Frees all keys of a transaction. */
    release(owner: LockOwner): void;
}
