import { Counters } from './counters.js';
import { type Environment } from './environment.js';
import { KeyLocks } from './locks.js';
import { Overlay } from './overlay.js';
import { SnapshotView } from './snapshot.js';
import type { ReadView } from './view.js';
/**
 * The durable store. Reads go to snapshots; writes are queued and run one after the other, all that wait at a time in one
 * LMDB transaction: one fdatasync makes them all durable (group commit), and only then are they answered.
 */
export declare class Engine {
    readonly path: string;
    readonly env: Environment;
    readonly counters: Counters;
    readonly locks: KeyLocks;
    /** Number of catalog changes so far, in this process. */
    catalogVersion: number;
    /** LMDB commits made, and write jobs that shared them. */
    readonly statistics: {
        commits: number;
        jobs: number;
    };
    /** The state inside the running write, or the newest committed one. */
    readonly current: ReadView;
    private readonly guard;
    private queue;
    private pumping;
    private closed;
    constructor(path: string, options?: {
        sync?: boolean;
    });
    /** A snapshot of what is committed. */
    snapshot(): SnapshotView;
    /**
     * Runs a write and resolves with its result when it is durable. The work must not await; what it throws discards its changes.
     * @param options.alone in a commit of its own, so that `afterCommit` (catalog changes) has run before any other work
     * @throws what the work throws; MongoError 14031 when the disk is full
     */
    commit<T>(work: (overlay: Overlay) => T, options?: {
        alone?: boolean;
    }): Promise<T>;
    /** Waits for queued writes and closes the data file. */
    close(): Promise<void>;
    private pump;
    /** All queued work up to the next job that wants a commit of its own. */
    private nextBatch;
    private run;
    private apply;
    private rejectAll;
}
