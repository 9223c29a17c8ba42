import type { Document } from 'mongodb';
import type { ProgramCase } from './cases.js';
import { nextNumber, people, type Things } from './collections.js';

/** Retryable writes, concurrent writes, causal sessions. */
export const retryablePrograms: ProgramCase[] = [
  {
    name: 'a retryable insert runs once',
    run: async (db, client) =>
      client.withSession(async (session) => {
        const command = { insert: 'c', documents: [{ _id: 1 }], txnNumber: nextNumber(session) };
        const first = await db.command(command, { session });
        const again = await db.command(command, { session });
        return [first.n, again.n, await db.collection('c').countDocuments()];
      }),
    expect: [1, 1, 1],
  },
  {
    name: 'a retryable $inc runs once',
    run: async (db, client) => {
      await db.collection<Document>('c').insertOne({ _id: 1 as never, n: 0 });
      return client.withSession(async (session) => {
        const command = {
          update: 'c',
          updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }],
          txnNumber: nextNumber(session),
        };
        await db.command(command, { session });
        await db.command(command, { session });
        return (await db.collection('c').findOne({}))?.n;
      });
    },
    expect: 1,
  },
  {
    name: 'a retryable findAndModify gives the first answer again',
    run: async (db, client) => {
      await db.collection<Document>('c').insertOne({ _id: 1 as never, n: 0 });
      return client.withSession(async (session) => {
        const command = {
          findAndModify: 'c',
          query: { _id: 1 },
          update: { $inc: { n: 1 } },
          new: true,
          txnNumber: nextNumber(session),
        };
        const first = await db.command(command, { session });
        const again = await db.command(command, { session });
        return [first.value.n, again.value.n];
      });
    },
    expect: [1, 1],
  },
  {
    name: 'an older txnNumber is refused',
    run: (db, client) =>
      client.withSession(async (session) => {
        const older = nextNumber(session);
        await db.command({ insert: 'c', documents: [{ _id: 1 }], txnNumber: nextNumber(session) }, { session });
        return db.command({ insert: 'c', documents: [{ _id: 2 }], txnNumber: older }, { session });
      }) as Promise<unknown>,
    error: 225,
  },
  {
    name: 'concurrent upserts make one document',
    run: async (db) => {
      const c = await people(db);
      await Promise.all(
        Array.from({ length: 8 }, () =>
          c.updateOne({ email: 'a' }, { $inc: { n: 1 } }, { upsert: true }).catch(() => undefined),
        ),
      );
      return c.countDocuments();
    },
    expect: 1,
  },
  {
    name: 'concurrent $inc loses nothing',
    run: async (db) => {
      const c: Things = db.collection('c');
      await c.insertOne({ _id: 1 as never, n: 0 });
      await Promise.all(Array.from({ length: 20 }, () => c.updateOne({ _id: 1 as never }, { $inc: { n: 1 } })));
      return (await c.findOne({}))?.n;
    },
    expect: 20,
  },
  {
    name: 'causal reads after writes',
    run: async (db, client) =>
      client.withSession({ causalConsistency: true }, async (session) => {
        await db.collection('c').insertOne({ _id: 1 as never }, { session });
        return (await db.collection('c').find({}, { session }).toArray()).length;
      }),
    expect: 1,
  },
];
