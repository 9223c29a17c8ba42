import { Long } from 'bson';
import { bsonTag } from '../values/bson.js';
import { badValue, MongoError } from '../values/errors.js';
import { count, requireField } from './arguments.js';
import { fields } from './command.js';
import { collectionName } from './context.js';
export const getMore = {
    name: 'getMore',
    fields: { collection: 'string', batchSize: 'number', term: 'unavailable' },
    apiV1: true,
    inTransaction: true,
    run: async (ctx) => {
        const { cursors } = ctx.server;
        const id = cursorId(ctx.command.getMore);
        const ns = `${ctx.db}.${collectionName(ctx, requireField(ctx, 'collection'))}`;
        const cursor = cursors.get(id);
        if (cursor.ns !== ns)
            throw new MongoError(13, `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`);
        if (cursor.owner.session !== ctx.session?.id)
            throw new MongoError(13, `Cannot run getMore on cursor ${id}, which was created in another session, in session ${ctx.session?.id}`);
        if (cursor.owner.txnNumber !== (ctx.transaction ? ctx.txnNumber : undefined))
            throw new MongoError(50741, `Cannot run getMore on cursor ${id}, which was not created in this transaction`);
        try {
            cursor.check();
            const size = count(ctx.command.batchSize, 'batchSize') || Number.POSITIVE_INFINITY;
            const { documents, done } = await cursor.batch(size, ctx.pacer);
            if (done)
                cursors.kill(id);
            return { cursor: { id: done ? Long.ZERO : id, ns, field: 'nextBatch', documents }, fields: {} };
        }
        catch (error) {
            cursors.kill(id);
            throw error;
        }
    },
};
export const killCursors = {
    name: 'killCursors',
    fields: { cursors: 'array' },
    apiV1: true,
    inTransaction: true,
    run: (ctx) => {
        const ids = requireField(ctx, 'cursors').map(cursorId);
        const cursorsKilled = [];
        const cursorsNotFound = [];
        for (const id of ids)
            (ctx.server.cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(id);
        return fields({ cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] });
    },
};
function cursorId(v) {
    if (bsonTag(v) === 'Long')
        return v;
    if (typeof v === 'number')
        return Long.fromNumber(v);
    throw badValue('cursor ids must be of type long');
}
//# sourceMappingURL=cursors.js.map