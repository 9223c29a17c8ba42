import type { RetryRecord } from '../sessions/retry-record.js';
import type { Doc } from '../values/bson.js';
import type { Change } from './statements.js';
/** How far a write command has come, and its reply so far; survives a crash as the session's retry record. */
export declare class WriteProgress {
    private readonly kind;
    private readonly total;
    readonly ordered: boolean;
    /** Index of the next statement. */
    next: number;
    n: number;
    nModified: number;
    upserted: Doc[];
    writeErrors: Doc[];
    /** An ordered command has met an error. */
    stopped: boolean;
    /** The next statement reads too much to be done in one go. */
    slow: boolean;
    constructor(kind: 'insert' | 'update' | 'delete', total: number, ordered: boolean, done?: RetryRecord);
    get finished(): boolean;
    /** A copy to work on: if the step fails, the original stands. */
    copy(): WriteProgress;
    noteUpdate(index: number, change: Change): void;
    /** What is stored with the commit. */
    record(txnNumber: bigint): RetryRecord;
    reply(): Doc;
}
