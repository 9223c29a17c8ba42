import { ListSource, QuerySource } from '../cursors/query-source.js';
import { compileFilter } from '../match/matcher.js';
import { compileSortOrder } from '../match/sort.js';
import { compileProjection, isPositionalProjection } from '../project/projection.js';
import { encode, isDoc } from '../values/bson.js';
import { badValue } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { count, documentOr, flag, typed } from './arguments.js';
import { collectionName, targetOf } from './context.js';
import { firstBatch } from './cursor-reply.js';
import { openPipeline } from './pipelines.js';
import { planFor } from './search.js';
import { sortElsewhere } from './sort-elsewhere.js';
const FIND_FIELDS = typed({
    object: 'filter sort projection let collation',
    objectOrString: 'hint',
    number: 'skip limit batchSize',
    bool: 'singleBatch noCursorTimeout allowDiskUse allowPartialResults oplogReplay',
    unavailable: 'max min returnKey showRecordId tailable awaitData',
});
export const find = {
    name: 'find',
    fields: FIND_FIELDS,
    apiV1: true,
    inTransaction: true,
    run: async (ctx) => {
        const { command } = ctx;
        const query = findQuery(ctx, documentOr(command.filter));
        const bytesOf = resultBytes(ctx, query);
        const ns = `${ctx.db}.${collectionName(ctx)}`;
        const options = {
            ns,
            batchSize: command.batchSize,
            singleBatch: flag(command.singleBatch) || isNegative(command.limit),
            noTimeout: flag(command.noCursorTimeout),
        };
        const { collection, pipeline } = targetOf(ctx);
        if (pipeline.length > 0)
            return firstBatch(ctx, openPipeline(ctx, viewStages(command)).source, options);
        if (!collection)
            return firstBatch(ctx, new ListSource([]), options);
        const snapshot = ctx.transaction ? undefined : ctx.server.engine.snapshot();
        const view = snapshot ?? ctx.transaction.overlay;
        const plan = planFor(ctx, view, collection, query);
        const elsewhere = snapshot && sortElsewhere(ctx, collection, plan, query, snapshot, bytesOf);
        const source = elsewhere ?? new QuerySource(view, snapshot, ctx.server.catalog, collection, plan, query, bytesOf);
        return firstBatch(ctx, source, options);
    },
};
/** A `find` on a view, as the pipeline it means. */
function viewStages({ filter, sort, skip, limit, projection }) {
    const stages = [
        ['$match', filter],
        ['$sort', sort],
        ['$skip', skip],
        ['$limit', isNumeric(limit) ? Math.abs(toNumber(limit)) : undefined],
        ['$project', projection],
    ];
    const given = stages.filter(([, v]) => (isDoc(v) ? Object.keys(v).length > 0 : isNumeric(v) && toNumber(v) !== 0));
    return given.map(([name, spec]) => ({ [name]: spec }));
}
/** The query of a `find`, or of the `find` part of another command. */
export function findQuery({ command, env }, filter) {
    const sort = isDoc(command.sort) && Object.keys(command.sort).length > 0 ? command.sort : undefined;
    if (sort && !isNumeric(sort.$natural))
        compileSortOrder(sort, env);
    const hint = isDoc(command.hint) && Object.keys(command.hint).length === 0 ? undefined : command.hint;
    return {
        filter,
        matcher: compileFilter(filter, env),
        sort,
        skip: count(command.skip, 'skip'),
        limit: limitOf(command.limit),
        hint,
        collation: env.collation,
    };
}
/** 0 is no limit; a negative one is a limit of one batch. */
function limitOf(v) {
    if (!isNumeric(v))
        return undefined;
    const n = Math.abs(Math.trunc(toNumber(v)));
    if (!Number.isSafeInteger(n))
        throw badValue('limit is out of range');
    return n === 0 ? undefined : n;
}
function isNegative(v) {
    return isNumeric(v) && toNumber(v) < 0;
}
/** The stored bytes, or those of the projected document. */
function resultBytes({ command, env }, query) {
    const spec = documentOr(command.projection);
    const project = compileProjection(spec, env);
    if (Object.keys(spec).length === 0)
        return (found) => found.bytes;
    if (!isPositionalProjection(spec))
        return (found) => encode(project(found.doc));
    return (found) => encode(project(found.doc, query.matcher.matchIndex(found.doc)));
}
//# sourceMappingURL=find.js.map