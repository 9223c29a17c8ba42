import { idKey, prefixRange, recordOf, TAG } from '../store/keys.js';
import { decode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { enterInIndex } from './documents.js';
/** Documents entered in one commit while an index is built, so that others go on meanwhile. */
const CHUNK = 200;
/** Adds indexes to a collection and enters all its documents at once: for small collections and transactions. */
export function buildAtOnce(catalog, overlay, collection, specs) {
    const indexes = specs.map((spec) => catalog.createIndex(overlay, spec, false));
    const changed = catalog.replace(overlay, collection, { indexes: [...collection.indexes, ...indexes] });
    const walk = overlay.walk(prefixRange(idKey(TAG.documents, collection.id)));
    const documents = [];
    for (let step = walk.next(); !step.done; step = walk.next())
        documents.push([recordOf(step.value[0]), decode(step.value[1])]);
    for (const [record, doc] of documents)
        for (const index of indexes)
            enterInIndex(overlay, changed, index, record, doc);
    return changed;
}
/**
 * Adds indexes to a large collection without stopping others: they are maintained from the start, filled in chunks, and used
 * when they are complete. If that fails (duplicate key), or the server stops before the end, they are dropped.
 */
export async function buildInChunks(engine, catalog, ns, specs) {
    const names = new Set(specs.map((spec) => spec.name));
    await engine.commit((overlay) => {
        const collection = required(catalog, ns);
        const indexes = specs.map((spec) => catalog.createIndex(overlay, spec, true));
        catalog.replace(overlay, collection, { indexes: [...collection.indexes, ...indexes] });
    }, { alone: true });
    const ours = (index) => index.building && names.has(index.name);
    try {
        let after;
        do {
            after = await engine.commit((overlay) => {
                const collection = required(catalog, ns);
                return fillChunk(overlay, collection, collection.indexes.filter(ours), after);
            });
        } while (after);
        await engine.commit((overlay) => {
            const collection = required(catalog, ns);
            const indexes = collection.indexes.map((index) => (ours(index) ? { ...index, building: false } : index));
            catalog.replace(overlay, collection, { indexes });
        }, { alone: true });
    }
    catch (error) {
        await dropUnfinished(engine, catalog, ns, ours);
        throw error;
    }
}
/** Drops what a stopped server left half built. */
export async function dropUnfinishedIndexes(engine, catalog) {
    for (const collection of catalog.all())
        if (collection.indexes.some((index) => index.building))
            await dropUnfinished(engine, catalog, collection.ns, (index) => index.building);
}
async function dropUnfinished(engine, catalog, ns, which) {
    await engine.commit((overlay) => {
        const collection = catalog.get(ns);
        if (!collection?.indexes.some(which))
            return;
        catalog.replace(overlay, collection, { indexes: collection.indexes.filter((index) => !which(index)) });
    }, { alone: true });
}
function fillChunk(overlay, collection, indexes, after) {
    const walk = overlay.walk({ ...prefixRange(idKey(TAG.documents, collection.id)), after });
    const documents = [];
    for (let step = walk.next(); !step.done && documents.length < CHUNK; step = walk.next())
        documents.push([step.value[0], decode(step.value[1])]);
    walk.return?.();
    for (const [key, doc] of documents)
        for (const index of indexes)
            enterInIndex(overlay, collection, index, recordOf(key), doc);
    return documents.length < CHUNK ? undefined : documents.at(-1)?.[0];
}
function required(catalog, ns) {
    const collection = catalog.get(ns);
    if (!collection)
        throw new MongoError(26, `collection ${ns} was dropped while its index was being built`);
    return collection;
}
//# sourceMappingURL=index-build.js.map