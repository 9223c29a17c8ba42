import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { Catalog } from './catalog/catalog.js';
import { dropUnfinished } from './catalog/index-build.js';
import { deleteGarbage } from './catalog/reaper.js';
import type { ServerState } from './commands/context.js';
import { answer } from './commands/dispatch.js';
import { FailPoints } from './commands/fail-points.js';
import { Cursors } from './cursors/cursor.js';
import { startMaintenance } from './maintenance.js';
import { ClusterClock } from './sessions/clock.js';
import { Sessions } from './sessions/session.js';
import { checkFormat, dataFile, prepareDirectory, socketDirectory, takeOwnership } from './store/data-directory.js';
import { Engine } from './store/engine.js';
import type { MongoError } from './values/errors.js';
import { Connection } from './wire/connection.js';

/** How to start the server. */
export interface ServerOptions {
  /** The data directory; made if missing, for this user only. */
  dir: string;
  /** Listen on a Unix socket in the data directory (default true). */
  socket?: boolean;
  /** Listen on this TCP port of 127.0.0.1, too; 0 chooses one. */
  port?: number;
  /** Answer error 291 to a query with a filter that no index serves (default: the environment's FAIL_ON_COLLSCAN). */
  failOnCollscan?: boolean;
  /** False: do not wait for the disk at commits. Data may be lost in a power failure; for tests. */
  sync?: boolean;
  /** False: TTL indexes delete nothing (MongoDB's `ttlMonitorEnabled`); for tests whose clock stands in the past. */
  expire?: boolean;
  /** Enable `configureFailPoint`, for the drivers' published tests. */
  testCommands?: boolean;
}

/** A running server. */
export interface RunningServer {
  /** Connection string: of the socket if there is one, else of the port. */
  uri: string;
  /** Cuts the connections, waits for what still runs and for queued writes, and closes the data file. */
  close(): Promise<void>;
}

/**
 * Starts the server.
 * @throws if the data directory is in use by another process, belongs to somebody else, or has another format
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  prepareDirectory(options.dir);
  const sockets = socketDirectory(options.dir);
  const engine = new Engine(dataFile(options.dir), { sync: options.sync });
  let release: (() => Promise<void>) | undefined;
  try {
    release = await takeOwnership(engine, sockets);
    await checkFormat(engine);
  } catch (error) {
    await release?.();
    await engine.close();
    throw error;
  }
  const catalog = new Catalog(engine);
  await dropUnfinished(engine, catalog).catch((error: MongoError) => {
    if (error.code !== 14031) throw error; // a full disk: what is unfinished is not used, and dropped at another start
  });
  const cursors = new Cursors();
  const state: ServerState = {
    engine,
    catalog,
    cursors,
    sessions: new Sessions(engine, catalog, cursors),
    clock: new ClusterClock(),
    failPoints: options.testCommands ? new FailPoints() : undefined,
    failOnCollscan: options.failOnCollscan ?? !['', '0', 'false'].includes(process.env.FAIL_ON_COLLSCAN ?? ''),
    address: '',
    connections: new Set(),
  };
  const listeners: Server[] = [];
  let uri = '';
  if (options.port !== undefined) {
    const listener = await listen(state, { port: options.port, host: '127.0.0.1' });
    listeners.push(listener);
    state.address = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
    uri = `mongodb://${state.address}/`;
  }
  if (options.socket !== false) {
    const path = join(sockets, 'mongo.sock');
    rmSync(path, { force: true }); // left behind by a killed process; the living one would own the data
    listeners.push(await listen(state, { path }));
    state.address = path;
    uri = `mongodb://${encodeURIComponent(path)}/`;
  }
  deleteGarbage(engine);
  const stopMaintenance = startMaintenance(state, options.expire ?? true);
  const close = async () => {
    const closed = listeners.map((listener) => new Promise((resolve) => listener.close(resolve)));
    const running = [...state.connections].map((connection) => connection.close());
    await Promise.all(closed);
    state.sessions.endAll(); // others may be waiting for a transaction
    // Whoever reads a data file that has been closed takes the whole process down.
    await Promise.all([...running, stopMaintenance()]);
    await release?.();
    await engine.close();
  };
  return { uri, close };
}

let connections = 0;

async function listen(state: ServerState, where: { port: number; host: string } | { path: string }): Promise<Server> {
  const listener = createServer((socket) => {
    const connection = new Connection(++connections, socket, (request, from) => answer(state, request, from));
    state.connections.add(connection);
    socket.on('close', () => state.connections.delete(connection));
  });
  await once(listener.listen(where), 'listening');
  return listener;
}
