import type { Pacer } from '../store/pace.js';
import type { SnapshotView } from '../store/snapshot.js';
import type { FromWorker, Job } from './protocol.js';
/** One job of a worker, on its own snapshot, with the catalog as it is in that snapshot. */
export declare class Execution {
    private readonly job;
    private readonly snapshot;
    private readonly collections;
    private readonly pacer;
    private documents;
    constructor(job: Job, snapshot: SnapshotView);
    /** The next part of the result. */
    next(id: number, pacer: Pacer): Promise<FromWorker>;
    close(): void;
    private batch;
    private pipeline;
    private open;
    private aggregateEnv;
    private find;
    private sort;
    private plan;
}
