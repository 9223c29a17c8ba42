import type { AggregateEnv } from '../aggregate/env.js';
import { checkPipeline, runPipeline } from '../aggregate/pipeline.js';
import type { Collection } from '../catalog/definitions.js';
import { PipelineSource } from '../cursors/pipeline-source.js';
import { checkStillThere } from '../cursors/query-source.js';
import { compileFilter } from '../match/matcher.js';
import { type CurrentPacer, documentsOf } from '../plan/documents.js';
import { isHeavy, splitPipeline } from '../plan/pipeline-plan.js';
import type { Plan } from '../plan/plan.js';
import type { Query } from '../plan/query.js';
import type { ReadView } from '../store/view.js';
import { type Doc, decode, encode, isDoc, type Value } from '../values/bson.js';
import { failedToParse, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import type { PipelineJob } from '../workers/protocol.js';
import { type Fields, flag, requireField, typed } from './arguments.js';
import type { Command } from './command.js';
import { type CommandContext, collectionName, collectionOf } from './context.js';
import { firstBatch } from './cursor-reply.js';
import { explainCommand } from './explain.js';
import { planFor } from './search.js';
import { serverStage } from './server-stages.js';
import { defined } from './sort-elsewhere.js';
import { writeOut } from './write-out.js';

/** Collections up to this size are aggregated where clients are answered. */
const SMALL = 2000;

const AGGREGATE_FIELDS: Fields = typed({
  array: 'pipeline',
  bool: 'explain allowDiskUse bypassDocumentValidation',
  object: 'cursor collation let',
  objectOrString: 'hint',
  unavailable: 'exchange fromMongos needsMerge',
});

export const aggregate: Command = {
  name: 'aggregate',
  fields: AGGREGATE_FIELDS,
  apiV1: true,
  inTransaction: true,
  writes: true,
  run: async (ctx) => {
    const { command } = ctx;
    if (flag(command.explain)) return explainCommand(ctx, command, 'queryPlanner');
    if (!isDoc(command.cursor))
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    const stages = requireField(ctx, 'pipeline') as Doc[];
    const writes = endsInWrite(stages);
    if (writes && ctx.transaction)
      throw new MongoError(263, `${Object.keys(stages.at(-1) as Doc)[0]} cannot be used in a transaction`);
    const run = openPipeline(ctx, stages);
    const batchSize = command.cursor.batchSize;
    if (!writes) return firstBatch(ctx, run.source, { ns: run.ns, batchSize });
    // The pipeline has to run to its end before it is answered.
    return firstBatch(ctx, run.source, { ns: run.ns, batchSize: 1, singleBatch: true });
  },
};

interface RunningPipeline {
  ns: string;
  source: PipelineSource;
}

function openPipeline(ctx: CommandContext, stages: Doc[]): RunningPipeline {
  const snapshot = ctx.transaction ? undefined : ctx.server.engine.snapshot();
  const view = snapshot ?? (ctx.transaction as NonNullable<typeof ctx.transaction>).overlay;
  const pacer: CurrentPacer = { current: ctx.pacer };
  const env = aggregateEnv(ctx, view, pacer);
  const rest = () => snapshot?.rest();
  if (isNumeric(ctx.command.aggregate) && toNumber(ctx.command.aggregate) === 1) {
    const own = serverStage(ctx, stages);
    if (!own && !(stages[0] && '$documents' in stages[0]))
      throw new MongoError(
        73,
        `{aggregate: 1} is not valid for '${Object.keys(stages[0] ?? {})[0] ?? ''}'; a collection is required.`,
      );
    const left = own ? stages.slice(1) : stages;
    checkPipeline(left);
    return {
      ns: `${ctx.db}.$cmd.aggregate`,
      source: new PipelineSource(runPipeline(list(own ?? []), left, env), pacer, rest),
    };
  }
  const ns = `${ctx.db}.${collectionName(ctx)}`;
  const own = serverStage(ctx, stages);
  checkPipeline(own ? stages.slice(1) : stages);
  const collection = collectionOf(ctx);
  if (own || !collection)
    return {
      ns,
      source: new PipelineSource(runPipeline(list(own ?? []), own ? stages.slice(1) : stages, env), pacer, rest),
    };
  const { query, rest: left } = splitPipeline(stages, env, hintOf(ctx.command.hint));
  const plan = planFor(ctx, view, collection, query);
  const documents =
    elsewhere(ctx, collection, plan, query, stages, env, pacer) ??
    runPipeline(documentsOf(view, collection, plan, query, pacer), left, env);
  const check = () => (snapshot ? checkStillThere(ctx.server.catalog, collection, plan) : undefined);
  return { ns, source: new PipelineSource(documents, pacer, rest, check) };
}

/** Runs heavy pipelines in a worker thread; only what they write is written here. */
function elsewhere(
  ctx: CommandContext,
  collection: Collection,
  plan: Plan,
  query: Query,
  stages: Doc[],
  env: AggregateEnv,
  pacer: CurrentPacer,
): AsyncGenerator<Doc | Uint8Array> | undefined {
  const { server, command } = ctx;
  const sorts = query.sort !== undefined && !plan.sorted && query.limit === undefined;
  if (ctx.transaction || server.engine.counters.of(collection.id) <= SMALL || !(sorts || isHeavy(stages)))
    return undefined;
  const writes = endsInWrite(stages);
  const job: PipelineJob = {
    kind: 'pipeline',
    db: ctx.db,
    collection: collection.name,
    pipeline: encode({ stages: writes ? stages.slice(0, -1) : stages }),
    options: encode(
      defined({ collation: command.collation, let: ctx.env.let, now: ctx.env.now, hint: hintOf(command.hint) }),
    ),
    failOnCollscan: server.failOnCollscan,
  };
  const results = server.workers.documents(job, pacer);
  return writes ? runPipeline(decoded(results), stages.slice(-1), env) : results;
}

async function* decoded(results: AsyncGenerator<Uint8Array>): AsyncGenerator<Doc> {
  for await (const bytes of results) yield decode(bytes);
}

function aggregateEnv(ctx: CommandContext, view: ReadView, pacer: CurrentPacer): AggregateEnv {
  return {
    ...ctx.env,
    openCollection: (name, filter = {}) => {
      const collection = collectionOf(ctx, name);
      if (!collection) return list([]);
      const query: Query = { filter, matcher: compileFilter(filter, ctx.env), collation: ctx.env.collation };
      return documentsOf(view, collection, planFor(ctx, view, collection, query), query, pacer);
    },
    writeOut: (target, docs) => writeOut(ctx, target, docs),
    pause: () => (pacer.current.due() ? pacer.current.turn() : undefined),
  };
}

async function* list(documents: Doc[]): AsyncGenerator<Doc> {
  yield* documents;
}

function endsInWrite(stages: Value): boolean {
  const last = Array.isArray(stages) ? stages.at(-1) : undefined;
  return isDoc(last) && ('$out' in last || '$merge' in last);
}

function hintOf(hint: Value): Value {
  return isDoc(hint) && Object.keys(hint).length === 0 ? undefined : hint;
}
