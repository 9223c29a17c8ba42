import type { Collection } from '../catalog/definitions.js';
import type { Doc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';

const MAX_DEPTH = 20;

/** What is read under a name: a collection (`undefined`: there is none), through the pipelines of views. */
export interface Target {
  name: string;
  collection: Collection | undefined;
  pipeline: Doc[];
}

/** Follows views to the collection below them. @throws MongoError 165 when views are nested too deeply */
export function resolveViews(get: (ns: string) => Collection | undefined, db: string, name: string): Target {
  let pipeline: Doc[] = [];
  let current = name;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const collection = get(`${db}.${current}`);
    if (!collection?.view) return { name: current, collection, pipeline };
    pipeline = [...collection.view.pipeline, ...pipeline];
    current = collection.view.on;
  }
  throw new MongoError(165, `View depth too deep or view cycle detected; maximum depth is ${MAX_DEPTH}`);
}
