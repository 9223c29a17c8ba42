import { randomUUID } from 'node:crypto';
import { UUID } from 'bson';
import { noSuchTransaction, sessionId } from '../sessions/session.js';
import { MongoError } from '../values/errors.js';
import { fields } from './command.js';
export const commitTransaction = {
    name: 'commitTransaction',
    fields: { recoveryToken: 'any' },
    apiV1: true,
    adminOnly: true,
    run: async (ctx) => {
        if (!ctx.session || ctx.txnNumber === undefined)
            throw noSuchTransaction('commitTransaction needs a session and a transaction');
        ctx.server.cursors.killOwned(ctx.session.id, ctx.txnNumber);
        await ctx.session.commit(ctx.txnNumber);
        return fields();
    },
};
export const abortTransaction = {
    name: 'abortTransaction',
    fields: { recoveryToken: 'any' },
    apiV1: true,
    adminOnly: true,
    run: (ctx) => {
        if (!ctx.session || ctx.txnNumber === undefined)
            throw new MongoError(251, 'abortTransaction needs a session and a transaction');
        ctx.server.cursors.killOwned(ctx.session.id, ctx.txnNumber);
        ctx.session.abort(ctx.txnNumber);
        return fields();
    },
};
export const startSession = {
    name: 'startSession',
    fields: {},
    apiV1: false,
    run: () => fields({ id: { id: new UUID(randomUUID()) }, timeoutMinutes: 30 }),
};
export const refreshSessions = {
    name: 'refreshSessions',
    fields: {},
    apiV1: true,
    run: ({ server, command }) => {
        for (const lsid of listed(command.refreshSessions))
            server.sessions.get(lsid);
        return fields();
    },
};
export const endSessions = {
    name: 'endSessions',
    fields: {},
    apiV1: true,
    run: ({ server, command }) => {
        for (const lsid of listed(command.endSessions)) {
            server.cursors.killOwned(sessionId(lsid));
            server.sessions.end(lsid);
        }
        return fields();
    },
};
export const killSessions = {
    name: 'killSessions',
    fields: {},
    apiV1: false,
    run: ({ server, command }) => {
        for (const lsid of listed(command.killSessions)) {
            server.cursors.killOwned(sessionId(lsid));
            server.sessions.end(lsid);
        }
        return fields();
    },
};
export const killAllSessions = {
    name: 'killAllSessions',
    fields: {},
    apiV1: false,
    run: ({ server }) => {
        server.cursors.killAll();
        server.sessions.endAll();
        return fields();
    },
};
function listed(v) {
    if (!Array.isArray(v))
        throw new MongoError(14, 'a list of sessions must be an array');
    return v;
}
//# sourceMappingURL=transactions.js.map