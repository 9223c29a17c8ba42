/** Times in milliseconds. */
export interface Latency {
    samples: number;
    p50: number;
    p99: number;
    max: number;
}
/** Latency of finding by id, alone and while another client reads the whole collection again and again. */
export interface TailResult {
    alone: Latency;
    duringScans: Latency;
    duringSorts: Latency;
    duringGroups: Latency;
    duringInserts: Latency;
}
/** Fills a collection of 100,000 documents of about 1 KB and measures. */
export declare function tailLatency(uri: string, milliseconds: number): Promise<TailResult>;
/** Percentiles of measured times. */
export declare function latency(times: number[]): Latency;
