import { describe, expect, it } from '@jest/globals';
import { failure, withClient } from './temporary-client.js';

/** Takes the fastest machine far longer for two thousand documents than a limit of 3 ms. */
const SLOW = { $expr: { $eq: [{ $sum: { $range: [0, 20_000] } }, '$i'] } };

describe('cursors', () => {
  it('go through a result in batches, whatever changes meanwhile', () =>
    withClient(async (_, db) => {
      const entries = db.collection<{ _id: number; n: number }>('entries');
      await entries.insertMany(Array.from({ length: 1000 }, (_, i) => ({ _id: i, n: i % 10 })));
      await entries.createIndex({ n: 1 });
      const cursor = entries.find({ n: { $gte: 5 } }, { batchSize: 50 });
      const seen: number[] = [];
      for await (const { _id } of cursor) {
        if (seen.length === 100) await entries.deleteMany({ n: { $lt: 5 } });
        seen.push(_id);
      }
      expect(seen.length).toBe(500);
      expect(new Set(seen).size).toBe(500);
    }));

  it('belong to their session, and end with their collection', () =>
    withClient(async (client, db) => {
      await db.collection('entries').insertMany(Array.from({ length: 20 }, (_, i) => ({ i })));
      const session = client.startSession();
      const { cursor } = await db.command({ find: 'entries', batchSize: 2 }, { session });
      const more = { getMore: cursor.id, collection: 'entries' };
      expect((await failure(db.command(more))).code).toBe(13);
      expect((await failure(db.command({ ...more, collection: 'cases' }, { session }))).code).toBe(13);
      await db.collection('entries').drop();
      expect((await failure(db.command(more, { session }))).code).toBe(175);
      expect((await failure(db.command(more, { session }))).code).toBe(43);
      await session.endSession();
    }));

  it('have the time of their first command for all their batches', () =>
    withClient(async (client, db) => {
      await db.collection('entries').insertMany(Array.from({ length: 20 }, (_, i) => ({ i })));
      const session = client.startSession();
      const find = async (maxTimeMS: number) => {
        const { cursor } = await db.command({ find: 'entries', batchSize: 2, maxTimeMS }, { session });
        return { getMore: cursor.id, collection: 'entries', batchSize: 2 };
      };
      const more = await find(60_000);
      expect((await failure(db.command({ ...more, maxTimeMS: 5 }, { session }))).code).toBe(2);
      expect((await db.command(await find(60_000), { session })).cursor.nextBatch).toHaveLength(2);
      await db.collection('many').insertMany(Array.from({ length: 2_000 }, (_, i) => ({ i })));
      const { cursor } = await db.command({ find: 'many', filter: SLOW, batchSize: 0, maxTimeMS: 3 }, { session });
      const next = { getMore: cursor.id, collection: 'many' };
      expect((await failure(db.command(next, { session }))).code).toBe(50);
      await session.endSession();
    }));

  it('give up to 16 MB at once where no cursor remains', () =>
    withClient(async (_, db) => {
      const text = 'x'.repeat(100_000);
      await db.collection('entries').insertMany(Array.from({ length: 50 }, () => ({ text })));
      const { cursor } = await db.command({ find: 'entries', limit: 50, singleBatch: true });
      expect(cursor.firstBatch).toHaveLength(50);
    }));

  it('end in time when maxTimeMS says so', () =>
    withClient(async (_, db) => {
      await db.collection('entries').insertMany(Array.from({ length: 2_000 }, (_, i) => ({ i })));
      expect((await failure(db.collection('entries').find(SLOW, { maxTimeMS: 3 }).toArray())).code).toBe(50);
    }));
});
