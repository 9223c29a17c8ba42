import { open, type RootDatabase } from 'lmdb';
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
export function openEnvironment(path: string, options: { readOnly?: boolean; sync?: boolean } = {}): Environment {
  // commitDelay and eventTurnBatching belong to lmdb's asynchronous writes, which this server does not use (own group commit).
  return open<Buffer, Buffer>({
    path,
    noSubdir: true,
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
    noSync: options.sync === false,
    readOnly: options.readOnly ?? false,
    maxReaders: 1024,
    commitDelay: 0,
    eventTurnBatching: false,
  } as Parameters<typeof open>[0] & { path: string }) as Environment;
}

/** Reads one value; inside a write the write's own state, else that of `transaction` (or the newest). */
export function read(env: Environment, key: Buffer, transaction?: ReadTransaction): Buffer | undefined {
  return env.get(key, transaction ? { transaction } : undefined) as Buffer | undefined;
}

/** Walks a range of keys in order. */
export function* walkEntries(env: Environment, walk: Walk, transaction?: ReadTransaction): Generator<Entry, void> {
  const { start, end, reverse, after } = walk;
  const options = reverse
    ? { start: after ?? end, end: start, reverse: true, exclusiveStart: true, inclusiveEnd: true, transaction }
    : { start: after ?? start, end, exclusiveStart: after !== undefined, transaction };
  for (const { key, value } of env.getRange(options as Parameters<Environment['getRange']>[0]))
    yield [key as Buffer, value];
}
