import { randomUUID } from 'node:crypto';
import { ObjectId } from 'bson';
import { insertDocument, replaceDocument } from '../catalog/documents.js';
import { compileFilter } from '../match/matcher.js';
import { identicalValues } from '../values/compare.js';
import { MongoError } from '../values/errors.js';
import { compilePath, lookupValues } from '../values/path.js';
import { apply, ensureCollection } from './apply.js';
import { collectionOf } from './context.js';
import { searchQuickly } from './search.js';
/** Documents written in one commit. */
const CHUNK = 100;
/** Writes the result of a pipeline: `$out` replaces a collection at the end in one step, `$merge` changes it as it goes. */
export async function writeOut(ctx, target, docs) {
    const context = target.database === undefined ? ctx : { ...ctx, db: target.database };
    if (target.stage === '$out')
        await replaceCollection(context, target.collection, docs);
    else
        await merge(context, target, docs);
}
async function replaceCollection(ctx, name, docs) {
    const { catalog, engine, reaper } = ctx.server;
    const temporary = await engine.commit((overlay) => {
        const made = catalog.create(overlay, ctx.db, `tmp.agg_out.${randomUUID()}`);
        const specs = (catalog.get(`${ctx.db}.${name}`)?.indexes ?? []).filter((index) => index.name !== '_id_' && !index.building);
        if (specs.length === 0)
            return made;
        const indexes = specs.map((index) => catalog.createIndex(overlay, index.spec, false));
        return catalog.replace(overlay, made, { indexes: [...made.indexes, ...indexes] });
    }, { alone: true });
    try {
        await inChunks(docs, (chunk) => apply(ctx, (overlay) => insertAll(overlay, temporary, chunk)));
        await engine.commit((overlay) => {
            const old = catalog.get(`${ctx.db}.${name}`);
            if (old)
                catalog.drop(overlay, old);
            catalog.rename(overlay, temporary, ctx.db, name);
        }, { alone: true });
    }
    catch (error) {
        await engine.commit((overlay) => catalog.drop(overlay, temporary), { alone: true });
        throw error;
    }
    finally {
        reaper.kick();
    }
}
async function merge(ctx, target, docs) {
    const collection = await ensureCollection(ctx, target.collection);
    if (!identifies(collection.indexes, target.on))
        throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique');
    await inChunks(docs, (chunk) => apply(ctx, (overlay) => {
        const now = collectionOf(ctx, target.collection);
        if (!now)
            throw new MongoError(26, `collection ${collection.ns} was dropped`);
        for (const doc of chunk)
            mergeOne(ctx, overlay, now, target, doc);
    }));
}
function mergeOne(ctx, overlay, collection, target, incoming) {
    const doc = incoming._id === undefined ? { _id: new ObjectId(), ...incoming } : incoming;
    const filter = Object.fromEntries(target.on.map((field) => [field, { $eq: lookupValues(doc, compilePath(field))[0] ?? null }]));
    const query = { filter, matcher: compileFilter(filter, { now: ctx.env.now }), limit: 1 };
    const existing = searchQuickly(ctx, overlay, collection, query)?.[0];
    if (!existing) {
        if (target.whenNotMatched === 'discard')
            return;
        if (target.whenNotMatched === 'fail')
            throw new MongoError(13113, '$merge could not find a matching document in the target collection for at least one document in the source collection');
        insertDocument(overlay, collection, doc);
        return;
    }
    if (target.whenMatched === 'keepExisting')
        return;
    if (target.whenMatched === 'fail')
        throw new MongoError(11000, `E11000 duplicate key error collection: ${collection.ns} $merge found a matching document`);
    const after = target.whenMatched(existing.doc, incoming);
    if (!identicalValues(after._id, existing.doc._id))
        throw new MongoError(66, '$merge failed to update the matching document, did you attempt to modify the _id or the shard key?');
    replaceDocument(overlay, collection, existing.record, existing.doc, after);
}
function insertAll(overlay, collection, docs) {
    for (const doc of docs)
        insertDocument(overlay, collection, doc._id === undefined ? { _id: new ObjectId(), ...doc } : doc);
}
function identifies(indexes, on) {
    return indexes.some((index) => index.unique && !index.partial && !index.sparse && sameFields(index, on));
}
function sameFields(index, on) {
    return index.fields.length === on.length && index.fields.every((field) => on.includes(field.path));
}
async function inChunks(docs, write) {
    let chunk = [];
    for await (const doc of docs) {
        chunk.push(doc);
        if (chunk.length < CHUNK)
            continue;
        await write(chunk);
        chunk = [];
    }
    if (chunk.length > 0)
        await write(chunk);
}
//# sourceMappingURL=write-out.js.map