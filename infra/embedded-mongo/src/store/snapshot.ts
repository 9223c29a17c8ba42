import { type Environment, type ReadTransaction, read, walkEntries } from './environment.js';
import type { Entry, ReadView, Walk } from './view.js';

/**
 * A read snapshot of committed data, taken at the first read. `rest()` gives it back between batches of a cursor, so that an
 * idle cursor does not keep old pages from being reused; the next read takes a newer one. Transactions never let theirs rest.
 */
export class SnapshotView implements ReadView {
  epoch = 0;
  private transaction?: ReadTransaction;
  private version = 0;
  private readonly walks = new Set<Generator<Entry, void>>();
  private closedBy: Error | undefined;

  constructor(
    private readonly env: Environment,
    private readonly currentCatalogVersion: () => number,
  ) {}

  get catalogVersion(): number {
    this.take();
    return this.version;
  }

  get(key: Buffer): Buffer | undefined {
    return read(this.env, key, this.take());
  }

  *walk(walk: Walk): Generator<Entry, void> {
    const entries = walkEntries(this.env, walk, this.take());
    this.walks.add(entries);
    try {
      yield* entries;
    } finally {
      this.walks.delete(entries);
    }
  }

  /** Gives the snapshot back until the next read. */
  rest(): void {
    if (!this.transaction) return;
    for (const walk of this.walks) walk.return();
    this.transaction.done();
    this.transaction = undefined;
    this.epoch++;
  }

  /** Gives the snapshot back for good; further reads throw `reason`. */
  close(reason: Error): void {
    this.rest();
    this.closedBy = reason;
  }

  private take(): ReadTransaction {
    if (this.closedBy) throw this.closedBy;
    if (!this.transaction) {
      this.env.resetReadTxn();
      this.transaction = this.env.useReadTransaction();
      this.version = this.currentCatalogVersion();
    }
    return this.transaction;
  }
}
