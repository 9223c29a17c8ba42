/** Holder of write locks: one open transaction. */
export class LockOwner {
  readonly names: string[] = [];
  release!: () => void;
  /** Resolves when the transaction has ended and its locks are free. */
  readonly released = new Promise<void>((resolve) => {
    this.release = resolve;
  });
}

/** Thrown out of a command that must wait for a transaction: it is run again when `owner` has released its locks. */
export class Blocked extends Error {
  constructor(readonly owner: LockOwner) {
    super('waits for a transaction');
  }
}

/** Keys that open transactions have changed. Commands outside transactions hold none: each is applied in one step. */
export class KeyLocks {
  private readonly owners = new Map<string, LockOwner>();

  /** Takes a key for a transaction; false if another transaction has it. */
  acquire(name: string, owner: LockOwner): boolean {
    const holder = this.owners.get(name);
    if (holder) return holder === owner;
    this.owners.set(name, owner);
    owner.names.push(name);
    return true;
  }

  /** @throws Blocked if an open transaction has changed the key. */
  check(name: string): void {
    const holder = this.owners.get(name);
    if (holder) throw new Blocked(holder);
  }

  /** Frees all keys of a transaction. */
  release(owner: LockOwner): void {
    for (const name of owner.names) this.owners.delete(name);
    owner.release();
  }
}
