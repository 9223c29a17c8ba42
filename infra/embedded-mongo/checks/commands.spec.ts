import { describe, expect, it } from '@jest/globals';
import { BSON, type Document } from 'mongodb';
import { failure, withClient } from './temporary-client.js';

describe('what the server does not have', () => {
  const refused: [string, Document, number][] = [
    ['an unknown command', { frobnicate: 1 }, 59],
    ['an unknown field of a command', { find: 'cases', filtr: {} }, 40415],
    ['a field of the wrong type', { find: 'cases', filter: 'x' }, 14],
    ['a missing field', { insert: 'cases' }, 40414],
    ['an unknown field of an update statement', { update: 'cases', updates: [{ q: {}, u: {}, mult: true }] }, 40415],
    [
      'sort in an update statement (8.0)',
      { update: 'cases', updates: [{ q: {}, u: { $set: { a: 1 } }, sort: { a: 1 } }] },
      40415,
    ],
    ['snapshot reads', { find: 'cases', readConcern: { level: 'snapshot' } }, 246],
    ['an unknown read concern', { find: 'cases', readConcern: { level: 'best' } }, 9],
    ['large capped collections', { create: 'log', capped: true, size: 1e9 }, 238],
    ['validators', { create: 'v', validator: { fee: { $gte: 0 } } }, 238],
    ['changed validators', { collMod: 'cases', validator: { fee: { $gte: 0 } } }, 238],
    ['searching text', { find: 'cases', filter: { $text: { $search: 'a' } } }, 238],
    ['time series', { create: 'log', timeseries: { timeField: 't' } }, 238],
    ['tailable cursors', { find: 'cases', tailable: true }, 238],
    ['an unknown index option', { createIndexes: 'cases', indexes: [{ key: { a: 1 }, name: 'a', uniq: true }] }, 197],
    ['a name that no collection may have', { insert: 'a$b', documents: [{}] }, 73],
    ['change streams', { aggregate: 'cases', pipeline: [{ $changeStream: {} }], cursor: {} }, 40324],
    ['a hint without index', { find: 'cases', filter: {}, hint: 'nothing' }, 2],
    ['api versions other than 1', { ping: 1, apiVersion: '2' }, 322],
    ['unstable commands with apiStrict', { distinct: 'cases', key: 'a', apiVersion: '1', apiStrict: true }, 323],
    ['fail points, unless asked for', { configureFailPoint: 'failCommand', mode: 'off' }, 59],
  ];

  it.each(refused)('refuses %s', (_, command, code) =>
    withClient(async (_client, db) => {
      await db.collection('cases').insertOne({ a: 1 });
      expect((await failure(db.command(command))).code).toBe(code);
    }),
  );

  it('reports a write concern it cannot fulfil beside the write', () =>
    withClient(async (_, db) => {
      const insert = (id: number, w: number | string) =>
        failure(db.command({ insert: 'cases', documents: [{ _id: id }], writeConcern: { w } }));
      expect(await insert(1, 3)).toMatchObject({ code: 100 });
      expect(await insert(2, 'dublin')).toMatchObject({ code: 79 });
      expect(await db.collection('cases').countDocuments()).toBe(2);
    }));
});

