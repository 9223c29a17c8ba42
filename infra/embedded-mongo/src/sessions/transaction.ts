import type { Catalog } from '../catalog/catalog.js';
import type { Collection } from '../catalog/definitions.js';
import type { Engine } from '../store/engine.js';
import { LockOwner } from '../store/locks.js';
import { Overlay } from '../store/overlay.js';
import type { SnapshotView } from '../store/snapshot.js';
import { MongoError } from '../values/errors.js';

/**
 * A multi-document transaction: reads one snapshot, gathers its changes above it, and locks every key it changes. Whoever comes
 * second to a key gets a write conflict, at once if the key is locked or has changed since the snapshot.
 */
export class Transaction {
  /** Reads and writes of the transaction. */
  readonly overlay: Overlay;
  lastUsed = Date.now();
  /** True while one of its commands runs. */
  busy = false;
  /** Collections made (or given indexes) by this transaction, not visible outside. */
  private readonly created = new Map<string, Collection>();
  /** Definitions its changes were made under. */
  private readonly used = new Map<string, Collection>();
  private readonly snapshot: SnapshotView;
  private readonly owner = new LockOwner();
  private ended = false;

  constructor(
    private readonly engine: Engine,
    private readonly catalog: Catalog,
  ) {
    this.snapshot = engine.snapshot();
    // The snapshot is that of the first command, not of its first read.
    void this.snapshot.catalogVersion;
    this.overlay = new Overlay(this.snapshot, { beforeWrite: (name, key) => this.lock(name, key) });
  }

  /** A collection as the transaction sees it. @throws MongoError 246 if it has changed since the snapshot */
  collection(ns: string): Collection | undefined {
    const own = this.created.get(ns);
    const collection = own ?? this.catalog.get(ns);
    if (own || !collection) return own;
    if (collection.since > this.snapshot.catalogVersion)
      throw transient(
        246,
        `Unable to read from a snapshot: collection '${ns}' has changed; please retry the operation.`,
      );
    this.used.set(ns, collection);
    return collection;
  }

  /** Keeps a collection made by this transaction; its work on the catalog becomes visible at the commit. */
  keep(collection: Collection): Collection {
    this.created.set(collection.ns, collection);
    return collection;
  }

  /** True if the collection was made by this transaction. */
  owns(ns: string): boolean {
    return this.created.has(ns);
  }

  /** Makes the changes durable and visible. `record` is written in the same commit. @throws MongoError 112, 251 */
  async commit(record: (overlay: Overlay) => void): Promise<void> {
    if (this.ended) throw aborted();
    try {
      await this.engine.commit(
        (overlay) => {
          for (const [ns, collection] of this.used) if (this.catalog.get(ns) !== collection) throw writeConflict();
          for (const ns of this.created.keys()) if (this.catalog.get(ns)) throw writeConflict();
          overlay.absorb(this.overlay);
          record(overlay);
        },
        { alone: this.created.size > 0 },
      );
    } finally {
      this.end();
    }
  }

  /** Gives snapshot and locks back; the changes are lost unless committed. */
  end(): void {
    this.ended = true;
    this.engine.locks.release(this.owner);
    this.snapshot.close(aborted());
  }

  private lock(name: string, key: Buffer): void {
    if (this.ended) throw aborted();
    if (!this.engine.locks.acquire(name, this.owner)) throw writeConflict();
    const before = this.snapshot.get(key);
    const now = this.engine.current.get(key);
    if (before === undefined ? now !== undefined : !now?.equals(before)) throw writeConflict();
  }
}

/** An error after which drivers repeat the whole transaction. */
export function transient(code: number, message: string): MongoError {
  return new MongoError(code, message, ['TransientTransactionError']);
}

/** 112 */
export function writeConflict(): MongoError {
  return transient(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
}

function aborted(): MongoError {
  return transient(251, 'Transaction has been aborted.');
}
