import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import { Long, ObjectId } from 'bson';
import { SESSION_IDLE_MS, TRANSACTION_IDLE_MS } from '../sessions/session.js';
import { type Doc, MAX_DOCUMENT_BYTES } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { MAX_MESSAGE_BYTES } from '../wire/message.js';
import { type CommandContext, collectionName, type Handler, namespaceOf } from './context.js';

/** The version of MongoDB whose answers this server gives. */
export const VERSION = '7.0.0';
/** The same in the handshake: drivers use transactions and retryable writes, and not yet client-level bulk writes. */
const WIRE_VERSION = 21;
const ELECTION = new ObjectId('7fffffff0000000000000001');

/** The handshake: one primary of a replica set. Without `topologyVersion`, drivers poll instead of waiting for news. */
function member({ server, connection }: CommandContext): Doc {
  return {
    setName: 'rs0',
    setVersion: 1,
    secondary: false,
    hosts: [server.address],
    primary: server.address,
    me: server.address,
    electionId: ELECTION,
    lastWrite: { opTime: { ts: server.clock.now, t: Long.ONE }, lastWriteDate: new Date() },
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: SESSION_IDLE_MS / 60_000,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  };
}

const PARAMETERS: Doc = {
  featureCompatibilityVersion: { version: '7.0' },
  authenticationMechanisms: [],
  requireApiVersion: false,
  transactionLifetimeLimitSeconds: TRANSACTION_IDLE_MS / 1000,
  notablescan: false,
};

function getParameter({ command }: CommandContext): Doc {
  const wanted = Object.keys(PARAMETERS).filter((name) => command.getParameter === '*' || name in command);
  if (wanted.length === 0) throw new MongoError(72, 'no option found to get');
  return Object.fromEntries(wanted.map((name) => [name, PARAMETERS[name]]));
}

function serverStatus({ server }: CommandContext): Doc {
  return {
    host: hostname(),
    version: VERSION,
    process: 'mongod',
    pid: Long.fromNumber(process.pid),
    uptime: process.uptime(),
    localTime: new Date(),
    connections: { current: server.connections.size, available: 10_000 },
  };
}

function collStats(ctx: CommandContext): Doc {
  const ns = `${ctx.db}.${collectionName(ctx)}`;
  const collection = namespaceOf(ctx);
  const count = collection ? ctx.server.engine.counters.of(collection.id) : 0;
  return { ns, count, nindexes: collection?.indexes.length ?? 0, capped: collection?.cap !== undefined };
}

function dbStats({ server: { catalog, engine }, db }: CommandContext): Doc {
  const collections = catalog.inDatabase(db);
  return {
    db,
    collections: collections.length,
    views: collections.filter(({ view }) => view).length,
    objects: collections.reduce((sum, { id }) => sum + engine.counters.of(id), 0),
    indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
    fsUsedSize: statSync(engine.path).size,
  };
}

function buildInfo(): Doc {
  const versionArray = [...VERSION.split('.').map(Number), 0];
  return { version: VERSION, versionArray, bits: 64, debug: false, maxBsonObjectSize: MAX_DOCUMENT_BYTES, modules: [] };
}

/** Commands that only report. */
export const reportHandlers: Record<string, Handler> = {
  hello: (ctx) => ({ isWritablePrimary: true, ...member(ctx) }),
  isMaster: (ctx) => ({ ismaster: true, helloOk: true, ...member(ctx) }),
  ping: () => ({}),
  buildInfo,
  getParameter,
  serverStatus,
  collStats,
  dbStats,
  configureFailPoint: ({ server, command }) => {
    if (!server.failPoints) throw new MongoError(59, "no such command: 'configureFailPoint'");
    server.failPoints.configure(command);
    return {};
  },
};
