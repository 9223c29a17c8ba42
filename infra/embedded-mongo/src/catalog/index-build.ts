import type { Engine } from '../store/engine.js';
import { recordOf, TAG, tagRange } from '../store/keys.js';
import type { Overlay } from '../store/overlay.js';
import { unsealed } from '../store/record.js';
import { type Doc, decode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import type { Catalog } from './catalog.js';
import type { Collection, Index } from './definitions.js';
import { enterInIndex } from './documents.js';

/** Beginning of the names of collections that `$out` is filling. */
export const UNFINISHED = 'tmp.agg_out.';

/** Documents entered in one commit while an index is built, so that others go on meanwhile. */
const CHUNK = 200;

/** Adds indexes to a collection and enters all its documents at once: for small collections and transactions. */
export function buildAtOnce(catalog: Catalog, overlay: Overlay, collection: Collection, specs: Doc[]): Collection {
  const indexes = specs.map((spec) => catalog.createIndex(spec));
  const changed = catalog.replace(overlay, collection, { indexes: [...collection.indexes, ...indexes] });
  enterSome(overlay, changed, indexes, Number.POSITIVE_INFINITY);
  return changed;
}

/**
 * Adds indexes to a large collection without stopping others: they are maintained from the start, filled in chunks, and used
 * when they are complete. If that fails (duplicate key), or the server stops before the end, they are dropped.
 */
export async function buildInChunks(engine: Engine, catalog: Catalog, ns: string, specs: Doc[]): Promise<void> {
  const ours = new Set<number>();
  await changeIndexes(engine, catalog, ns, (indexes) => {
    const added = specs.map((spec) => catalog.createIndex(spec, true));
    for (const { id } of added) ours.add(id);
    return [...indexes, ...added];
  });
  try {
    let after: Buffer | undefined;
    await engine.repeat((overlay) => {
      const collection = required(catalog, ns);
      const indexes = collection.indexes.filter(({ id }) => ours.has(id));
      after = enterSome(overlay, collection, indexes, CHUNK, after);
      return after !== undefined;
    });
    await changeIndexes(engine, catalog, ns, (indexes) =>
      indexes.map((index) => (ours.has(index.id) ? { ...index, building: false } : index)),
    );
  } catch (error) {
    if (catalog.get(ns)) await changeIndexes(engine, catalog, ns, (all) => all.filter(({ id }) => !ours.has(id)));
    throw error;
  }
}

/** Drops what a stopped server left half built: indexes, and results of `$out`. */
export async function dropUnfinished(engine: Engine, catalog: Catalog): Promise<void> {
  for (const collection of catalog.all())
    if (collection.name.startsWith(UNFINISHED))
      await engine.commit((overlay) => catalog.drop(overlay, collection), { alone: true });
    else if (collection.indexes.some(({ building }) => building))
      await changeIndexes(engine, catalog, collection.ns, (all) => all.filter(({ building }) => !building));
}

function changeIndexes(
  engine: Engine,
  catalog: Catalog,
  ns: string,
  change: (indexes: readonly Index[]) => readonly Index[],
): Promise<unknown> {
  const work = (overlay: Overlay) => {
    const collection = required(catalog, ns);
    return catalog.replace(overlay, collection, { indexes: change(collection.indexes) });
  };
  return engine.commit(work, { alone: true });
}

/** @returns the key of the last document if there may be more */
function enterSome(
  overlay: Overlay,
  collection: Collection,
  indexes: Index[],
  limit: number,
  after?: Buffer,
): Buffer | undefined {
  let entered = 0;
  for (const [key, value] of overlay.walk({ ...tagRange(TAG.documents, collection.id), after })) {
    const doc = decode(unsealed(value));
    for (const index of indexes) enterInIndex(overlay, collection, index, recordOf(key), doc);
    if (++entered === limit) return key;
  }
  return undefined;
}

function required(catalog: Catalog, ns: string): Collection {
  const collection = catalog.get(ns);
  if (!collection) throw new MongoError(26, `collection ${ns} was dropped while its index was being built`);
  return collection;
}
