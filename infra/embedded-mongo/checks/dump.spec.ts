import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '@diwan/embedded-mongo/server';
import { Engine } from '@diwan/embedded-mongo/store/engine';
import { isDue, makeBackup } from '@diwan/embedded-mongo/tools/daily-backups';
import { dump } from '@diwan/embedded-mongo/tools/dump';
import { restore } from '@diwan/embedded-mongo/tools/restore';
import { describe, expect, it } from '@jest/globals';
import { BSON, type Db, type Document, MongoClient } from 'mongodb';
import { RawClient } from './raw-client.js';
import { temporaryDirectory } from './temporary-directory.js';
import { withServer } from './temporary-server.js';

const MAIN = fileURLToPath(import.meta.resolve('@diwan/embedded-mongo/main'));

/** Collections of every kind, with values of every type. */
async function fill(db: Db): Promise<void> {
  await db.createCollection('cases', { collation: { locale: 'en', strength: 2 } });
  const cases = db.collection('cases');
  await cases.createIndex({ number: 1 }, { unique: true, partialFilterExpression: { number: { $exists: true } } });
  await cases.createIndex({ at: -1, 'parties.id': 1 }, { sparse: true, name: 'by party' });
  await cases.createIndex({ gone: 1 }, { expireAfterSeconds: 3600 });
  await cases.insertMany(
    [
      new Map<string, unknown>([
        ['_id', 1],
        [
          'years',
          new Map([
            ['2024', 'a'],
            ['2023', 'b'],
          ]),
        ],
        ['values', [new BSON.Double(5), 5, BSON.Long.fromNumber(5), new BSON.Decimal128('5.00'), 5.5, -0, null, true]],
        [
          'types',
          [new Date(0), new BSON.ObjectId(), new BSON.Binary(Buffer.from('x'), 4), new BSON.BSONRegExp('a', 'i')],
        ],
        [
          'more',
          [new BSON.Timestamp({ t: 1, i: 2 }), new BSON.MinKey(), new BSON.MaxKey(), new BSON.Code('f', { x: 1 })],
        ],
        ['_bsontype', 'Foo'],
        ['é', '😀'],
      ]) as unknown as Document,
    ],
    { forceServerObjectId: true },
  );
  for (let i = 0; i < 3; i++)
    await cases.insertMany(Array.from({ length: 1000 }, (_, n) => ({ number: i * 1000 + n, parties: [{ id: n }] })));
  await db.createCollection('odd name/%é', { capped: true, size: 4096, max: 3 });
  await db.collection('odd name/%é').insertMany([{ a: 1 }, { a: 2 }]);
  await db.createCollection('open', { viewOn: 'cases', pipeline: [{ $match: { number: 7 } }] });
  await db.createCollection('empty');
}

/** Everything there is, as far as clients can see it. */
async function contents(client: MongoClient): Promise<unknown> {
  const db = client.db('firm');
  const infos = (await db.listCollections().toArray()) as { name: string; type: string; options: Document }[];
  return Promise.all(
    infos.map(async ({ name, type, options }) => {
      const found = await db.collection(name).find({}, { raw: true }).toArray();
      const bytes = Buffer.concat(found.map((doc) => Buffer.from(doc as unknown as Uint8Array))).toString('base64');
      return { name, type, options, bytes, indexes: type === 'view' ? [] : await db.collection(name).indexes() };
    }),
  );
}

describe('a dump', () => {
  it('restored elsewhere gives the same bytes, options, indexes and views', async () => {
    const dir = temporaryDirectory('dump');
    await withServer(({ uri: from }) =>
      withServer(async ({ uri: to }) => {
        const [client, other] = [await MongoClient.connect(from), await MongoClient.connect(to)];
        await fill(client.db('firm'));
        expect(await dump(from, join(dir, 'first'))).toBe(3003);
        expect(await restore(to, join(dir, 'first'))).toBe(3003);
        expect(await contents(other)).toEqual(await contents(client));
        await expect(restore(to, join(dir, 'first'))).rejects.toThrow(/exists already/);
        await restore(to, join(dir, 'first'), true);
        const again = other.db('firm').collection('cases').insertOne({ number: 8 });
        await expect(again).rejects.toMatchObject({ code: 11000 });
        await Promise.all([client.close(), other.close()]);
      }),
    );
    rmSync(dir, { recursive: true });
  });

  it('is made of a directory as a whole, and refused when it is cut off', async () => {
    const dir = temporaryDirectory('offline');
    const run = (...options: string[]) => promisify(execFile)(process.execPath, [MAIN, ...options]);
    await withServer(async ({ uri }, data) => {
      const client = await MongoClient.connect(uri);
      await fill(client.db('firm'));
      await run('dump', '--dir', data, '--to', join(dir, 'dump'));
      const { stdout } = await run('restore', '--dir', join(dir, 'data'), '--from', join(dir, 'dump'));
      expect(stdout).toBe('3003 documents restored\n');
      const restored = await startServer({ dir: join(dir, 'data') });
      const other = await MongoClient.connect(restored.uri);
      expect(await contents(other)).toEqual(await contents(client));
      await Promise.all([client.close(), other.close()]);
      await restored.close();
    });
    const [file = ''] = readdirSync(join(dir, 'dump', 'firm')).filter((name) => name === 'cases.bson');
    const path = join(dir, 'dump', 'firm', file);
    writeFileSync(path, readFileSync(path).subarray(0, -3));
    const again = run('restore', '--dir', join(dir, 'data'), '--from', join(dir, 'dump'), '--drop');
    await expect(again).rejects.toThrow(/ends in the middle of a document/);
    rmSync(dir, { recursive: true });
  });
});

