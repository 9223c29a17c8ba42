import { idKey, prefixRange, TAG } from '../store/keys.js';
/** Entries deleted in one commit, so that dropping a large collection stops nobody. */
const CHUNK = 500;
/** Deletes what dropped collections and indexes have left behind, a little at a time; goes on after a restart. */
export class Reaper {
    engine;
    onError;
    running;
    stopped = false;
    constructor(engine, onError) {
        this.engine = engine;
        this.onError = onError;
    }
    /** Starts cleaning, if there is anything to clean. */
    kick() {
        if (this.stopped || this.running)
            return;
        this.running = this.clean()
            .catch(this.onError)
            .finally(() => {
            this.running = undefined;
        });
    }
    /** Stops after the present chunk. */
    async stop() {
        this.stopped = true;
        await this.running;
    }
    async clean() {
        while (!this.stopped && (await this.engine.commit((overlay) => this.cleanChunk(overlay)))) {
            await new Promise((resolve) => setImmediate(resolve));
        }
    }
    cleanChunk(overlay) {
        const garbage = overlay.walk(prefixRange(Buffer.from([TAG.garbage])));
        const first = garbage.next();
        garbage.return?.();
        if (first.done)
            return false;
        const record = first.value[0];
        const entries = overlay.walk(prefixRange(idKey(record[1], record.readUInt32BE(2))));
        const keys = [];
        for (let step = entries.next(); !step.done && keys.length < CHUNK; step = entries.next())
            keys.push(step.value[0]);
        entries.return?.();
        for (const key of keys)
            overlay.deleteEntry(key);
        if (keys.length < CHUNK)
            overlay.deleteEntry(record);
        return true;
    }
}
//# sourceMappingURL=reaper.js.map