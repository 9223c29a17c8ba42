import { MongoError } from '../values/errors.js';
/** Longest time, in milliseconds, that a scan keeps the event loop before other clients get their turn. */
const SLICE_MS = 0.5;
const waiting = [];
/** Lets one waiting scan go on per turn of the event loop, so that ten scans do not add their slices up. */
function admitNext() {
    waiting.shift()?.();
    if (waiting.length > 0)
        setImmediate(admitNext);
}
/** Keeps a long-running operation from blocking others, and ends it when its time or its client is gone. */
export class Pacer {
    deadline;
    interrupted;
    sliceEnd = performance.now() + SLICE_MS;
    /**
     * @param deadline end of `maxTimeMS`, as `performance.now()`
     * @param interrupted gives the reason to stop early (killed, connection closed)
     */
    constructor(deadline, interrupted = () => undefined) {
        this.deadline = deadline;
        this.interrupted = interrupted;
    }
    /** True when it is time to call `turn()`. */
    due() {
        return performance.now() >= this.sliceEnd;
    }
    /** Waits for the operation's next turn. @throws MongoError 50 when `maxTimeMS` is over */
    async turn() {
        this.check();
        await new Promise((resolve) => {
            if (waiting.push(resolve) === 1)
                setImmediate(admitNext);
        });
        this.check();
        this.sliceEnd = performance.now() + SLICE_MS;
    }
    /** Starts a new slice: the operation comes back from having waited for something else. */
    resume() {
        this.sliceEnd = performance.now() + SLICE_MS;
    }
    /** @throws MongoError 50 when `maxTimeMS` is over, or the interruption */
    check() {
        if (this.deadline !== undefined && performance.now() > this.deadline)
            throw maxTimeExpired();
        const reason = this.interrupted();
        if (reason)
            throw reason;
    }
}
/** 50: `maxTimeMS` is over. */
export function maxTimeExpired() {
    return new MongoError(50, 'operation exceeded time limit');
}
//# sourceMappingURL=pace.js.map