import type { MongoClient } from 'mongodb';
import { Entities } from './entities.js';
import { matchEvents } from './match-events.js';
import { matchValue } from './match-values.js';
import { runOperation } from './operations.js';
import { type Deployment, unmet } from './requirements.js';
import { type CollectionData, Skip, type Test, type TestFile } from './test-file.js';

/** How a test went, and why it did not pass. */
export interface Outcome {
  status: 'pass' | 'fail' | 'skip';
  reason?: string;
}

/** Milliseconds after which a test is given up. */
const TIME_LIMIT = 30_000;

/** Runs one test against the server at `uri`, with clients of its own. */
export async function runTest(
  file: TestFile,
  test: Test,
  uri: string,
  runner: MongoClient,
  deployment: Deployment,
): Promise<Outcome> {
  const against =
    test.skipReason ?? unmet(file.runOnRequirements, deployment) ?? unmet(test.runOnRequirements, deployment);
  if (against) return { status: 'skip', reason: against };
  const entities = new Entities(uri);
  try {
    await inTime(perform(file, test, entities, runner));
    return { status: 'pass' };
  } catch (error) {
    const { message } = error as Error;
    return error instanceof Skip ? { status: 'skip', reason: message } : { status: 'fail', reason: message };
  } finally {
    for (const configureFailPoint of ['failCommand', 'onPrimaryTransactionalWrite'])
      await runner.db('admin').command({ configureFailPoint, mode: 'off' });
    await runner.db('admin').command({ killAllSessions: [] });
    await entities.close();
  }
}

async function perform(file: TestFile, test: Test, entities: Entities, runner: MongoClient): Promise<void> {
  for (const data of file.initialData ?? []) await store(runner, data);
  for (const entity of file.createEntities ?? [])
    for (const [kind, spec] of Object.entries(entity)) await entities.create(kind, spec);
  for (const operation of test.operations) await runOperation({ entities, runner }, operation);
  for (const expected of test.expectEvents ?? []) matchEvents(entities.eventsOf(expected.client), expected, entities);
  for (const { databaseName, collectionName, documents } of test.outcome ?? []) {
    const found = runner.db(databaseName).collection(collectionName).find().sort({ _id: 1 });
    matchValue(await found.toArray(), documents, entities, `documents of ${collectionName}`, 'nowhere');
  }
}

async function store(runner: MongoClient, { databaseName, collectionName, documents }: CollectionData): Promise<void> {
  const db = runner.db(databaseName);
  await db.dropCollection(collectionName);
  if (documents.length === 0) await db.createCollection(collectionName);
  else await db.collection(collectionName).insertMany(documents.map((document) => ({ ...document })));
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished after ${TIME_LIMIT / 1000} s`)), TIME_LIMIT);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
