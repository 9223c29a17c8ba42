import { expireDocuments } from './catalog/expiry.js';
import { pruneRetryRecords } from './sessions/retry-record.js';
const EVERY_MS = 5_000;
/** MongoDB's TTL monitor wakes up once a minute. */
const EXPIRY_MS = 60_000;
/** Regular housekeeping: idle transactions, sessions and cursors, TTL indexes, old retry records. */
export class Maintenance {
    state;
    onError;
    timer;
    running = Promise.resolve();
    lastExpiry = Date.now();
    stopped = false;
    constructor(state, onError) {
        this.state = state;
        this.onError = onError;
    }
    /** Starts the timer and the cleaning up after dropped collections. */
    start() {
        this.state.reaper.kick();
        this.timer = setInterval(() => {
            this.state.sessions.expire();
            this.state.cursors.expire();
            if (Date.now() - this.lastExpiry < EXPIRY_MS)
                return;
            this.lastExpiry = Date.now();
            this.running = this.running.then(() => this.expire()).catch(this.onError);
        }, EVERY_MS);
        this.timer.unref();
    }
    /** Deletes expired documents and retry records now. */
    async expire() {
        await expireDocuments(this.state.engine, this.state.catalog, () => this.stopped);
        if (!this.stopped)
            await pruneRetryRecords(this.state.engine);
    }
    async stop() {
        this.stopped = true;
        clearInterval(this.timer);
        await this.running;
    }
}
//# sourceMappingURL=maintenance.js.map