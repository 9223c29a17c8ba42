import { planQuery } from '../plan/planner.js';
import { runQuery } from '../plan/query.js';
/** Documents a write may look at inside one step; what needs more is searched outside, with pauses. */
const QUICK_STEPS = 300;
/** The plan of a query in a state. */
export function planFor(ctx, view, collection, query) {
    return planQuery(collection, {
        filter: query.filter,
        sort: query.sort,
        hint: query.hint,
        collated: query.collation !== undefined,
        failOnCollscan: ctx.server.failOnCollscan,
        outdated: collection.since > view.catalogVersion,
    });
}
/** All documents of a query, if they are found quickly; `undefined` if that takes too long to do in one go. */
export function searchQuickly(ctx, view, collection, query) {
    const plan = planFor(ctx, view, collection, query);
    const found = [];
    let steps = 0;
    for (const step of runQuery(view, collection, plan, query)) {
        if (step)
            found.push(step);
        if (++steps > QUICK_STEPS)
            return undefined;
    }
    return found;
}
/** Runs a query and lets others run in between. */
export async function* paced(ctx, steps) {
    try {
        for (const step of steps) {
            if (step)
                yield step;
            if (ctx.pacer.due())
                await ctx.pacer.turn();
        }
    }
    finally {
        steps.return(undefined);
    }
}
/** Record ids of the documents of a query, from a snapshot (or the transaction); they are checked again when they are changed. */
export async function searchRecords(ctx, collection, query) {
    const snapshot = ctx.transaction ? undefined : ctx.server.engine.snapshot();
    const view = snapshot ?? ctx.transaction?.overlay;
    try {
        const records = [];
        const steps = runQuery(view, collection, planFor(ctx, view, collection, query), query);
        for await (const found of paced(ctx, steps))
            records.push(found.record);
        return records;
    }
    finally {
        snapshot?.rest();
    }
}
//# sourceMappingURL=search.js.map