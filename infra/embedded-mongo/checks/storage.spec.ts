import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Catalog } from '@diwan/embedded-mongo/catalog/catalog';
import { expireDocuments } from '@diwan/embedded-mongo/catalog/expiry';
import { startServer } from '@diwan/embedded-mongo/server';
import { dataFile } from '@diwan/embedded-mongo/store/data-directory';
import { Engine } from '@diwan/embedded-mongo/store/engine';
import { metaKey } from '@diwan/embedded-mongo/store/keys';
import { describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { ServerProcess } from './server-process.js';
import { temporaryDirectory } from './temporary-directory.js';
import { withServer } from './temporary-server.js';

const MAIN = fileURLToPath(import.meta.resolve('@diwan/embedded-mongo/main'));

async function withClientOf<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Runs a server on a directory for the time of some work. */
async function whileServing(dir: string, work: (client: MongoClient) => Promise<unknown>): Promise<void> {
  const server = await startServer({ dir });
  try {
    await withClientOf(server.uri, work);
  } finally {
    await server.close();
  }
}

describe('the data directory', () => {
  it('is for one process, for this user only, and free again after the end', async () => {
    const dir = temporaryDirectory('owner');
    const server = await startServer({ dir });
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    await expect(promisify(execFile)(process.execPath, [MAIN, '--dir', dir])).rejects.toThrow(/is in use by process/);
    await server.close();
    await (await startServer({ dir })).close();
    rmSync(dir, { recursive: true });
  });

  it('of another format is refused', async () => {
    const dir = temporaryDirectory('format');
    await (await startServer({ dir })).close();
    const engine = new Engine(dataFile(dir));
    const { encode } = await import('@diwan/embedded-mongo/values/bson');
    await engine.commit((overlay) => overlay.putEntry(metaKey('format'), Buffer.from(encode({ format: 99 }))));
    await engine.close();
    await expect(startServer({ dir })).rejects.toThrow(/has format 99, this program reads format 2/);
    rmSync(dir, { recursive: true });
  });

  it('with a long or upper-case path has its socket elsewhere, always in the same place', async () => {
    const parent = temporaryDirectory('path');
    const dir = join(parent, `Data-${'x'.repeat(90)}`);
    const first = await startServer({ dir });
    expect(
      await withClientOf(first.uri, (client) => client.db('firm').collection('a').insertOne({ a: 1 })),
    ).toMatchObject({ acknowledged: true });
    await first.close();
    const second = await startServer({ dir });
    expect(second.uri).toBe(first.uri);
    await second.close();
    rmSync(parent, { recursive: true });
  });
});

describe('a restart', () => {
  it('keeps in mind which indexes have had arrays, whatever transaction saw the first', async () => {
    const dir = temporaryDirectory('shape');
    await whileServing(dir, async (client) => {
      const cases = client.db('firm').collection<{ _id: number; fees: number[] }>('cases');
      await cases.createIndex({ fees: 1 });
      await client.withSession(async (session) => {
        session.startTransaction();
        await cases.insertOne({ _id: 1, fees: [1, 2] }, { session });
        await session.abortTransaction();
      });
      await cases.insertOne({ _id: 2, fees: [-1, 5] });
    });
    await whileServing(dir, async (client) => {
      const cases = client.db('firm').collection('cases');
      // One element is above 0, another below 2: bounds of a single value would miss it.
      expect(await cases.countDocuments({ fees: { $gt: 0, $lt: 2 } }, { hint: 'fees_1' })).toBe(1);
    });
    rmSync(dir, { recursive: true });
  });

  it('drops what an $out has not finished', async () => {
    const dir = temporaryDirectory('out');
    await whileServing(dir, (client) => client.db('firm').collection('tmp.agg_out.1').insertOne({ n: 1 }));
    await whileServing(dir, async (client) => {
      expect(await client.db('firm').listCollections().toArray()).toEqual([]);
    });
    rmSync(dir, { recursive: true });
  });

  it('gives nothing of a dropped collection to a new one', async () => {
    const dir = temporaryDirectory('dropped');
    await whileServing(dir, async (client) => {
      const cases = client.db('firm').collection('cases');
      await cases.insertMany(Array.from({ length: 3000 }, (_, n) => ({ n })));
      await cases.drop();
    });
    await whileServing(dir, async (client) => {
      const notes = client.db('firm').collection('notes');
      await notes.insertOne({ text: 'new' });
      expect(await notes.find().project({ _id: 0 }).toArray()).toEqual([{ text: 'new' }]);
      expect(await notes.estimatedDocumentCount()).toBe(1);
    });
    rmSync(dir, { recursive: true });
  });
});

describe('a backup', () => {
  it('is made while the server runs and holds everything', () =>
    withServer(async ({ uri }, dir) => {
      const other = temporaryDirectory('restored');
      await withClientOf(uri, async (client) => {
        const cases = client.db('firm').collection('cases');
        await cases.createIndex({ n: 1 }, { unique: true });
        await cases.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
        await promisify(execFile)(process.execPath, [MAIN, 'backup', '--dir', dir, '--to', join(other, 'copy')]);
        await cases.deleteMany({});
      });
      mkdirSync(join(other, 'data'), { mode: 0o700 });
      copyFileSync(join(other, 'copy'), dataFile(join(other, 'data')));
      const restored = await startServer({ dir: join(other, 'data') });
      await withClientOf(restored.uri, async (client) => {
        const cases = client.db('firm').collection('cases');
        expect(await cases.countDocuments({ n: { $gte: 0 } })).toBe(500);
        expect(await cases.estimatedDocumentCount()).toBe(500);
        await expect(cases.insertOne({ n: 7 })).rejects.toMatchObject({ code: 11000 });
      });
      await restored.close();
      rmSync(other, { recursive: true });
    }));
});

describe('the end of a server', () => {
  it('waits for everybody who reads: nobody reads a data file that is closed', async () => {
    const server = new ServerProcess(['--no-sync']);
    await server.start();
    const client = await MongoClient.connect(server.uri, { retryReads: false, retryWrites: false, maxPoolSize: 40 });
    const cases = client.db('firm').collection('cases');
    for (let i = 0; i < 5; i++)
      await cases.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n, pad: `${n}-${i}` })));
    const work = Array.from({ length: 40 }, async (_, i) => {
      for (;;) {
        if (i % 4 === 0) await cases.insertOne({ n: i });
        else if (i % 4 === 1) await cases.aggregate([{ $group: { _id: '$n', all: { $push: '$pad' } } }]).toArray();
        else if (i % 4 === 2) await cases.find().sort({ pad: 1 }).toArray();
        else await cases.find({ pad: /none/ }).toArray();
      }
    });
    const ended = Promise.allSettled(work);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await server.stop('SIGTERM')).toBe(0);
    await client.close(true);
    await ended;
    await server.remove();
  });
});

