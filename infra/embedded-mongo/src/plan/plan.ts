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
  /** They do if the ranges are merged: of each, the bytes of its keys that stand before the order. */
  readonly merged?: readonly number[];
  /** The filter is exactly what the ranges say: nothing to check on the documents. */
  readonly exact: boolean;
}

/** Reads the whole collection in insertion order. */
export interface CollectionPlan {
  readonly kind: 'collection';
  readonly reverse: boolean;
  readonly sorted: boolean;
  /** There is no filter. */
  readonly exact: boolean;
}

/** Reads several index ranges, one per alternative of an `$or`. */
export interface UnionPlan {
  readonly kind: 'union';
  readonly parts: IndexPlan[];
  readonly sorted: false;
  readonly exact: false;
}

/** A plan that is decided. */
export type DecidedPlan = IndexPlan | CollectionPlan | UnionPlan;

/** Plans each of which finds all: which is the best shows when they are begun. The first is the likeliest. */
export interface RacePlan {
  readonly kind: 'race';
  readonly plans: readonly DecidedPlan[];
}

/** How the documents of a query are found. */
export type Plan = DecidedPlan | RacePlan;

/** An entry of an index, or (without one) of the documents themselves. */
export interface ScanEntry {
  key: Buffer;
  value: Buffer;
  index?: Index | undefined;
}

/** @throws MongoError 175 if the collection, or an index the plan reads, is gone */
export function checkStillThere(catalog: Catalog, { id, ns }: Collection, plan: Plan): void {
  const now = catalog.get(ns);
  if (now?.id !== id) throw new MongoError(175, `collection dropped: ${ns}`);
  for (const { index } of indexPlansOf(plan))
    if (!now.indexes.some((i) => i.id === index.id)) throw new MongoError(175, `index '${index.name}' dropped`);
}

function indexPlansOf(plan: Plan): readonly IndexPlan[] {
  if (plan.kind === 'race') return plan.plans.flatMap(indexPlansOf);
  return plan.kind === 'union' ? plan.parts : plan.kind === 'index' ? [plan] : [];
}
