import { Long } from 'bson';
import { DEFAULT_BATCH } from '../cursors/cursor.js';
import { count } from './arguments.js';
/** Answers with the first batch of a result and keeps a cursor if there is more. */
export async function firstBatch(ctx, source, options) {
    const { cursors } = ctx.server;
    const size = count(options.batchSize, 'batchSize') ?? DEFAULT_BATCH;
    const owner = { session: ctx.session?.id, txnNumber: ctx.transaction ? ctx.txnNumber : undefined };
    const cursor = cursors.create(options.ns, source, owner, options.noTimeout);
    try {
        const { documents, done } = await cursor.batch(size, ctx.pacer);
        const ends = done || options.singleBatch === true;
        if (ends)
            cursor.close();
        else
            cursors.keep(cursor);
        const id = ends ? Long.ZERO : cursor.id;
        return { cursor: { id, ns: options.ns, field: 'firstBatch', documents }, fields: {} };
    }
    catch (error) {
        cursor.close();
        throw error;
    }
}
//# sourceMappingURL=cursor-reply.js.map