import { decode, fieldNames } from '@diwan/embedded-mongo/values/bson';
import { describe, expect, it } from '@jest/globals';
import { BSON, type Collection, type Document } from 'mongodb';
import { failure, withClient } from './temporary-client.js';

/** A document whose fields have this order whatever their names are. */
function ordered(...fields: [string, unknown][]): Document {
  return new Map(fields) as unknown as Document;
}

/** The names of a stored document's fields, in their order: objects of JavaScript put numbers first. */
async function namesOf(collection: Collection, filter: Document): Promise<string[]> {
  const bytes = (await collection.findOne(filter, { raw: true })) as unknown as Uint8Array;
  return fieldNames(decode(bytes));
}

describe('fields with names like numbers (W1)', () => {
  it('keep their place when another field is updated', () =>
    withClient(async (_, db) => {
      const years = ordered(['2024', 'a'], ['2023', 'b']);
      const docs = db.collection('docs');
      await docs.insertOne(ordered(['_id', 1], ['name', 'x'], ['7', years], ['3', 1]), { forceServerObjectId: true });
      await docs
        .updateOne({ _id: 1 as never }, { $inc: { z: 1 }, $set: { '1': 'new', 'name.': 1 } })
        .catch(() => undefined);
      await docs.updateOne({ _id: 1 as never }, { $inc: { z: 1 }, $set: { '1': 'new' } });
      expect((await namesOf(docs, { _id: 1 })).filter((name) => name !== 'z')).toEqual(['_id', 'name', '7', '3', '1']);
      await docs.updateOne({ _id: 1 as never }, { $unset: { '3': 1 }, $set: { '7.2022': 'c' } });
      expect((await namesOf(docs, { _id: 1 })).filter((name) => name !== 'z')).toEqual(['_id', 'name', '7', '1']);
      expect(await docs.countDocuments({ '7': ordered(['2024', 'a'], ['2023', 'b'], ['2022', 'c']) })).toBe(1);
      expect(await docs.countDocuments({ '7': { '2022': 'c', '2023': 'b', '2024': 'a' } })).toBe(0);
      expect(await docs.countDocuments({ '7.2023': 'b', '1': { $gt: 'm' } })).toBe(1);
      await docs.updateOne({ _id: 1 as never }, [{ $set: { '5': '$7.2023' } }, { $unset: '1' }]);
      expect((await namesOf(docs, { _id: 1 })).filter((name) => name !== 'z')).toEqual(['_id', 'name', '7', '5']);
      const [shown] = await docs.find({}, { projection: { '5': 1, '7.2022': 1, _id: 0 } }).toArray();
      expect(shown).toEqual({ '7': { '2022': 'c' }, '5': 'b' });
      expect(await docs.distinct('7.2024')).toEqual(['a']);
    }));

  it('are told apart by their order in unique indexes, sorts and groups', () =>
    withClient(async (_, db) => {
      const docs = db.collection('docs');
      await docs.createIndex({ s: 1 }, { unique: true });
      await docs.createIndex({ '5': 1 });
      await docs.insertOne(ordered(['_id', 2], ['s', ordered(['2', 1], ['1', 1])], ['5', 9]), {
        forceServerObjectId: true,
      });
      await docs.insertOne(ordered(['_id', 1], ['s', ordered(['1', 1], ['2', 1])], ['5', 8]), {
        forceServerObjectId: true,
      });
      const again = docs.insertOne(ordered(['s', ordered(['2', 1], ['1', 1])]));
      expect((await failure(again)).code).toBe(11000);
      const ids = (sort: Document) =>
        docs
          .find()
          .sort(sort as never)
          .map(({ _id }) => _id)
          .toArray();
      expect(await ids({ s: 1 })).toEqual([1, 2]);
      expect(await ids({ '5': -1 })).toEqual([2, 1]);
      const groups = docs.aggregate([{ $group: { _id: '$s' } }, { $count: 'n' }]);
      expect(await groups.toArray()).toEqual([{ n: 2 }]);
      const upserted = await docs.updateOne({ '8.1': 'x' }, { $set: { q: 1 } }, { upsert: true });
      expect(await docs.findOne({ _id: upserted.upsertedId as never })).toMatchObject({ '8': { '1': 'x' }, q: 1 });
      await docs.insertOne({ s: 'k', keys: [{ '1': 2 }] });
      expect(await docs.updateOne({ 'keys.1': 2 }, { $set: { 'keys.$.1': 3 } })).toMatchObject({ modifiedCount: 1 });
      const [pairs] = await docs
        .aggregate([{ $match: { _id: 1 } }, { $project: { p: { $objectToArray: '$s' } } }])
        .toArray();
      expect(pairs?.p).toEqual([
        { k: '1', v: 1 },
        { k: '2', v: 1 },
      ]);
    }));
});

