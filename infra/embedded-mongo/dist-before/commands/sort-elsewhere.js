import { checkStillThere } from '../cursors/query-source.js';
import { Found } from '../plan/query.js';
import { documentKey } from '../store/keys.js';
import { encode } from '../values/bson.js';
/** Collections up to this size are sorted where clients are answered. */
const SMALL = 2000;
/** A query that sorts much without an index: sorted in a worker thread, which gives the order of the records. */
export function sortElsewhere(ctx, collection, plan, query, snapshot, bytesOf) {
    const { server } = ctx;
    if (!query.sort || plan.sorted || server.engine.counters.of(collection.id) <= SMALL)
        return undefined;
    const { filter, sort, skip, limit, hint } = query;
    const job = {
        kind: 'sort',
        db: ctx.db,
        collection: collection.name,
        query: encode(defined({ filter, sort, skip, limit, hint })),
        options: encode(defined({ collation: ctx.env.collation?.spec, let: ctx.env.let, now: ctx.env.now })),
        failOnCollscan: server.failOnCollscan,
    };
    return new RecordsSource((pacer) => server.workers.records(job, pacer), snapshot, collection, query, bytesOf, () => checkStillThere(server.catalog, collection, plan));
}
/** Leaves absent options out of a document. */
export function defined(doc) {
    return Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined));
}
/** Documents by their record ids. They may have changed since the ids were found: those that no longer match are left out. */
class RecordsSource {
    sort;
    snapshot;
    collection;
    query;
    bytesOf;
    checked;
    records;
    at = 0;
    constructor(sort, snapshot, collection, query, bytesOf, checked) {
        this.sort = sort;
        this.snapshot = snapshot;
        this.collection = collection;
        this.query = query;
        this.bytesOf = bytesOf;
        this.checked = checked;
    }
    async next(pacer) {
        this.records ??= await this.sort(pacer);
        while (this.at < this.records.length) {
            const record = this.records[this.at++];
            const bytes = this.snapshot.get(documentKey(this.collection.id, record));
            const found = bytes && new Found(record, bytes);
            if (pacer.due())
                await pacer.turn();
            if (found && this.query.matcher.matches(found.doc))
                return this.bytesOf(found);
        }
        return undefined;
    }
    rest() {
        this.snapshot.rest();
    }
    check() {
        this.checked();
    }
    close() {
        this.records = new Float64Array(0);
        this.rest();
    }
}
//# sourceMappingURL=sort-elsewhere.js.map