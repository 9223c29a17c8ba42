import type { Engine } from '../store/engine.js';
/** Deletes what dropped collections and indexes have left behind, a little at a time; goes on after a restart. */
export declare class Reaper {
    private readonly engine;
    private readonly onError;
    private running;
    private stopped;
    constructor(engine: Engine, onError: (error: unknown) => void);
    /** Starts cleaning, if there is anything to clean. */
    kick(): void;
    /** Stops after the present chunk. */
    stop(): Promise<void>;
    private clean;
    private cleanChunk;
}
