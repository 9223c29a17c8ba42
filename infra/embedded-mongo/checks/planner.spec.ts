import { describe, expect, it } from '@jest/globals';
import type { Collection, Document } from 'mongodb';
import { withClient } from './temporary-client.js';

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

interface Read {
  keys: number;
  docs: number;
  plan: string;
}

function readOf({ executionStats, queryPlanner }: Document): Read {
  const { totalKeysExamined: keys, totalDocsExamined: docs } = executionStats;
  return { keys, docs, plan: JSON.stringify(queryPlanner.winningPlan) };
}

/** What the first page of a list reads. */
async function pageReads(rows: Collection, filter: Document, sort: Document): Promise<Read> {
  return readOf(
    await rows
      .find(filter)
      .sort(sort as never)
      .limit(10)
      .explain('executionStats'),
  );
}

/** What counting reads, as drivers do it. */
async function countReads(rows: Collection, filter: Document): Promise<Read> {
  const pipeline = [{ $match: filter }, { $limit: 300 }, { $group: { _id: 1, n: { $sum: 1 } } }];
  return readOf(await rows.aggregate(pipeline).explain('executionStats'));
}

/** A thousand rows: half of them put aside, one in a hundred of the kind `rare`, ten owners. */
async function withRows(test: (rows: Collection) => Promise<void>): Promise<void> {
  await withClient(async (_, db) => {
    const rows = db.collection('rows');
    await rows.createIndexes([
      { key: { at: -1, _id: -1 } },
      { key: { aside: 1 } },
      { key: { kind: 1 } },
      { key: { owner: 1, aside: 1, at: -1, _id: -1 } },
      { key: { words: 1 } },
    ]);
    await rows.insertMany(
      Array.from({ length: 1000 }, (_, n) => ({
        _id: n as never,
        at: new Date(n * 1000),
        aside: n % 2 === 0 ? null : new Date(n),
        kind: n % 100 === 0 ? 'rare' : 'usual',
        owner: `owner ${n % 10}`,
        words: ['all', `word${n % 5}`],
      })),
    );
    await test(rows);
  });
}

describe('F-8: a page of a long list reads about as many documents as it shows', () => {
  it('takes the order of an index behind `null`', () =>
    withRows(async (rows) => {
      const read = await pageReads(rows, { owner: 'owner 2', aside: null }, NEWEST_FIRST);
      expect(read).toMatchObject({ keys: 10, docs: 10 });
      expect(read.plan).not.toContain('"SORT"');
    }));

  it('merges the values of an `$in` in the order of the list', () =>
    withRows(async (rows) => {
      const filter = { owner: { $in: ['owner 2', 'owner 4', 'owner 5', 'nobody'] }, aside: null };
      for (const sort of [NEWEST_FIRST, { at: 1, _id: 1 } as const]) {
        expect(await pageReads(rows, filter, sort)).toMatchObject({ docs: 10 });
        const sorted = await rows.find(filter).sort(sort).skip(15).limit(40).toArray();
        const bySorting = await rows.find(filter).sort(sort).skip(15).limit(40).hint({ aside: 1 }).toArray();
        expect(sorted).toEqual(bySorting);
      }
    }));

  it('goes on merging where a cursor stopped, whatever is written meanwhile', () =>
    withRows(async (rows) => {
      const cursor = rows
        .find({ owner: { $in: ['owner 2', 'owner 4'] }, aside: null }, { batchSize: 7 })
        .sort(NEWEST_FIRST);
      const seen: unknown[] = [];
      for await (const { _id } of cursor) {
        seen.push(_id);
        await rows.updateOne({ _id: (seen.length + 10_000) as never }, { $set: { n: 1 } }, { upsert: true });
      }
      const all = Array.from({ length: 1000 }, (_, n) => 999 - n);
      expect(seen).toEqual(all.filter((n) => n % 10 === 2 || n % 10 === 4));
    }));

  it('tries filter and order where it is not clear which is the better one', () =>
    withRows(async (rows) => {
      const usual = await pageReads(rows, { kind: 'usual' }, NEWEST_FIRST);
      expect(usual.plan).toContain('at_-1__id_-1');
      expect(usual.docs).toBeLessThan(15);
      const rare = await pageReads(rows, { kind: 'rare', at: { $gt: new Date(0) } }, { at: 1, _id: 1 });
      expect(rare.plan).toContain('kind_1');
      expect(rare.docs).toBe(10);
      expect(await rows.find({ kind: 'usual' }).sort(NEWEST_FIRST).limit(2).project({ at: 0 }).toArray()).toMatchObject(
        [{ _id: 999 }, { _id: 998 }],
      );
    }));

  it('tries the alternatives of an `$or` against an order that would read everything', () =>
    withRows(async (rows) => {
      const read = await pageReads(rows, { $or: [{ kind: 'rare' }, { owner: 'nobody' }] }, { _id: 1 });
      expect(read).toMatchObject({ docs: 10 });
      expect(read.plan).toContain('"OR"');
    }));
});

describe('F-8: counting', () => {
  it('reads keys and no documents where the keys say it all', () =>
    withRows(async (rows) => {
      for (const [filter, n] of [
        [{ owner: 'owner 2', aside: null }, 100],
        [{ owner: { $in: ['owner 2', 'owner 3'] }, aside: null, at: { $gte: new Date(0) } }, 100],
        [{ words: /^word1/ }, 200],
        [{ kind: 'rare' }, 10],
      ] as const) {
        expect(await rows.countDocuments(filter)).toBe(n);
        expect(await countReads(rows, filter)).toMatchObject({ docs: 0 });
      }
      expect(await rows.countDocuments({}, { limit: 300 })).toBe(300);
    }));

  it('passes over what stands before a page by its keys, and reads the documents where they do not tell all', () =>
    withRows(async (rows) => {
      const far = (filter: Document) => rows.find(filter).sort(NEWEST_FIRST).skip(200).limit(10);
      const owned = { owner: 'owner 2', aside: null };
      const few = rows.find(owned).sort(NEWEST_FIRST).skip(60).limit(10);
      expect(await few.toArray()).toMatchObject([{ _id: 392 }, ...Array(9).fill({ owner: 'owner 2' })]);
      expect(readOf(await few.clone().explain('executionStats'))).toMatchObject({ keys: 70, docs: 10 });
      const all = far({});
      expect(readOf(await all.clone().explain('executionStats')).docs).toBe(10);
      expect((await all.toArray()).map(({ _id }) => Number(_id))).toEqual(
        Array.from({ length: 10 }, (_, n) => 799 - n),
      );
      const half = far({ aside: null }).hint(NEWEST_FIRST);
      expect(readOf(await half.clone().explain('executionStats')).docs).toBeGreaterThan(400);
      expect((await half.toArray())[0]).toMatchObject({ _id: 598 });
    }));

  it('reads documents where the keys do not', () =>
    withRows(async (rows) => {
      expect(await rows.countDocuments({ words: { $all: ['all', 'word1'] } })).toBe(200);
      expect(await rows.countDocuments({ words: /^word1$/, kind: 'usual' })).toBe(200);
      expect(await rows.countDocuments({ $and: [{ words: /^all/ }, { words: /^word2/ }] })).toBe(200);
      expect(await countReads(rows, { owner: 'owner 2', kind: 'usual' })).toMatchObject({ docs: 100 });
      // An empty array is not null, though it has a key near it.
      await rows.insertOne({ words: [] });
      expect(await rows.countDocuments({ words: null })).toBe(0);
    }));
});
