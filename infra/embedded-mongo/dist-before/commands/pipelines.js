import { checkPipeline, runPipeline } from '../aggregate/pipeline.js';
import { PipelineSource } from '../cursors/pipeline-source.js';
import { checkStillThere } from '../cursors/query-source.js';
import { documentsOf } from '../plan/documents.js';
import { isHeavy, splitPipeline } from '../plan/pipeline-plan.js';
import { decode, encode, isDoc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { collectionName, targetOf } from './context.js';
import { planFor } from './search.js';
import { serverStage } from './server-stages.js';
import { defined } from './sort-elsewhere.js';
import { writeOut } from './write-out.js';
/** Collections up to this size are aggregated where clients are answered. */
const SMALL = 2000;
/** Starts a pipeline on the collection or view that the command names, or on the database (`{ aggregate: 1 }`). */
export function openPipeline(ctx, given) {
    const snapshot = ctx.transaction ? undefined : ctx.server.engine.snapshot();
    const view = snapshot ?? ctx.transaction.overlay;
    const pacer = { current: ctx.pacer };
    const env = aggregateEnv(ctx, view, pacer);
    const { aggregate } = ctx.command;
    const wholeDatabase = isNumeric(aggregate) && toNumber(aggregate) === 1;
    const ns = wholeDatabase ? `${ctx.db}.$cmd.aggregate` : `${ctx.db}.${collectionName(ctx)}`;
    const running = (documents, check) => {
        return { ns, source: new PipelineSource(documents, pacer, () => snapshot?.rest(), check) };
    };
    const own = serverStage(ctx, given);
    checkPipeline(own ? given.slice(1) : given);
    if (own)
        return running(runPipeline(list(own), given.slice(1), env));
    if (wholeDatabase) {
        const first = Object.keys(given[0] ?? {})[0] ?? '';
        if (first !== '$documents')
            throw new MongoError(73, `{aggregate: 1} is not valid for '${first}'; a collection is required.`);
        return running(runPipeline(list([]), given, env));
    }
    const { collection, pipeline } = targetOf(ctx);
    const stages = [...pipeline, ...given];
    if (!collection)
        return running(runPipeline(list([]), stages, env));
    const { query, rest } = splitPipeline(stages, env, hintOf(ctx.command.hint));
    const plan = planFor(ctx, view, collection, query);
    const documents = elsewhere(ctx, collection, plan, query, stages, env, pacer) ??
        runPipeline(documentsOf(view, collection, plan, query, pacer), rest, env);
    return running(documents, () => (snapshot ? checkStillThere(ctx.server.catalog, collection, plan) : undefined));
}
/** Runs heavy pipelines in a worker thread; only what they write is written here. */
function elsewhere(ctx, collection, plan, query, stages, env, pacer) {
    const { server, command } = ctx;
    const sorts = query.sort !== undefined && !plan.sorted && query.limit === undefined;
    if (ctx.transaction || server.engine.counters.of(collection.id) <= SMALL || !(sorts || isHeavy(stages)))
        return undefined;
    const writes = endsInWrite(stages);
    const job = {
        kind: 'pipeline',
        db: ctx.db,
        collection: collection.name,
        pipeline: encode({ stages: writes ? stages.slice(0, -1) : stages }),
        options: encode(defined({ collation: ctx.env.collation?.spec, let: ctx.env.let, now: ctx.env.now, hint: hintOf(command.hint) })),
        failOnCollscan: server.failOnCollscan,
    };
    const results = server.workers.documents(job, pacer);
    return writes ? runPipeline(decoded(results), stages.slice(-1), env) : results;
}
async function* decoded(results) {
    for await (const bytes of results)
        yield decode(bytes);
}
function aggregateEnv(ctx, view, pacer) {
    return {
        ...ctx.env,
        openCollection: (name, filter = {}) => {
            const { collection, pipeline } = targetOf(ctx, name);
            if (!collection)
                return list([]);
            const { query, rest } = splitPipeline([...pipeline, { $match: filter }], ctx.env, undefined);
            const documents = documentsOf(view, collection, planFor(ctx, view, collection, query), query, pacer);
            return rest.length > 0 ? runPipeline(documents, rest, aggregateEnv(ctx, view, pacer)) : documents;
        },
        writeOut: (target, docs) => writeOut(ctx, target, docs),
        pause: () => (pacer.current.due() ? pacer.current.turn() : undefined),
    };
}
async function* list(documents) {
    yield* documents;
}
function endsInWrite(stages) {
    const last = Array.isArray(stages) ? stages.at(-1) : undefined;
    return isDoc(last) && ('$out' in last || '$merge' in last);
}
function hintOf(hint) {
    return isDoc(hint) && Object.keys(hint).length === 0 ? undefined : hint;
}
//# sourceMappingURL=pipelines.js.map