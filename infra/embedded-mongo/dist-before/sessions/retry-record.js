import { Long } from 'bson';
import { prefixRange, retryKey, TAG } from '../store/keys.js';
import { decode, encode } from '../values/bson.js';
/** After this time no driver retries a write; logical sessions live as long. */
const RECORD_LIFETIME_MS = 30 * 60 * 1000;
const PRUNE_CHUNK = 500;
/** Writes a session's record; the one before it is replaced. */
export function storeRetryRecord(overlay, session, record) {
    const { txnNumber, ...rest } = record;
    overlay.putEntry(retryKey(session), Buffer.from(encode({ n: Long.fromBigInt(txnNumber), t: new Date(), ...rest })));
}
/** Reads a session's record. */
export function readRetryRecord(view, session) {
    const bytes = view.get(retryKey(session));
    if (!bytes)
        return undefined;
    const { n, committed, reply, statementsDone } = decode(bytes);
    return {
        txnNumber: n.toBigInt(),
        committed: committed,
        reply: reply,
        statementsDone: statementsDone,
    };
}
/** Deletes records older than their lifetime, a few hundred per commit. */
export async function pruneRetryRecords(engine, now = Date.now()) {
    let after;
    do {
        after = await engine.commit((overlay) => pruneChunk(overlay, now - RECORD_LIFETIME_MS, after));
    } while (after);
}
function pruneChunk(overlay, oldest, after) {
    const walk = overlay.walk({ ...prefixRange(Buffer.from([TAG.retry])), after });
    let last;
    const expired = [];
    let count = 0;
    for (let step = walk.next(); !step.done && count < PRUNE_CHUNK; step = walk.next(), count++) {
        const [key, value] = step.value;
        last = key;
        if (decode(value).t.getTime() < oldest)
            expired.push(key);
    }
    walk.return?.();
    for (const key of expired)
        overlay.deleteEntry(key);
    return count < PRUNE_CHUNK ? undefined : last;
}
//# sourceMappingURL=retry-record.js.map