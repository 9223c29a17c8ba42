import {
  ChangeStream,
  ClientSession,
  Collection,
  Db,
  type Document,
  FindCursor,
  GridFSBucket,
  MongoClient,
} from 'mongodb';
import { collectionOperations } from './collection-operations.js';
import {
  bucketOperations,
  clientOperations,
  cursorOperations,
  databaseOperations,
  watchOperations,
} from './database-operations.js';
import { driverOptions } from './driver-options.js';
import { matchError } from './match-errors.js';
import { matchValue } from './match-values.js';
import { type RunnerContext, runnerOperations } from './runner-operations.js';
import { type Operation, Skip } from './test-file.js';

type Table = Record<string, (target: never, args: Document) => unknown>;

/** What can be done with which of the driver's objects. */
const TABLES: [type: abstract new (...args: never[]) => unknown, table: Table][] = [
  [Collection, { ...collectionOperations, ...watchOperations }],
  [Db, { ...databaseOperations, ...watchOperations }],
  [MongoClient, { ...clientOperations, ...watchOperations }],
  [FindCursor, cursorOperations],
  [ChangeStream, cursorOperations],
  [GridFSBucket, bucketOperations],
];

/** Operations that other drivers have and Node's has not, or no more. */
const NOT_IN_THE_DRIVER = ['mapReduce', 'listIndexNames', 'listCollectionObjects', 'listDatabaseObjects'];

/** Runs an operation and checks its result or error. @throws Mismatch, Skip */
export async function runOperation(context: RunnerContext, operation: Operation): Promise<void> {
  const failed = await attempt(context, operation);
  if (failed && !operation.expectError && !operation.ignoreResultAndError) throw failed;
}

/** @returns the error, after a check that it is the expected one, if one is */
async function attempt(context: RunnerContext, operation: Operation): Promise<Error | undefined> {
  const { expectError, expectResult, saveResultAsEntity } = operation;
  const { entities } = context;
  let result: unknown;
  try {
    result = await call(context, operation);
  } catch (error) {
    if (error instanceof Skip) throw error;
    if (expectError) matchError(error as Error, expectError, entities);
    return error as Error;
  }
  if (expectError) throw new Error(`${operation.name} should have failed with ${JSON.stringify(expectError)}`);
  if (expectResult !== undefined) matchValue(result, expectResult, entities, `result of ${operation.name}`);
  if (saveResultAsEntity) entities.set(saveResultAsEntity, result);
  return undefined;
}

async function call(context: RunnerContext, { name, object, arguments: given = {} }: Operation): Promise<unknown> {
  const { entities } = context;
  if (NOT_IN_THE_DRIVER.includes(name)) throw new Skip(`Node's driver has no ${name}`);
  if (object === 'testRunner') return lookUp(runnerOperations, name, object)(context, given);
  const args = given.session === undefined ? given : { ...given, session: entities.get(given.session) };
  const target = entities.get(object);
  if (target instanceof ClientSession) return callSession(context, target, name, args);
  const table = TABLES.find(([type]) => target instanceof type)?.[1] ?? {};
  return lookUp(table, name, object)(target as never, args);
}

function lookUp<T>(table: Record<string, T>, name: string, object: string): T {
  const operation = table[name];
  if (!operation) throw new Skip(`the runner has no ${name} of ${object}`);
  return operation;
}

async function callSession(
  context: RunnerContext,
  session: ClientSession,
  name: string,
  args: Document,
): Promise<unknown> {
  if (name === 'startTransaction') return session.startTransaction(driverOptions(args));
  if (name === 'commitTransaction') return session.commitTransaction();
  if (name === 'abortTransaction') return session.abortTransaction();
  if (name === 'endSession') return session.endSession();
  if (name !== 'withTransaction') throw new Skip(`the runner has no ${name} of a session`);
  const { callback, ...options } = args;
  return session.withTransaction(async () => {
    // Even an expected error goes on: `withTransaction` decides whether the callback runs again.
    for (const operation of callback as Operation[]) {
      const failed = await attempt(context, operation);
      if (failed) throw failed;
    }
  }, driverOptions(options));
}
