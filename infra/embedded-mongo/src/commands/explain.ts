import type { Collection } from '../catalog/definitions.js';
import { splitPipeline } from '../plan/pipeline-plan.js';
import type { DecidedPlan, IndexPlan } from '../plan/plan.js';
import { predicatesOf } from '../plan/predicates.js';
import { type Query, runQuery } from '../plan/query.js';
import { raceOf } from '../plan/race.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { failedToParse, MongoError } from '../values/errors.js';
import type { Reply } from '../wire/reply.js';
import { type CommandContext, collectionName, matchEnv, targetOf } from './context.js';
import { documentOr, isEmpty } from './fields.js';
import { VERSION } from './reports.js';
import { planned, searchRecords, stagesOf } from './search.js';

const VERBOSITIES: Value[] = ['queryPlanner', 'executionStats', 'allPlansExecution'];
const EXPLAINED = ['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify', 'findandmodify'];

/** explain */
export function explain(ctx: CommandContext): Promise<Reply> {
  const { explain: explained, verbosity = 'allPlansExecution' } = ctx.command;
  if (!isDoc(explained) || !VERBOSITIES.includes(verbosity))
    throw failedToParse('explain needs a command and a known verbosity');
  return explainCommand(ctx, explained, verbosity);
}

/** Explains how a command would find its documents; `executionStats` runs that part of it, nothing is changed. */
export async function explainCommand(outer: CommandContext, command: Doc, verbosity: Value): Promise<Doc> {
  const kind = Object.keys(command)[0] ?? '';
  if (!EXPLAINED.includes(kind)) throw new MongoError(59, `Explain failed due to unknown command: ${kind}`);
  const server = { ...outer.server, failOnCollscan: false };
  const ctx: CommandContext = { ...outer, server, command, env: matchEnv(command) };
  const { collection, pipeline } = targetOf(ctx);
  const hint = command.hint ?? documentOr((command[`${kind}s`] as Value[] | undefined)?.[0]).hint;
  const stages = [...pipeline, ...explainedStages(ctx, kind)];
  const { query } = splitPipeline(stages, ctx.env, isEmpty(hint) ? undefined : hint);
  const plan = collection && (await decidedPlan(ctx, collection, query));
  const winningPlan = plan ? stageOf(plan, query) : { stage: 'EOF' };
  const namespace = `${ctx.db}.${collectionName(ctx)}`;
  const reply: Doc = {
    explainVersion: '1',
    queryPlanner: { namespace, indexFilterSet: false, parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
  };
  if (verbosity !== 'queryPlanner') {
    const started = performance.now();
    const read = { keysExamined: 0, docsExamined: 0 };
    const found = collection ? await searchRecords(ctx, collection, query, { decided: plan, statistics: read }) : [];
    const nReturned = found.length;
    reply.executionStats = {
      executionSuccess: true,
      nReturned,
      executionTimeMillis: Math.round(performance.now() - started),
      totalKeysExamined: read.keysExamined,
      totalDocsExamined: read.docsExamined,
      executionStages: { ...winningPlan, nReturned },
    };
  }
  return { ...reply, command: { ...command, $db: ctx.db }, serverInfo: { host: server.address, version: VERSION } };
}

/** The plan of a query; of several that are tried, the one that wins. */
async function decidedPlan(ctx: CommandContext, collection: Collection, query: Query): Promise<DecidedPlan> {
  const { view, plan, snapshot } = planned(ctx, collection, query);
  try {
    if (plan.kind !== 'race') return plan;
    const race = raceOf(plan, query, (part, trial) => runQuery(view, collection, part, trial));
    for (;;) {
      const { value, done } = race.next();
      if (done) return value;
      if (ctx.pacer.due()) await ctx.pacer.turn();
    }
  } finally {
    snapshot?.rest();
  }
}

/** The pipeline that the searching part of a command means. */
function explainedStages(ctx: CommandContext, kind: string): Doc[] {
  const { command } = ctx;
  if (kind === 'aggregate') return (command.pipeline ?? []) as Doc[];
  const [statement] = (command[`${kind}s`] ?? []) as Doc[];
  return statement ? [{ $match: documentOr(statement.q) }] : stagesOf(ctx, command.filter ?? command.query);
}

function stageOf(plan: DecidedPlan, { filter, sort, skip, limit, countOnly }: Query): Doc {
  const covered = plan.kind === 'index' && plan.exact && countOnly && plan.sorted;
  let stage = covered ? indexStage(plan) : sourceOf(plan, filter);
  if (sort && !plan.sorted) stage = { stage: 'SORT', sortPattern: sort, inputStage: stage };
  if (skip) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  return limit ? { stage: 'LIMIT', limitAmount: limit, inputStage: stage } : stage;
}

function sourceOf(plan: DecidedPlan, filter: Doc): Doc {
  if (plan.kind === 'collection')
    return { stage: 'COLLSCAN', filter, direction: plan.reverse ? 'backward' : 'forward' };
  if (plan.kind === 'index' && isPlainId(plan, filter)) return { stage: 'IDHACK' };
  const inputStage =
    plan.kind === 'index' ? indexStage(plan) : { stage: 'OR', inputStages: plan.parts.map(indexStage) };
  return { stage: 'FETCH', filter, inputStage };
}

/** `{ _id: value }` alone. */
function isPlainId({ index, exact }: IndexPlan, filter: Doc): boolean {
  const [condition, ...more] = predicatesOf(filter).paths.get('_id') ?? [];
  return index.name === '_id_' && exact && condition?.operator === '$eq' && more.length === 0;
}

function indexStage({ index, reverse }: IndexPlan): Doc {
  const isMultiKey = index.fields.some((_, i) => index.shape.has(i));
  const direction = reverse ? 'backward' : 'forward';
  return { stage: 'IXSCAN', keyPattern: index.key, indexName: index.name, isMultiKey, direction };
}
