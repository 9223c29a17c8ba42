import { hostname } from 'node:os';
import { Binary } from 'bson';
import { isDoc } from '../values/bson.js';
import { MongoError, notImplemented } from '../values/errors.js';
import { collectionOf } from './context.js';
/** The documents of a first stage that is about the server itself; `undefined` for an ordinary pipeline. @throws MongoError 26, 238 */
export function serverStage(ctx, stages) {
    const first = stages[0];
    if (!isDoc(first))
        return undefined;
    if ('$listSearchIndexes' in first)
        throw onlyAtlas();
    if ('$listLocalSessions' in first)
        return localSessions(ctx);
    if ('$collStats' in first)
        return collectionStatistics(ctx, first.$collStats);
    return undefined;
}
/** 31082, as MongoDB answers without Atlas. */
export function onlyAtlas() {
    return new MongoError(31082, 'Search index commands are only supported with Atlas.');
}
function localSessions({ server }) {
    return server.sessions.list().map(({ id, lastUsed }) => {
        return { _id: { id: new Binary(Buffer.from(id, 'hex'), Binary.SUBTYPE_UUID) }, lastUse: new Date(lastUsed) };
    });
}
function collectionStatistics(ctx, wanted) {
    const other = Object.keys(wanted).find((key) => key !== 'count');
    if (other !== undefined)
        throw notImplemented(`$collStats: { ${other} }`);
    const collection = collectionOf(ctx);
    if (!collection)
        throw new MongoError(26, `Collection [${ctx.db}.${ctx.command.aggregate}] not found.`);
    const count = ctx.server.engine.counters.of(collection.id);
    return [{ ns: collection.ns, host: hostname(), localTime: new Date(), count }];
}
//# sourceMappingURL=server-stages.js.map