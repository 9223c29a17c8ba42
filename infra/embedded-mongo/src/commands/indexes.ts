import { setTimeout } from 'node:timers/promises';
import type { Collection, Index } from '../catalog/definitions.js';
import { buildAtOnce, buildInChunks } from '../catalog/index-build.js';
import { existsAlready, normaliseIndexSpec } from '../catalog/index-spec.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { equalValues } from '../values/compare.js';
import { badValue, MongoError } from '../values/errors.js';
import { describe, isTruthy } from '../values/text.js';
import type { Reply } from '../wire/reply.js';
import { type CommandContext, changeCatalog, collectionOf, ensureCollection, existingCollection } from './context.js';
import { listReply } from './cursors.js';
import { documentOr } from './fields.js';

/** Collections up to this size get their indexes in one commit. */
const SMALL = 300;
const MAX_INDEXES = 64;
/** How often it is looked whether an index that is being built is complete. */
const WAIT_MS = 20;

/** createIndexes, dropIndexes, listIndexes */
export const indexHandlers = { createIndexes, dropIndexes, listIndexes };

async function createIndexes(ctx: CommandContext): Promise<Reply> {
  const given = ctx.command.indexes as Value[];
  if (given.length === 0) throw badValue('Must specify at least one index to create');
  const ignoresUnknown = isTruthy(ctx.command.ignoreUnknownIndexOptions);
  const normal = given.map((spec) => normaliseIndexSpec(spec, ignoresUnknown));
  const createdCollectionAutomatically = collectionOf(ctx) === undefined;
  // What somebody else is building is there when it is complete; if that fails, it is built here.
  const inProgress = ({ building, name }: Index) => building && normal.some((spec) => spec.name === name);
  while (collectionOf(ctx)?.indexes.some(inProgress)) await setTimeout(WAIT_MS).then(() => ctx.pacer.check());
  const collection = await ensureCollection(ctx);
  const { collation } = collection.options;
  // An index compares text as its collection does, unless it says otherwise.
  const ownCollation = (i: number) => collation === undefined || documentOr(given[i]).collation !== undefined;
  const specs = normal.map((spec, i) => (ownCollation(i) ? spec : { ...spec, collation }));
  const wanted = newSpecs(collection, specs);
  if (wanted.length > 0) await build(ctx, collection, wanted);
  const numIndexesBefore = collection.indexes.length;
  const numIndexesAfter = numIndexesBefore + wanted.length;
  const note = wanted.length === 0 ? { note: 'all indexes already exist' } : {};
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note };
}

async function build(ctx: CommandContext, collection: Collection, specs: Doc[]): Promise<void> {
  const { transaction } = ctx;
  const { engine, catalog } = ctx.server;
  if (transaction) {
    if (!transaction.owns(collection.ns))
      throw new MongoError(263, `Cannot create indexes on existing collection ${collection.ns} in a transaction.`);
    transaction.keep(buildAtOnce(catalog, transaction.overlay, collection, specs));
  } else if (engine.counters.of(collection.id) > SMALL) await buildInChunks(engine, catalog, collection.ns, specs);
  else
    await changeCatalog(ctx, (overlay) => {
      const now = existingCollection(ctx);
      buildAtOnce(catalog, overlay, now, newSpecs(now, specs));
    });
}

function newSpecs(collection: Collection, specs: Doc[]): Doc[] {
  const wanted: Doc[] = [];
  for (const spec of specs)
    if (!wanted.some((other) => equalValues(other, spec)) && !existsAlready(collection, spec)) wanted.push(spec);
  if (collection.indexes.length + wanted.length > MAX_INDEXES)
    throw new MongoError(67, `add index fails, too many indexes for ${collection.ns}`);
  return wanted;
}

function dropIndexes(ctx: CommandContext): Promise<Reply> {
  return changeCatalog(ctx, (overlay) => {
    const collection = existingCollection(ctx);
    const dropped = indexesToDrop(collection, ctx.command.index);
    const indexes = collection.indexes.filter((index) => !dropped.includes(index));
    if (dropped.length > 0) ctx.server.catalog.replace(overlay, collection, { indexes });
    return { nIndexesWas: collection.indexes.length };
  });
}

function indexesToDrop(collection: Collection, wanted: Value): Index[] {
  if (wanted === '*') return collection.indexes.filter((index) => index.name !== '_id_');
  if (Array.isArray(wanted)) return wanted.flatMap((name) => indexesToDrop(collection, name));
  const index = collection.indexes.find((i) => (isDoc(wanted) ? equalValues(i.key, wanted) : i.name === wanted));
  const what = isDoc(wanted)
    ? `can't find index with key: ${describe(wanted)}`
    : `index not found with name [${wanted}]`;
  if (!index) throw new MongoError(27, what);
  if (index.name === '_id_') throw new MongoError(72, 'cannot drop _id index');
  return [index];
}

function listIndexes(ctx: CommandContext): Promise<Reply> {
  const { ns, indexes } = existingCollection(ctx);
  const complete = indexes.filter((index) => !index.building).map(({ spec }) => spec);
  return listReply(ctx, ns, complete);
}
