import { MongoError } from '../values/errors.js';
/** Keeps a long-running operation from blocking others, and ends it when its time or its client is gone. */
export declare class Pacer {
    readonly deadline: number | undefined;
    private readonly interrupted;
    private sliceEnd;
    /**
     * @param deadline end of `maxTimeMS`, as `performance.now()`
     * @param interrupted gives the reason to stop early (killed, connection closed)
     */
    constructor(deadline: number | undefined, interrupted?: () => MongoError | undefined);
    /** True when it is time to call `turn()`. */
    due(): boolean;
    /** Waits for the operation's next turn. @throws MongoError 50 when `maxTimeMS` is over */
    turn(): Promise<void>;
    /** Starts a new slice: the operation comes back from having waited for something else. */
    resume(): void;
    /** @throws MongoError 50 when `maxTimeMS` is over, or the interruption */
    check(): void;
}
/** 50: `maxTimeMS` is over. */
export declare function maxTimeExpired(): MongoError;
