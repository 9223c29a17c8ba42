import { compileSortOrder } from '../match/sort.js';
import { documentKey } from '../store/keys.js';
import { decode } from '../values/bson.js';
import { Scan } from './scan.js';
/** A document found. */
export class Found {
    record;
    bytes;
    decoded;
    constructor(record, bytes, doc) {
        this.record = record;
        this.bytes = bytes;
        this.decoded = doc;
    }
    /** The document, decoded when first wanted. */
    get doc() {
        this.decoded ??= decode(this.bytes);
        return this.decoded;
    }
}
/** Runs a plan: filters, sorts if the plan does not, skips and limits. Give `statistics` to learn what it read. */
export function* runQuery(view, collection, plan, query, statistics) {
    const scan = new Scan(view, collection, plan);
    statistics?.(scan.statistics);
    const matching = matches(scan, plan, query.matcher);
    try {
        yield* limited(query.sort && !plan.sorted ? sorted(matching, view, collection, query) : matching, query);
    }
    finally {
        scan.close();
    }
}
function* matches(scan, plan, matcher) {
    const exact = plan.kind === 'index' && plan.exact;
    for (let stored = scan.next(); stored; stored = scan.next()) {
        if (exact) {
            yield new Found(stored.record, stored.bytes);
            continue;
        }
        const doc = decode(stored.bytes);
        yield matcher.matches(doc) ? new Found(stored.record, stored.bytes, doc) : undefined;
    }
}
function* limited(steps, { skip = 0, limit = Number.POSITIVE_INFINITY }) {
    let passed = 0;
    for (const step of steps) {
        if (!step)
            yield undefined;
        else if (passed++ >= skip)
            yield step;
        else
            yield undefined;
        if (passed >= skip + limit)
            return;
    }
}
/** Sorts keys and record numbers, then reads the documents again one by one: a large result is never in memory as a whole. */
function* sorted(steps, view, collection, query) {
    const order = compileSortOrder(query.sort, { collation: query.collation });
    const wanted = query.limit === undefined ? Number.POSITIVE_INFINITY : (query.skip ?? 0) + query.limit;
    let entries = [];
    for (const step of steps) {
        if (step) {
            entries.push({ keys: order.keysOf(step.doc), record: step.record });
            if (entries.length >= 2 * wanted + 1000)
                entries = smallest(entries, order, wanted);
        }
        yield undefined;
    }
    const epoch = view.epoch;
    for (const { record } of smallest(entries, order, wanted)) {
        const bytes = view.get(documentKey(collection.id, record));
        if (!bytes)
            continue;
        const found = new Found(record, bytes);
        // The state may have moved on since the sort: what no longer matches is left out.
        yield view.epoch === epoch || query.matcher.matches(found.doc) ? found : undefined;
    }
}
function smallest(entries, order, count) {
    entries.sort((a, b) => order.compareKeys(a.keys, b.keys) || a.record - b.record);
    return entries.length > count ? entries.slice(0, count) : entries;
}
//# sourceMappingURL=query.js.map