import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Catalog } from '@diwan/embedded-mongo/catalog/catalog';
import { Cursors } from '@diwan/embedded-mongo/cursors/cursor';
import { pruneRetryRecords, readRetryRecord, storeRetryRecord } from '@diwan/embedded-mongo/sessions/retry-record';
import { type Session, Sessions, TRANSACTION_IDLE_MS } from '@diwan/embedded-mongo/sessions/session';
import { Engine } from '@diwan/embedded-mongo/store/engine';
import { describe, expect, it } from '@jest/globals';
import { Binary } from 'mongodb';
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
