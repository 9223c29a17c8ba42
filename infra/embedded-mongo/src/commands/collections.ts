import { checkPipeline } from '../aggregate/pipeline.js';
import { compileCollation } from '../match/collation.js';
import { compileFilter } from '../match/matcher.js';
import type { Doc } from '../values/bson.js';
import { equalValues } from '../values/compare.js';
import { MongoError } from '../values/errors.js';
import { toInteger } from '../values/number.js';
import { describe, isTruthy } from '../values/text.js';
import type { Reply } from '../wire/reply.js';
import { type CommandContext, changeCatalog, createCollection, existingCollection, namespaceOf } from './context.js';
import { listReply } from './cursors.js';
import { checkFields, defined, documentOr, fieldsOf, isEmpty } from './fields.js';

/** Everything about collections and databases as a whole. */
export const collectionHandlers = {
  create,
  drop,
  dropDatabase,
  renameCollection,
  collMod,
  listCollections,
  listDatabases,
};

async function create(ctx: CommandContext): Promise<Reply> {
  const { capped, size, max, viewOn, pipeline, collation } = ctx.command;
  const given: Doc = { capped: isTruthy(capped) || undefined, size, max, viewOn, pipeline };
  given.collation = compileCollation(collation as Doc | undefined)?.spec;
  const options = defined(given);
  if (pipeline !== undefined) checkPipeline(pipeline);
  const existing = namespaceOf(ctx);
  if (!existing) await createCollection(ctx, undefined, options);
  else if (ctx.transaction || !equalValues(existing.options, options))
    throw new MongoError(48, `Collection ${existing.ns} already exists.`);
  return {};
}

function drop(ctx: CommandContext): Promise<Reply> {
  return changeCatalog(ctx, (overlay): Reply => {
    const collection = namespaceOf(ctx);
    if (!collection) return {};
    ctx.server.catalog.drop(overlay, collection);
    return { nIndexesWas: collection.indexes.length, ns: collection.ns };
  });
}

function dropDatabase(ctx: CommandContext): Promise<Reply> {
  return changeCatalog(ctx, (overlay) => {
    for (const collection of ctx.server.catalog.inDatabase(ctx.db)) ctx.server.catalog.drop(overlay, collection);
    return { dropped: ctx.db };
  });
}

function renameCollection(ctx: CommandContext): Promise<Reply> {
  const { catalog } = ctx.server;
  const { dropTarget } = ctx.command;
  const [from, to] = [ctx.command.renameCollection, ctx.command.to] as [string, string];
  return changeCatalog(ctx, (overlay) => {
    const source = catalog.get(from);
    const target = catalog.get(to);
    if (!source) throw new MongoError(26, `Source collection ${from} does not exist`);
    if (from === to) throw new MongoError(20, "Can't rename a collection to itself");
    if (target && !isTruthy(dropTarget)) throw new MongoError(48, 'target namespace exists');
    if (target) catalog.drop(overlay, target);
    const [db = '', ...name] = to.split('.');
    catalog.rename(overlay, source, db, name.join('.'));
    return {};
  });
}

const MODIFIABLE = fieldsOf(
  'string: name; object: keyPattern; bool: hidden; number: expireAfterSeconds; unavailable: unique prepareUnique',
);

/** Hides or shows an index, or changes its time to live. */
function collMod(ctx: CommandContext): Promise<Reply> {
  const given = checkFields('collMod.index', ctx.command.index ?? {}, MODIFIABLE);
  const { name, keyPattern } = given;
  return changeCatalog(ctx, (overlay) => {
    const collection = existingCollection(ctx);
    if (isEmpty(given)) return {};
    const index = collection.indexes.find((i) => (name ? i.name === name : equalValues(i.key, keyPattern)));
    if (!index) throw new MongoError(27, `cannot find index ${describe(name ?? keyPattern)} for ns ${collection.ns}`);
    const hidden = isTruthy(given.hidden ?? index.hidden);
    const expireAfterSeconds = toInteger(given.expireAfterSeconds) ?? index.expireAfterSeconds;
    const { hidden: _, ...spec } = { ...index.spec, ...defined({ expireAfterSeconds }) };
    const changed = { ...index, spec: hidden ? { ...spec, hidden } : spec, hidden, expireAfterSeconds };
    const indexes = collection.indexes.map((i) => (i === index ? changed : i));
    ctx.server.catalog.replace(overlay, collection, { indexes });
    const reply: Doc = {};
    for (const option of ['hidden', 'expireAfterSeconds'] as const) {
      if (given[option] === undefined) continue;
      if (index[option] !== undefined) reply[`${option}_old`] = index[option];
      reply[`${option}_new`] = changed[option];
    }
    return reply;
  });
}

function listCollections(ctx: CommandContext): Promise<Reply> {
  const matcher = compileFilter(documentOr(ctx.command.filter), ctx.env);
  const all = ctx.server.catalog.inDatabase(ctx.db).map(({ name, options, view, uuid }): Doc => {
    if (view) return { name, type: 'view', options, info: { readOnly: true } };
    const idIndex = { v: 2, key: { _id: 1 }, name: '_id_' };
    return { name, type: 'collection', options, info: { readOnly: false, uuid }, idIndex };
  });
  const matching = all.filter((doc) => matcher.matches(doc));
  const shown = isTruthy(ctx.command.nameOnly) ? matching.map(({ name, type }) => ({ name, type })) : matching;
  return listReply(ctx, `${ctx.db}.$cmd.listCollections`, shown);
}

function listDatabases({ server, command, env }: CommandContext): Reply {
  const { catalog, engine } = server;
  const matcher = compileFilter(documentOr(command.filter), env);
  // An estimate: the store does not keep books per database.
  const sizeOf = (db: string) =>
    catalog.inDatabase(db).reduce((sum, { id }) => sum + engine.counters.of(id) * 512, 4096);
  const all = catalog.databases().map((name) => ({ name, sizeOnDisk: sizeOf(name), empty: false }));
  const databases = all.filter((doc) => matcher.matches(doc));
  if (isTruthy(command.nameOnly)) return { databases: databases.map(({ name }) => ({ name })) };
  const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0);
  return { databases, totalSize, totalSizeMb: Math.floor(totalSize / 1024 / 1024) };
}