describe('writes', () => {
  it('give duplicate keys in the shape drivers read', () =>
    withClient(async (_, db) => {
      const clients = db.collection('clients');
      await clients.createIndex({ email: 1, org: -1 }, { unique: true });
      await clients.insertOne({ email: 'a@example.org', org: 5 });
      const reply = await db.command({ insert: 'clients', documents: [{ email: 'a@example.org', org: 5 }] });
      expect(reply.n).toBe(0);
      expect(reply.writeErrors).toEqual([
        {
          index: 0,
          code: 11000,
          errmsg:
            'E11000 duplicate key error collection: firm.clients index: email_1_org_-1 dup key: { email: "a@example.org", org: 5 }',
          keyPattern: { email: 1, org: -1 },
          keyValue: { email: 'a@example.org', org: 5 },
        },
      ]);
    }));

  it('stop at the first error if ordered, and go on if not', () =>
    withClient(async (_, db) => {
      const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }];
      expect((await db.command({ insert: 'a', documents })).n).toBe(1);
      const unordered = await db.command({ insert: 'b', documents, ordered: false });
      expect([unordered.n, unordered.writeErrors.length]).toEqual([2, 1]);
    }));

  it('change thousands of documents without an index, and each only once', () =>
    withClient(async (_, db) => {
      const entries = db.collection<{ _id: number; n: number; g: number }>('entries');
      await entries.insertMany(Array.from({ length: 3000 }, (_, i) => ({ _id: i, n: 0, g: i % 3 })));
      await entries.createIndex({ n: 1 });
      expect((await entries.updateMany({ n: { $lt: 10 }, g: { $ne: 0 } }, { $inc: { n: 1 } })).modifiedCount).toBe(
        2000,
      );
      expect(await entries.countDocuments({ n: 1 })).toBe(2000);
      expect((await entries.updateOne({ g: 2, n: 1 }, { $set: { n: 5 } })).modifiedCount).toBe(1);
      expect((await entries.findOneAndUpdate({ g: 1 }, { $set: { n: 9 } }, { sort: { _id: -1 } }))?._id).toBe(2998);
      expect((await entries.deleteMany({ g: { $ne: 2 } })).deletedCount).toBe(2000);
      expect(await entries.estimatedDocumentCount()).toBe(1000);
      expect((await entries.updateMany({ n: 77 }, { $set: { g: 7 } }, { upsert: true })).upsertedCount).toBe(1);
      expect(await entries.findOneAndUpdate({ g: 8 }, { $inc: { n: 1 } }, { upsert: true })).toBeNull();
      expect(await entries.countDocuments({ g: { $gt: 6 } })).toBe(2);
    }));

  it('do not lose updates of many clients to one document', () =>
    withClient(async (_, db) => {
      const counters = db.collection<{ _id: number; n: number }>('counters');
      const increments = Array.from({ length: 200 }, () =>
        counters.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { upsert: true }),
      );
      await Promise.all(increments);
      expect(await counters.findOne()).toEqual({ _id: 1, n: 200 });
    }));
});

describe('large sorts and groups', () => {
  it('give the same in a worker thread as in the server', () =>
    withClient(async (_, db) => {
      const pipeline = [
        { $match: { n: { $gte: 0 } } },
        { $group: { _id: '$g', n: { $sum: '$n' } } },
        { $sort: { _id: 1 } },
      ];
      const documents = Array.from({ length: 4000 }, (_, i) => ({ _id: i as never, g: i % 7, n: (i * 7919) % 1000 }));
      await db.collection('large').insertMany(documents);
      const expected = Array.from({ length: 7 }, (_, g) => ({
        _id: g,
        n: documents.filter((d) => d.g === g).reduce((sum, { n }) => sum + n, 0),
      }));
      expect(await db.collection('large').aggregate(pipeline).toArray()).toEqual(expected);
      const sorted = await db.collection('large').find().sort({ n: -1, _id: 1 }).skip(10).project({ n: 1 }).toArray();
      const wanted = [...documents].sort((a, b) => b.n - a.n || Number(a._id) - Number(b._id)).slice(10);
      expect(sorted).toEqual(wanted.map(({ _id, n }) => ({ _id, n })));
      await db.collection('large').updateOne({ _id: 17 as never }, { $set: { tags: ['a', 'b', 'c'] } });
      const positional = db.collection('large').find({ tags: 'b' }).sort({ n: 1 }).project({ _id: 0, 'tags.$': 1 });
      expect(await positional.toArray()).toEqual([{ tags: ['b'] }]);
      await db
        .collection('large')
        .aggregate([...pipeline, { $out: 'sums' }])
        .toArray();
      expect(await db.collection('sums').find().toArray()).toEqual(expected);
      expect(
        (
          await failure(
            db
              .collection('large')
              .aggregate([{ $group: { _id: { $frob: 1 } } }])
              .toArray(),
          )
        ).code,
      ).toBe(168);
      // Objects of JavaScript put number-like names first: the bytes show whether the document is as it was stored.
      const inner: [string, string][] = [
        ['b', 'first'],
        ['7', 'last'],
      ];
      const odd = { _id: -1, n: 1e6, o: new Map(inner) };
      await db.collection('large').insertMany([odd as never], { forceServerObjectId: true });
      const [first] = await db.collection('large').find({}, { raw: true }).sort({ n: -1 }).limit(1).toArray();
      expect(Buffer.compare(first as unknown as Buffer, BSON.serialize(odd))).toBe(0);
    }));
});

