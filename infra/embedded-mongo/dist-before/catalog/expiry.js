import { compileFilter } from '../match/matcher.js';
import { planQuery } from '../plan/planner.js';
import { runQuery } from '../plan/query.js';
import { Blocked } from '../store/locks.js';
import { removeDocument } from './documents.js';
/** Documents deleted in one commit. */
const CHUNK = 100;
/** Deletes the documents whose time is over according to TTL indexes. */
export async function expireDocuments(engine, catalog, stopped, now = Date.now()) {
    for (const { ns, indexes } of catalog.all()) {
        for (const index of indexes) {
            if (index.expireAfterSeconds === undefined || index.building)
                continue;
            while (!stopped() && (await deleteChunk(engine, catalog, ns, index, now))) {
                await new Promise((resolve) => setImmediate(resolve));
            }
        }
    }
}
async function deleteChunk(engine, catalog, ns, index, now) {
    try {
        return await engine.commit((overlay) => deleteExpired(overlay, catalog, ns, index, now));
    }
    catch (error) {
        if (error instanceof Blocked)
            return false; // a transaction is changing one of them: next minute
        throw error;
    }
}
function deleteExpired(overlay, catalog, ns, { name, expireAfterSeconds }, now) {
    const collection = catalog.get(ns);
    const index = collection?.indexes.find((i) => i.name === name);
    if (!collection || !index)
        return false;
    const expired = {
        [index.fields[0].path]: { $lt: new Date(now - expireAfterSeconds * 1000) },
    };
    const filter = index.partial ? { $and: [index.partial.filter, expired] } : expired;
    const query = { filter, matcher: compileFilter(filter, { now: new Date(now) }), limit: CHUNK };
    // Hidden only from clients' queries.
    const plan = planQuery({ ...collection, indexes: [{ ...index, hidden: false }] }, { filter, collated: false, hint: name });
    const found = [...runQuery(overlay, collection, plan, query)].filter((step) => step !== undefined);
    for (const { record, doc } of found)
        removeDocument(overlay, collection, record, doc);
    return found.length === CHUNK;
}
//# sourceMappingURL=expiry.js.map