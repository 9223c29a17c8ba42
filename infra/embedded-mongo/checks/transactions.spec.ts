import { describe, expect, it } from '@jest/globals';
import type { ClientSession, MongoClient } from 'mongodb';
import { failure, withClient } from './temporary-client.js';

interface Case {
  _id: string;
  fee: number;
}

async function started<T>(client: MongoClient, work: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = client.startSession();
  session.startTransaction();
  try {
    return await work(session);
  } finally {
    await session.endSession();
  }
}

describe('transactions', () => {
  it('show their changes inside only, until they commit', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.insertOne({ _id: 'a', fee: 1 });
      await started(client, async (session) => {
        await cases.updateOne({ _id: 'a' }, { $inc: { fee: 10 } }, { session });
        await cases.insertOne({ _id: 'b', fee: 2 }, { session });
        expect(
          await cases
            .find({ fee: { $gt: 1 } }, { session })
            .sort({ _id: 1 })
            .toArray(),
        ).toEqual([
          { _id: 'a', fee: 11 },
          { _id: 'b', fee: 2 },
        ]);
        expect(await cases.find().toArray()).toEqual([{ _id: 'a', fee: 1 }]);
        await session.commitTransaction();
        await session.commitTransaction(); // the driver may repeat it
      });
      expect(await cases.countDocuments()).toBe(2);
      expect(await cases.estimatedDocumentCount()).toBe(2);
    }));

  it('read the snapshot of their first command', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.insertMany([
        { _id: 'a', fee: 1 },
        { _id: 'b', fee: 1 },
      ]);
      await started(client, async (session) => {
        await cases.findOne({ _id: 'a' }, { session });
        await cases.updateOne({ _id: 'b' }, { $set: { fee: 2 } });
        await cases.insertOne({ _id: 'c', fee: 1 });
        expect(await cases.find({ fee: 1 }, { session }).toArray()).toHaveLength(2);
        await session.abortTransaction();
      });
    }));

  it('leave nothing when they are aborted, not even in the stored number of documents', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.createIndex({ fee: 1 }, { unique: true });
      await started(client, async (session) => {
        await cases.insertOne({ _id: 'a', fee: 1 }, { session });
        await session.abortTransaction();
      });
      expect(await cases.estimatedDocumentCount()).toBe(0);
      await cases.insertOne({ _id: 'a', fee: 1 });
    }));

  it('refuse the second writer of a document with a transient write conflict, and abort it', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.insertOne({ _id: 'a', fee: 1 });
      await started(client, async (first) => {
        await cases.updateOne({ _id: 'a' }, { $inc: { fee: 1 } }, { session: first });
        await started(client, async (second) => {
          const conflict = await failure(cases.updateOne({ _id: 'a' }, { $inc: { fee: 1 } }, { session: second }));
          expect(conflict).toMatchObject({ code: 112, labels: ['TransientTransactionError'] });
          const after = await failure(cases.findOne({ _id: 'a' }, { session: second }));
          expect(after).toMatchObject({ code: 251, labels: ['TransientTransactionError'] });
        });
        await first.commitTransaction();
      });
      expect(await cases.findOne({ _id: 'a' })).toEqual({ _id: 'a', fee: 2 });
    }));

  it('conflict with what was committed after their snapshot', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.insertOne({ _id: 'a', fee: 1 });
      await started(client, async (session) => {
        await cases.findOne({ _id: 'a' }, { session });
        await cases.updateOne({ _id: 'a' }, { $set: { fee: 5 } });
        expect(await failure(cases.deleteOne({ _id: 'a' }, { session }))).toMatchObject({ code: 112 });
      });
    }));

  it('make a plain write wait for the transaction that has the document', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.insertOne({ _id: 'a', fee: 1 });
      await started(client, async (session) => {
        await cases.updateOne({ _id: 'a' }, { $inc: { fee: 10 } }, { session });
        expect(
          await failure(cases.updateOne({ _id: 'a' }, { $inc: { fee: 1 } }, { maxTimeMS: 50 } as never)),
        ).toMatchObject({ code: 50 });
        const waiting = cases.updateOne({ _id: 'a' }, { $inc: { fee: 100 } });
        await session.commitTransaction();
        await waiting;
      });
      expect(await cases.findOne({ _id: 'a' })).toEqual({ _id: 'a', fee: 111 });
    }));

  it('are aborted by a duplicate key', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.insertOne({ _id: 'a', fee: 1 });
      await started(client, async (session) => {
        await cases.insertOne({ _id: 'b', fee: 1 }, { session });
        expect(await failure(cases.insertOne({ _id: 'a', fee: 2 }, { session }))).toMatchObject({ code: 11000 });
        expect(await failure(cases.insertOne({ _id: 'c', fee: 2 }, { session }))).toMatchObject({ code: 251 });
      });
      expect(await cases.countDocuments()).toBe(1);
    }));

  it('let exactly one of two insert a unique value', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.createIndex({ fee: 1 }, { unique: true });
      await started(client, async (first) => {
        await cases.insertOne({ _id: 'a', fee: 7 }, { session: first });
        await started(client, async (second) => {
          expect(await failure(cases.insertOne({ _id: 'b', fee: 7 }, { session: second }))).toMatchObject({
            code: 112,
          });
        });
        await first.commitTransaction();
      });
      expect(await cases.find().toArray()).toEqual([{ _id: 'a', fee: 7 }]);
    }));

  it('are repeated by withTransaction until every one of many increments counts', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.insertOne({ _id: 'a', fee: 0 });
      const increment = () =>
        client.withSession((session) =>
          session.withTransaction(async () => {
            const found = await cases.findOne({ _id: 'a' }, { session });
            await cases.updateOne({ _id: 'a' }, { $set: { fee: (found?.fee ?? 0) + 1 } }, { session });
          }),
        );
      await Promise.all(Array.from({ length: 12 }, increment));
      expect(await cases.findOne({ _id: 'a' })).toEqual({ _id: 'a', fee: 12 });
    }));

  it('make a collection with an index, visible only after the commit', () =>
    withClient(async (client, db) => {
      const names = async () => (await db.listCollections().toArray()).map(({ name }) => name);
      await started(client, async (session) => {
        await db.createCollection('notes', { session });
        await db.collection('notes').createIndex({ at: 1 }, { session });
        await db.collection('notes').insertOne({ at: 1 }, { session });
        await db.collection('drafts').insertOne({ at: 1 }, { session });
        expect(await db.collection('notes').countDocuments({ at: 1 }, { session })).toBe(1);
        expect(await names()).toEqual([]);
        await session.commitTransaction();
      });
      expect(await names()).toEqual(['drafts', 'notes']);
      expect((await db.collection('notes').indexes()).map(({ name }) => name)).toEqual(['_id_', 'at_1']);
      expect(
        (await db.collection('notes').find({ at: 1 }).explain('queryPlanner')).queryPlanner.winningPlan.inputStage
          .indexName,
      ).toBe('at_1');
    }));

  it('leave no collection behind when they are aborted', () =>
    withClient(async (client, db) => {
      await started(client, async (session) => {
        await db.createCollection('notes', { session });
        await session.abortTransaction();
      });
      expect(await db.listCollections().toArray()).toEqual([]);
    }));

  it('refuse what MongoDB does not allow in them', () =>
    withClient(async (client, db) => {
      await db.collection('cases').insertOne({ x: 1 });
      const inTransaction = (work: (session: ClientSession) => Promise<unknown>) =>
        started(client, (session) => failure(work(session)));
      expect(await inTransaction((session) => db.command({ count: 'cases' }, { session }))).toMatchObject({
        code: 263,
      });
      expect(await inTransaction((session) => db.collection('cases').createIndex({ x: 1 }, { session }))).toMatchObject(
        { code: 263 },
      );
      expect(await inTransaction((session) => db.collection('cases').drop({ session }))).toMatchObject({ code: 263 });
      expect(
        await inTransaction((session) =>
          db
            .collection('cases')
            .aggregate([{ $out: 'y' }], { session })
            .toArray(),
        ),
      ).toMatchObject({ code: 263 });
    }));

  it('lose against a change of the collection they have written to', () =>
    withClient(async (client, db) => {
      const cases = db.collection<Case>('cases');
      await cases.insertOne({ _id: 'a', fee: 1 });
      await started(client, async (session) => {
        await cases.insertOne({ _id: 'b', fee: 2 }, { session });
        await cases.createIndex({ fee: 1 });
        expect(await failure(session.commitTransaction())).toMatchObject({
          code: 112,
          labels: ['TransientTransactionError'],
        });
      });
      expect(await cases.find({ fee: { $gt: 0 } }).toArray()).toEqual([{ _id: 'a', fee: 1 }]);
    }));

  it('are not transient errors when only the write concern of a statement fails', () =>
    withClient(
      async (client, db) => {
        await client.db('admin').command({
          configureFailPoint: 'failCommand',
          mode: { times: 1 },
          data: { failCommands: ['insert'], writeConcernError: { code: 91, errmsg: 'shutting down' } },
        });
        await started(client, async (session) => {
          const { code, labels } = await failure(db.collection('cases').insertOne({ x: 1 }, { session }));
          expect(code).toBe(91);
          expect(labels).not.toContain('TransientTransactionError');
        });
      },
      { testCommands: true },
    ));

  it('live on when a request fails before it is theirs: at a fail point, or because it cannot be read', () =>
    withClient(
      async (client, db) => {
        const cases = db.collection('cases');
        await cases.insertOne({ x: 0 });
        const session = client.startSession();
        session.startTransaction();
        await cases.insertOne({ x: 2 }, { session });
        await client.db('admin').command({
          configureFailPoint: 'failCommand',
          mode: { times: 1 },
          data: { failCommands: ['distinct'], errorCode: 2 },
        });
        expect((await failure(cases.distinct('x', {}, { session }))).code).toBe(2);
        expect((await failure(db.command({ find: 'cases', filtr: {} }, { session }))).code).toBe(40415);
        await cases.insertOne({ x: 3 }, { session });
        await session.commitTransaction();
        await session.endSession();
        expect(await cases.distinct('x')).toEqual([0, 2, 3]);
      },
      { testCommands: true },
    ));
});