describe('collections with options', () => {
  it('are read through views, which cannot be written to', () =>
    withClient(async (_, db) => {
      await db.collection<{ _id: number; open: boolean; fee: number }>('cases').insertMany([
        { _id: 1, open: true, fee: 5 },
        { _id: 2, open: false, fee: 7 },
        { _id: 3, open: true, fee: 9 },
      ]);
      const view = await db.createCollection('open', {
        viewOn: 'cases',
        pipeline: [{ $match: { open: true } }, { $unset: 'open' }],
      });
      expect(await view.find({ fee: { $gt: 5 } }).toArray()).toEqual([{ _id: 3, fee: 9 }]);
      expect(await view.find().sort({ fee: -1 }).limit(1).project({ fee: 1, _id: 0 }).toArray()).toEqual([{ fee: 9 }]);
      expect(await view.countDocuments({ fee: 5 })).toBe(1);
      expect(await view.estimatedDocumentCount()).toBe(2);
      expect(await view.distinct('fee')).toEqual([5, 9]);
      expect(await view.aggregate([{ $count: 'n' }]).toArray()).toEqual([{ n: 2 }]);
      const joined = [
        { $match: { _id: 2 } },
        { $lookup: { from: 'open', pipeline: [{ $project: { fee: 1 } }], as: 'o' } },
        { $project: { o: 1 } },
      ];
      expect(await db.collection('cases').aggregate(joined).toArray()).toEqual([
        {
          _id: 2,
          o: [
            { _id: 1, fee: 5 },
            { _id: 3, fee: 9 },
          ],
        },
      ]);
      expect((await failure(view.insertOne({}))).code).toBe(166);
      expect((await failure(view.createIndex({ a: 1 }))).code).toBe(166);
    }));

  it('drop their oldest documents when they are capped', () =>
    withClient(async (_, db) => {
      const log = await db.createCollection<{ _id: number }>('log', { capped: true, size: 4096, max: 3 });
      for (let _id = 1; _id <= 5; _id++) await log.insertOne({ _id });
      expect(await log.find().toArray()).toEqual([{ _id: 3 }, { _id: 4 }, { _id: 5 }]);
      expect(await log.estimatedDocumentCount()).toBe(3);
      expect(await log.isCapped()).toBe(true);
    }));

  it('compare text by their collation', () =>
    withClient(async (_, db) => {
      const clients = await db.createCollection('clients', { collation: { locale: 'en', strength: 2 } });
      await clients.createIndex({ name: 1 }, { unique: true });
      await clients.insertOne({ name: 'Nuala' });
      expect(await clients.countDocuments({ name: 'NUALA' })).toBe(1);
      expect(await clients.countDocuments({ name: 'NUALA' }, { collation: { locale: 'simple' } })).toBe(0);
      expect((await failure(clients.insertOne({ name: 'nuala' }))).code).toBe(11000);
    }));
});

describe('FAIL_ON_COLLSCAN', () => {
  it('refuses filters that no index serves, naming collection and fields', () =>
    withClient(
      async (_, db) => {
        const cases = db.collection('cases');
        await cases.insertOne({ client: 1, state: 'open' });
        const refused = await failure(cases.find({ client: 1 }).toArray());
        expect(refused.code).toBe(291);
        expect(refused.message).toContain('firm.cases');
        expect(refused.message).toContain('client');
        expect((await failure(cases.updateOne({ client: 1 }, { $set: { a: 1 } }))).code).toBe(291);
        expect((await failure(cases.deleteMany({ client: 1 }))).code).toBe(291);
        expect((await failure(cases.countDocuments({ client: 1 }))).code).toBe(291);
        expect((await failure(cases.findOneAndDelete({ state: 'open' }))).code).toBe(291);
        expect((await failure(cases.aggregate([{ $match: { state: 'open' } }]).toArray())).code).toBe(291);
        expect((await failure(cases.find({ $or: [{ _id: 1 as never }, { client: 1 }] }).toArray())).code).toBe(291);
        await cases.createIndex({ client: 1, state: 1 });
        expect(await cases.countDocuments({ client: 1, state: { $ne: 'closed' } })).toBe(1);
        expect(await cases.find({ $or: [{ _id: 1 as never }, { client: 1 }] }).toArray()).toHaveLength(1);
        expect(await cases.find({}).limit(1).toArray()).toHaveLength(1);
        expect(await cases.find({ state: 'open' }).hint({ $natural: 1 }).toArray()).toHaveLength(1);
      },
      { failOnCollscan: true },
    ));
});
