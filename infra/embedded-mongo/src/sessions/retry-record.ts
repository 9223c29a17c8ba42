import { Long } from 'bson';
import type { Engine } from '../store/engine.js';
import { prefixRange, retryKey, TAG } from '../store/keys.js';
import type { Overlay } from '../store/overlay.js';
import type { ReadView } from '../store/view.js';
import { type Doc, decode, encode } from '../values/bson.js';

/** After this time no driver retries a write; logical sessions live as long. */
const RECORD_LIFETIME_MS = 30 * 60 * 1000;
const PRUNE_CHUNK = 500;

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
export function storeRetryRecord(overlay: Overlay, session: string, record: RetryRecord): void {
  const { txnNumber, ...rest } = record;
  overlay.putEntry(
    retryKey(session),
    Buffer.from(encode({ n: Long.fromBigInt(txnNumber), t: new Date(), ...rest } as Doc)),
  );
}

/** Reads a session's record. */
export function readRetryRecord(view: ReadView, session: string): RetryRecord | undefined {
  const bytes = view.get(retryKey(session));
  if (!bytes) return undefined;
  const { n, committed, reply, statementsDone } = decode(bytes);
  return {
    txnNumber: (n as Long).toBigInt(),
    committed: committed as boolean | undefined,
    reply: reply as Doc | undefined,
    statementsDone: statementsDone as number | undefined,
  };
}

/** Deletes records older than their lifetime, a few hundred per commit. */
export async function pruneRetryRecords(engine: Engine, now = Date.now()): Promise<void> {
  let after: Buffer | undefined;
  do {
    after = await engine.commit((overlay) => pruneChunk(overlay, now - RECORD_LIFETIME_MS, after));
  } while (after);
}

function pruneChunk(overlay: Overlay, oldest: number, after?: Buffer): Buffer | undefined {
  const walk = overlay.walk({ ...prefixRange(Buffer.from([TAG.retry])), after });
  let last: Buffer | undefined;
  const expired: Buffer[] = [];
  let count = 0;
  for (let step = walk.next(); !step.done && count < PRUNE_CHUNK; step = walk.next(), count++) {
    const [key, value] = step.value;
    last = key;
    if ((decode(value).t as Date).getTime() < oldest) expired.push(key);
  }
  walk.return?.();
  for (const key of expired) overlay.deleteEntry(key);
  return count < PRUNE_CHUNK ? undefined : last;
}
