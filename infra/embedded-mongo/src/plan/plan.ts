import type { Catalog } from '../catalog/catalog.js';
import type { Collection, Index } from '../catalog/definitions.js';
import type { KeyRange } from '../store/keys.js';
import { MongoError } from '../values/errors.js';

/** Reads parts of one index. */
export interface IndexPlan {
  readonly kind: 'index';
  readonly index: Index;
  /** In key order. */
  readonly ranges: KeyRange[];
  readonly reverse: boolean;
  /** The documents come in the order the query wants. */
  readonly sorted: boolean;
  /** The filter is exactly what the ranges say: nothing to check on the documents. */
  readonly exact: boolean;
}

/** Reads the whole collection in insertion order. */
export interface CollectionPlan {
  readonly kind: 'collection';
  readonly reverse: boolean;
  readonly sorted: boolean;
}

/** Reads several index ranges, one per alternative of an `$or`. */
export interface UnionPlan {
  readonly kind: 'union';
  readonly parts: IndexPlan[];
  readonly sorted: false;
}

/** How the documents of a query are found. */
export type Plan = IndexPlan | CollectionPlan | UnionPlan;

/** @throws MongoError 175 if the collection, or an index the plan reads, is gone */
export function checkStillThere(catalog: Catalog, { id, ns }: Collection, plan: Plan): void {
  const now = catalog.get(ns);
  if (now?.id !== id) throw new MongoError(175, `collection dropped: ${ns}`);
  const parts = plan.kind === 'union' ? plan.parts : plan.kind === 'index' ? [plan] : [];
  for (const { index } of parts)
    if (!now.indexes.some((i) => i.id === index.id)) throw new MongoError(175, `index '${index.name}' dropped`);
}
