import { expireDocuments } from './catalog/expiry.js';
import type { ServerState } from './commands/context.js';
import { pruneRetryRecords } from './sessions/retry-record.js';

const EVERY_MS = 5_000;
/** MongoDB's TTL monitor wakes up once a minute. */
const EXPIRY_MS = 60_000;

/**
 * Starts the housekeeping: readers that were killed, idle transactions, sessions and cursors, TTL indexes, old retry records.
 * @param expire whether TTL indexes delete
 * @returns its end
 */
export function startMaintenance(
  { engine, catalog, sessions, cursors }: ServerState,
  expire: boolean,
): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  const closeIdle = () => {
    engine.env.readerCheck(); // a backup that was killed would keep all old pages from being reused
    sessions.expire();
    cursors.expire();
  };
  const deleteExpired = async () => {
    if (expire) await expireDocuments(engine, catalog, () => stopped);
    if (!stopped) await pruneRetryRecords(engine);
  };
  const timers = [
    setInterval(closeIdle, EVERY_MS).unref(),
    setInterval(() => {
      running = running.then(deleteExpired).catch((error) => console.error('expiry failed:', error));
    }, EXPIRY_MS).unref(),
  ];
  return async () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
