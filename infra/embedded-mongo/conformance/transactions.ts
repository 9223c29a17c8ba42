import type { MongoClient, MongoServerError } from 'mongodb';
import type { ProgramCase } from './cases.js';
import { codeOf, ids, nextNumber, people, type Things } from './collections.js';

async function inTransaction(
  client: MongoClient,
  work: (session: ReturnType<MongoClient['startSession']>) => Promise<unknown>,
  end: 'commit' | 'abort',
): Promise<unknown> {
  const session = client.startSession();
  try {
    session.startTransaction();
    const result = await work(session);
    await (end === 'commit' ? session.commitTransaction() : session.abortTransaction());
    return result;
  } finally {
    await session.endSession();
  }
}

/** Transactions. */
export const transactionPrograms: ProgramCase[] = [
  {
    name: 'commit keeps everything',
    run: async (db, client) => {
      const c: Things = db.collection('c');
      await db.createCollection('c');
      await inTransaction(
        client,
        async (session) => {
          await c.insertOne({ _id: 1 as never }, { session });
          await c.insertOne({ _id: 2 as never }, { session });
        },
        'commit',
      );
      return ids(c);
    },
    expect: [1, 2],
  },
  {
    name: 'abort keeps nothing',
    run: async (db, client) => {
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 1 as never, n: 1 });
      await inTransaction(
        client,
        async (session) => {
          await c.insertOne({ _id: 2 as never }, { session });
          await c.updateOne({ _id: 1 as never }, { $set: { n: 2 } }, { session });
          await c.deleteOne({ _id: 1 as never }, { session });
        },
        'abort',
      );
      return c.find().toArray();
    },
    expect: [{ _id: 1, n: 1 }],
  },
  {
    name: 'a transaction sees its own writes, others do not',
    run: async (db, client) => {
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 1 as never });
      return inTransaction(
        client,
        async (session) => {
          await c.insertOne({ _id: 2 as never }, { session });
          return [await c.countDocuments({}, { session }), await c.countDocuments({})];
        },
        'commit',
      );
    },
    expect: [2, 1],
  },
  {
    name: 'a transaction reads one snapshot',
    run: async (db, client) => {
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 1 as never });
      return inTransaction(
        client,
        async (session) => {
          const before = await c.countDocuments({}, { session });
          await c.insertOne({ _id: 2 as never });
          return [before, await c.countDocuments({}, { session })];
        },
        'commit',
      );
    },
    expect: [1, 1],
  },
  {
    name: 'two transactions on one document conflict',
    run: async (db, client) => {
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 1 as never, n: 0 });
      const other = client.startSession();
      try {
        return await inTransaction(
          client,
          async (session) => {
            other.startTransaction();
            await c.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session });
            try {
              await c.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: other });
              return 'no error';
            } catch (error) {
              const e = error as MongoServerError;
              return [e.code, e.hasErrorLabel('TransientTransactionError')];
            }
          },
          'commit',
        );
      } finally {
        await other.endSession();
      }
    },
    expect: [112, true],
  },
  {
    name: 'a duplicate key aborts the transaction',
    run: async (db, client) => {
      const c = await people(db);
      await c.insertOne({ _id: 1 as never, email: 'a' });
      const session = client.startSession();
      try {
        session.startTransaction();
        const first = await codeOf(c.insertOne({ email: 'a' }, { session }));
        const second = await codeOf(c.insertOne({ email: 'b' }, { session }));
        await session.abortTransaction();
        return [first, second, await c.countDocuments()];
      } finally {
        await session.endSession();
      }
    },
    expect: [11000, 251, 1],
  },
  {
    name: 'withTransaction retries conflicts',
    run: async (db, client) => {
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 1 as never, n: 0 });
      await Promise.all(
        Array.from({ length: 4 }, () =>
          client.withSession((session) =>
            session.withTransaction(async () => {
              const d = await c.findOne({ _id: 1 as never }, { session });
              await c.updateOne({ _id: 1 as never }, { $set: { n: (d?.n ?? 0) + 1 } }, { session });
            }),
          ),
        ),
      );
      return (await c.findOne({}))?.n;
    },
    expect: 4,
  },
  {
    name: 'withTransaction gives the error back and keeps nothing',
    run: async (db, client) => {
      const c: Things = db.collection('c');
      await db.createCollection('c');
      let message = '';
      await client
        .withSession((session) =>
          session.withTransaction(async () => {
            await c.insertOne({ a: 1 }, { session });
            throw new Error('stop');
          }),
        )
        .catch((error: Error) => {
          message = error.message;
        });
      return [message, await c.countDocuments()];
    },
    expect: ['stop', 0],
  },
  {
    name: 'aggregation in a transaction',
    run: async (db, client) => {
      const c: Things = db.collection('c');
      await c.insertOne({ v: 1 });
      return inTransaction(
        client,
        async (session) => {
          await c.insertOne({ v: 2 }, { session });
          return c.aggregate([{ $group: { _id: null, s: { $sum: '$v' } } }], { session }).toArray();
        },
        'abort',
      );
    },
    expect: [{ _id: null, s: 3 }],
  },
  {
    name: 'a transaction over two collections',
    run: async (db, client) => {
      const a: Things = db.collection('a');
      const b: Things = db.collection('b');
      await db.createCollection('a');
      await db.createCollection('b');
      await inTransaction(
        client,
        async (session) => {
          await a.insertOne({ _id: 1 as never }, { session });
          await b.insertOne({ _id: 2 as never }, { session });
        },
        'commit',
      );
      return [await ids(a), await ids(b)];
    },
    expect: [[1], [2]],
  },
  {
    name: 'commit of a transaction that does not exist',
    run: (_db, client) =>
      client.withSession(
        (session) =>
          client
            .db('admin')
            .command(
              { commitTransaction: 1, txnNumber: nextNumber(session), autocommit: false },
              { session },
            ) as Promise<unknown>,
      ),
    error: 251,
  },
];
