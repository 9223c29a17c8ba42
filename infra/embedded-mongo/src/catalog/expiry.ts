import { compileFilter } from '../match/matcher.js';
import { planQuery } from '../plan/planner.js';
import { runQuery } from '../plan/query.js';
import type { Engine } from '../store/engine.js';
import type { Overlay } from '../store/overlay.js';
import type { Catalog } from './catalog.js';
import { removeDocument } from './documents.js';

/** Documents deleted in one commit. */
const CHUNK = 100;

/** Deletes the documents whose time is over according to TTL indexes. */
export async function expireDocuments(
  engine: Engine,
  catalog: Catalog,
  stopped: () => boolean,
  now = Date.now(),
): Promise<void> {
  for (const { ns, indexes } of catalog.all()) {
    for (const { id } of indexes.filter((index) => index.expireAfterSeconds !== undefined)) {
      await engine.repeat((overlay) => !stopped() && deleteExpired(overlay, catalog, ns, id, now));
    }
  }
}

/** @returns true if there may be more */
function deleteExpired(overlay: Overlay, catalog: Catalog, ns: string, id: number, now: number): boolean {
  const collection = catalog.get(ns);
  const index = collection?.indexes.find((i) => i.id === id);
  const field = index?.fields[0]?.path;
  if (!collection || !index || field === undefined) return false;
  const expired = { [field]: { $lt: new Date(now - (index.expireAfterSeconds ?? 0) * 1000) } };
  const filter = index.partial ? { $and: [index.partial.filter, expired] } : expired;
  const query = { filter, matcher: compileFilter(filter, { now: new Date(now) }), limit: CHUNK };
  const plan = planQuery(collection, { filter, collated: false });
  const found = [...runQuery(overlay, collection, plan, query)].filter((step) => step !== undefined);
  for (const { record, doc } of found) removeDocument(overlay, collection, record, doc);
  return found.length === CHUNK;
}