describe('documents', () => {
  it('may have fields named _bsontype, and be changed (W4)', () =>
    withClient(async (_, db) => {
      const inner = BSON.serialize(ordered(['_bsontype', 'Foo']));
      const docs = db.collection('docs');
      await docs.insertOne(ordered(['_id', 4], ['v', ordered(['_bsontype', 'Foo'])]), { forceServerObjectId: true });
      await docs.updateOne({ _id: 4 as never }, { $set: { q: 1 } });
      const raw = (await docs.findOne({ _id: 4 as never }, { raw: true })) as unknown as Uint8Array;
      expect(Buffer.from(raw).includes(Buffer.from(inner))).toBe(true);
      expect(await docs.aggregate([{ $group: { _id: '$v' } }, { $count: 'n' }]).toArray()).toEqual([{ n: 1 }]);
    }));

  it('are too many for one reply: an error, and the connection lives on (W3)', () =>
    withClient(async (_, db) => {
      const docs = Array.from({ length: 200 }, (_, i) => ({ u: `${i}${'x'.repeat(100_000)}` }));
      await db.collection('docs').insertMany(docs);
      expect(await failure(db.collection('docs').distinct('u'))).toMatchObject({ code: 17217 });
      expect(await db.collection('docs').countDocuments({ u: /^1x/ })).toBe(1);
    }));

  it('sort empty arrays before null and what is missing (W2)', () =>
    withClient(async (_, db) => {
      const docs = db.collection<{ _id: number; a?: unknown }>('docs');
      await docs.insertMany([
        { _id: 1, a: null },
        { _id: 2, a: [] },
        { _id: 3, a: 1 },
        { _id: 4 },
        { _id: 5, a: new BSON.MinKey() },
        { _id: 6, a: [[]] },
      ]);
      const expected = [5, 2, 1, 4, 3, 6];
      const found = () =>
        docs
          .find()
          .sort({ a: 1, _id: 1 })
          .map(({ _id }) => _id)
          .toArray();
      expect(await found()).toEqual(expected);
      const staged = docs.aggregate([{ $unwind: '$_id' }, { $sort: { a: 1, _id: 1 } }]);
      expect((await staged.toArray()).map(({ _id }) => _id)).toEqual(expected);
      await docs.createIndex({ a: 1, _id: 1 });
      expect(await found()).toEqual(expected);
    }));
});

describe('regular expressions', () => {
  it('that would take hours are stopped, and the server goes on', () =>
    withClient(async (_, db) => {
      const docs = db.collection<{ a?: unknown; b?: string; c?: string }>('docs');
      await docs.insertOne({ a: `${'a'.repeat(40)}b`, b: 'x '.repeat(400), c: 'a'.repeat(100) });
      const started = performance.now();
      const evil = { $regexMatch: { input: '$a', regex: '^(a|a)*$' } };
      const wrong = [
        docs.findOne({ a: /^(a+)+$/ }, { maxTimeMS: 500 }),
        docs.findOne({ a: /^(a+)+$/u }),
        docs.updateOne({ a: { $regex: '^(a+)+\x01$' } }, { $set: { d: 1 } }),
        docs.deleteOne({ a: /^(\w+\s?)*!$/ }),
        docs.findOne({ $expr: evil }),
        docs.findOne({ c: /a*a*a*a*a*a*a*b/ }),
      ];
      for (const operation of wrong) expect(await failure(operation)).toMatchObject({ code: 50 });
      expect(performance.now() - started).toBeLessThan(10_000);
      const right = [/^(x )+$/, /x.*x.*x/, /^(?:x |y)*$/, /( x)?/, /^[x ]{3,}$/, /\bx\b/];
      for (const b of right) expect(await docs.countDocuments({ b })).toBe(1);
      expect(await docs.countDocuments({ b: /(y+)+x$/ })).toBe(0);
    }));
});

