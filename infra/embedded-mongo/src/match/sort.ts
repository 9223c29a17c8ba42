import { bsonTag, type Doc, isDoc, type Value } from '../values/bson.js';
import { compareValues } from '../values/compare.js';
import { badValue, MongoError, notImplemented } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { compilePath, lookupValues } from '../values/path.js';
import type { MatchEnv } from './env.js';

/** The sort keys of a document, to be taken once per document when many are sorted. */
export interface SortOrder {
  /** The values a document is sorted by: of an array the least (ascending) or greatest (descending) element. */
  keysOf(doc: Value): Value[];
  /** Order of two documents' keys. */
  compareKeys(a: Value[], b: Value[]): number;
}

/** Compiles a sort specification. @throws MongoError 15975, 15974, 2 for a wrong one. */
export function compileSortOrder(spec: Doc, env: Pick<MatchEnv, 'collation'>): SortOrder {
  const keys = Object.keys(spec).map((field) => ({
    path: compilePath(field),
    direction: directionOf(field, spec[field]),
  }));
  const strings = env.collation?.compare;
  const compare = (a: Value, b: Value) =>
    a === EMPTY_ARRAY || b === EMPTY_ARRAY ? compareEmpty(a, b) : compareValues(a, b, strings);
  return {
    keysOf: (doc) =>
      keys.map(({ path, direction }) =>
        lookupValues(doc, path, EMPTY_ARRAY).reduce((best, v) => (compare(v, best) * direction < 0 ? v : best)),
      ),
    compareKeys: (a, b) => {
      for (const [i, { direction }] of keys.entries()) {
        const order = compare(a[i], b[i]);
        if (order !== 0) return order * direction;
      }
      return 0;
    },
  };
}

/** The sort key of an empty array: less than null and what is missing, as in an index. */
const EMPTY_ARRAY: Value = {};

function compareEmpty(a: Value, b: Value): number {
  if (a === b) return 0;
  const isLeast = bsonTag(a === EMPTY_ARRAY ? b : a) === 'MinKey';
  return isLeast === (a === EMPTY_ARRAY) ? 1 : -1;
}

function directionOf(field: string, direction: Value): number {
  if (field === '') throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (isDoc(direction) && '$meta' in direction) throw notImplemented('sorting by $meta');
  if (!isNumeric(direction)) throw new MongoError(15974, `Illegal key in $sort specification: ${field}`);
  const n = toNumber(direction);
  if (n !== 1 && n !== -1)
    throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  if (field.startsWith('$'))
    throw badValue(`FieldPath field names may not start with '$'. Consider using $getField or $setField.`);
  return n;
}

/** Compiles a sort specification to an order of documents (or of array elements, for `$push`). */
export function compileSort(spec: Doc, env: Pick<MatchEnv, 'collation'>): (a: Value, b: Value) => number {
  const order = compileSortOrder(spec, env);
  return (a, b) => order.compareKeys(order.keysOf(a), order.keysOf(b));
}

/** So many items are sorted or merged between two chances for other clients. */
const RUN = 256;

/** Sorts a copy of any number of items, in steps after each of which others may run; equal items keep their order. */
export function* sortInSteps<T>(items: readonly T[], compare: (a: T, b: T) => number): Generator<undefined, T[]> {
  let runs: T[][] = [];
  for (let at = 0; at < items.length; at += RUN) {
    runs.push(items.slice(at, at + RUN).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let i = 0; i < runs.length; i += 2)
      longer.push(yield* mergeInSteps(runs[i] as T[], runs[i + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* mergeInSteps<T>(a: T[], b: T[], compare: (a: T, b: T) => number): Generator<undefined, T[]> {
  const merged: T[] = [];
  for (let [i, j] = [0, 0]; i < a.length || j < b.length; ) {
    const first = j === b.length || (i < a.length && compare(a[i] as T, b[j] as T) <= 0);
    merged.push((first ? a[i++] : b[j++]) as T);
    if (merged.length % RUN === 0) yield;
  }
  return merged;
}
