import type { ServerState } from './commands/context.js';
/** Regular housekeeping: idle transactions, sessions and cursors, TTL indexes, old retry records. */
export declare class Maintenance {
    private readonly state;
    private readonly onError;
    private timer;
    private running;
    private lastExpiry;
    private stopped;
    constructor(state: ServerState, onError: (error: unknown) => void);
    /** Starts the timer and the cleaning up after dropped collections. */
    start(): void;
    /** Deletes expired documents and retry records now. */
    expire(): Promise<void>;
    stop(): Promise<void>;
}
