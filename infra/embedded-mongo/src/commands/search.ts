import type { Collection } from '../catalog/definitions.js';
import type { MatchEnv } from '../match/env.js';
import { compileSortOrder } from '../match/sort.js';
import type { Plan } from '../plan/plan.js';
import { planQuery } from '../plan/planner.js';
import { type Found, type Query, runQuery, type ScanStatistics } from '../plan/query.js';
import { compileProjection, isPositionalProjection } from '../project/projection.js';
import type { SnapshotView } from '../store/snapshot.js';
import type { ReadView } from '../store/view.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { badValue } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import type { CommandContext } from './context.js';
import { documentOr, isEmpty, wholeNumber } from './fields.js';

/** Documents a write may look at inside one step; what needs more is searched outside, with pauses. */
const QUICK_STEPS = 300;

/** The pipeline that a find, a count or a distinct means. @throws MongoError for a wrong sort, skip or limit */
export function stagesOf({ command, env }: CommandContext, filter: Value): Doc[] {
  const { sort, skip, limit } = command;
  const stages: Doc[] = [{ $match: documentOr(filter) }];
  if (isDoc(sort) && !isEmpty(sort)) {
    if (!isNumeric(sort.$natural)) compileSortOrder(sort, env);
    stages.push({ $sort: sort });
  }
  const skipped = wholeNumber(skip, 'skip');
  if (skipped) stages.push({ $skip: skipped });
  // 0 is no limit; a negative one is a limit of one batch.
  const limited = isNumeric(limit) ? Math.abs(Math.trunc(toNumber(limit))) : 0;
  if (!Number.isSafeInteger(limited)) throw badValue('limit is out of range');
  if (limited) stages.push({ $limit: limited });
  return stages;
}

/**
 * Compiles what a projection shows of a document; `undefined`: everything.
 * `found`, if it is another, is the document as the query found it: a positional `$` is about that.
 */
export function projector(
  projection: Value,
  { matcher }: Query,
  env: MatchEnv,
): ((doc: Doc, found?: Doc) => Doc) | undefined {
  const spec = documentOr(projection);
  if (isEmpty(spec)) return undefined;
  const project = compileProjection(spec, env);
  if (!isPositionalProjection(spec)) return (doc) => project(doc);
  return (doc, found = doc) => project(doc, matcher.matchIndex(found));
}

/** The plan of a query in a state. @throws MongoError 2 for a hint without index, 291 in test mode */
export function planFor({ server }: CommandContext, view: ReadView, collection: Collection, query: Query): Plan {
  return planQuery(collection, {
    filter: query.filter,
    sort: query.sort,
    hint: query.hint,
    collated: query.collation !== undefined,
    failOnCollscan: server.failOnCollscan,
    outdated: collection.since > view.catalogVersion,
  });
}

/** What a command reads from: its transaction, or a snapshot, which is to be given back. */
export function viewOf({ transaction, server }: CommandContext): { view: ReadView; snapshot?: SnapshotView } {
  if (transaction) return { view: transaction.overlay };
  const snapshot = server.engine.snapshot();
  return { view: snapshot, snapshot };
}

/** What a command reads from, and how. */
export function planned(ctx: CommandContext, collection: Collection, query: Query) {
  const { view, snapshot } = viewOf(ctx);
  try {
    return { view, snapshot, plan: planFor(ctx, view, collection, query) };
  } catch (error) {
    snapshot?.rest();
    throw error;
  }
}

/** All documents of a query, if they are found quickly; `undefined` if that takes too long to do in one go. */
export function searchQuickly(
  ctx: CommandContext,
  view: ReadView,
  collection: Collection,
  query: Query,
): Found[] | undefined {
  const found: Found[] = [];
  let steps = 0;
  for (const step of runQuery(view, collection, planFor(ctx, view, collection, query), query)) {
    if (step) found.push(step);
    if (++steps > QUICK_STEPS) return undefined;
  }
  return found;
}

/** Record ids of the documents of a query in the present state, by a plan decided before or the best; others may run in between. */
export async function searchRecords(
  ctx: CommandContext,
  collection: Collection,
  query: Query,
  { decided, statistics }: { decided?: Plan | undefined; statistics?: ScanStatistics } = {},
): Promise<number[]> {
  const { view, snapshot, plan } = planned(ctx, collection, query);
  const records: number[] = [];
  try {
    for (const step of runQuery(view, collection, decided ?? plan, query, statistics)) {
      if (step) records.push(step.record);
      if (ctx.pacer.due()) await ctx.pacer.turn();
    }
    return records;
  } finally {
    snapshot?.rest();
  }
}
