import type { AggregateEnv } from '../aggregate/env.js';
import { checkPipeline, runPipeline } from '../aggregate/pipeline.js';
import type { Collection } from '../catalog/definitions.js';
import { PipelineSource } from '../cursors/pipeline-source.js';
import { checkStillThere } from '../cursors/query-source.js';
import { type CurrentPacer, documentsOf } from '../plan/documents.js';
import { isHeavy, splitPipeline } from '../plan/pipeline-plan.js';
import type { Plan } from '../plan/plan.js';
import type { Query } from '../plan/query.js';
import type { ReadView } from '../store/view.js';
import { type Doc, decode, encode, isDoc, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import type { PipelineJob } from '../workers/protocol.js';
import { type CommandContext, collectionName, targetOf } from './context.js';
import { planFor } from './search.js';
import { serverStage } from './server-stages.js';
import { defined } from './sort-elsewhere.js';
import { writeOut } from './write-out.js';

/** Collections up to this size are aggregated where clients are answered. */
const SMALL = 2000;

/** A pipeline that has been started; `ns` is the name its cursor has. */
export interface RunningPipeline {
  ns: string;
  source: PipelineSource;
}

/** Starts a pipeline on the collection or view that the command names, or on the database (`{ aggregate: 1 }`). */
export function openPipeline(ctx: CommandContext, given: Doc[]): RunningPipeline {
  const snapshot = ctx.transaction ? undefined : ctx.server.engine.snapshot();
  const view = snapshot ?? (ctx.transaction as NonNullable<typeof ctx.transaction>).overlay;
  const pacer: CurrentPacer = { current: ctx.pacer };
  const env = aggregateEnv(ctx, view, pacer);
  const { aggregate } = ctx.command;
  const wholeDatabase = isNumeric(aggregate) && toNumber(aggregate) === 1;
  const ns = wholeDatabase ? `${ctx.db}.$cmd.aggregate` : `${ctx.db}.${collectionName(ctx)}`;
  const running = (documents: AsyncGenerator<Doc | Uint8Array>, check?: () => void) => {
    return { ns, source: new PipelineSource(documents, pacer, () => snapshot?.rest(), check) };
  };
  const own = serverStage(ctx, given);
  checkPipeline(own ? given.slice(1) : given);
  if (own) return running(runPipeline(list(own), given.slice(1), env));
  if (wholeDatabase) {
    const first = Object.keys(given[0] ?? {})[0] ?? '';
    if (first !== '$documents')
      throw new MongoError(73, `{aggregate: 1} is not valid for '${first}'; a collection is required.`);
    return running(runPipeline(list([]), given, env));
  }
  const { collection, pipeline } = targetOf(ctx);
  const stages = [...pipeline, ...given];
  if (!collection) return running(runPipeline(list([]), stages, env));
  const { query, rest } = splitPipeline(stages, env, hintOf(ctx.command.hint));
  const plan = planFor(ctx, view, collection, query);
  const documents =
    elsewhere(ctx, collection, plan, query, stages, env, pacer) ??
    runPipeline(documentsOf(view, collection, plan, query, pacer), rest, env);
  return running(documents, () => (snapshot ? checkStillThere(ctx.server.catalog, collection, plan) : undefined));
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
      defined({ collation: ctx.env.collation?.spec, let: ctx.env.let, now: ctx.env.now, hint: hintOf(command.hint) }),
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
      const { collection, pipeline } = targetOf(ctx, name);
      if (!collection) return list([]);
      const { query, rest } = splitPipeline([...pipeline, { $match: filter }], ctx.env, undefined);
      const documents = documentsOf(view, collection, planFor(ctx, view, collection, query), query, pacer);
      return rest.length > 0 ? runPipeline(documents, rest, aggregateEnv(ctx, view, pacer)) : documents;
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
