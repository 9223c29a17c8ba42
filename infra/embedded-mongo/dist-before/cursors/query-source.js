import { runQuery } from '../plan/query.js';
import { MongoError } from '../values/errors.js';
/** A query as the source of a cursor. Between batches it keeps a position and no snapshot. */
export class QuerySource {
    snapshot;
    catalog;
    collection;
    plan;
    bytesOf;
    steps;
    /** @param snapshot given back at rests; absent in a transaction, whose snapshot stays */
    constructor(view, snapshot, catalog, collection, plan, query, bytesOf) {
        this.snapshot = snapshot;
        this.catalog = catalog;
        this.collection = collection;
        this.plan = plan;
        this.bytesOf = bytesOf;
        this.steps = runQuery(view, collection, plan, query);
    }
    next(pacer) {
        return nextOf(this.steps, pacer, this.bytesOf);
    }
    rest() {
        this.snapshot?.rest();
    }
    check() {
        if (this.snapshot)
            checkStillThere(this.catalog, this.collection, this.plan);
    }
    close() {
        this.steps.return(undefined);
        this.rest();
    }
}
async function nextOf(steps, pacer, bytesOf) {
    for (;;) {
        const step = steps.next();
        if (step.done)
            return undefined;
        const bytes = step.value && bytesOf(step.value);
        if (pacer.due())
            await pacer.turn();
        if (bytes)
            return bytes;
    }
}
/** @throws MongoError 175 if the collection, or an index the plan reads, is gone */
export function checkStillThere(catalog, collection, plan) {
    const now = catalog.get(collection.ns);
    if (now?.id !== collection.id)
        throw new MongoError(175, `collection dropped: ${collection.ns}`);
    const parts = plan.kind === 'union' ? plan.parts : plan.kind === 'index' ? [plan] : [];
    for (const { index } of parts)
        if (!now.indexes.some((i) => i.id === index.id))
            throw new MongoError(175, `index '${index.name}' dropped`);
}
/** Documents that are at hand, such as the answer of `listIndexes`. */
export class ListSource {
    documents;
    at = 0;
    constructor(documents) {
        this.documents = documents;
    }
    async next() {
        return this.documents[this.at++];
    }
    rest() { }
    check() { }
    close() {
        this.at = this.documents.length;
    }
}
//# sourceMappingURL=query-source.js.map