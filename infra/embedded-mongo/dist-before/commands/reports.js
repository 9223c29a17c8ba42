import { statSync } from 'node:fs';
import { hostname, totalmem } from 'node:os';
import { Long } from 'bson';
import { MAX_DOCUMENT_BYTES } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { flag } from './arguments.js';
import { fields } from './command.js';
import { collectionName, namespaceOf } from './context.js';
import { onlyAtlas } from './server-stages.js';
/** The version of MongoDB whose answers this server gives. */
export const VERSION = '7.0.0';
/** A command that only reports; accepts whatever options tools send with it. */
function report(name, run, options = {}) {
    return { name, apiV1: false, run, ...options };
}
export const ping = report('ping', () => fields(), { apiV1: true });
export const buildInfo = report('buildInfo', () => fields({
    version: VERSION,
    gitVersion: 'embedded',
    modules: [],
    allocator: 'system',
    javascriptEngine: 'none',
    versionArray: [7, 0, 0, 0],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ['lmdb'],
}), { aliases: ['buildinfo'] });
export const connectionStatus = report('connectionStatus', () => fields({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }));
export const whatsMyUri = report('whatsmyuri', ({ connection }) => fields({ you: `127.0.0.1:${connection.id}` }));
export const getLog = report('getLog', () => fields({ totalLinesWritten: 0, log: [] }));
export const hostInfo = report('hostInfo', () => fields({
    system: { currentTime: new Date(), hostname: hostname(), memSizeMB: Math.floor(totalmem() / 1024 / 1024) },
    os: { type: process.platform },
    extra: {},
}));
export const getParameter = report('getParameter', ({ command }) => {
    const known = {
        featureCompatibilityVersion: { version: '7.0' },
        authenticationMechanisms: [],
        requireApiVersion: false,
        transactionLifetimeLimitSeconds: 60,
        notablescan: false,
    };
    if (command.getParameter === '*')
        return fields(known);
    const wanted = Object.entries(known).filter(([name]) => name in command);
    if (wanted.length === 0)
        throw new MongoError(72, 'no option found to get');
    return fields(Object.fromEntries(wanted));
});
export const serverStatus = report('serverStatus', ({ server }) => {
    const uptime = (Date.now() - server.startedAt.getTime()) / 1000;
    return fields({
        host: hostname(),
        version: VERSION,
        process: 'mongod',
        pid: Long.fromNumber(process.pid),
        uptime,
        localTime: new Date(),
        connections: { current: server.connections.size, available: 10_000 },
        metrics: { cursor: { open: { total: server.cursors.size } } },
        logicalSessionRecordCache: { activeSessionsCount: server.sessions.size },
        storageEngine: { name: 'lmdb', commits: server.engine.statistics.commits, writes: server.engine.statistics.jobs },
        mem: { resident: Math.floor(process.memoryUsage().rss / 1024 / 1024) },
    });
});
export const collStats = report('collStats', (ctx) => {
    const collection = namespaceOf(ctx);
    const ns = `${ctx.db}.${collectionName(ctx)}`;
    if (!collection)
        return fields({ ns, count: 0, size: 0, storageSize: 0, totalIndexSize: 0, nindexes: 0, capped: false });
    return fields({
        ns,
        count: ctx.server.engine.counters.of(collection.id),
        nindexes: collection.indexes.length,
        capped: collection.cap !== undefined,
    });
}, { aliases: ['collstats'] });
export const dbStats = report('dbStats', (ctx) => {
    const collections = ctx.server.catalog.inDatabase(ctx.db);
    return fields({
        db: ctx.db,
        collections: collections.length,
        views: 0,
        objects: collections.reduce((sum, c) => sum + ctx.server.engine.counters.of(c.id), 0),
        indexes: collections.reduce((sum, c) => sum + c.indexes.length, 0),
        fsUsedSize: fileSize(ctx),
    });
}, { aliases: ['dbstats'] });
export const replSetGetStatus = report('replSetGetStatus', ({ server }) => fields({
    set: 'rs0',
    myState: 1,
    date: new Date(),
    members: [{ _id: 0, name: server.address, health: 1, state: 1, stateStr: 'PRIMARY', self: true }],
}));
export const configureFailPoint = report('configureFailPoint', ({ server, command }) => {
    if (!server.failPoints)
        throw new MongoError(59, "no such command: 'configureFailPoint'");
    server.failPoints.configure(command);
    return fields();
});
function atlasOnly(name) {
    return report(name, () => {
        throw onlyAtlas();
    });
}
export const createSearchIndexes = atlasOnly('createSearchIndexes');
export const updateSearchIndex = atlasOnly('updateSearchIndex');
export const dropSearchIndex = atlasOnly('dropSearchIndex');
/** The profiler, always off. */
export const profile = report('profile', ({ command }) => {
    if (flag(command.profile) && command.profile !== -1)
        throw new MongoError(238, 'profiling is not implemented by the embedded server');
    return fields({ was: 0, slowms: 100, sampleRate: 1 });
});
function fileSize(ctx) {
    return statSync(ctx.server.engine.path).size;
}
//# sourceMappingURL=reports.js.map