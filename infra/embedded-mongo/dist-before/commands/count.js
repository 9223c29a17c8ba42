import { runQuery } from '../plan/query.js';
import { decode } from '../values/bson.js';
import { compareValues } from '../values/compare.js';
import { compilePath, lookupValues } from '../values/path.js';
import { documentOr, requireField, typed } from './arguments.js';
import { fields } from './command.js';
import { targetOf } from './context.js';
import { findQuery } from './find.js';
import { openPipeline } from './pipelines.js';
import { paced, planFor } from './search.js';
export const count = {
    name: 'count',
    fields: typed({
        object: 'query collation',
        number: 'limit skip',
        objectOrString: 'hint',
        any: 'fields queryOptions',
    }),
    apiV1: true,
    run: async (ctx) => {
        const filter = documentOr(ctx.command.query);
        const query = findQuery(ctx, filter);
        const { collection, pipeline } = targetOf(ctx);
        if (!collection)
            return fields({ n: 0 });
        if (pipeline.length === 0 && Object.keys(filter).length === 0 && !query.skip && query.limit === undefined)
            return fields({ n: ctx.server.engine.counters.of(collection.id) });
        let n = 0;
        for await (const _ of results(ctx, query))
            n++;
        return fields({ n });
    },
};
export const distinct = {
    name: 'distinct',
    fields: { key: 'string', query: 'object', collation: 'object', hint: 'objectOrString' },
    apiV1: false,
    inTransaction: true,
    run: async (ctx) => {
        const path = compilePath(requireField(ctx, 'key'));
        const query = findQuery(ctx, documentOr(ctx.command.query));
        const strings = ctx.env.collation?.compare;
        let values = [];
        let sortedLength = 0;
        for await (const found of results(ctx, query)) {
            for (const value of lookupValues(found.doc, path)) {
                if (Array.isArray(value))
                    values.push(...value);
                else if (value !== undefined)
                    values.push(value);
            }
            if (values.length > 2 * sortedLength + 1000) {
                values = unique(values, strings);
                sortedLength = values.length;
            }
        }
        return fields({ values: unique(values, strings) });
    },
};
function unique(values, strings) {
    const sorted = [...values].sort((a, b) => compareValues(a, b, strings));
    return sorted.filter((v, i) => i === 0 || compareValues(v, sorted[i - 1], strings) !== 0);
}
/** The documents of a query on a collection or view, with pauses, on one snapshot. */
async function* results(ctx, query) {
    const { collection, pipeline } = targetOf(ctx);
    if (!collection)
        return;
    if (pipeline.length > 0)
        return yield* viewResults(ctx, query);
    const snapshot = ctx.transaction ? undefined : ctx.server.engine.snapshot();
    const view = snapshot ?? ctx.transaction.overlay;
    try {
        yield* paced(ctx, runQuery(view, collection, planFor(ctx, view, collection, query), query));
    }
    finally {
        snapshot?.rest();
    }
}
async function* viewResults(ctx, { filter, skip, limit }) {
    const bounds = [...(skip ? [{ $skip: skip }] : []), ...(limit ? [{ $limit: limit }] : [])];
    const { source } = openPipeline(ctx, [{ $match: filter }, ...bounds]);
    try {
        for (let bytes = await source.next(ctx.pacer); bytes; bytes = await source.next(ctx.pacer))
            yield { doc: decode(bytes) };
    }
    finally {
        source.close();
    }
}
//# sourceMappingURL=count.js.map