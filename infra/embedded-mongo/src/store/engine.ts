import { MongoError } from '../values/errors.js';
import { type Environment, openEnvironment, read, walkEntries } from './environment.js';
import { idKey, TAG } from './keys.js';
import { Blocked, KeyLocks } from './locks.js';
import { Overlay } from './overlay.js';
import { SnapshotView } from './snapshot.js';
import type { ReadView } from './view.js';

/** Longest time, in milliseconds, that one commit gathers work, so that readers are not kept waiting. */
const BATCH_MS = 4;

interface Job {
  work: (overlay: Overlay) => unknown;
  alone: boolean;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

type Outcome = { value: unknown; overlay: Overlay } | { error: unknown };

/**
 * The durable store. Reads go to snapshots; writes are queued and run one after the other, all that wait at a time in one
 * LMDB transaction: one fdatasync makes them all durable (group commit), and only then are they answered.
 */
export class Engine {
  readonly env: Environment;
  readonly locks = new KeyLocks();
  /** Number of catalog changes so far, in this process. */
  catalogVersion = 0;
  /** The state inside the running write, or the newest committed one. */
  readonly current: ReadView;
  /** Number of documents per collection, written in the same commit as the documents. */
  readonly counters = {
    of: (collection: number) => read(this.env, idKey(TAG.count, collection))?.readDoubleBE(0) ?? 0,
  };
  private queue: Job[] = [];
  private pumping = false;
  private closed = false;

  /** @param options.sync false = do not wait for the disk at commits */
  constructor(
    readonly path: string,
    options: { sync?: boolean } = {},
  ) {
    this.env = openEnvironment(path, options);
    const version = () => this.catalogVersion;
    this.current = {
      get catalogVersion() {
        return version();
      },
      epoch: 0,
      get: (key) => read(this.env, key),
      walk: (walk) => walkEntries(this.env, walk),
    };
  }

  /** A snapshot of what is committed. */
  snapshot(): SnapshotView {
    return new SnapshotView(this.env, () => this.catalogVersion);
  }

  /**
   * Runs a write and resolves with its result when it is durable. The work must not await; what it throws discards its changes.
   * @param options.alone in a commit of its own, so that `afterCommit` (catalog changes) has run before any other work
   * @throws what the work throws; MongoError 14031 when the disk is full
   */
  commit<T>(work: (overlay: Overlay) => T, { alone = false } = {}): Promise<T> {
    if (this.closed) return Promise.reject(new MongoError(11600, 'interrupted at shutdown'));
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ work, alone, resolve, reject });
      if (!this.pumping) setImmediate(() => this.pump());
      this.pumping = true;
    });
  }

  /**
   * Commits a piece of work again and again until it returns false, others run in between. It waits for transactions that have
   * changed the same keys; ends early at shutdown.
   */
  async repeat(work: (overlay: Overlay) => boolean): Promise<void> {
    while (!this.closed) {
      try {
        if (!(await this.commit(work))) return;
        await new Promise(setImmediate);
      } catch (error) {
        if (!(error instanceof Blocked)) throw error;
        await error.owner.released;
      }
    }
  }

  /** Waits for queued writes and closes the data file. */
  async close(): Promise<void> {
    if (this.closed) return;
    const written = this.commit(() => undefined);
    this.closed = true;
    await written;
    await this.env.close();
  }

  /** One LMDB transaction with all queued work up to the next job that wants a commit of its own. */
  private pump(): void {
    const alone = this.queue.findIndex((job) => job.alone);
    const batch = this.queue.slice(0, alone < 0 ? undefined : Math.max(alone, 1));
    const outcomes: Outcome[] = [];
    let failure: MongoError | undefined;
    try {
      this.env.transactionSync(() => this.run(batch, outcomes));
    } catch (error) {
      failure = storageError(error);
    }
    // What the time limit left over stays in the queue; if not even the transaction could be begun, all of the batch has failed.
    const done = this.queue.splice(0, outcomes.length || batch.length);
    for (const [i, job] of done.entries()) settle(job, failure ? { error: failure } : (outcomes[i] as Outcome));
    if (this.queue.length > 0) setImmediate(() => this.pump());
    else this.pumping = false;
  }

  private run(batch: Job[], outcomes: Outcome[]): void {
    const end = performance.now() + BATCH_MS;
    for (const { work } of batch) {
      const overlay = new Overlay(this.current, { beforeWrite: (name) => this.locks.check(name) });
      let outcome: Outcome;
      try {
        outcome = { value: work(overlay), overlay };
      } catch (error) {
        outcome = { error };
      }
      // Pushed before the changes are applied: if LMDB fails on them, this job and the ones before it are answered with that.
      outcomes.push(outcome);
      if ('overlay' in outcome) this.apply(overlay);
      if (performance.now() > end) break;
    }
  }

  private apply(overlay: Overlay): void {
    for (const [key, value] of overlay.entries()) {
      if (value) this.env.putSync(key, value);
      else this.env.removeSync(key);
    }
    for (const [collection, difference] of overlay.counts) {
      const total = Buffer.allocUnsafe(8);
      total.writeDoubleBE(this.counters.of(collection) + difference);
      this.env.putSync(idKey(TAG.count, collection), total);
    }
  }
}

function settle(job: Job, outcome: Outcome): void {
  if ('overlay' in outcome) {
    for (const hook of outcome.overlay.afterCommit) hook();
    job.resolve(outcome.value as never);
  } else job.reject(outcome.error);
}

/**
 * LMDB's errors as MongoDB's. A full disk (or quota, or file size limit) shows as such or, as LMDB sees a write that ended early,
 * as an input/output error; the commit it happened in is undone, and later ones may succeed.
 */
function storageError(error: unknown): MongoError {
  const { message } = error as Error;
  const full = /MAP_FULL|No space|ENOSPC|Disk quota|File too large|Input\/output error/i.test(message);
  return full
    ? new MongoError(14031, `the data file cannot be written, the disk is full or failing: ${message}`)
    : new MongoError(1, `storage failed: ${message}`);
}
