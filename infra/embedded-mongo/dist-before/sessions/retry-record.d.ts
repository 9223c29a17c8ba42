import type { Engine } from '../store/engine.js';
import type { Overlay } from '../store/overlay.js';
import type { ReadView } from '../store/view.js';
import { type Doc } from '../values/bson.js';
/** What is remembered of a session's last retryable write or transaction, in the same commit as its effects. */
export interface RetryRecord {
    txnNumber: bigint;
    /** The transaction of that number has committed. */
    committed?: boolean;
    /** Reply of a write; of an unfinished one, what it has done so far. */
    reply?: Doc;
    /** Number of statements done, if not all. */
    statementsDone?: number;
}
/** Writes a session's record; the one before it is replaced. */
export declare function storeRetryRecord(overlay: Overlay, session: string, record: RetryRecord): void;
/** Reads a session's record. */
export declare function readRetryRecord(view: ReadView, session: string): RetryRecord | undefined;
/** Deletes records older than their lifetime, a few hundred per commit. */
export declare function pruneRetryRecords(engine: Engine, now?: number): Promise<void>;
