import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Binary, type Db, Long, MongoClient } from 'mongodb';
import { RawClient } from './raw-client.js';
import { ServerProcess } from './server-process.js';
import { withClient } from './temporary-client.js';
import { withServer } from './temporary-server.js';

async function withRaw(work: (raw: RawClient, db: Db) => Promise<void>): Promise<void> {
  await withServer(async ({ uri }) => {
    const raw = await RawClient.connect(uri);
    const client = await MongoClient.connect(uri);
    try {
      await work(raw, client.db('firm'));
    } finally {
      raw.close();
      await client.close();
    }
  });
}

const lsid = () => ({ id: new Binary(randomBytes(16), 4) });

describe('retryable writes', () => {
  it('are done once, and answered again the same', () =>
    withRaw(async (raw, db) => {
      const session = { lsid: lsid(), txnNumber: Long.fromNumber(1) };
      const update = {
        update: 'cases',
        updates: [{ q: { _id: 1 }, u: { $inc: { fee: 1 } }, upsert: true }],
        ...session,
      };
      const first = await raw.run(update);
      const again = await raw.run(update);
      expect([again.n, again.nModified, again.upserted]).toEqual([first.n, first.nModified, first.upserted]);
      expect(await db.collection('cases').findOne()).toEqual({ _id: 1, fee: 1 });
    }));

  it('keep findAndModify and errors of statements, too', () =>
    withRaw(async (raw, db) => {
      await db.collection<{ _id: number; fee?: number }>('cases').insertOne({ _id: 1, fee: 1 });
      const id = lsid();
      const modify = {
        findAndModify: 'cases',
        query: { _id: 1 },
        update: { $inc: { fee: 1 } },
        lsid: id,
        txnNumber: Long.fromNumber(1),
      };
      expect((await raw.run(modify)).value).toEqual({ _id: 1, fee: 1 });
      expect((await raw.run(modify)).value).toEqual({ _id: 1, fee: 1 });
      const insert = {
        insert: 'cases',
        documents: [{ _id: 2 }, { _id: 1 }, { _id: 3 }],
        ordered: false,
        lsid: id,
        txnNumber: Long.fromNumber(2),
      };
      const reply = await raw.run(insert);
      expect([reply.n, reply.writeErrors[0].index, reply.writeErrors[0].code]).toEqual([2, 1, 11000]);
      expect((await raw.run(insert)).writeErrors).toEqual(reply.writeErrors);
      expect(await db.collection('cases').countDocuments()).toBe(3);
      expect(await raw.run(modify)).toMatchObject({ ok: 0, code: 225 });
    }));

  it('are done once even if their document is not found quickly', () =>
    withRaw(async (raw, db) => {
      await db.collection('cases').insertMany(Array.from({ length: 2000 }, (_, n) => ({ n, fee: 0 })));
      const id = lsid();
      const update = { update: 'cases', updates: [{ q: { n: 1900 }, u: { $inc: { fee: 1 } } }], lsid: id };
      const modify = { findAndModify: 'cases', query: { n: 1900 }, update: { $inc: { fee: 1 } }, lsid: id };
      for (const [command, txnNumber] of [[update, 1] as const, [modify, 2] as const]) {
        const first = await raw.run({ ...command, txnNumber: Long.fromNumber(txnNumber) });
        const again = await raw.run({ ...command, txnNumber: Long.fromNumber(txnNumber) });
        expect(first.ok).toBe(1);
        expect([again.n, again.nModified, again.value]).toEqual([first.n, first.nModified, first.value]);
      }
      expect(await db.collection('cases').distinct('fee')).toEqual([0, 2]);
      expect(await db.collection('cases').countDocuments({ fee: 2 })).toBe(1);
    }));

  it('are repeated by the driver when the connection breaks before or after the commit', () =>
    withClient(
      async (client, db) => {
        const cases = db.collection<{ _id: number; fee: number }>('cases');
        await cases.insertOne({ _id: 1, fee: 0 });
        for (const data of [{}, { failBeforeCommitExceptionCode: 1 }]) {
          await client
            .db('admin')
            .command({ configureFailPoint: 'onPrimaryTransactionalWrite', mode: { times: 1 }, data });
          await cases.updateOne({ _id: 1 }, { $inc: { fee: 1 } });
        }
        expect(await cases.findOne()).toEqual({ _id: 1, fee: 2 });
      },
      { testCommands: true },
    ));

  it('are known after a crash: neither a write nor a commit is done twice', async () => {
    const server = new ServerProcess();
    try {
      await server.start();
      const id = lsid();
      const update = {
        update: 'cases',
        updates: [{ q: { _id: 1 }, u: { $inc: { fee: 1 } }, upsert: true }],
        lsid: id,
        txnNumber: Long.fromNumber(7),
      };
      const other = lsid();
      const transaction = { lsid: other, txnNumber: Long.fromNumber(3), autocommit: false };
      let raw = await RawClient.connect(server.uri);
      await raw.run(update);
      await raw.run({ insert: 'cases', documents: [{ _id: 2 }], startTransaction: true, ...transaction });
      await raw.run({ commitTransaction: 1, ...transaction }, 'admin');
      raw.close();
      await server.stop('SIGKILL');
      await server.start();
      raw = await RawClient.connect(server.uri);
      expect((await raw.run(update)).n).toBe(1);
      expect((await raw.run({ commitTransaction: 1, ...transaction }, 'admin')).ok).toBe(1);
      const { cursor } = await raw.run({ find: 'cases', sort: { _id: 1 } });
      expect(cursor.firstBatch).toEqual([{ _id: 1, fee: 1 }, { _id: 2 }]);
      raw.close();
    } finally {
      await server.remove();
    }
  });
});
