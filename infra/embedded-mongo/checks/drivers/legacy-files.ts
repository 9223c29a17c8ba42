import type { Document } from 'mongodb';
import { convertEvents } from './legacy-events.js';
import { convertGridFs } from './legacy-gridfs.js';
import { convertOperation, type Entity, errorOf } from './legacy-operations.js';
import type { CollectionData, Operation, Test, TestFile } from './test-file.js';

const EVENTS = ['commandStartedEvent', 'commandSucceededEvent', 'commandFailedEvent'];

/**
 * Converts a file of the formats before the unified one: transactions, retryable reads and writes, CRUD version 1,
 * command monitoring, GridFS. Their options belong to tests, so that every test becomes a file of its own.
 */
export function convertLegacy(file: Document): TestFile[] {
  const { tests } = file;
  if (!Array.isArray(tests)) throw new Error('not a file of tests');
  if (tests[0]?.act) return convertGridFs(file);
  // Tests of connection strings and of single values of the driver need no server.
  return tests.filter((test) => test.operation ?? test.operations).map((test) => convertTest(file, test));
}

function convertTest(file: Document, test: Document): TestFile {
  const { database_name: databaseName = 'driver-tests', collection_name: collectionName = 'test' } = file;
  const entities = baseEntities(test, databaseName, collectionName, file.bucket_name);
  const operations = operationsOf(test, entities, collectionName);
  const expectations: Document[] | undefined = test.expectations;
  const converted: Test = {
    description: test.description,
    skipReason: test.skipReason,
    operations,
    outcome: outcomeOf(test, databaseName, collectionName),
    expectEvents: expectations && [convertEvents(expectations, file.bucket_name)],
  };
  const observed = EVENTS.filter((name) => names(expectations ?? []).has(name));
  (entities[0] as Entity).client = { ...entities[0]?.client, observeEvents: ['commandStartedEvent', ...observed] };
  return {
    schemaVersion: 'older',
    runOnRequirements: requirementsOf(file, test),
    createEntities: entities,
    initialData: dataOf(file.data, databaseName, collectionName),
    tests: [converted],
  };
}

function names(expectations: Document[]): Set<string> {
  return new Set(convertEvents(expectations).events.flatMap((event) => Object.keys(event)));
}

function baseEntities(test: Document, databaseName: string, collectionName: string, bucketName?: string): Entity[] {
  const { clientOptions: uriOptions = {}, sessionOptions = {} } = test;
  const session = (id: string) => ({ session: { id, client: 'client0', sessionOptions: sessionOptions[id] } });
  const bucket = { bucket: { id: 'bucket0', database: 'database0', bucketOptions: { bucketName } } };
  return [
    { client: { id: 'client0', uriOptions } },
    { database: { id: 'database0', client: 'client0', databaseName } },
    { collection: { id: 'collection0', database: 'database0', collectionName } },
    session('session0'),
    session('session1'),
    ...(bucketName ? [bucket] : []),
  ];
}

function operationsOf(test: Document, entities: Entity[], collectionName: string): Operation[] {
  const { failPoint, operation, outcome = {} } = test;
  // A single operation has its result in the outcome of the test.
  const single = operation && { ...operation, error: outcome.error, result: outcome.result };
  const given: Document[] = single ? [single] : test.operations;
  const operations = given.map((one) => convertOperation(one, entities, collectionName));
  const [first] = operations;
  if (first?.expectError && outcome.error && outcome.result && !errorOf(outcome.result))
    first.expectError.expectResult = outcome.result;
  // What fails in a monitored command is an event, and the result is of no interest.
  if (operation && test.expectations && first) first.ignoreResultAndError = true;
  const set: Operation = { name: 'failPoint', object: 'testRunner', arguments: { failPoint } };
  const end = (object: string): Operation => ({ name: 'endSession', object });
  return [...(failPoint ? [set] : []), ...operations, end('session0'), end('session1')];
}

function requirementsOf(file: Document, test: Document): TestFile['runOnRequirements'] {
  const runOn: Document[] = file.runOn ?? [{}];
  const {
    ignore_if_server_version_less_than: minTest,
    ignore_if_server_version_greater_than: maxTest,
    ignore_if_topology_type: without = [],
  } = test;
  return runOn.map(({ minServerVersion, maxServerVersion, topology }) => ({
    minServerVersion: minTest ?? minServerVersion ?? file.minServerVersion,
    maxServerVersion: maxTest ?? maxServerVersion ?? file.maxServerVersion,
    topologies: (topology ?? ['single', 'replicaset', 'sharded']).filter((name: string) => !without.includes(name)),
  }));
}

function dataOf(data: Document[] | Record<string, Document[]>, databaseName: string, name: string): CollectionData[] {
  const collections = Array.isArray(data) ? { [name]: data } : (data ?? {});
  return Object.entries(collections).map(([collectionName, documents]) => ({
    databaseName,
    collectionName,
    documents,
  }));
}

function outcomeOf({ outcome }: Document, databaseName: string, collectionName: string): CollectionData[] {
  const collection = outcome?.collection;
  if (!collection) return [];
  return [{ databaseName, collectionName: collection.name ?? collectionName, documents: collection.data }];
}
