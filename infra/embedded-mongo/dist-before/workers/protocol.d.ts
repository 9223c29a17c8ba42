/** A pipeline to be run in a worker thread. `pipeline` and `options` are BSON, so that every type arrives as it is. */
export interface PipelineJob {
    kind: 'pipeline';
    db: string;
    collection: string;
    /** `{ stages: [...] }` */
    pipeline: Uint8Array;
    /** `{ collation?, let?, now, hint? }` */
    options: Uint8Array;
    failOnCollscan: boolean;
}
/** A query whose result is to be sorted in a worker thread; answered with record ids in order. */
export interface SortJob {
    kind: 'sort';
    db: string;
    collection: string;
    /** `{ filter, sort, skip?, limit?, hint? }` */
    query: Uint8Array;
    options: Uint8Array;
    failOnCollscan: boolean;
}
export type Job = PipelineJob | SortJob;
/** From the server to a worker. */
export type ToWorker = {
    type: 'start';
    id: number;
    job: Job /** Milliseconds left of `maxTimeMS`. */;
    timeLeft?: number;
} | {
    type: 'more';
    id: number;
    timeLeft?: number;
} | {
    type: 'stop';
    id: number;
} | {
    type: 'exit';
};
/** From a worker: each `start` and `more` is answered by one of these. */
export type FromWorker = {
    type: 'documents';
    id: number;
    documents: Uint8Array[];
    done: boolean;
} | {
    type: 'records';
    id: number;
    records: Float64Array;
    done: true;
} | {
    type: 'error';
    id: number;
    code: number;
    message: string;
    labels: string[];
    details?: Uint8Array;
};
