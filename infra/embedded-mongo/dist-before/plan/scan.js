import { documentKey, idKey, prefixRange, recordOf, TAG } from '../store/keys.js';
/**
 * Reads the documents of a plan one by one. It holds a position, not documents: when its view has moved on to a newer state
 * (cursors rest between batches), it goes on behind the last key it has seen.
 */
export class Scan {
    view;
    collection;
    statistics = { keysExamined: 0, docsExamined: 0 };
    segments;
    seen;
    walk;
    epoch = -1;
    after;
    constructor(view, collection, plan) {
        this.view = view;
        this.collection = collection;
        this.segments = segmentsOf(plan, collection);
        this.seen = plan.kind === 'union' || (plan.kind === 'index' && plan.repeats) ? new Set() : undefined;
    }
    /** The next document, `undefined` at the end. */
    next() {
        for (let segment = this.segments[0]; segment; segment = this.segments[0]) {
            const step = this.walking(segment).next();
            if (step.done) {
                this.segments.shift();
                this.walk = this.after = undefined;
                continue;
            }
            const [key, value] = step.value;
            this.after = key;
            const found = segment.index ? this.fetch(segment.index, key, value) : { record: recordOf(key), bytes: value };
            if (!found)
                continue;
            this.statistics.docsExamined++;
            return found;
        }
        return undefined;
    }
    /** Ends the scan early. */
    close() {
        this.segments.length = 0;
        this.walk?.return?.();
        this.walk = undefined;
    }
    walking(segment) {
        if (!this.walk || this.epoch !== this.view.epoch) {
            this.walk?.return?.();
            this.walk = this.view.walk({ ...segment.range, reverse: segment.reverse, after: this.after });
            this.epoch = this.view.epoch;
        }
        return this.walk;
    }
    fetch(index, key, value) {
        this.statistics.keysExamined++;
        const record = index.unique ? recordOf(value) : recordOf(key);
        if (this.seen) {
            if (this.seen.has(record))
                return undefined;
            this.seen.add(record);
        }
        const bytes = this.view.get(documentKey(this.collection.id, record));
        return bytes && { record, bytes };
    }
}
function segmentsOf(plan, collection) {
    if (plan.kind === 'collection')
        return [{ range: prefixRange(idKey(TAG.documents, collection.id)), reverse: plan.reverse }];
    if (plan.kind === 'union')
        return plan.parts.flatMap((part) => segmentsOf(part, collection));
    const segments = plan.ranges.map((range) => ({ range, reverse: plan.reverse, index: plan.index }));
    return plan.reverse ? segments.reverse() : segments;
}
//# sourceMappingURL=scan.js.map