import type { CurrentPacer } from '../plan/documents.js';
import type { Pacer } from '../store/pace.js';
import type { Job } from './protocol.js';
/** Worker threads for heavy reads, started when first needed. */
export declare class WorkerPool {
    private readonly path;
    private readonly threads;
    private lastId;
    constructor(path: string);
    /** Runs a pipeline in a thread; gives the documents' BSON. */
    documents(job: Job, pacer: CurrentPacer): AsyncGenerator<Uint8Array>;
    /** Sorts in a thread; gives the record ids. */
    records(job: Job, pacer: Pacer): Promise<Float64Array>;
    close(): Promise<void>;
    private freest;
    private spawn;
    private lost;
    private begin;
    private end;
    private ask;
    private exit;
}
