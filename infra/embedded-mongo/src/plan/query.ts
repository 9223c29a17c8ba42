import { exceedsMemory } from '../aggregate/held.js';
import type { Collection, Index } from '../catalog/definitions.js';
import type { Collation } from '../match/collation.js';
import type { Matcher } from '../match/matcher.js';
import { compileSortOrder, sortInSteps } from '../match/sort.js';
import { documentKey, type KeyRange, recordOf, TAG, tagRange } from '../store/keys.js';
import { unsealed } from '../store/record.js';
import type { ReadView } from '../store/view.js';
import { type Doc, decode, type Value } from '../values/bson.js';
import { fieldsAsked } from './fields-asked.js';
import { mergedEntries } from './merge.js';
import type { DecidedPlan, Plan, ScanEntry } from './plan.js';
import { raceOf } from './race.js';

/** What is looked for. */
export interface Query {
  filter: Doc;
  matcher: Matcher;
  sort?: Doc;
  skip?: number;
  /** At most so many documents; absent = all. */
  limit?: number;
  hint?: Value;
  collation?: Collation;
  /** Bytes of documents that may be sorted; absent = any number, as only their keys are held. */
  memoryLimit?: number;
  /** What is found is counted only: documents are not read where the plan does without. */
  countOnly?: boolean;
}

/** A document found; decoded when first wanted. */
export class Found {
  private decoded: Doc | undefined;

  constructor(
    readonly record: number,
    readonly bytes: Buffer,
  ) {}

  get doc(): Doc {
    this.decoded ??= decode(this.bytes);
    return this.decoded;
  }

  /** The document with these fields at least. */
  part(fields: ReadonlySet<string> | undefined): Doc {
    return fields && !this.decoded ? decode(this.bytes, fields) : this.doc;
  }
}

/** One step of a query: a document, or (`undefined`) some work without a result, after which others may run. */
export type Step = Found | undefined;

/** What a query has read so far, for explain. */
export interface ScanStatistics {
  keysExamined: number;
  docsExamined: number;
}

/** Runs a plan: filters, sorts if the plan does not, skips and limits. Counts in `statistics` what it reads. */
export function* runQuery(
  view: ReadView,
  collection: Collection,
  plan: Plan,
  query: Query,
  statistics: ScanStatistics = { keysExamined: 0, docsExamined: 0 },
): Generator<Step> {
  if (plan.kind === 'race') {
    const begin = (part: DecidedPlan, trial: Query) => runQuery(view, collection, part, trial, statistics);
    const winner = yield* raceOf(plan, query, begin);
    return yield* runQuery(view, collection, winner, query, statistics);
  }
  const { skip = 0, limit = Number.POSITIVE_INFINITY } = query;
  const sorting = query.sort && !plan.sorted;
  const isByKeysAlone = plan.exact && !sorting;
  // What is counted or passed over need not be read where its key tells all.
  const unread = query.countOnly ? Number.POSITIVE_INFINITY : skip;
  const found = scan(view, collection, plan, statistics, isByKeysAlone ? unread : 0);
  const matching = plan.exact ? found : matches(found, query);
  let passed = 0;
  for (const step of sorting ? sorted(matching, view, collection, query) : matching) {
    yield step && passed++ >= skip ? step : undefined;
    if (passed >= skip + limit) return;
  }
}

function* matches(documents: Generator<Found>, { filter, matcher }: Query): Generator<Step> {
  const fields = fieldsAsked(filter);
  for (const found of documents) yield matcher.matches(found.part(fields)) ? found : undefined;
}

interface Segment {
  range: KeyRange;
  reverse: boolean;
  index?: Index;
}

function segmentsOf(plan: DecidedPlan, collection: Collection): Segment[] {
  if (plan.kind === 'collection') return [{ range: tagRange(TAG.documents, collection.id), reverse: plan.reverse }];
  if (plan.kind === 'union') return plan.parts.flatMap((part) => segmentsOf(part, collection));
  const { index, reverse, ranges } = plan;
  return (reverse ? ranges.toReversed() : ranges).map((range) => ({ range, reverse, index }));
}

const NOT_READ = Buffer.alloc(0);

/** Reads the documents of a plan one by one; of the first `unread` it only tells that they are there. */
function* scan(
  view: ReadView,
  collection: Collection,
  plan: DecidedPlan,
  statistics: ScanStatistics,
  unread: number,
): Generator<Found> {
  let met = 0;
  // A document may be found under several keys.
  const repeats = plan.kind === 'union' || (plan.kind === 'index' && plan.index.shape.size > 0);
  const seen = repeats ? new Set<number>() : undefined;
  const merged = plan.kind === 'index' && plan.merged ? mergedEntries(view, plan, plan.merged) : undefined;
  for (const { key, value, index } of merged ?? entriesOf(view, segmentsOf(plan, collection))) {
    if (index) statistics.keysExamined++;
    const record = recordOf(index?.unique ? value : key);
    if (seen?.has(record)) continue;
    seen?.add(record);
    if (met++ < unread) {
      yield new Found(record, NOT_READ);
      continue;
    }
    const stored = index ? view.get(documentKey(collection.id, record)) : value;
    if (!stored) continue;
    statistics.docsExamined++;
    yield new Found(record, unsealed(stored));
  }
}

/**
 * Reads ranges one after the other. It holds a position, not documents: when its view has moved on to a newer state (cursors rest
 * between batches), it goes on behind the last key it has seen.
 */
function* entriesOf(view: ReadView, segments: Segment[]): Generator<ScanEntry> {
  for (const { range, reverse, index } of segments) {
    let after: Buffer | undefined;
    for (let epoch = -1; epoch !== view.epoch; ) {
      epoch = view.epoch;
      for (const [key, value] of view.walk({ ...range, reverse, after })) {
        after = key;
        yield { key, value, index };
        if (epoch !== view.epoch) break;
      }
    }
  }
}

interface SortEntry {
  keys: Value[];
  record: number;
  bytes: number;
}

/** Sorts keys and record numbers, then reads the documents again one by one: a large result is never in memory as a whole. */
function* sorted(steps: Generator<Step>, view: ReadView, collection: Collection, query: Query): Generator<Step> {
  const order = compileSortOrder(query.sort as Doc, { collation: query.collation });
  const fields = fieldsAsked(query.sort as Doc);
  const compare = (a: SortEntry, b: SortEntry) => order.compareKeys(a.keys, b.keys) || a.record - b.record;
  const wanted = query.limit === undefined ? Number.POSITIVE_INFINITY : (query.skip ?? 0) + query.limit;
  const limit = query.memoryLimit ?? Number.POSITIVE_INFINITY;
  let entries: SortEntry[] = [];
  let bytes = 0;
  for (const step of steps) {
    if (step) entries.push({ keys: order.keysOf(step.part(fields)), record: step.record, bytes: step.bytes.length });
    bytes += step?.bytes.length ?? 0;
    if (entries.length > 2 * wanted + 1000 || (bytes > limit && entries.length > wanted)) {
      entries = (yield* sortInSteps(entries, compare)).slice(0, wanted);
      bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    }
    if (bytes > limit) throw exceedsMemory(limit);
    yield undefined;
  }
  const epoch = view.epoch;
  for (const { record } of (yield* sortInSteps(entries, compare)).slice(0, wanted)) {
    const stored = view.get(documentKey(collection.id, record));
    const found = stored && new Found(record, unsealed(stored));
    // The state may have moved on since the sort: what no longer matches is left out.
    yield found && (view.epoch === epoch || query.matcher.matches(found.doc)) ? found : undefined;
  }
}
