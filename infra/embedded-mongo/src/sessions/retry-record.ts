import { Long } from 'bson';
import type { Engine } from '../store/engine.js';
import { retryKey, TAG, tagRange } from '../store/keys.js';
import type { Overlay } from '../store/overlay.js';
import type { ReadView } from '../store/view.js';
import { type Doc, decode, encode } from '../values/bson.js';

/** After this time no driver retries a write; logical sessions live as long. */
const RECORD_LIFETIME_MS = 30 * 60 * 1000;
/** Records looked at in one commit. */
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
export function storeRetryRecord(overlay: Overlay, session: string, { txnNumber, ...rest }: RetryRecord): void {
  const record: Doc = { n: Long.fromBigInt(txnNumber), t: new Date(), ...rest };
  overlay.putEntry(retryKey(session), Buffer.from(encode(record)));
}

/** Reads a session's record. */
export function readRetryRecord(view: ReadView, session: string): RetryRecord | undefined {
  const bytes = view.get(retryKey(session));
  if (!bytes) return undefined;
  const { n, t, ...rest } = decode(bytes);
  return { txnNumber: (n as Long).toBigInt(), ...rest };
}

/** Deletes records older than their lifetime, a few hundred per commit. */
export function pruneRetryRecords(engine: Engine, now = Date.now()): Promise<void> {
  let after: Buffer | undefined;
  return engine.repeat((overlay) => {
    let looked = 0;
    for (const [key, value] of overlay.walk({ ...tagRange(TAG.retry), after })) {
      if (looked++ === PRUNE_CHUNK) return true;
      after = key;
      if (Number(decode(value).t) < now - RECORD_LIFETIME_MS) overlay.deleteEntry(key);
    }
    return false;
  });
}