describe('a full disk', () => {
  it('is answered with an error, and the server lives on', async () => {
    const dir = temporaryDirectory('full');
    // A limit on the size of files stands for the full disk: writing behind it fails in the same way.
    const script = `trap '' XFSZ; ulimit -f 6000; exec "${process.execPath}" "${MAIN}" --dir "${dir}"`;
    const { spawn } = await import('node:child_process');
    const child = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const uri = await new Promise<string>((resolve) =>
      child.stdout.once('data', (text) => resolve(String(text).trim().split(' ')[1] as string)),
    );
    await withClientOf(uri, async (client) => {
      const cases = client.db('firm').collection<{ _id: number; pad: string }>('cases');
      const pad = 'x'.repeat(100_000);
      let stored = 0;
      const fill = async () => {
        for (; stored < 500; stored++) await cases.insertOne({ _id: stored, pad });
      };
      await expect(fill()).rejects.toMatchObject({ code: 14031 });
      expect(stored).toBeGreaterThan(10);
      expect(await cases.countDocuments()).toBe(stored);
      expect(await cases.estimatedDocumentCount()).toBe(stored);
      await cases.deleteMany({ _id: { $lt: 10 } });
      await cases.insertOne({ _id: 1000, pad: 'small' });
      expect(await cases.countDocuments()).toBe(stored - 9);
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(dir, { recursive: true });
  }, 30_000);
});

describe('documents with a time to live', () => {
  it('go when it is over', async () => {
    const dir = temporaryDirectory('expiry');
    const server = await startServer({ dir });
    await withClientOf(server.uri, async (client) => {
      const leads = client.db('firm').collection('leads');
      await leads.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
      await leads.insertMany([{ at: new Date(0) }, { at: new Date() }, { at: 'never' }, {}]);
    });
    await server.close();
    const engine = new Engine(dataFile(dir));
    await expireDocuments(engine, new Catalog(engine), () => false);
    expect(engine.counters.of(1)).toBe(3);
    await engine.close();
    rmSync(dir, { recursive: true });
  });
});