describe('D-149: daily backups', () => {
  it('are made when a day has passed, read through, and only so many kept', () =>
    withServer(async ({ uri }, dir) => {
      const folder = join(dir, 'backups');
      const client = await MongoClient.connect(uri);
      await client.db('firm').collection('cases').insertOne({ a: 1 });
      const day = (n: number) => new Date(Date.UTC(2026, 0, n, 3));
      expect(isDue(folder, day(1))).toBe(true);
      for (const n of [1, 2, 3]) await makeBackup({ dir, folder, keep: 2 }, day(n));
      expect(readdirSync(folder)).toEqual(['mongodb-2026-01-02T03-00-00.mdb', 'mongodb-2026-01-03T03-00-00.mdb']);
      expect([isDue(folder, new Date(day(4).getTime() - 1)), isDue(folder, day(4))]).toEqual([false, true]);
      await client.close();
    }));

  it('that are damaged take no place of good ones', () =>
    withServer(async ({ uri }, dir) => {
      const folder = join(dir, 'backups');
      const client = await MongoClient.connect(uri);
      await client.db('firm').collection('cases').insertOne({ a: 1 });
      await makeBackup({ dir, folder, keep: 1 }, new Date(0));
      const engine = new Engine(join(dir, 'data.mdb'));
      await engine.commit((overlay) => overlay.count(1, 5));
      await engine.close();
      await expect(makeBackup({ dir, folder, keep: 1 }, new Date(86_400_000))).rejects.toThrow(/6 are counted/);
      expect(readdirSync(folder)).toEqual([
        'mongodb-1970-01-01T00-00-00.mdb',
        'mongodb-1970-01-02T00-00-00.mdb.damaged',
      ]);
      await client.close();
    }));
});

describe('the commands of mongorestore and mongodump', () => {
  it('are answered', () =>
    withServer(async ({ uri }) => {
      const client = await RawClient.connect(uri);
      const key = { a: 1 };
      const commands: Document[] = [
        {
          isMaster: 1,
          client: { application: { name: 'mongorestore' }, driver: { name: 'mongo-go-driver', version: '1' } },
        },
        { buildInfo: 1 },
        { getParameter: 1, featureCompatibilityVersion: 1 },
        { listCollections: 1, filter: { name: 'c' }, cursor: {}, nameOnly: true },
        { create: 'c', idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } },
        {
          insert: 'c',
          documents: [{ _id: 1, a: 1 }],
          ordered: false,
          bypassDocumentValidation: true,
          writeConcern: { w: 'majority' },
        },
        {
          createIndexes: 'c',
          indexes: [{ v: 2, key, name: 'a_1', unique: true, frobnicate: 1 }],
          ignoreUnknownIndexOptions: true,
        },
        { listIndexes: 'c', cursor: {} },
        { collStats: 'c' },
        { count: 'c' },
        { find: 'c', filter: {}, noCursorTimeout: true, hint: { _id: 1 } },
        { collMod: 'c' },
      ];
      for (const command of commands)
        expect({ command, reply: await client.run(command) }).toMatchObject({ reply: { ok: 1 } });
      const { cursor } = await client.run({ listIndexes: 'c', cursor: {} });
      expect(cursor.firstBatch[1]).toEqual({ v: 2, key, name: 'a_1', unique: true });
      const strict = { createIndexes: 'c', indexes: [{ key: { b: 1 }, name: 'b_1', frobnicate: 1 }] };
      expect(await client.run(strict)).toMatchObject({ ok: 0, code: 197 });
      client.close();
    }));
});
