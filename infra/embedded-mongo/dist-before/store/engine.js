import { MongoError } from '../values/errors.js';
import { Counters } from './counters.js';
import { openEnvironment, read, walkEntries } from './environment.js';
import { KeyLocks } from './locks.js';
import { Overlay } from './overlay.js';
import { SnapshotView } from './snapshot.js';
/** Longest time, in milliseconds, that one commit gathers work, so that readers are not kept waiting. */
const BATCH_MS = 4;
/**
 * The durable store. Reads go to snapshots; writes are queued and run one after the other, all that wait at a time in one
 * LMDB transaction: one fdatasync makes them all durable (group commit), and only then are they answered.
 */
export class Engine {
    path;
    env;
    counters = new Counters();
    locks = new KeyLocks();
    /** Number of catalog changes so far, in this process. */
    catalogVersion = 0;
    /** LMDB commits made, and write jobs that shared them. */
    statistics = { commits: 0, jobs: 0 };
    /** The state inside the running write, or the newest committed one. */
    current;
    guard = { beforeWrite: (name) => this.locks.check(name) };
    queue = [];
    pumping = false;
    closed = false;
    constructor(path, options = {}) {
        this.path = path;
        this.env = openEnvironment(path, options);
        const engine = this;
        this.current = {
            get catalogVersion() {
                return engine.catalogVersion;
            },
            epoch: 0,
            get: (key) => read(this.env, key),
            walk: (walk) => walkEntries(this.env, walk),
        };
        this.counters.load(this.current);
    }
    /** A snapshot of what is committed. */
    snapshot() {
        return new SnapshotView(this.env, () => this.catalogVersion);
    }
    /**
     * Runs a write and resolves with its result when it is durable. The work must not await; what it throws discards its changes.
     * @param options.alone in a commit of its own, so that `afterCommit` (catalog changes) has run before any other work
     * @throws what the work throws; MongoError 14031 when the disk is full
     */
    commit(work, options = {}) {
        if (this.closed)
            return Promise.reject(new MongoError(11600, 'interrupted at shutdown'));
        return new Promise((resolve, reject) => {
            this.queue.push({ work, alone: options.alone ?? false, resolve: resolve, reject });
            if (!this.pumping) {
                this.pumping = true;
                setImmediate(() => this.pump());
            }
        });
    }
    /** Waits for queued writes and closes the data file. */
    async close() {
        if (this.closed)
            return;
        await this.commit(() => undefined);
        this.closed = true;
        await this.env.close();
    }
    pump() {
        const batch = this.nextBatch();
        const outcomes = [];
        let failure;
        try {
            this.env.transactionSync(() => this.run(batch, outcomes));
        }
        catch (error) {
            failure = storageError(error);
        }
        this.counters.settle(failure === undefined);
        this.statistics.commits++;
        this.statistics.jobs += outcomes.length;
        // Work that the time limit left over goes first next time.
        this.queue = [...batch.slice(outcomes.length), ...this.queue];
        for (const [i, outcome] of outcomes.entries()) {
            const job = batch[i];
            if (failure !== undefined)
                job.reject(failure);
            else if ('error' in outcome)
                job.reject(outcome.error);
            else {
                for (const hook of outcome.overlay.afterCommit)
                    hook();
                job.resolve(outcome.value);
            }
        }
        if (failure !== undefined && outcomes.length === 0)
            this.rejectAll(failure);
        if (this.queue.length > 0)
            setImmediate(() => this.pump());
        else
            this.pumping = false;
    }
    /** All queued work up to the next job that wants a commit of its own. */
    nextBatch() {
        const first = this.queue.findIndex((job) => job.alone);
        const size = first < 0 ? this.queue.length : Math.max(first, 1);
        const batch = this.queue.slice(0, size);
        this.queue = this.queue.slice(size);
        return batch;
    }
    run(batch, outcomes) {
        const end = performance.now() + BATCH_MS;
        for (const job of batch) {
            const overlay = new Overlay(this.current, this.guard);
            let outcome;
            try {
                outcome = { value: job.work(overlay), overlay };
            }
            catch (error) {
                outcome = { error };
            }
            // Pushed before the changes are applied: if LMDB fails on them, this job and the ones before it are answered with that.
            outcomes.push(outcome);
            if ('overlay' in outcome)
                this.apply(outcome.overlay);
            if (performance.now() > end)
                break;
        }
        for (const [key, value] of this.counters.changed())
            this.env.putSync(key, value);
    }
    apply(overlay) {
        for (const [key, value] of overlay.entries()) {
            if (value)
                this.env.putSync(key, value);
            else
                this.env.removeSync(key);
        }
        for (const [name, content] of overlay.atCommit)
            this.env.putSync(Buffer.from(name, 'latin1'), content());
        for (const [collection, difference] of overlay.counts)
            this.counters.add(collection, difference);
    }
    rejectAll(error) {
        const jobs = this.queue;
        this.queue = [];
        for (const job of jobs)
            job.reject(error);
    }
}
/**
 * LMDB's errors as MongoDB's. A full disk (or quota, or file size limit) shows as such or, as LMDB sees a write that ended early,
 * as an input/output error; the commit it happened in is undone, and later ones may succeed.
 */
function storageError(error) {
    if (error instanceof MongoError)
        return error;
    const { message } = error;
    const full = /MAP_FULL|No space|ENOSPC|Disk quota|File too large|Input\/output error/i.test(message);
    return full
        ? new MongoError(14031, `the data file cannot be written, the disk is full or failing: ${message}`)
        : new MongoError(1, `storage failed: ${message}`);
}
//# sourceMappingURL=engine.js.map