import { Blocked } from '../store/locks.js';
import { MongoError } from '../values/errors.js';
import { collectionName, collectionOf } from './context.js';
/** Longest time, in milliseconds, one step of a write keeps the event loop before the rest waits for the next commit. */
export const STEP_MS = 2;
/**
 * Applies one step of a write: in a transaction to its changes, else durably. The step runs in one go; what it throws leaves no
 * trace. If an open transaction has changed what the step wants to change, it waits for that one to end and tries again.
 * @param record what to remember of a retryable write, given the step's result
 */
export async function apply(ctx, step, record) {
    if (ctx.transaction) {
        if (ctx.pacer.due())
            await ctx.pacer.turn();
        return step(ctx.transaction.overlay);
    }
    const remember = ctx.txnNumber !== undefined && ctx.session && record;
    for (;;) {
        ctx.pacer.check();
        try {
            return await ctx.server.engine.commit((overlay) => {
                const result = step(overlay);
                if (remember)
                    ctx.session?.recordWrite(overlay, remember(result));
                return result;
            });
        }
        catch (error) {
            if (!(error instanceof Blocked))
                throw error;
            await untilReleased(error, ctx);
        }
    }
}
async function untilReleased(blocked, ctx) {
    const { deadline } = ctx.pacer;
    if (deadline === undefined)
        return blocked.owner.released;
    let timer;
    const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, Math.max(0, deadline - performance.now()));
    });
    await Promise.race([blocked.owner.released, timeout]);
    clearTimeout(timer);
}
/** The collection, made first if there is none. */
export async function ensureCollection(ctx, name = collectionName(ctx)) {
    const existing = collectionOf(ctx, name);
    if (existing)
        return existing;
    const { catalog, engine } = ctx.server;
    if (ctx.transaction) {
        const collection = catalog.create(ctx.transaction.overlay, ctx.db, name);
        ctx.transaction.keep(collection);
        return collection;
    }
    return engine.commit((overlay) => catalog.get(`${ctx.db}.${name}`) ?? catalog.create(overlay, ctx.db, name), {
        alone: true,
    });
}
/** Cuts the connection around a retryable write, if a fail point says so. */
export async function withWriteFailure(ctx, run) {
    const failure = ctx.txnNumber !== undefined && !ctx.transaction ? ctx.server.failPoints?.writeFailure() : undefined;
    if (failure === 'before') {
        ctx.connection.close();
        throw new MongoError(6, 'connection closed by fail point');
    }
    const result = await run();
    if (failure === 'after')
        ctx.connection.close();
    return result;
}
//# sourceMappingURL=apply.js.map