import type { Collection } from '../catalog/definitions.js';
import type { Collation } from '../match/collation.js';
import type { Matcher } from '../match/matcher.js';
import { compileSortOrder, type SortOrder } from '../match/sort.js';
import { documentKey } from '../store/keys.js';
import type { ReadView } from '../store/view.js';
import { type Doc, decode, type Value } from '../values/bson.js';
import type { Plan } from './plan.js';
import { Scan, type ScanStatistics } from './scan.js';

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
}

/** A document found. */
export class Found {
  private decoded: Doc | undefined;

  constructor(
    readonly record: number,
    readonly bytes: Buffer,
    doc?: Doc,
  ) {
    this.decoded = doc;
  }

  /** The document, decoded when first wanted. */
  get doc(): Doc {
    this.decoded ??= decode(this.bytes);
    return this.decoded;
  }
}

/** One step of a query: a document, or (`undefined`) some work without a result, after which others may run. */
export type Step = Found | undefined;

/** Runs a plan: filters, sorts if the plan does not, skips and limits. Give `statistics` to learn what it read. */
export function* runQuery(
  view: ReadView,
  collection: Collection,
  plan: Plan,
  query: Query,
  statistics?: (s: ScanStatistics) => void,
): Generator<Step> {
  const scan = new Scan(view, collection, plan);
  statistics?.(scan.statistics);
  const matching = matches(scan, plan, query.matcher);
  try {
    yield* limited(query.sort && !plan.sorted ? sorted(matching, view, collection, query) : matching, query);
  } finally {
    scan.close();
  }
}

function* matches(scan: Scan, plan: Plan, matcher: Matcher): Generator<Step> {
  const exact = plan.kind === 'index' && plan.exact;
  for (let stored = scan.next(); stored; stored = scan.next()) {
    if (exact) {
      yield new Found(stored.record, stored.bytes);
      continue;
    }
    const doc = decode(stored.bytes);
    yield matcher.matches(doc) ? new Found(stored.record, stored.bytes, doc) : undefined;
  }
}

function* limited(steps: Generator<Step>, { skip = 0, limit = Number.POSITIVE_INFINITY }: Query): Generator<Step> {
  let passed = 0;
  for (const step of steps) {
    if (!step) yield undefined;
    else if (passed++ >= skip) yield step;
    else yield undefined;
    if (passed >= skip + limit) return;
  }
}

interface SortEntry {
  keys: Value[];
  record: number;
}

/** Sorts keys and record numbers, then reads the documents again one by one: a large result is never in memory as a whole. */
function* sorted(steps: Generator<Step>, view: ReadView, collection: Collection, query: Query): Generator<Step> {
  const order = compileSortOrder(query.sort as Doc, { collation: query.collation });
  const wanted = query.limit === undefined ? Number.POSITIVE_INFINITY : (query.skip ?? 0) + query.limit;
  let entries: SortEntry[] = [];
  for (const step of steps) {
    if (step) {
      entries.push({ keys: order.keysOf(step.doc), record: step.record });
      if (entries.length >= 2 * wanted + 1000) entries = smallest(entries, order, wanted);
    }
    yield undefined;
  }
  const epoch = view.epoch;
  for (const { record } of smallest(entries, order, wanted)) {
    const bytes = view.get(documentKey(collection.id, record));
    if (!bytes) continue;
    const found = new Found(record, bytes);
    // The state may have moved on since the sort: what no longer matches is left out.
    yield view.epoch === epoch || query.matcher.matches(found.doc) ? found : undefined;
  }
}

function smallest(entries: SortEntry[], order: SortOrder, count: number): SortEntry[] {
  entries.sort((a, b) => order.compareKeys(a.keys, b.keys) || a.record - b.record);
  return entries.length > count ? entries.slice(0, count) : entries;
}
