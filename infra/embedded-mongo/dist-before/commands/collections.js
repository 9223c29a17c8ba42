import { checkPipeline } from '../aggregate/pipeline.js';
import { interpretOptions } from '../catalog/collection-options.js';
import { ListSource } from '../cursors/query-source.js';
import { compileCollation } from '../match/collation.js';
import { compileFilter } from '../match/matcher.js';
import { encode, isDoc } from '../values/bson.js';
import { equalValues } from '../values/compare.js';
import { MongoError, notImplemented } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { documentOr, flag, requireField, typed } from './arguments.js';
import { fields } from './command.js';
import { collectionName, existingCollection, namespaceOf } from './context.js';
import { firstBatch } from './cursor-reply.js';
/** Runs a catalog change in a commit of its own and lets dropped entries be cleaned up. */
async function change(ctx, work) {
    await ctx.server.engine.commit(work, { alone: true });
    ctx.server.reaper.kick();
}
export const create = {
    name: 'create',
    fields: typed({
        bool: 'capped',
        number: 'size max',
        string: 'viewOn validationLevel validationAction',
        array: 'pipeline',
        object: 'collation validator idIndex',
        unavailable: 'timeseries clusteredIndex expireAfterSeconds storageEngine indexOptionDefaults changeStreamPreAndPostImages encryptedFields autoIndexId',
    }),
    apiV1: true,
    inTransaction: true,
    writes: true,
    run: async (ctx) => {
        const name = collectionName(ctx);
        const options = givenOptions(ctx.command);
        if (Array.isArray(options.pipeline))
            checkPipeline(options.pipeline);
        const existing = namespaceOf(ctx, name);
        if (existing) {
            if (ctx.transaction || !equalValues(existing.options, options))
                throw new MongoError(48, `Collection ${existing.ns} already exists.`);
            return fields();
        }
        const { catalog, engine } = ctx.server;
        if (ctx.transaction)
            ctx.transaction.keep(catalog.create(ctx.transaction.overlay, ctx.db, name, options));
        else
            await engine.commit((overlay) => catalog.get(`${ctx.db}.${name}`) ?? catalog.create(overlay, ctx.db, name, options), { alone: true });
        return fields();
    },
};
const OPTIONS = 'capped size max viewOn pipeline collation validator validationLevel validationAction'.split(' ');
/** The options of a collection that are kept. */
function givenOptions(command) {
    const { spec } = compileCollation(command.collation) ?? {};
    const given = OPTIONS.filter((name) => command[name] !== undefined && command[name] !== false && name !== 'collation');
    const options = Object.fromEntries(given.map((name) => [name, command[name]]));
    return spec ? { ...options, collation: spec } : options;
}
export const drop = {
    name: 'drop',
    fields: {},
    apiV1: true,
    writes: true,
    run: async (ctx) => {
        const collection = namespaceOf(ctx);
        if (!collection)
            return fields();
        await change(ctx, (overlay) => {
            const now = ctx.server.catalog.get(collection.ns);
            if (now)
                ctx.server.catalog.drop(overlay, now);
        });
        return fields({ nIndexesWas: collection.indexes.length, ns: collection.ns });
    },
};
export const dropDatabase = {
    name: 'dropDatabase',
    fields: {},
    apiV1: true,
    writes: true,
    run: async (ctx) => {
        await change(ctx, (overlay) => {
            for (const collection of ctx.server.catalog.inDatabase(ctx.db))
                ctx.server.catalog.drop(overlay, collection);
        });
        return fields({ dropped: ctx.db });
    },
};
export const renameCollection = {
    name: 'renameCollection',
    fields: { to: 'string', dropTarget: 'bool', stayTemp: 'unavailable' },
    apiV1: false,
    adminOnly: true,
    writes: true,
    run: async (ctx) => {
        const { catalog } = ctx.server;
        const from = ctx.command.renameCollection;
        const to = requireField(ctx, 'to');
        const db = to.split('.')[0];
        await change(ctx, (overlay) => {
            const source = catalog.get(from);
            if (!source)
                throw new MongoError(26, `Source collection ${from} does not exist`);
            const target = catalog.get(to);
            if (from === to)
                throw new MongoError(20, "Can't rename a collection to itself");
            if (target && !flag(ctx.command.dropTarget))
                throw new MongoError(48, 'target namespace exists');
            if (target)
                catalog.drop(overlay, target);
            catalog.rename(overlay, source, db, to.slice(db.length + 1));
        });
        return fields();
    },
};
export const collMod = {
    name: 'collMod',
    fields: typed({
        object: 'index',
        unavailable: 'viewOn pipeline changeStreamPreAndPostImages timeseries expireAfterSeconds cappedSize cappedMax dryRun',
        string: 'validationLevel validationAction',
    }),
    apiV1: true,
    writes: true,
    run: async (ctx) => {
        const { catalog } = ctx.server;
        const wanted = documentOr(ctx.command.index);
        const reply = {};
        await change(ctx, (overlay) => {
            const collection = existingCollection(ctx);
            const validation = ['validator', 'validationLevel', 'validationAction'].filter((name) => ctx.command[name] !== undefined);
            if (validation.length > 0) {
                const options = {
                    ...collection.options,
                    ...Object.fromEntries(validation.map((name) => [name, ctx.command[name]])),
                };
                catalog.replace(overlay, collection, { options, ...interpretOptions(options) });
                return;
            }
            if (Object.keys(wanted).length === 0)
                return;
            const index = collection.indexes.find((i) => wanted.name === undefined ? equalValues(i.key, wanted.keyPattern) : i.name === wanted.name);
            if (!index)
                throw new MongoError(27, `cannot find index ${wanted.name ?? JSON.stringify(wanted.keyPattern)} for ns ${collection.ns}`);
            const spec = modifiedSpec(index.spec, wanted, reply);
            const seconds = spec.expireAfterSeconds;
            const changed = {
                ...index,
                spec,
                hidden: spec.hidden === true,
                expireAfterSeconds: isNumeric(seconds) ? toNumber(seconds) : undefined,
            };
            catalog.replace(overlay, collection, { indexes: collection.indexes.map((i) => (i === index ? changed : i)) });
        });
        return fields(reply);
    },
};
function modifiedSpec(spec, wanted, reply) {
    const changed = { ...spec };
    for (const option of Object.keys(wanted)) {
        if (option === 'name' || option === 'keyPattern')
            continue;
        if (option === 'expireAfterSeconds') {
            reply.expireAfterSeconds_old = spec.expireAfterSeconds;
            changed.expireAfterSeconds = reply.expireAfterSeconds_new = wanted.expireAfterSeconds;
        }
        else if (option === 'hidden') {
            reply.hidden_old = spec.hidden === true;
            reply.hidden_new = flag(wanted.hidden);
            if (flag(wanted.hidden))
                changed.hidden = true;
            else
                delete changed.hidden;
        }
        else
            throw notImplemented(`collMod of index option '${option}'`);
    }
    if (reply.expireAfterSeconds_old === undefined)
        delete reply.expireAfterSeconds_old;
    return changed;
}
export const listCollections = {
    name: 'listCollections',
    fields: { filter: 'object', nameOnly: 'bool', authorizedCollections: 'bool', cursor: 'object' },
    apiV1: true,
    run: (ctx) => {
        const matcher = compileFilter(documentOr(ctx.command.filter), ctx.env);
        const nameOnly = flag(ctx.command.nameOnly);
        const documents = ctx.server.catalog
            .inDatabase(ctx.db)
            .map(describeCollection)
            .filter((doc) => matcher.matches(doc));
        const encoded = documents.map((doc) => encode(nameOnly ? { name: doc.name, type: doc.type } : doc));
        const { cursor } = ctx.command;
        return firstBatch(ctx, new ListSource(encoded), {
            ns: `${ctx.db}.$cmd.listCollections`,
            batchSize: isDoc(cursor) ? cursor.batchSize : undefined,
        });
    },
};
function describeCollection(collection) {
    const { name, options } = collection;
    if (collection.view)
        return { name, type: 'view', options, info: { readOnly: true } };
    return {
        name,
        type: 'collection',
        options,
        info: { readOnly: false, uuid: collection.uuid },
        idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    };
}
export const listDatabases = {
    name: 'listDatabases',
    fields: { filter: 'object', nameOnly: 'bool', authorizedDatabases: 'bool' },
    apiV1: true,
    adminOnly: true,
    run: ({ server, command, env }) => {
        const matcher = compileFilter(documentOr(command.filter), env);
        const nameOnly = flag(command.nameOnly);
        const all = server.catalog
            .databases()
            .map((name) => ({ name, sizeOnDisk: sizeOf(server, name), empty: false }));
        const databases = all.filter((doc) => matcher.matches(doc));
        if (nameOnly)
            return fields({ databases: databases.map(({ name }) => ({ name })) });
        const totalSize = databases.reduce((sum, doc) => sum + doc.sizeOnDisk, 0);
        return fields({ databases, totalSize, totalSizeMb: Math.floor(totalSize / 1024 / 1024) });
    },
};
/** An estimate: the store does not keep books per database. */
function sizeOf(server, db) {
    const documents = server.catalog.inDatabase(db).reduce((sum, c) => sum + server.engine.counters.of(c.id), 0);
    return 4096 + documents * 512;
}
//# sourceMappingURL=collections.js.map