import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Catalog } from './catalog/catalog.js';
import { dropUnfinishedIndexes } from './catalog/index-build.js';
import { Reaper } from './catalog/reaper.js';
import { answer } from './commands/dispatch.js';
import { FailPoints } from './commands/fail-points.js';
import { errorReply } from './commands/replies.js';
import { commandTable } from './commands/table.js';
import { Cursors } from './cursors/cursor.js';
import { Maintenance } from './maintenance.js';
import { ClusterClock } from './sessions/clock.js';
import { Sessions } from './sessions/session.js';
import { checkFormat, dataFile, prepareDirectory, socketDirectory, takeOwnership } from './store/data-directory.js';
import { Engine } from './store/engine.js';
import { Connection } from './wire/connection.js';
import { WorkerPool } from './workers/pool.js';
/**
 * Starts the server.
 * @throws if the data directory is in use by another process, belongs to somebody else, or has another format
 */
export async function startServer(options) {
    prepareDirectory(options.dir);
    const sockets = socketDirectory(options.dir);
    const engine = new Engine(dataFile(options.dir), { sync: options.sync });
    let release;
    try {
        release = await takeOwnership(engine, sockets);
        await checkFormat(engine);
    }
    catch (error) {
        await release?.();
        await engine.close();
        throw error;
    }
    // Another process may have written until the ownership was taken.
    engine.counters.load(engine.current);
    const onError = options.onBackgroundError ?? ((error) => console.error('background work failed:', error));
    const state = await makeState(engine, options, onError);
    const maintenance = new Maintenance(state, onError);
    const table = commandTable();
    const servers = [];
    let lastConnection = 0;
    const open = () => {
        const server = createServer((socket) => {
            const connection = new Connection(++lastConnection, socket, (request, from) => answer(state, table, request, from), errorReply);
            state.connections.add(connection);
            socket.on('close', () => state.connections.delete(connection));
        });
        servers.push(server);
        return server;
    };
    const path = join(sockets, 'mongo.sock');
    let uri = '';
    if (options.port !== undefined) {
        const server = open();
        await listening(server, { port: options.port, host: '127.0.0.1' });
        const { port } = server.address();
        state.address = `127.0.0.1:${port}`;
        uri = `mongodb://127.0.0.1:${port}/`;
    }
    if (options.socket !== false) {
        rmSync(path, { force: true }); // left behind by a killed process; the living one would own the data
        await listening(open(), { path });
        state.address = path;
        uri = `mongodb://${encodeURIComponent(path)}/`;
    }
    maintenance.start();
    return { uri, close: () => stop(state, maintenance, servers, release) };
}
async function makeState(engine, options, onError) {
    const catalog = new Catalog(engine);
    await dropUnfinishedIndexes(engine, catalog);
    return {
        engine,
        catalog,
        reaper: new Reaper(engine, onError),
        sessions: new Sessions(engine, catalog),
        cursors: new Cursors(),
        clock: new ClusterClock(),
        workers: new WorkerPool(engine.path),
        failPoints: options.testCommands ? new FailPoints() : undefined,
        failOnCollscan: options.failOnCollscan ?? isOn(process.env.FAIL_ON_COLLSCAN),
        startedAt: new Date(),
        address: '',
        connections: new Set(),
    };
}
async function stop(state, maintenance, servers, release) {
    const closed = servers.map((server) => new Promise((resolve) => server.close(() => resolve())));
    for (const connection of state.connections)
        connection.close();
    await Promise.all(closed);
    await maintenance.stop();
    await state.reaper.stop();
    state.cursors.killAll();
    state.sessions.endAll();
    await state.workers.close();
    await release?.();
    await state.engine.close();
}
function listening(server, where) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(where, () => resolve());
    });
}
function isOn(text) {
    return text !== undefined && text !== '' && text !== '0' && text !== 'false';
}
//# sourceMappingURL=server.js.map