describe('update pipelines', () => {
  it('evaluate nothing when there is nothing to update (W5)', () =>
    withClient(async (_, db) => {
      const docs = db.collection('docs');
      const wrong = [{ $set: { a: { $add: ['x', 1] } } }];
      expect(await docs.updateOne({ _id: 1 as never }, wrong)).toMatchObject({ matchedCount: 0 });
      await docs.insertOne({ _id: 1 as never });
      expect((await failure(docs.updateOne({ _id: 1 as never }, wrong))).code).toBe(14);
      expect((await failure(docs.updateOne({ _id: 2 as never }, [{ $set: { a: { $frob: 1 } } }]))).code).toBe(168);
    }));
});

describe('sorts and groups of much', () => {
  it('end with 292 instead of taking all memory (W6)', () =>
    withClient(async (_, db) => {
      const docs = db.collection('docs');
      const pad = 'x'.repeat(1024 * 1024);
      for (let i = 0; i < 110; i += 10)
        await docs.insertMany(Array.from({ length: 10 }, (_, k) => ({ i: ((i + k) * 7919) % 110, pad })));
      const all = docs.find({}, { allowDiskUse: false, projection: { i: 1, _id: 0 } }).sort({ i: 1 });
      expect((await failure(all.toArray())).code).toBe(292);
      const some = docs
        .find({}, { allowDiskUse: false, projection: { i: 1, _id: 0 } })
        .sort({ i: 1 })
        .limit(50);
      expect((await some.toArray()).map(({ i }) => i)).toEqual(Array.from({ length: 50 }, (_, i) => i));
      const sorted = await docs
        .find({}, { projection: { i: 1, _id: 0 } })
        .sort({ i: 1 })
        .toArray();
      expect(sorted.map(({ i }) => i)).toEqual(Array.from({ length: 110 }, (_, i) => i));
      const stages = [{ $set: { j: { $add: ['$i', 1] } } }, { $sort: { j: 1 } }];
      expect((await failure(docs.aggregate(stages, { allowDiskUse: false }).toArray())).code).toBe(292);
      const thrice = [
        { $set: { n: [1, 2, 3] } },
        { $unwind: '$n' },
        { $group: { _id: null, all: { $push: { $concat: ['$pad', 'y'] } } } },
      ];
      expect((await failure(docs.aggregate(thrice).toArray())).code).toBe(292);
      expect(await docs.countDocuments({ i: { $lt: 5 } })).toBe(5);
    }));
});

describe('errors of their own kind (W7)', () => {
  it('have MongoDB’s codes and names', () =>
    withClient(async (client, db) => {
      const docs = db.collection('docs');
      await docs.createIndex({ a: 1, b: 1 });
      const parallel = await docs.insertOne({ a: [1], b: [2] }).catch((error: unknown) => error);
      expect(parallel).toMatchObject({ code: 171 });
      await docs.insertOne({ _id: 1 as never, pad: 'x'.repeat(9_000_000) });
      const grown = docs.updateOne({ _id: 1 as never }, { $set: { more: 'x'.repeat(9_000_000) } });
      expect((await failure(grown)).code).toBe(17419);
      expect((await failure(client.db('Firm').collection('docs').insertOne({}))).code).toBe(13297);
      expect((await failure(db.collection('system.foo').insertOne({}))).code).toBe(73);
    }));
});
