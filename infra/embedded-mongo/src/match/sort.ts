import { type Doc, isDoc, type Value } from '../values/bson.js';
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
  return {
    keysOf: (doc) =>
      keys.map(({ path, direction }) =>
        lookupValues(doc, path).reduce((best, v) => (compareValues(v, best, strings) * direction < 0 ? v : best)),
      ),
    compareKeys: (a, b) => {
      for (const [i, { direction }] of keys.entries()) {
        const order = compareValues(a[i], b[i], strings);
        if (order !== 0) return order * direction;
      }
      return 0;
    },
  };
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

/** Sorts documents; equal ones keep their order. */
export function sortDocs(docs: Doc[], order: SortOrder): Doc[] {
  return docs
    .map((doc) => ({ doc, keys: order.keysOf(doc) }))
    .sort((a, b) => order.compareKeys(a.keys, b.keys))
    .map(({ doc }) => doc);
}
