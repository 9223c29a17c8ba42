import type { Collection } from '../catalog/definitions.js';
import type { Pacer } from '../store/pace.js';
import type { ReadView } from '../store/view.js';
import type { Doc } from '../values/bson.js';
import type { Plan } from './plan.js';
import { type Found, type Query, runQuery } from './query.js';

/** The pacer of the command that is fetching just now; a result outlives the command that began it. */
export interface CurrentPacer {
  current: Pacer;
}

const NOTHING = {};

/** The documents of a plan, with pauses for other clients. @param resultOf what to give of each, instead of the document */
export async function* documentsOf<T = Doc>(
  view: ReadView,
  collection: Collection,
  plan: Plan,
  query: Query,
  pacer: CurrentPacer,
  resultOf: (found: Found) => T = (found) => (query.countOnly ? NOTHING : found.doc) as T,
): AsyncGenerator<T> {
  for (const step of runQuery(view, collection, plan, query)) {
    if (step) yield resultOf(step);
    if (pacer.current.due()) await pacer.current.turn();
  }
}
