import type { Catalog } from '../catalog/catalog.js';
import type { Engine } from '../store/engine.js';
import { type Doc, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { type RetryRecord, storeRetryRecord } from './retry-record.js';
import { Transaction } from './transaction.js';
/** Idle transactions end after this time (`transactionLifetimeLimitSeconds`). */
export declare const TRANSACTION_IDLE_MS = 60000;
/** A logical session: at most one open transaction, and the last retryable write. */
export declare class Session {
    readonly id: string;
    private readonly engine;
    private readonly catalog;
    lastUsed: number;
    /** Its commands run one after the other. */
    turn: Promise<unknown>;
    private txnNumber;
    private state;
    private transaction;
    private record;
    constructor(id: string, engine: Engine, catalog: Catalog);
    get open(): Transaction | undefined;
    /** True if that transaction is open. */
    isOpen(txnNumber: bigint): boolean;
    /** Begins a transaction. @throws MongoError 225, 117 */
    start(txnNumber: bigint): Transaction;
    /** The open transaction of that number. @throws MongoError 251, 256, 225 */
    resume(txnNumber: bigint): Transaction;
    /** Commits; again for a transaction that has committed it only says so (the driver repeats commits). */
    commit(txnNumber: bigint): Promise<void>;
    /** Aborts at the client's wish. @throws MongoError 251, 256 */
    abort(txnNumber: bigint): void;
    /** Ends the open transaction, if any: an error in it, a newer one, too long idle, or the end of the session. */
    abortOpen(): void;
    /** A retryable write begins. Gives its record if it has been done (or begun) before. @throws MongoError 225 */
    beginWrite(txnNumber: bigint): RetryRecord | undefined;
    /** Puts the outcome of a retryable write into its commit. */
    recordWrite(overlay: Parameters<typeof storeRetryRecord>[0], record: RetryRecord): void;
    private tooOld;
}
/** All sessions that have been used lately. */
export declare class Sessions {
    private readonly engine;
    private readonly catalog;
    private readonly sessions;
    constructor(engine: Engine, catalog: Catalog);
    get size(): number;
    /** The sessions there are. */
    list(): Session[];
    /** The session of an `lsid`, made when first seen. */
    get(lsid: Value): Session;
    /** Ends a session: its transaction is aborted. What it wrote stays repeatable. */
    end(lsid: Value): void;
    /** Ends all sessions. */
    endAll(): void;
    /** Aborts transactions and forgets sessions that have been idle for too long. */
    expire(now?: number): void;
}
/** The id of an `lsid` as hexadecimal text. @throws MongoError 14 */
export declare function sessionId(lsid: Value): string;
/** A command's `txnNumber`. */
export declare function txnNumberOf(command: Doc): bigint | undefined;
/** 251 */
export declare function noSuchTransaction(message: string): MongoError;
