import { buildAtOnce, buildInChunks } from '../catalog/index-build.js';
import { existsAlready, normaliseIndexSpec } from '../catalog/index-spec.js';
import { ListSource } from '../cursors/query-source.js';
import { encode, isDoc } from '../values/bson.js';
import { equalValues } from '../values/compare.js';
import { MongoError } from '../values/errors.js';
import { describe } from '../values/text.js';
import { ensureCollection } from './apply.js';
import { requireField } from './arguments.js';
import { fields } from './command.js';
import { collectionName, collectionOf, existingCollection } from './context.js';
import { firstBatch } from './cursor-reply.js';
/** Collections up to this size get their indexes in one commit. */
const SMALL = 300;
const MAX_INDEXES = 64;
export const createIndexes = {
    name: 'createIndexes',
    fields: { indexes: 'array', commitQuorum: 'any', ignoreUnknownIndexOptions: 'unavailable', v: 'any' },
    apiV1: true,
    inTransaction: true,
    writes: true,
    run: async (ctx) => {
        const given = requireField(ctx, 'indexes');
        if (given.length === 0)
            throw new MongoError(2, 'Must specify at least one index to create');
        const created = collectionOf(ctx) === undefined;
        const plain = given.map(normaliseIndexSpec);
        const collection = await ensureCollection(ctx);
        const specs = plain.map((spec, i) => withCollation(spec, given[i], collection));
        if (ctx.transaction)
            return inTransaction(ctx, collection, specs, created);
        const wanted = newSpecs(collection, specs);
        const { engine, catalog } = ctx.server;
        if (wanted.length > 0 && engine.counters.of(collection.id) > SMALL)
            await buildInChunks(engine, catalog, collection.ns, wanted);
        else if (wanted.length > 0)
            await engine.commit((overlay) => {
                const now = existingCollection(ctx);
                buildAtOnce(catalog, overlay, now, newSpecs(now, wanted));
            }, { alone: true });
        return reply(collection.indexes.length, wanted.length, created);
    },
};
/** An index compares text as its collection does, unless it says otherwise. */
function withCollation(spec, given, { options }) {
    return options.collation === undefined || given.collation !== undefined
        ? spec
        : { ...spec, collation: options.collation };
}
/** Only for collections made in the same transaction, as in MongoDB. */
function inTransaction(ctx, collection, specs, created) {
    const wanted = newSpecs(collection, specs);
    const { transaction } = ctx;
    if (wanted.length === 0 || !transaction)
        return reply(collection.indexes.length, 0, created);
    if (!transaction.owns(collection.ns))
        throw new MongoError(263, `Cannot create new indexes on existing collection ${collection.ns} in a multi-document transaction.`);
    transaction.keep(buildAtOnce(ctx.server.catalog, transaction.overlay, collection, wanted));
    return reply(collection.indexes.length, wanted.length, created);
}
function newSpecs(collection, specs) {
    const wanted = [];
    for (const spec of specs) {
        const same = wanted.some((other) => equalValues(other, spec));
        if (!same && !existsAlready(collection, spec))
            wanted.push(spec);
    }
    if (collection.indexes.length + wanted.length > MAX_INDEXES)
        throw new MongoError(67, `add index fails, too many indexes for ${collection.ns}`);
    return wanted;
}
function reply(before, added, created) {
    const note = added === 0 ? { note: 'all indexes already exist' } : {};
    return fields({
        numIndexesBefore: before,
        numIndexesAfter: before + added,
        createdCollectionAutomatically: created,
        ...note,
    });
}
export const dropIndexes = {
    name: 'dropIndexes',
    aliases: ['deleteIndexes'],
    fields: { index: 'any' },
    apiV1: true,
    writes: true,
    run: async (ctx) => {
        const wanted = requireField(ctx, 'index');
        const { engine, catalog, reaper } = ctx.server;
        const was = await engine.commit((overlay) => {
            const collection = collectionOf(ctx);
            if (!collection)
                throw new MongoError(26, `ns not found ${ctx.db}.${collectionName(ctx)}`);
            const dropped = new Set(indexesToDrop(collection, wanted));
            if (dropped.size > 0)
                catalog.replace(overlay, collection, { indexes: collection.indexes.filter((i) => !dropped.has(i)) });
            return collection.indexes.length;
        }, { alone: true });
        reaper.kick();
        return fields({ nIndexesWas: was });
    },
};
function indexesToDrop(collection, wanted) {
    if (wanted === '*')
        return collection.indexes.filter((index) => index.name !== '_id_');
    if (Array.isArray(wanted))
        return wanted.flatMap((name) => indexesToDrop(collection, name));
    const index = collection.indexes.find((i) => (isDoc(wanted) ? equalValues(i.key, wanted) : i.name === wanted));
    if (!index)
        throw new MongoError(27, isDoc(wanted) ? `can't find index with key: ${describe(wanted)}` : `index not found with name [${wanted}]`);
    if (index.name === '_id_')
        throw new MongoError(72, 'cannot drop _id index');
    return [index];
}
export const listIndexes = {
    name: 'listIndexes',
    fields: { cursor: 'object', includeBuildUUIDs: 'unavailable', includeIndexBuildInfo: 'unavailable' },
    apiV1: true,
    run: (ctx) => {
        const collection = existingCollection(ctx);
        const documents = collection.indexes.filter((index) => !index.building).map((index) => encode(index.spec));
        const { cursor } = ctx.command;
        return firstBatch(ctx, new ListSource(documents), {
            ns: collection.ns,
            batchSize: isDoc(cursor) ? cursor.batchSize : undefined,
        });
    },
};
//# sourceMappingURL=indexes.js.map