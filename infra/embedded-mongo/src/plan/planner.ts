import type { Collection, Index } from '../catalog/definitions.js';
import { fieldLimit } from '../store/keycode.js';
import { idKey, type KeyRange, LONG_KEYS, prefixRange, TAG } from '../store/keys.js';
import { type Doc, fieldNames, isDoc, type Value } from '../values/bson.js';
import { equalValues } from '../values/compare.js';
import { badValue, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { areExact, arePoints, edges, type Interval, intersection, intervalsFor, NULLS } from './bounds.js';
import { orderOf } from './order.js';
import type { DecidedPlan, IndexPlan, Plan, UnionPlan } from './plan.js';
import { implies, type Predicates, predicatesOf } from './predicates.js';

/** Largest number of separate ranges one scan may have. */
const MAX_RANGES = 10_000;
/** Most plans that are tried against each other. */
const MAX_RIVALS = 3;

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
  const predicates = predicatesOf(filter);
  const exact = predicates.complete && predicates.paths.size === 0;
  if (natural !== undefined)
    return { kind: 'collection', reverse: natural < 0, sorted: naturalOrder(sort) !== undefined, exact };
  const hinted = hint === undefined ? undefined : hintedIndex(collection, predicates, hint);
  if (!outdated && !collated && !hinted?.collation) {
    const plan = hinted ? indexPlan(hinted, predicates, sort).plan : bestPlan(collection, predicates, request);
    if (plan) return plan;
  }
  const fields = fieldNames(filter);
  if (request.failOnCollscan && !outdated && fields.length > 0)
    throw noPlan(
      `No indexed plans available for ${collection.ns}, filter on { ${fields.join(', ')} }, and FAIL_ON_COLLSCAN is set: declare an index`,
    );
  return { kind: 'collection', reverse: false, sorted: !sort, exact };
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

/** All indexes that serve more than reading the collection, the likeliest first. */
function candidatesOf({ indexes }: Collection, predicates: Predicates, sort?: Doc): Candidate[] {
  const usable = indexes.filter(({ hidden, building, collation, special, partial }) => {
    return !hidden && !building && !collation && !special && (!partial || implies(predicates, partial.filter));
  });
  return usable
    .map((index) => indexPlan(index, predicates, sort))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Leaves out what cannot be better than another: no other fields are bounded and the order is not, either. */
function rivals(candidates: Candidate[]): Candidate[] {
  const [best] = candidates;
  if (best?.unique) return [best];
  const left: Candidate[] = [];
  for (const one of candidates) if (!left.some((other) => isCovered(one, other))) left.push(one);
  return left.slice(0, MAX_RIVALS);
}

function isCovered(one: Candidate, by: Candidate): boolean {
  return one.paths.every((path) => by.paths.includes(path)) && (by.plan.sorted || !one.plan.sorted);
}

/** The plan of an index or of several; where it is not clear which, they are tried. */
function bestPlan(collection: Collection, predicates: Predicates, { filter, sort }: PlanRequest): Plan | undefined {
  const found = rivals(candidatesOf(collection, predicates, sort));
  const plans: DecidedPlan[] = found.map(({ plan }) => plan);
  // The order alone may mean to read everything.
  const union = found.some(({ paths }) => paths.length > 0) ? undefined : unionPlan(collection, predicates, filter);
  if (union) plans.push(union);
  return plans.length > 1 ? { kind: 'race', plans } : plans[0];
}

/** An `$or` whose every alternative (with the rest of the filter) has an index. */
function unionPlan(collection: Collection, { alternatives }: Predicates, filter: Doc): UnionPlan | undefined {
  const isCommon = ([key]: [string, Value]) => key === '$and' || !key.startsWith('$');
  const rest = Object.fromEntries(Object.entries(filter).filter(isCommon));
  for (const list of alternatives) {
    const parts = list.map((one) => candidatesOf(collection, predicatesOf({ $and: [one, rest] }))[0]?.plan);
    const found = parts.filter((part) => part !== undefined);
    if (found.length === parts.length) return { kind: 'union', parts: found, sorted: false, exact: false };
  }
  return undefined;
}

interface Candidate {
  plan: IndexPlan;
  /** The fields that it bounds. */
  paths: string[];
  /** At most one document for each of its ranges. */
  unique: boolean;
  /** 0: not better than reading the collection. */
  score: number;
}

function indexPlan(index: Index, predicates: Predicates, sort?: Doc): Candidate {
  const bounded = boundFields(index, predicates);
  const order = sort && orderOf(index, bounded, sort);
  const unique = index.unique && bounded.length === index.fields.length && bounded.every(arePoints);
  const plan: IndexPlan = {
    kind: 'index',
    index,
    ranges: keyRanges(index, bounded),
    reverse: order?.direction === -1,
    sorted: !sort || order !== undefined,
    ...(order?.merged && { merged: prefixLengths(index, bounded, order.behind) }),
    exact: isExact(index, bounded, predicates),
  };
  const paths = index.fields.slice(0, bounded.length).map(({ path }) => path);
  // A sparse index lacks documents, unless the filter asks for a value.
  if (index.sparse && bounded.length === 0) return { plan, paths, unique, score: 0 };
  const selectivity = (intervals: Interval[]) => (!arePoints(intervals) ? 5 : intervals.length > 1 ? 9 : 10);
  const score = bounded.reduce((sum, intervals) => sum + selectivity(intervals), 0);
  return { plan, paths, unique, score: score + (order ? 4 : 0) + (unique ? 5 : 0) };
}

/** The ranges say all that the filter says. */
function isExact({ shape, fields }: Index, bounded: Interval[][], { paths, complete }: Predicates): boolean {
  if (!complete || shape.has(LONG_KEYS) || paths.size !== bounded.length) return false;
  return fields.slice(0, bounded.length).every(({ path }, i) => areExact(paths.get(path) ?? [], shape.has(i)));
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

/** Of each range, the bytes of its keys that stand before the order. */
function prefixLengths(index: Index, bounded: Interval[][], behind: number): number[] {
  const ranges = keyRanges(index, bounded);
  const prefixes = keyRanges(index, bounded.slice(0, behind));
  // Every prefix is followed by equally many ranges.
  return ranges.map((_, i) => prefixes[Math.floor((i * prefixes.length) / ranges.length)]?.start.length ?? 0);
}
