import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Catalog } from '@diwan/embedded-mongo/catalog/catalog';
import { expireDocuments } from '@diwan/embedded-mongo/catalog/expiry';
import { Cursors } from '@diwan/embedded-mongo/cursors/cursor';
import { startServer } from '@diwan/embedded-mongo/server';
import { pruneRetryRecords, readRetryRecord, storeRetryRecord } from '@diwan/embedded-mongo/sessions/retry-record';
import { type Session, Sessions, TRANSACTION_IDLE_MS } from '@diwan/embedded-mongo/sessions/session';
import { dataFile } from '@diwan/embedded-mongo/store/data-directory';
import { Engine } from '@diwan/embedded-mongo/store/engine';
import { describe, expect, it } from '@jest/globals';
import { Binary, MongoClient } from 'mongodb';
import { temporaryDirectory } from './temporary-directory.js';

const lsid = { id: new Binary(Buffer.alloc(16, 7), 4) } as never;

async function withEngine(work: (engine: Engine, catalog: Catalog) => Promise<void>): Promise<void> {
  const dir = temporaryDirectory('idle');
  const engine = new Engine(join(dir, 'data.mdb'), { sync: false });
  try {
    await work(engine, new Catalog(engine));
  } finally {
    await engine.close();
    rmSync(dir, { recursive: true });
  }
}

describe('what nobody uses any more', () => {
  it('is a transaction after a minute: it is aborted and its locks are free', () =>
    withEngine(async (engine, catalog) => {
      const sessions = new Sessions(engine, catalog, new Cursors());
      const session: Session = sessions.get(lsid);
      const key = Buffer.from([2, 0, 0, 0, 9]);
      session.start(1n).overlay.put(key, Buffer.from('mine'));
      const write = () => engine.commit((overlay) => overlay.put(key, Buffer.from('other')));
      await expect(write()).rejects.toThrow('waits for a transaction');
      sessions.expire(Date.now() + TRANSACTION_IDLE_MS - 1000);
      expect(session.resume(1n)).toBeDefined();
      sessions.expire(Date.now() + TRANSACTION_IDLE_MS + 1000);
      expect(() => session.resume(1n)).toThrow(/has been aborted/);
      await write();
    }));

  it('is the record of a retryable write after half an hour', () =>
    withEngine(async (engine) => {
      const id = '07'.repeat(16);
      await engine.commit((overlay) => storeRetryRecord(overlay, id, { txnNumber: 5n, reply: { n: 1 } }));
      await pruneRetryRecords(engine, Date.now() + 29 * 60_000);
      expect(readRetryRecord(engine.current, id)).toEqual({ txnNumber: 5n, reply: { n: 1 } });
      await pruneRetryRecords(engine, Date.now() + 31 * 60_000);
      expect(readRetryRecord(engine.current, id)).toBeUndefined();
    }));
});

describe('documents with a time to live', () => {
  it('go when it is over, of partial indexes only those that are meant', async () => {
    const dir = temporaryDirectory('expiry');
    const server = await startServer({ dir });
    const client = await MongoClient.connect(server.uri);
    const leads = client.db('firm').collection('leads');
    await leads.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    await leads.insertMany([{ at: new Date(0) }, { at: new Date() }, { at: 'never' }, {}]);
    const asked = client.db('firm').collection('asked');
    await asked.createIndex({ at: 1 }, { expireAfterSeconds: 60, partialFilterExpression: { state: 'pending' } });
    await asked.insertMany(['pending', 'active'].map((state) => ({ at: new Date(0), state })));
    await client.close();
    await server.close();
    const engine = new Engine(dataFile(dir));
    const catalog = new Catalog(engine);
    await expireDocuments(engine, catalog, () => false);
    const left = (name: string) => engine.counters.of(catalog.get(`firm.${name}`)?.id ?? 0);
    expect([left('leads'), left('asked')]).toEqual([3, 1]);
    await engine.close();
    rmSync(dir, { recursive: true });
  });
});
