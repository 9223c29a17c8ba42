import { compileFilter } from '../match/matcher.js';
import { splitPipeline } from '../plan/pipeline-plan.js';
import { runQuery } from '../plan/query.js';
import { isDoc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { documentOr, requireField } from './arguments.js';
import { fields } from './command.js';
import { collectionName, matchEnv, targetOf } from './context.js';
import { findQuery } from './find.js';
import { VERSION } from './reports.js';
import { planFor } from './search.js';
const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];
const EXPLAINED = ['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify', 'findandmodify'];
export const explain = {
    name: 'explain',
    fields: { verbosity: 'string' },
    apiV1: true,
    run: (ctx) => {
        const command = requireField(ctx, 'explain');
        const verbosity = ctx.command.verbosity ?? 'allPlansExecution';
        if (!isDoc(command) || !VERBOSITIES.includes(verbosity))
            throw new MongoError(9, 'explain needs a command and a known verbosity');
        return explainCommand(ctx, command, verbosity);
    },
};
/** Explains how a command would find its documents; `executionStats` runs that part of it, nothing is changed. */
export async function explainCommand(ctx, command, verbosity) {
    const kind = Object.keys(command)[0] ?? '';
    if (!EXPLAINED.includes(kind))
        throw new MongoError(59, `Explain failed due to unknown command: ${kind}`);
    const inner = { ...ctx, command, env: matchEnv(command) };
    const name = collectionName(ctx, command[kind]);
    const { collection, pipeline } = targetOf(ctx, name);
    const query = queryOf(inner, kind, pipeline);
    const snapshot = ctx.server.engine.snapshot();
    try {
        const plan = collection && planFor({ ...ctx, server: { ...ctx.server, failOnCollscan: false } }, snapshot, collection, query);
        const namespace = `${ctx.db}.${name}`;
        const winningPlan = plan ? stageOf(plan, query) : { stage: 'EOF' };
        const reply = {
            explainVersion: '1',
            queryPlanner: { namespace, indexFilterSet: false, parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
        };
        if (verbosity !== 'queryPlanner')
            reply.executionStats = await execute(ctx, collection, plan, query, snapshot, winningPlan);
        reply.command = { ...command, $db: ctx.db };
        reply.serverInfo = { host: ctx.server.address, version: VERSION };
        return fields(reply);
    }
    finally {
        snapshot.rest();
    }
}
async function execute(ctx, collection, plan, query, view, winningPlan) {
    const started = performance.now();
    let statistics = { keysExamined: 0, docsExamined: 0 };
    let nReturned = 0;
    if (collection && plan) {
        for (const step of runQuery(view, collection, plan, query, (s) => (statistics = s))) {
            if (step)
                nReturned++;
            if (ctx.pacer.due())
                await ctx.pacer.turn();
        }
    }
    return {
        executionSuccess: true,
        nReturned,
        executionTimeMillis: Math.round(performance.now() - started),
        totalKeysExamined: statistics.keysExamined,
        totalDocsExamined: statistics.docsExamined,
        executionStages: { ...winningPlan, nReturned },
    };
}
function queryOf(ctx, kind, view) {
    const { command, env } = ctx;
    if (kind === 'aggregate' || view.length > 0)
        return splitPipeline([...view, ...(command.pipeline ?? [])], env, command.hint).query;
    if (kind === 'find')
        return findQuery(ctx, documentOr(command.filter));
    if (kind === 'update' || kind === 'delete') {
        const statement = command[`${kind}s`]?.[0];
        const { q, hint } = documentOr(statement);
        return { filter: documentOr(q), matcher: compileFilter(documentOr(q), env), hint, collation: env.collation };
    }
    return findQuery(ctx, documentOr(command.query));
}
function stageOf(plan, query) {
    const input = withFetch(plan, query);
    const sorted = query.sort && !plan.sorted ? { stage: 'SORT', sortPattern: query.sort, inputStage: input } : input;
    const skipped = query.skip ? { stage: 'SKIP', skipAmount: query.skip, inputStage: sorted } : sorted;
    return query.limit ? { stage: 'LIMIT', limitAmount: query.limit, inputStage: skipped } : skipped;
}
function withFetch(plan, query) {
    if (plan.kind === 'collection')
        return { stage: 'COLLSCAN', filter: query.filter, direction: plan.reverse ? 'backward' : 'forward' };
    if (plan.kind === 'union')
        return {
            stage: 'FETCH',
            filter: query.filter,
            inputStage: { stage: 'OR', inputStages: plan.parts.map(indexStage) },
        };
    if (plan.exact)
        return { stage: 'IDHACK' };
    return { stage: 'FETCH', filter: query.filter, inputStage: indexStage(plan) };
}
function indexStage({ index, reverse, intervals, ranges }) {
    return {
        stage: 'IXSCAN',
        keyPattern: index.key,
        indexName: index.name,
        isMultiKey: index.fields.some((field) => field.multikey),
        isUnique: index.unique,
        isSparse: index.sparse,
        isPartial: index.partial !== undefined,
        indexVersion: 2,
        direction: reverse ? 'backward' : 'forward',
        boundedFields: intervals.length,
        ranges: ranges.length,
    };
}
//# sourceMappingURL=explain.js.map