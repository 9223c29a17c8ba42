import { idKey, idOf, prefixRange, TAG } from './keys.js';
/** Number of documents per collection: in memory for quick answers, on disk in the same commit as the documents. */
export class Counters {
    totals = new Map();
    pending = new Map();
    /** Reads the stored numbers. */
    load(view) {
        this.totals.clear();
        const walk = view.walk(prefixRange(Buffer.from([TAG.count])));
        for (let step = walk.next(); !step.done; step = walk.next()) {
            this.totals.set(idOf(step.value[0]), step.value[1].readDoubleBE(0));
        }
    }
    /** Documents of a collection, as last committed. */
    of(collection) {
        return this.totals.get(collection) ?? 0;
    }
    /** Notes a change that is part of the commit being made. */
    add(collection, difference) {
        this.pending.set(collection, (this.pending.get(collection) ?? this.of(collection)) + difference);
    }
    /** What the commit has to store. */
    *changed() {
        for (const [collection, total] of this.pending) {
            const value = Buffer.allocUnsafe(8);
            value.writeDoubleBE(total, 0);
            yield [idKey(TAG.count, collection), value];
        }
    }
    /** The commit succeeded, or did not. */
    settle(committed) {
        if (committed)
            for (const [collection, total] of this.pending)
                this.totals.set(collection, total);
        this.pending.clear();
    }
}
//# sourceMappingURL=counters.js.map