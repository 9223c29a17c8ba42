import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Catalog } from '@diwan/embedded-mongo/catalog/catalog';
import type { Collection } from '@diwan/embedded-mongo/catalog/definitions';
import { insertDocument, replaceDocument } from '@diwan/embedded-mongo/catalog/documents';
import { buildInChunks } from '@diwan/embedded-mongo/catalog/index-build';
import { Transaction } from '@diwan/embedded-mongo/sessions/transaction';
import { Engine } from '@diwan/embedded-mongo/store/engine';
import { TAG, tagRange } from '@diwan/embedded-mongo/store/keys';
import { describe, expect, it } from '@jest/globals';
import type { Document, Collection as DriverCollection } from 'mongodb';
import { failure, withClient } from './temporary-client.js';
import { temporaryDirectory } from './temporary-directory.js';

async function planOf(collection: DriverCollection, filter: Document, sort: Document = {}): Promise<string> {
  const { queryPlanner } = await collection
    .find(filter)
    .sort(sort as never)
    .explain('queryPlanner');
  return JSON.stringify(queryPlanner.winningPlan);
}

describe('index management', () => {
  it('answers 85 and 86 for indexes that exist otherwise', () =>
    withClient(async (_, db) => {
      const cases = db.collection('cases');
      await cases.createIndex({ a: 1 });
      await cases.createIndex({ a: 1 });
      expect(await failure(cases.createIndex({ a: 1 }, { name: 'other' }))).toMatchObject({ code: 85 });
      expect(await failure(cases.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 86 });
      expect(await failure(cases.createIndex({ b: 1 }, { name: 'a_1' }))).toMatchObject({ code: 86 });
      expect(await failure(cases.createIndex({ a: 1 }, { expireAfterSeconds: 5 }))).toMatchObject({ code: 85 });
      await cases.createIndex({ a: 1 }, { unique: true, name: 'unique' });
      expect(await failure(cases.dropIndex('nothing'))).toMatchObject({ code: 27 });
      expect(await failure(db.command({ dropIndexes: 'cases', index: '_id_' }))).toMatchObject({ code: 72 });
      expect(await failure(db.command({ listIndexes: 'nothing' }))).toMatchObject({ code: 26 });
    }));

  it('builds an index on a large collection while it is written to', () =>
    withClient(async (_, db) => {
      const cases = db.collection<{ _id: number; n: number }>('cases');
      await cases.insertMany(Array.from({ length: 3000 }, (_, i) => ({ _id: i, n: i })));
      const writes = Array.from({ length: 300 }, (_, i) =>
        i % 3 === 0
          ? cases.insertOne({ _id: 10_000 + i, n: 10_000 + i })
          : i % 3 === 1
            ? cases.updateOne({ _id: i * 9 }, { $inc: { n: 100_000 } })
            : cases.deleteOne({ _id: i * 9 }),
      );
      await Promise.all([cases.createIndex({ n: 1 }, { unique: true }), ...writes]);
      const byIndex = await cases
        .find({ n: { $gte: 0 } })
        .hint('n_1')
        .toArray();
      const all = await cases.find().toArray();
      expect(byIndex.map(({ _id }) => _id).sort()).toEqual(all.map(({ _id }) => _id).sort());
      expect(await failure(cases.insertOne({ _id: -1, n: 10_000 }))).toMatchObject({ code: 11000 });
    }));

  it('enters no key that a transaction is about to change, while the index is built', async () => {
    const dir = temporaryDirectory('build');
    const engine = new Engine(join(dir, 'data.mdb'), { sync: false });
    const catalog = new Catalog(engine);
    const made = await engine.commit((overlay) => catalog.create(overlay, 'firm', 'cases'), { alone: true });
    await engine.commit((overlay) => {
      for (let i = 0; i < 1000; i++) insertDocument(overlay, made, { _id: i, n: i });
    });
    const building = buildInChunks(engine, catalog, 'firm.cases', [{ v: 2, key: { n: 1 }, name: 'n_1', unique: true }]);
    // Behind the change of the definition, before the first documents are entered.
    const transaction = await engine.commit(() => new Transaction(engine, catalog));
    const cases = transaction.collection('firm.cases') as Collection;
    const [record, before, after] = [500, { _id: 499, n: 499 }, { _id: 499, n: -1 }];
    replaceDocument(transaction.overlay, cases, record, before, after);
    // biome-ignore lint/plugin: the build goes on as far as it can meanwhile; too early a commit shows less and fails nobody
    setTimeout(() => void transaction.commit(() => undefined), 100);
    await building;
    const { id, indexes } = catalog.get('firm.cases') as Collection;
    const entries = [...engine.current.walk(tagRange(TAG.index, indexes[1]?.id))];
    expect(id).toBe(cases.id);
    expect(entries).toHaveLength(1000);
    await engine.close();
    rmSync(dir, { recursive: true });
  });

  it('is complete when a second client has asked for it, too', () =>
    withClient(async (_, db) => {
      const cases = db.collection('cases');
      await cases.insertMany(Array.from({ length: 3000 }, (_, i) => ({ n: i })));
      const names = async () => (await cases.indexes()).map(({ name }) => name);
      const seen = await Promise.all(
        Array.from({ length: 3 }, async () => {
          await cases.createIndex({ n: 1 });
          return names();
        }),
      );
      expect(seen).toEqual(Array.from({ length: 3 }, () => ['_id_', 'n_1']));
    }));

  it('leaves nothing of a unique index that cannot be', () =>
    withClient(async (_, db) => {
      const cases = db.collection('cases');
      await cases.insertMany(Array.from({ length: 1000 }, (_, i) => ({ n: i % 999 })));
      expect(await failure(cases.createIndex({ n: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
      expect((await cases.indexes()).map(({ name }) => name)).toEqual(['_id_']);
      await cases.insertOne({ n: 5 });
    }));

  it('refuses two arrays in one document, and tells equal keys of elements apart as MongoDB does', () =>
    withClient(async (_, db) => {
      const cases = db.collection('cases');
      await cases.createIndex({ a: 1, b: 1 });
      expect(await failure(cases.insertOne({ a: [1], b: [2] }))).toMatchObject({ code: 171 });
      await cases.createIndex({ 'p.x': 1, 'p.y': 1 }, { unique: true });
      await cases.insertOne({
        p: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
      });
      await cases.insertOne({ p: [{ x: 1, y: 4 }] });
      expect(await failure(cases.insertOne({ p: [{ x: 3, y: 4 }] }))).toMatchObject({ code: 11000 });
    }));
});

describe('the planner', () => {
  it('uses equality, range, sort, $or, partial and sparse indexes, and no hidden ones', () =>
    withClient(async (_, db) => {
      const cases = db.collection('cases');
      await cases.insertMany(
        Array.from({ length: 20 }, (_, i) => ({ org: i % 3, at: i, mail: `m${i}`, open: i % 2 === 0 })),
      );
      await cases.createIndexes([
        { key: { org: 1, at: -1 } },
        { key: { mail: 1 }, sparse: true },
        { key: { at: 1 }, name: 'open', partialFilterExpression: { open: true } },
      ]);
      expect(await planOf(cases, { org: 1 }, { at: -1 })).not.toContain('SORT"');
      expect(await planOf(cases, { org: 1 }, { at: 1 })).toContain('backward');
      expect(await planOf(cases, { org: 1 }, { open: 1 })).toContain('"SORT"');
      expect(await planOf(cases, { org: { $in: [1, 2] }, at: { $gt: 3 } })).toContain('org_1_at_-1');
      expect(await planOf(cases, { mail: /^m1/ })).toContain('mail_1');
      expect(await planOf(cases, { mail: null })).toContain('COLLSCAN');
      expect(await planOf(cases, { at: 5 })).toContain('COLLSCAN');
      expect(await planOf(cases, { at: 5, open: true })).toContain('open');
      expect(await planOf(cases, { $or: [{ org: 1 }, { mail: 'm3' }] })).toContain('"OR"');
      expect(await planOf(cases, { _id: 1 })).toContain('IDHACK');
      const index = { name: 'org_1_at_-1', hidden: true };
      expect(await db.command({ collMod: 'cases', index })).toMatchObject({ hidden_old: false, hidden_new: true });
      expect(await planOf(cases, { org: 1 })).toContain('COLLSCAN');
    }));

  it('bounds the first field by the beginning of a text and still finds by the second', () =>
    withClient(async (_, db) => {
      const cases = db.collection('cases');
      await cases.createIndex({ title: 1, n: 1 });
      await cases.insertMany(['abe', 'abd', 'abc', 'b'].map((title, _id) => ({ _id: _id as never, title, n: _id })));
      expect(await planOf(cases, { title: /^ab/, n: 1 })).toContain('title_1_n_1');
      expect(await cases.find({ title: /^ab/, n: 1 }).toArray()).toHaveLength(1);
      const sorted = await cases.find({ title: /^ab/ }).sort({ n: 1 }).toArray();
      expect(sorted.map(({ n }) => n)).toEqual([0, 1, 2]);
    }));

  it('remembers indexes of kinds that only MongoDB builds, and does not use them', () =>
    withClient(async (_, db) => {
      const places = db.collection('places');
      await places.createIndexes([{ key: { name: 'text' } }, { key: { at: '2dsphere' } }, { key: { '$**': 1 } }]);
      await places.insertOne({ name: 'Beirut', at: [35.5, 33.9] });
      expect((await places.indexes()).map(({ name }) => name)).toEqual(['_id_', 'name_text', 'at_2dsphere', '$**_1']);
      expect(await planOf(places, { name: 'Beirut' })).toContain('COLLSCAN');
      expect(await places.countDocuments({ name: 'Beirut' })).toBe(1);
    }));

  it('finds and orders values too long for a key', () =>
    withClient(async (_, db) => {
      const cases = db.collection('cases');
      await cases.createIndex({ text: 1 }, { unique: true });
      const texts = ['b', 'a'].flatMap((last) => [`${'x'.repeat(500)}${last}`, `${'y'.repeat(2000)}${last}`]);
      await cases.insertMany(texts.map((text) => ({ text })));
      expect((await cases.find().sort({ text: 1 }).toArray()).map(({ text }) => text)).toEqual([...texts].sort());
      expect(await cases.countDocuments({ text: { $gt: texts[0] } })).toBe(2);
      expect(await cases.countDocuments({ text: texts[1] })).toBe(1);
      expect(await failure(cases.insertOne({ text: texts[3] }))).toMatchObject({ code: 11000 });
    }));

  it('finds by the beginning of a text that is longer than what an index of many fields keeps of it', () =>
    withClient(async (_, db) => {
      const cases = db.collection('cases');
      await cases.createIndex(Object.fromEntries(['text', ...'abcdefghi'].map((field) => [field, 1])));
      await cases.insertOne({ text: 'x'.repeat(500) });
      expect(await cases.countDocuments({ text: new RegExp(`^${'x'.repeat(190)}`) })).toBe(1);
    }));
});
