import { expireDocuments } from './catalog/expiry.js';
import type { ServerState } from './commands/context.js';
import { pruneRetryRecords } from './sessions/retry-record.js';

const EVERY_MS = 5_000;
/** MongoDB's TTL monitor wakes up once a minute. */
const EXPIRY_MS = 60_000;

/** Regular housekeeping: idle transactions, sessions and cursors, TTL indexes, old retry records. */
export class Maintenance {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private lastExpiry = Date.now();
  private stopped = false;

  constructor(
    private readonly state: ServerState,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Starts the timer and the cleaning up after dropped collections. */
  start(): void {
    this.state.reaper.kick();
    this.timer = setInterval(() => {
      this.state.sessions.expire();
      this.state.cursors.expire();
      if (Date.now() - this.lastExpiry < EXPIRY_MS) return;
      this.lastExpiry = Date.now();
      this.running = this.running.then(() => this.expire()).catch(this.onError);
    }, EVERY_MS);
    this.timer.unref();
  }

  /** Deletes expired documents and retry records now. */
  async expire(): Promise<void> {
    await expireDocuments(this.state.engine, this.state.catalog, () => this.stopped);
    if (!this.stopped) await pruneRetryRecords(this.state.engine);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }
}
