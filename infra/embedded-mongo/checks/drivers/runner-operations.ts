import type { ClientSession, Db, Document, MongoClient } from 'mongodb';
import type { Entities } from './entities.js';
import { Mismatch, matchValue } from './match-values.js';
import { Skip } from './test-file.js';

/** What the operations of the runner work with. */
export interface RunnerContext {
  entities: Entities;
  /** The runner's own client; nothing of it is observed. */
  runner: MongoClient;
}

type RunnerOperation = (context: RunnerContext, args: Document) => unknown;

const STATES: Record<string, string[]> = {
  none: ['NO_TRANSACTION'],
  starting: ['STARTING_TRANSACTION'],
  in_progress: ['TRANSACTION_IN_PROGRESS'],
  committed: ['TRANSACTION_COMMITTED', 'TRANSACTION_COMMITTED_EMPTY'],
  aborted: ['TRANSACTION_ABORTED'],
};

/** Operations of the test runner itself. */
export const runnerOperations: Record<string, RunnerOperation> = {
  failPoint: ({ runner }, { failPoint }) => runner.db('admin').command(failPoint),
  targetedFailPoint: () => {
    throw new Skip('a fail point on the router a session is pinned to: sharded clusters only');
  },
  assertSessionTransactionState: ({ entities }, { session, state }) => {
    const { transaction } = entities.get<{ transaction: { state: string } }>(session);
    if (!STATES[state]?.includes(transaction.state)) throw new Mismatch('transaction state', state, transaction.state);
  },
  assertSessionPinned: ({ entities }, { session }) => check('pinned', entities.get<ClientSession>(session).isPinned),
  assertSessionUnpinned: ({ entities }, { session }) =>
    check('not pinned', !entities.get<ClientSession>(session).isPinned),
  assertSessionDirty: ({ entities }, { session }) => check('dirty', isDirty(entities.get(session))),
  assertSessionNotDirty: ({ entities }, { session }) => check('not dirty', !isDirty(entities.get(session))),
  assertSameLsidOnLastTwoCommands: ({ entities }, { client }) => {
    const [first, second] = lastTwoLsids(entities, client);
    matchValue(second, first, entities, 'lsid');
  },
  assertDifferentLsidOnLastTwoCommands: ({ entities }, { client }) => {
    const [first, second] = lastTwoLsids(entities, client);
    try {
      matchValue(second, first, entities, 'lsid');
    } catch {
      return;
    }
    throw new Mismatch('lsid', 'another one', second);
  },
  assertCollectionExists: async ({ runner }, { databaseName, collectionName }) =>
    check('existing', await collectionExists(runner.db(databaseName), collectionName)),
  assertCollectionNotExists: async ({ runner }, { databaseName, collectionName }) =>
    check('missing', !(await collectionExists(runner.db(databaseName), collectionName))),
  assertIndexExists: async ({ runner }, args) => check('existing', await indexExists(runner, args)),
  assertIndexNotExists: async ({ runner }, args) => check('missing', !(await indexExists(runner, args))),
  assertNumberConnectionsCheckedOut: ({ entities }, { client, connections }) => {
    const { topology } = entities.get<{ topology: TopologyInternals }>(client);
    let checkedOut = 0;
    for (const { pool } of topology.s.servers.values()) checkedOut += pool.currentCheckedOutCount;
    matchValue(checkedOut, connections, entities, 'connections checked out');
  },
};

/** The driver keeps this to itself; its own tests look here, too. */
interface TopologyInternals {
  s: { servers: Map<string, { pool: { currentCheckedOutCount: number } }> };
}

function check(what: string, holds: boolean): void {
  if (!holds) throw new Error(`it should be ${what}, and is not`);
}

function isDirty(session: unknown): boolean {
  return (session as { serverSession: { isDirty: boolean } }).serverSession.isDirty;
}

function lastTwoLsids(entities: Entities, client = 'client0'): Document[] {
  const started = entities.eventsOf(client).filter(({ name }) => name === 'commandStartedEvent');
  const lsids = started.slice(-2).map(({ fields }) => fields.command.lsid);
  if (lsids.length < 2 || lsids.includes(undefined)) throw new Mismatch('lsids', 'two', lsids);
  return lsids;
}

async function collectionExists(db: Db, name: string): Promise<boolean> {
  return (await db.listCollections({ name }, { nameOnly: true }).toArray()).length > 0;
}

async function indexExists(
  runner: MongoClient,
  { databaseName, collectionName, indexName }: Document,
): Promise<boolean> {
  const db = runner.db(databaseName);
  if (!(await collectionExists(db, collectionName))) return false;
  return db.collection(collectionName).indexExists(indexName);
}
