import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BSON, type Db, type Document, MongoClient } from 'mongodb';
import { startServer } from '../src/server.js';
import { accumulatorPipelines } from './aggregate-accumulators.js';
import { flowPipelines } from './aggregate-flow.js';
import { groupPipelines } from './aggregate-groups.js';
import { joinPipelines } from './aggregate-joins.js';
import type { QueryCase, QueryGroup } from './cases.js';
import { commandPrograms } from './commands.js';
import { crudPrograms } from './crud.js';
import { expressionDoc, MISSING } from './expression-cases.js';
import { arrayExpressions } from './expressions-arrays.js';
import { dateExpressions } from './expressions-dates.js';
import { logicExpressions } from './expressions-logic.js';
import { numberExpressions } from './expressions-numbers.js';
import { textExpressions } from './expressions-text.js';
import { indexPrograms } from './indexes.js';
import { projectionCases } from './projection.js';
import { wrongQueries } from './query-errors.js';
import { structureQueries } from './query-structures.js';
import { textQueries } from './query-text.js';
import { valueQueries } from './query-values.js';
import { retryablePrograms } from './retryable-writes.js';
import { transactionPrograms } from './transactions.js';
import { arrayUpdates } from './update-arrays.js';
import { fieldUpdates } from './update-fields.js';
import { numberUpdates } from './update-numbers.js';
import { positionalUpdates } from './update-positional.js';
import { upsertCases } from './update-upserts.js';

const queryGroups = [...valueQueries, ...textQueries, ...structureQueries, ...wrongQueries];
const updateCases = [...fieldUpdates, ...numberUpdates, ...arrayUpdates, ...positionalUpdates, ...upsertCases];
const pipelineCases = [...flowPipelines, ...groupPipelines, ...accumulatorPipelines, ...joinPipelines];
const expressionCases = {
  ...logicExpressions,
  ...numberExpressions,
  ...textExpressions,
  ...arrayExpressions,
  ...dateExpressions,
};

/** Documents as the server sent them, so that 5, 5.0 and NumberLong(5) differ. */
const EXACT = { promoteValues: false } as const;

let client: MongoClient;
let stop = async () => {};
let databases = 0;

beforeAll(async () => {
  let uri = process.env.MONGODB_URI;
  if (uri === undefined) {
    const dir = await mkdtemp(join(tmpdir(), 'diwan-mongo-'));
    const server = await startServer({ dir });
    uri = server.uri;
    stop = async () => {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    };
  }
  client = await MongoClient.connect(uri);
});

afterAll(async () => {
  await client?.close();
  await stop();
});

/** Runs work in a database of its own. */
async function inDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const db = client.db(`conformance_${process.pid}_${databases++}`);
  try {
    await work(db);
  } finally {
    await db.dropDatabase();
  }
}

async function seed(db: Db, name: string, docs: Document[]): Promise<void> {
  if (docs.length > 0) await db.collection(name).insertMany(docs);
}

/** The exact BSON of a document in readable form. */
function exact(value: unknown): unknown {
  const bytes = BSON.serialize({ value }, { ignoreUndefined: false });
  return JSON.parse(BSON.EJSON.stringify(BSON.deserialize(bytes, { promoteValues: false }), { relaxed: false }));
}

function expectSame(actual: unknown, wanted: unknown): void {
  // As text, so that the order of fields counts.
  expect(JSON.stringify(exact(actual))).toBe(JSON.stringify(exact(wanted)));
}

async function expectCode(work: Promise<unknown>, code: number): Promise<void> {
  const codeOf = (error: { code?: unknown }) => Number(error.code); // an Int32 when values are not promoted
  expect(await work.then(() => 'no error', codeOf)).toBe(code);
}

async function runQuery(db: Db, [, filter, wanted, options = {}]: QueryCase): Promise<void> {
  const found = db.collection('c').find(filter, options).project({ _id: 1 }).toArray();
  if (!Array.isArray(wanted)) return expectCode(found, (wanted as { error: number }).error);
  const ids = (await found).map(({ _id }) => _id as unknown as number);
  expect(options.sort ? ids : ids.sort((a, b) => a - b)).toEqual(wanted);
}

function describeQueries(group: QueryGroup, title: string, indexes: Document[]): void {
  describe(title, () => {
    it.each(group.cases)('%s', (...args) =>
      inDatabase(async (db) => {
        await seed(db, 'c', group.docs);
        for (const index of indexes) await db.collection('c').createIndex(index);
        await runQuery(db, args as QueryCase);
      }),
    );
  });
}

describe('queries', () => {
  for (const group of queryGroups) {
    describeQueries(group, group.group, []);
    if (group.indexes) describeQueries(group, `${group.group}, with indexes`, group.indexes);
  }
});

describe('updates', () => {
  it.each(updateCases)('$name', ({ doc, filter = {}, update, options, expect: wanted, modified, error }) =>
    inDatabase(async (db) => {
      const c = db.collection('c');
      if (doc) await c.insertOne(doc);
      const work = c.updateOne(filter, update, options);
      if (error !== undefined) return expectCode(work, error);
      const result = await work;
      if (modified !== undefined) expect(result.modifiedCount).toBe(modified);
      expectSame(await c.findOne({}, EXACT), wanted);
    }),
  );
});

describe('projections', () => {
  it.each(projectionCases)('$name', ({ doc, filter = {}, projection, expect: wanted, error }) =>
    inDatabase(async (db) => {
      await db.collection('c').insertOne(doc);
      const work = db.collection('c').findOne(filter, { projection, ...EXACT });
      if (error !== undefined) return expectCode(work, error);
      expectSame(await work, wanted);
    }),
  );
});

describe('pipelines', () => {
  it.each(pipelineCases)('$name', ({ docs, others = {}, pipeline, expect: wanted, error, options }) =>
    inDatabase(async (db) => {
      await seed(db, 'c', docs);
      for (const name of Object.keys(others)) await seed(db, name, others[name] as Document[]);
      const work = db
        .collection('c')
        .aggregate(pipeline, { ...options, ...EXACT })
        .toArray();
      if (error !== undefined) return expectCode(work, error);
      expectSame(await work, wanted);
    }),
  );
});

describe('expressions', () => {
  for (const [area, cases] of Object.entries(expressionCases)) {
    describe(area, () => {
      for (const [expression, wanted] of cases) {
        it(JSON.stringify(expression), () =>
          inDatabase(async (db) => {
            await seed(db, 'c', [expressionDoc]);
            const pipeline = [{ $replaceWith: { value: expression } }];
            const work = db.collection('c').aggregate(pipeline, EXACT).toArray();
            const code = (wanted as { fails?: number } | null)?.fails;
            if (code !== undefined) return expectCode(work, code);
            expectSame(await work, [wanted === MISSING ? {} : { value: wanted }]);
          }),
        );
      }
    });
  }
});

describe.each([
  ['writing and finding', crudPrograms],
  ['indexes', indexPrograms],
  ['cursors and commands', commandPrograms],
  ['transactions and retryable writes', [...transactionPrograms, ...retryablePrograms]],
])('%s', (_area, programs) => {
  it.each(programs)('$name', ({ run, expect: wanted, error }) =>
    inDatabase(async (db) => {
      const work = run(db, client);
      if (error !== undefined) return expectCode(work, error);
      expect(await work).toEqual(wanted);
    }),
  );
});
