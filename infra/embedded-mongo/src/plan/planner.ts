import type { Collection, Index } from '../catalog/definitions.js';
import { fieldLimit } from '../store/keycode.js';
import { idKey, type KeyRange, LONG_KEYS, prefixRange, TAG } from '../store/keys.js';
import { type Doc, fieldNames, fieldsOf, isDoc, type Value } from '../values/bson.js';
import { equalValues } from '../values/compare.js';
import { badValue, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { arePoints, edges, type Interval, intersection, intervalsFor, NULLS } from './bounds.js';
import type { IndexPlan, Plan } from './plan.js';
import { implies, type Predicates, predicatesOf } from './predicates.js';

/** Largest number of separate ranges one scan may have. */
const MAX_RANGES = 2000;

/** What a plan is made for. */
export interface PlanRequest {
  filter: Doc;
  sort?: Doc;
  /** Index name or key, or `{ $natural: ±1 }`. */
  hint?: Value;
  /** The query compares text by a collation: indexes order it by bytes and do not serve that. */
  collated: boolean;
  /** Refuse to read the whole collection for a filter (test mode). */
  failOnCollscan?: boolean;
  /** The state to be read is older than the collection's definition: its indexes may be missing in it. */
  outdated?: boolean;
}

/**
 * Chooses how to find the documents.
 * @throws MongoError 2 for a hint without index, 291 in test mode when no index serves the filter
 */
export function planQuery(collection: Collection, request: PlanRequest): Plan {
  const { filter, sort, hint, collated, outdated } = request;
  const natural = naturalOrder(sort) ?? naturalOrder(hint);
  if (natural !== undefined)
    return { kind: 'collection', reverse: natural < 0, sorted: naturalOrder(sort) !== undefined };
  const predicates = predicatesOf(filter);
  const hinted = hint === undefined ? undefined : hintedIndex(collection, predicates, hint);
  if (!outdated && !collated && !hinted?.collation) {
    const plan = hinted
      ? indexPlan(hinted, predicates, sort).plan
      : (bestIndex(collection, predicates, sort) ?? unionPlan(collection, predicates, filter));
    if (plan) return plan;
  }
  const fields = fieldNames(filter);
  if (request.failOnCollscan && !outdated && fields.length > 0)
    throw noPlan(
      `No indexed plans available for ${collection.ns}, filter on { ${fields.join(', ')} }, and FAIL_ON_COLLSCAN is set: declare an index`,
    );
  return { kind: 'collection', reverse: false, sorted: !sort };
}

function noPlan(why: string): MongoError {
  return new MongoError(291, `error processing query: ${why}`);
}

function naturalOrder(spec: Value): number | undefined {
  return isDoc(spec) && isNumeric(spec.$natural) ? toNumber(spec.$natural) : undefined;
}

function hintedIndex({ indexes }: Collection, predicates: Predicates, hint: Value): Index {
  const isHinted = ({ name, key }: Index) => (isDoc(hint) ? equalValues(key, hint) : name === hint);
  const index = indexes.find((i) => !i.hidden && !i.building && !i.special && isHinted(i));
  if (!index)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  if (index.partial && !implies(predicates, index.partial.filter))
    throw noPlan('No query solutions: the hinted partial index does not contain all results');
  return index;
}

function bestIndex({ indexes }: Collection, predicates: Predicates, sort?: Doc): IndexPlan | undefined {
  const usable = indexes.filter(({ hidden, building, collation, special, partial }) => {
    return !hidden && !building && !collation && !special && (!partial || implies(predicates, partial.filter));
  });
  const candidates = usable.map((index) => indexPlan(index, predicates, sort));
  const none: Candidate = { plan: undefined, score: 0 };
  return candidates.reduce((best, other) => (other.score > best.score ? other : best), none).plan;
}

/** An `$or` whose every alternative (with the rest of the filter) has an index. */
function unionPlan(collection: Collection, { alternatives }: Predicates, filter: Doc): Plan | undefined {
  const isCommon = ([key]: [string, Value]) => key === '$and' || !key.startsWith('$');
  const rest = Object.fromEntries(Object.entries(filter).filter(isCommon));
  for (const list of alternatives) {
    const parts = list.map((alternative) => bestIndex(collection, predicatesOf({ $and: [alternative, rest] })));
    const found = parts.filter((part) => part !== undefined);
    if (found.length === parts.length) return { kind: 'union', parts: found, sorted: false };
  }
  return undefined;
}

interface Candidate {
  plan: IndexPlan | undefined;
  /** 0: not better than reading the collection. */
  score: number;
}

function indexPlan(index: Index, predicates: Predicates, sort?: Doc): Candidate {
  const bounded = boundFields(index, predicates);
  const direction = sort && sortDirection(index, bounded, sort);
  const allPoints = bounded.length === index.fields.length && bounded.every(arePoints);
  const plan: IndexPlan = {
    kind: 'index',
    index,
    ranges: keyRanges(index, bounded),
    reverse: direction === -1,
    sorted: !sort || direction !== undefined,
    exact: allPoints && isPlainId(index, predicates),
  };
  // A sparse index lacks documents, unless the filter asks for a value.
  if (index.sparse && bounded.length === 0) return { plan, score: 0 };
  const selectivity = (intervals: Interval[]) => (!arePoints(intervals) ? 5 : intervals.length > 1 ? 9 : 10);
  const score = bounded.reduce((sum, intervals) => sum + selectivity(intervals), 0);
  return { plan, score: score + (direction ? 4 : 0) + (index.unique && allPoints ? 5 : 0) };
}

/** The intervals of the leading fields of an index that the filter bounds: single values, then at most one range. */
function boundFields(index: Index, predicates: Predicates): Interval[][] {
  const bounded: Interval[][] = [];
  const arrays = new Set<string>();
  const limit = fieldLimit(index.fields.length);
  let ranges = 1;
  for (const [i, { path, parts }] of index.fields.entries()) {
    const multikey = index.shape.has(i);
    const top = parts[0] as string;
    // Two fields below one array: their conditions may be met by different elements, a key holds values of one.
    if ((multikey && arrays.has(top)) || parts.some((part) => /^\d+$/.test(part))) break;
    const intervals = intervalsFor(predicates.paths.get(path) ?? [], multikey, limit);
    ranges *= intervals?.length ?? 0;
    if (!intervals || ranges > MAX_RANGES || (index.sparse && intersection(intervals, [NULLS]).length > 0)) break;
    if (multikey) arrays.add(top);
    bounded.push(intervals);
    if (!arePoints(intervals)) break;
  }
  return bounded;
}

/** 1 or -1 if reading the index forwards or backwards gives the wanted order. */
function sortDirection({ fields, shape }: Index, bounded: Interval[][], sort: Doc): 1 | -1 | undefined {
  if (shape.has(LONG_KEYS)) return undefined;
  const isConstant = (i: number) => bounded[i]?.length === 1 && arePoints(bounded[i]);
  const constant = new Set(fields.filter((_, i) => isConstant(i) && !shape.has(i)).map(({ path }) => path));
  let direction: 1 | -1 | undefined;
  let i = 0;
  for (const [path, order] of fieldsOf(sort)) {
    if (!isNumeric(order)) return undefined;
    if (constant.has(path)) continue;
    while (i < fields.length && fields[i]?.path !== path && isConstant(i)) i++;
    if (fields[i]?.path !== path || shape.has(i)) return undefined;
    const step = toNumber(order) < 0 === fields[i++]?.descending ? 1 : -1;
    if (direction === -step) return undefined;
    direction = step;
  }
  return direction ?? 1;
}

function keyRanges(index: Index, bounded: Interval[][]): KeyRange[] {
  let ranges = [prefixRange(idKey(TAG.index, index.id))];
  for (const [i, intervals] of bounded.entries()) {
    const sides = intervals.map((interval) => edges(interval, index.fields[i]?.descending === true));
    sides.sort((a, b) => Buffer.compare(a.start, b.start));
    // All ranges so far are of single values: their start is what their keys begin with.
    ranges = ranges.flatMap(({ start: prefix }) =>
      sides.map(({ start, end }) => ({ start: Buffer.concat([prefix, start]), end: Buffer.concat([prefix, end]) })),
    );
  }
  return ranges;
}

/** `{ _id: value }`: the one filter for which the index entry already proves the match. */
function isPlainId({ name }: Index, { paths, complete }: Predicates): boolean {
  const [condition, ...more] = paths.get('_id') ?? [];
  return name === '_id_' && complete && paths.size === 1 && condition?.operator === '$eq' && more.length === 0;
}
