import type { Db, Document } from 'mongodb';
import { L, type ProgramCase } from './cases.js';
import { codeOf, ids, type Things } from './collections.js';

/** Cursors, collections, commands. */
export const commandPrograms: ProgramCase[] = [
  {
    name: 'a cursor in batches',
    run: async (db) => {
      const c: Things = db.collection('c');
      await c.insertMany(Array.from({ length: 25 }, (_, i) => ({ _id: i })) as never);
      const seen: unknown[] = [];
      for await (const d of c.find().sort({ _id: 1 }).batchSize(4)) seen.push(d._id);
      return seen.length;
    },
    expect: 25,
  },
  {
    name: 'limit over batches',
    run: async (db) => {
      const c: Things = db.collection('c');
      await c.insertMany(Array.from({ length: 25 }, (_, i) => ({ _id: i })) as never);
      return (await c.find().limit(7).batchSize(3).toArray()).length;
    },
    expect: 7,
  },
  {
    name: 'a negative limit',
    run: async (db) => {
      const c: Things = db.collection('c');
      await c.insertMany([{}, {}, {}]);
      return (await c.find().limit(-2).toArray()).length;
    },
    expect: 2,
  },
  {
    name: 'aggregation cursor in batches',
    run: async (db) => {
      const c: Things = db.collection('c');
      await c.insertMany(Array.from({ length: 25 }, (_, i) => ({ n: i })));
      return (await c.aggregate([{ $match: { n: { $gte: 5 } } }], { batchSize: 6 }).toArray()).length;
    },
    expect: 20,
  },
  {
    name: 'getMore of an unknown cursor',
    run: (db) => db.command({ getMore: L('123456789'), collection: 'c' }),
    error: 43,
  },
  {
    name: 'a closed cursor is gone',
    run: async (db) => {
      const c: Things = db.collection('c');
      await c.insertMany([{}, {}, {}, {}]);
      const r = await db.command({ find: 'c', batchSize: 1 });
      await db.command({ killCursors: 'c', cursors: [r.cursor.id] });
      return codeOf(
        db.command({
          getMore: typeof r.cursor.id === 'bigint' ? r.cursor.id : L(String(r.cursor.id)),
          collection: 'c',
        }),
      );
    },
    expect: 43,
  },
  { name: 'unknown command', run: (db) => db.command({ noSuchThing: 1 }), error: 59 },
  {
    name: 'create and list collections',
    run: async (db) => {
      await db.createCollection('b');
      await db.createCollection('a');
      return (await db.listCollections().toArray()).map((c) => c.name).sort();
    },
    expect: ['a', 'b'],
  },
  {
    name: 'rename onto what exists',
    run: async (db) => {
      await db.createCollection('a');
      await db.createCollection('b');
      await db.renameCollection('a', 'b');
    },
    error: 48,
  },
  {
    name: 'drop',
    run: async (db) => {
      await db.createCollection('a');
      await db.dropCollection('a');
      return (await db.listCollections().toArray()).length;
    },
    expect: 0,
  },
  {
    name: 'rename',
    run: async (db) => {
      await db.collection('a').insertOne({ _id: 1 as never });
      await db.renameCollection('a', 'b');
      return ids(db.collection('b'));
    },
    expect: [1],
  },
  { name: 'ping', run: async (db) => (await db.command({ ping: 1 })).ok, expect: 1 },
  {
    name: 'hello',
    run: async (db) => {
      const h = await db.command({ hello: 1 });
      return [h.isWritablePrimary, typeof h.setName, h.maxBsonObjectSize];
    },
    expect: [true, 'string', 16777216],
  },
  { name: 'find with an unknown option', run: (db) => db.command({ find: 'c', nonsense: 1 }), error: 40415 },
  {
    name: 'a database name with a dot',
    run: (_db, client) => client.db('ok').command({ find: 'a.b', filter: 1 }),
    error: 14,
  },
  {
    name: '$out replaces a collection',
    run: async (db) => {
      const c: Things = db.collection('c');
      await c.insertMany([
        { _id: 1, v: 1 },
        { _id: 2, v: 2 },
      ] as never);
      await db.collection('o').insertOne({ old: 1 });
      await c.aggregate([{ $match: { v: 2 } }, { $out: 'o' }]).toArray();
      return db.collection('o').find().toArray();
    },
    expect: [{ _id: 2, v: 2 }],
  },
  {
    name: '$merge merges and inserts',
    run: async (db) => {
      await db.collection<Document>('o').insertOne({ _id: 1 as never, a: 1, v: 0 });
      const c: Things = db.collection('c');
      await c.insertMany([
        { _id: 1, v: 1 },
        { _id: 2, v: 2 },
      ] as never);
      await c.aggregate([{ $merge: 'o' }]).toArray();
      return db.collection('o').find().sort({ _id: 1 }).toArray();
    },
    expect: [
      { _id: 1, a: 1, v: 1 },
      { _id: 2, v: 2 },
    ],
  },
  {
    name: '$merge replace',
    run: async (db) => {
      await db.collection<Document>('o').insertOne({ _id: 1 as never, a: 1 });
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 1 as never, v: 1 });
      await c.aggregate([{ $merge: { into: 'o', whenMatched: 'replace' } }]).toArray();
      return db.collection('o').find().toArray();
    },
    expect: [{ _id: 1, v: 1 }],
  },
  {
    name: '$merge keepExisting and discard',
    run: async (db) => {
      await db.collection<Document>('o').insertOne({ _id: 1 as never, a: 1 });
      const c: Things = db.collection('c');
      await c.insertMany([{ _id: 1, v: 1 }, { _id: 2 }] as never);
      await c.aggregate([{ $merge: { into: 'o', whenMatched: 'keepExisting', whenNotMatched: 'discard' } }]).toArray();
      return db.collection('o').find().toArray();
    },
    expect: [{ _id: 1, a: 1 }],
  },
  {
    name: '$merge fail',
    run: async (db) => {
      await db.collection<Document>('o').insertOne({ _id: 1 as never });
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 1 as never });
      await c.aggregate([{ $merge: { into: 'o', whenMatched: 'fail' } }]).toArray();
    },
    error: 11000,
  },
  {
    name: '$merge on a field',
    run: async (db) => {
      await db.collection('o').createIndex({ k: 1 }, { unique: true });
      await db.collection<Document>('o').insertOne({ _id: 1 as never, k: 'x' });
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 7 as never, k: 'x', v: 1 });
      await c.aggregate([{ $project: { _id: 0 } }, { $merge: { into: 'o', on: 'k' } }]).toArray();
      return db.collection('o').find().toArray();
    },
    expect: [{ _id: 1, k: 'x', v: 1 }],
  },
  ...(
    [
      ['a missing', {}, 51132],
      ['an array as', { k: ['x'] }, 51185],
    ] as const
  ).map(([what, doc, error]) => ({
    name: `$merge on ${what} field`,
    run: async (db: Db) => {
      await db.collection('o').createIndex({ k: 1 }, { unique: true });
      await db.collection<Document>('c').insertOne(doc);
      await db
        .collection('c')
        .aggregate([{ $merge: { into: 'o', on: 'k' } }])
        .toArray();
    },
    error,
  })),
  ...(
    [
      ['a view', { viewOn: 'c' }, 166],
      ['a capped collection', { capped: true, size: 4096 }, 17152],
    ] as const
  ).map(([what, options, error]) => ({
    name: `$out to ${what}`,
    run: async (db: Db) => {
      await db.createCollection('o', options);
      await db.collection('c').insertOne({});
      await db
        .collection('c')
        .aggregate([{ $out: 'o' }])
        .toArray();
    },
    error,
  })),
];
