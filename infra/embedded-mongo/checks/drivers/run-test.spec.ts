import { describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { withServer } from '../temporary-server.js';
import { convertLegacy } from './legacy-files.js';
import { describeDeployment } from './requirements.js';
import { type Outcome, runTest } from './run-test.js';
import type { Operation, Test, TestFile } from './test-file.js';

const databaseName = 'cases';
const collectionName = 'bills';
const file: Omit<TestFile, 'tests'> = {
  schemaVersion: '1.4',
  createEntities: [
    { client: { id: 'client0', observeEvents: ['commandStartedEvent'] } },
    { database: { id: 'database0', client: 'client0', databaseName } },
    { collection: { id: 'collection0', database: 'database0', collectionName } },
  ],
  initialData: [{ databaseName, collectionName, documents: [{ _id: 1, fee: 5 }] }],
};
const insert: Operation = { name: 'insertOne', object: 'collection0', arguments: { document: { _id: 2 } } };
const find: Operation = { name: 'find', object: 'collection0', arguments: { filter: {} } };

/** Runs every test of the files on one server. */
function outcomes(files: TestFile[]): Promise<Outcome[]> {
  return withServer(
    async ({ uri }) => {
      const runner = await MongoClient.connect(uri);
      const deployment = await describeDeployment(runner);
      const results: Outcome[] = [];
      for (const one of files)
        for (const test of one.tests) results.push(await runTest(one, test, uri, runner, deployment));
      await runner.close();
      return results;
    },
    { testCommands: true, sync: false },
  );
}

const statuses = async (tests: Omit<Test, 'description'>[]) => {
  const results = await outcomes([{ ...file, tests: tests.map((test) => ({ description: 'a test', ...test })) }]);
  return results.map(({ status }) => status);
};

describe('The runner of the drivers’ tests', () => {
  it('tells right results, errors, events and documents from wrong ones', async () => {
    const started = (command: object) => [{ client: 'client0', events: [{ commandStartedEvent: { command } }] }];
    const left = (...documents: object[]) => [{ databaseName, collectionName, documents }];
    const twice = { ...insert, arguments: { document: { _id: 1 } } };
    const pairs: [right: Omit<Test, 'description'>, wrong: Omit<Test, 'description'>][] = [
      [
        { operations: [{ ...find, expectResult: [{ _id: 1, fee: 5 }] }] },
        { operations: [{ ...find, expectResult: [{ _id: 1, fee: 6 }] }] },
      ],
      [
        { operations: [{ ...twice, expectError: { errorCode: 11000, isClientError: false } }] },
        { operations: [{ ...twice, expectError: { errorCode: 112 } }] },
      ],
      [{ operations: [find] }, { operations: [{ ...find, expectError: { isError: true } }] }],
      [{ operations: [insert] }, { operations: [twice] }],
      [
        { operations: [insert], outcome: left({ _id: 1, fee: 5 }, { _id: 2 }) },
        { operations: [insert], outcome: left({ _id: 1 }, { _id: 2 }) },
      ],
      [
        { operations: [insert], expectEvents: started({ insert: collectionName, txnNumber: { $$type: 'long' } }) },
        { operations: [insert], expectEvents: started({ insert: collectionName, txnNumber: { $$exists: false } }) },
      ],
      [
        { operations: [find], expectEvents: started({ filter: {}, lsid: { $$exists: true } }) },
        { operations: [find, find], expectEvents: started({ filter: {} }) },
      ],
    ];
    expect(await statuses(pairs.flat())).toEqual(pairs.flatMap(() => ['pass', 'fail']));
  });

  it('skips what is for other servers, and says so', async () => {
    const tests = [{ maxServerVersion: '4.4' }, { minServerVersion: '8.0' }, { topologies: ['sharded'] }];
    expect(await statuses(tests.map((one) => ({ operations: [insert], runOnRequirements: [one] })))).toEqual(
      tests.map(() => 'skip'),
    );
  });

  it('converts the older format, with its fail points, sessions and placeholders', async () => {
    const test = (expectations: object[]) => ({
      description: 'an older test',
      failPoint: {
        configureFailPoint: 'failCommand',
        mode: { times: 1 },
        data: { failCommands: ['commitTransaction'], errorCode: 10107 },
      },
      operations: [
        { name: 'startTransaction', object: 'session0' },
        { name: 'insertOne', object: 'collection', arguments: { session: 'session0', document: { _id: 2 } } },
        { name: 'commitTransaction', object: 'session0' },
      ],
      expectations: expectations.map((command) => ({ command_started_event: { command } })),
      outcome: { collection: { data: [{ _id: 2 }] } },
    });
    const commit = { commitTransaction: 1, lsid: 'session0', startTransaction: null };
    const events = [{ insert: 'test', lsid: 'session0', startTransaction: true }, commit, commit];
    const files = convertLegacy({ data: [], tests: [test(events), test(events.slice(1))] });
    expect((await outcomes(files)).map(({ status }) => status)).toEqual(['pass', 'fail']);
  });
});
