import { Long } from 'bson';
import type { Pacer } from '../store/pace.js';
/** Documents of the first batch unless the client says otherwise. */
export declare const DEFAULT_BATCH = 101;
/** Gives the documents of a result one by one. */
export interface ResultSource {
    /** The next document's BSON; `undefined` at the end. May take turns with others through the pacer. */
    next(pacer: Pacer): Promise<Uint8Array | undefined>;
    /** Between two batches: gives back what should not be held long (snapshots). */
    rest(): void;
    /** Checked before going on after a rest: throws if collection or index is gone. */
    check(): void;
    close(): void;
}
/** Documents of one reply. */
export interface Batch {
    documents: Uint8Array[];
    done: boolean;
}
/** A result that is fetched in batches. Holds its source and at most one document read ahead. */
export declare class Cursor {
    readonly id: Long;
    readonly ns: string;
    private readonly source;
    /** Session and transaction it belongs to: others may not use it. */
    readonly owner: {
        session?: string;
        txnNumber?: bigint;
    };
    readonly keepsForever: boolean;
    lastUsed: number;
    private ahead;
    private done;
    constructor(id: Long, ns: string, source: ResultSource, 
    /** Session and transaction it belongs to: others may not use it. */
    owner: {
        session?: string;
        txnNumber?: bigint;
    }, keepsForever: boolean);
    /** The next batch. @param size at most so many documents */
    batch(size: number, pacer: Pacer): Promise<Batch>;
    /** @throws MongoError 175 if what it reads from is gone */
    check(): void;
    close(): void;
}
/** The open cursors of all clients. */
export declare class Cursors {
    private readonly open;
    get size(): number;
    /** A new cursor, not yet kept. */
    create(ns: string, source: ResultSource, owner: Cursor['owner'], keepsForever?: boolean): Cursor;
    keep(cursor: Cursor): void;
    /** @throws MongoError 43 */
    get(id: Long): Cursor;
    /** Closes a cursor; false if there is none. */
    kill(id: Long): boolean;
    /** Closes the cursors of a session, or of one of its transactions. */
    killOwned(session: string, txnNumber?: bigint): void;
    killAll(): void;
    /** Closes cursors nobody has asked for ten minutes. */
    expire(now?: number): void;
}
