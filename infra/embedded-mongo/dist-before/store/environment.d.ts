import { type RootDatabase } from 'lmdb';
import type { Entry, Walk } from './view.js';
/** LMDB with plain bytes as keys and values; the only file that knows lmdb's options. */
export type Environment = RootDatabase<Buffer, Buffer>;
/** An LMDB read transaction. */
export type ReadTransaction = ReturnType<Environment['useReadTransaction']>;
/**
 * Opens the data file.
 * @param options.readOnly for worker threads, which only read
 * @param options.sync false = no fdatasync at commits (only for tests which may lose data)
 */
export declare function openEnvironment(path: string, options?: {
    readOnly?: boolean;
    sync?: boolean;
}): Environment;
/** Reads one value; inside a write the write's own state, else that of `transaction` (or the newest). */
export declare function read(env: Environment, key: Buffer, transaction?: ReadTransaction): Buffer | undefined;
/** Walks a range of keys in order. */
export declare function walkEntries(env: Environment, walk: Walk, transaction?: ReadTransaction): Generator<Entry>;
