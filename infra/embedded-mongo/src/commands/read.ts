import { Binary } from 'bson';
import type { AggregateEnv } from '../aggregate/env.js';
import { MEMORY_LIMIT } from '../aggregate/held.js';
import { checkPipeline, runPipeline } from '../aggregate/pipeline.js';
import { fromArray } from '../aggregate/stage.js';
import { ResultSource } from '../cursors/cursor.js';
import { type CurrentPacer, documentsOf } from '../plan/documents.js';
import { fieldsShown } from '../plan/fields-asked.js';
import { splitPipeline } from '../plan/pipeline-plan.js';
import { checkStillThere } from '../plan/plan.js';
import type { ReadView } from '../store/view.js';
import { type Doc, decode, encode, isDoc, MAX_DOCUMENT_BYTES, type Value } from '../values/bson.js';
import { compareValues } from '../values/compare.js';
import { failedToParse, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { compilePath, lookupValues } from '../values/path.js';
import { isTruthy } from '../values/text.js';
import { ValueMap } from '../values/value-map.js';
import type { Reply } from '../wire/reply.js';
import { type CommandContext, collectionName, targetOf } from './context.js';
import { firstBatch } from './cursors.js';
import { explainCommand } from './explain.js';
import { documentOr, isEmpty } from './fields.js';
import { planFor, planned, projector, stagesOf, viewOf } from './search.js';
import { writeOut } from './write-out.js';

/** find, count, distinct, aggregate: all of them are pipelines. */
export const readHandlers = { find, count, distinct, aggregate };

function find(ctx: CommandContext): Promise<Reply> {
  const { filter, projection, batchSize, limit, singleBatch, noCursorTimeout } = ctx.command;
  const { ns, source } = openPipeline(ctx, stagesOf(ctx, filter), projection);
  const single = isTruthy(singleBatch) || (isNumeric(limit) && toNumber(limit) < 0);
  return firstBatch(ctx, source, { ns, batchSize, singleBatch: single, noTimeout: isTruthy(noCursorTimeout) });
}

async function count(ctx: CommandContext): Promise<Reply> {
  const stages = stagesOf(ctx, ctx.command.query);
  const { collection, pipeline } = targetOf(ctx);
  const everything = pipeline.length === 0 && stages.length === 1 && isEmpty(stages[0]?.$match);
  if (everything) return { n: collection ? ctx.server.engine.counters.of(collection.id) : 0 };
  let n = 0;
  for await (const _ of results(ctx, stages)) n++;
  return { n };
}

async function distinct(ctx: CommandContext): Promise<Reply> {
  const path = compilePath(ctx.command.key as string);
  const strings = ctx.env.collation?.compare;
  const values = new ValueMap<Value>(strings);
  let bytes = 0;
  for await (const doc of results(ctx, stagesOf(ctx, ctx.command.query)))
    for (const value of lookupValues(decode(doc), path).flat(1) as Value[])
      if (value !== undefined && !values.has(value)) {
        values.set(value, value);
        bytes += encode({ value }).length;
        if (bytes > MAX_DOCUMENT_BYTES) throw new MongoError(17217, 'distinct too big, 16mb cap');
      }
  return { values: [...values.values()].sort((a, b) => compareValues(a, b, strings)) };
}

async function* results(ctx: CommandContext, stages: Doc[]): AsyncGenerator<Uint8Array> {
  const { source } = openPipeline(ctx, stages);
  try {
    for (let bytes = await source.next(ctx.pacer); bytes; bytes = await source.next(ctx.pacer)) yield bytes;
  } finally {
    source.close();
  }
}

/** A pipeline that writes is answered when it has run to its end. */
function aggregate(ctx: CommandContext): Promise<Reply> {
  const { explain, cursor, readConcern } = ctx.command;
  const stages = ctx.command.pipeline as Doc[];
  if (isTruthy(explain)) return explainCommand(ctx, ctx.command, 'queryPlanner');
  if (!isDoc(cursor))
    throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
  const writing = writingStage(stages);
  if (writing && ctx.transaction) throw new MongoError(263, `${writing} cannot be used in a transaction`);
  if (writing && documentOr(readConcern).level === 'linearizable')
    throw new MongoError(72, `${writing} cannot be used with a 'linearizable' read concern level`);
  const { ns, source } = openPipeline(ctx, stages);
  return firstBatch(ctx, source, { ns, batchSize: writing ? 1 : cursor.batchSize, singleBatch: !!writing });
}

/** `$out` or `$merge`, if a pipeline ends in one. */
function writingStage(stages: Doc[]): string | undefined {
  return Object.keys(documentOr(stages.at(-1))).find((name) => name === '$out' || name === '$merge');
}

type Documents = AsyncGenerator<Doc | Uint8Array>;

/**
 * Starts a pipeline on the collection or view that the command names, or on the database (`{ aggregate: 1 }`).
 * @param projection of a `find`
 * @returns also the name its cursor has
 */
function openPipeline(ctx: CommandContext, given: Doc[], projection?: Value) {
  const { aggregate, hint } = ctx.command;
  const { server, db } = ctx;
  const wholeDatabase = isNumeric(aggregate) && toNumber(aggregate) === 1;
  const name = wholeDatabase ? '$cmd.aggregate' : collectionName(ctx);
  const { collection, pipeline } = wholeDatabase ? { collection: undefined, pipeline: [] } : targetOf(ctx);
  const local = wholeDatabase ? localDocuments(ctx, given) : undefined;
  const stages = [...pipeline, ...(local ? given.slice(1) : given)];
  checkPipeline(stages);
  const { query, rest } = splitPipeline(stages, ctx.env, isEmpty(hint) ? undefined : hint);
  query.memoryLimit = ctx.command.allowDiskUse === false ? MEMORY_LIMIT : undefined;
  const project = projector(projection, query, ctx.env);
  const shown = fieldsShown(documentOr(projection));
  const { view, snapshot, plan } = collection ? planned(ctx, collection, query) : { ...viewOf(ctx), plan: undefined };
  const pacer: CurrentPacer = { current: ctx.pacer };
  const env: AggregateEnv = { ...aggregateEnv(ctx, view, pacer), memoryLimit: query.memoryLimit };
  const run = (): Documents => {
    if (!collection || !plan) return runPipeline(fromArray(local ?? []), stages, env);
    if (rest.length > 0) return runPipeline(documentsOf(view, collection, plan, query, pacer), rest, env);
    return documentsOf<Doc | Uint8Array>(view, collection, plan, query, pacer, (found) =>
      project ? found.part(shown) : found.bytes,
    );
  };
  const documents = project ? projected(run(), project) : run();
  const check = () => collection && plan && snapshot && checkStillThere(server.catalog, collection, plan);
  return { ns: `${db}.${name}`, source: new ResultSource(documents, pacer, () => snapshot?.rest(), check) };
}

async function* projected(documents: Documents, project: (doc: Doc) => Doc): AsyncGenerator<Doc> {
  for await (const doc of documents) yield project(doc instanceof Uint8Array ? decode(doc) : doc);
}

/** What the first stage of a pipeline on the database gives; `undefined`: that stage brings its own. @throws MongoError 73 */
function localDocuments({ server }: CommandContext, stages: Doc[]): Doc[] | undefined {
  const [first] = Object.keys(documentOr(stages[0]));
  if (first === '$documents') return undefined;
  if (first !== '$listLocalSessions')
    throw new MongoError(73, `{aggregate: 1} is not valid for '${first}'; a collection is required.`);
  return [...server.sessions.known.values()].map(({ id, lastUsed }) => {
    return { _id: { id: new Binary(Buffer.from(id, 'hex'), Binary.SUBTYPE_UUID) }, lastUse: new Date(lastUsed) };
  });
}

function aggregateEnv(ctx: CommandContext, view: ReadView, pacer: CurrentPacer): AggregateEnv {
  return {
    ...ctx.env,
    openCollection: (name, filter = {}) => {
      const { collection, pipeline } = targetOf(ctx, name);
      if (!collection) return fromArray([]);
      const { query, rest } = splitPipeline([...pipeline, { $match: filter }], ctx.env, undefined);
      const documents = documentsOf(view, collection, planFor(ctx, view, collection, query), query, pacer);
      return rest.length > 0 ? runPipeline(documents, rest, aggregateEnv(ctx, view, pacer)) : documents;
    },
    writeOut: (target, docs) => writeOut(ctx, target, docs),
    pause: () => (pacer.current.due() ? pacer.current.turn() : undefined),
  };
}
