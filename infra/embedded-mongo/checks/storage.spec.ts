import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { verify } from '@diwan/embedded-mongo/catalog/verify';
import { startServer } from '@diwan/embedded-mongo/server';
import { dataFile } from '@diwan/embedded-mongo/store/data-directory';
import { Engine } from '@diwan/embedded-mongo/store/engine';
import { metaKey, TAG, tagRange } from '@diwan/embedded-mongo/store/keys';
import { unsealed } from '@diwan/embedded-mongo/store/record';
import { encode } from '@diwan/embedded-mongo/values/bson';
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
    await engine.commit((overlay) => overlay.putEntry(metaKey('format'), Buffer.from(encode({ format: 99 }))));
    await engine.close();
    await expect(startServer({ dir })).rejects.toThrow(/has format 99, this program reads format 3/);
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
    let done = 0;
    const work = Array.from({ length: 40 }, async (_, i) => {
      for (; ; done += 1) {
        if (i % 4 === 0) await cases.insertOne({ n: i });
        else if (i % 4 === 1) await cases.aggregate([{ $group: { _id: '$n', all: { $push: '$pad' } } }]).toArray();
        else if (i % 4 === 2) await cases.find().sort({ pad: 1 }).toArray();
        else await cases.find({ pad: /none/ }).toArray();
      }
    });
    const ended = Promise.allSettled(work);
    while (done < 200) await new Promise(setImmediate);
    expect(await server.stop('SIGTERM')).toBe(0);
    await client.close(true);
    await ended;
    await server.remove();
  });
});

describe('a data file', () => {
  it('of format 2 gets its checksums while the server runs', async () => {
    const dir = temporaryDirectory('upgrade');
    await whileServing(dir, async (client) => {
      await client.db('firm').collection('cases').createIndex({ n: 1 });
      await client
        .db('firm')
        .collection('cases')
        .insertMany(Array.from({ length: 1000 }, (_, n) => ({ n })));
    });
    const engine = new Engine(dataFile(dir));
    await engine.commit((overlay) => {
      for (const [key, stored] of [...overlay.walk(tagRange(TAG.documents))]) overlay.putEntry(key, unsealed(stored));
      overlay.putEntry(metaKey('format'), Buffer.from(encode({ format: 2 })));
    });
    await engine.close();
    expect(await verify(dataFile(dir))).toMatchObject({ documents: 1000, unsealed: 1000, faults: [] });
    await whileServing(dir, async (client) => {
      expect(
        await client
          .db('firm')
          .collection('cases')
          .countDocuments({ n: { $gte: 500 } }),
      ).toBe(500);
      while ((await verify(dataFile(dir))).unsealed > 0) await new Promise(setImmediate);
      await client
        .db('firm')
        .collection('cases')
        .updateMany({}, { $inc: { n: 1 } });
    });
    expect(await verify(dataFile(dir))).toEqual({ documents: 1000, unsealed: 0, faults: [] });
    rmSync(dir, { recursive: true });
  });

  it('with altered bytes is found by the check, which names the documents', async () => {
    const dir = temporaryDirectory('rot');
    const ids = Array.from({ length: 200 }, (_, i) => i);
    await whileServing(dir, (client) =>
      client
        .db('firm')
        .collection<{ _id: number }>('cases')
        .insertMany(ids.map((_id) => ({ _id, pad: `<${_id}>${'x'.repeat(300)}` }))),
    );
    const check = () => promisify(execFile)(process.execPath, [MAIN, 'check', '--dir', dir]);
    expect((await check()).stdout).toBe('OK  200 documents, all as they were stored\n');
    const bytes = readFileSync(dataFile(dir));
    const altered = ids.filter((id) => id % 4 === 0);
    for (const id of altered)
      for (let at = bytes.indexOf(`<${id}>x`); at >= 0; at = bytes.indexOf(`<${id}>x`, at + 1))
        bytes[at + 100] = (bytes[at + 100] as number) ^ 1;
    writeFileSync(dataFile(dir), bytes);
    const { stderr } = (await check().catch((error: unknown) => error)) as { stderr: string };
    const named = [...stderr.matchAll(/^firm\.cases: document with _id (\d+) \(record \d+\) is damaged$/gm)];
    expect(named.map(([, id]) => Number(id))).toEqual(altered);
    expect(stderr).toMatch(/^FAILED {2}50 faults in /m);
    await whileServing(dir, async (client) => {
      const cases = client.db('firm').collection<{ _id: number }>('cases');
      expect(await cases.findOne({ _id: 1 })).toMatchObject({ _id: 1 });
      await expect(cases.findOne({ _id: 4 })).rejects.toThrow(/damaged/);
    });
    rmSync(dir, { recursive: true });
  });

  it('with an index or a count that does not fit its documents is found, too', async () => {
    const dir = temporaryDirectory('unfit');
    await whileServing(dir, async (client) => {
      await client.db('firm').collection('cases').createIndex({ n: 1 }, { unique: true });
      await client
        .db('firm')
        .collection('cases')
        .insertMany([{ n: 1 }, { n: 2 }]);
    });
    const engine = new Engine(dataFile(dir));
    await engine.commit((overlay) => {
      const [last] = [...overlay.walk(tagRange(TAG.index))].slice(-1);
      overlay.deleteEntry((last as [Buffer, Buffer])[0]);
      overlay.count(1, 5);
    });
    await engine.close();
    const { faults } = await verify(dataFile(dir));
    expect(faults.join('\n')).toMatch(/not in the index n_1.*1 entries instead of 2.*2 documents, 7 are counted/s);
    rmSync(dir, { recursive: true });
  });

  it('does not grow for ever because a backup was killed', () =>
    withServer(
      async ({ uri }, dir) => {
        // A backup reads in one LMDB transaction; this one holds it until it is killed.
        const reader = `
          const { openEnvironment } = await import('${import.meta.resolve('@diwan/embedded-mongo/store/environment')}');
          const env = openEnvironment('${dataFile(dir)}', { readOnly: true });
          const transaction = env.useReadTransaction();
          env.get(Buffer.from([0]), { transaction });
          console.log('reading');
          setInterval(() => transaction, 1000);`;
        await withClientOf(uri, async (client) => {
          const cases = client.db('firm').collection('cases');
          await cases.insertMany(Array.from({ length: 200 }, (_, n) => ({ n, pad: 'x'.repeat(2000) })));
          const size = () => statSync(dataFile(dir)).size;
          /** By how many bytes the file grows while its documents change. */
          const growth = async () => {
            const before = size();
            for (let i = 0; i < 15; i++) await cases.updateMany({}, { $inc: { n: 1 } });
            return size() - before;
          };
          const child = spawn(process.execPath, ['--input-type=module', '-e', reader], {
            stdio: ['ignore', 'pipe', 'inherit'],
          });
          await new Promise((resolve) => child.stdout.once('data', resolve));
          await growth();
          const whileRead = await growth();
          expect(whileRead).toBeGreaterThan(size() / 5); // while it reads, nothing can be used again
          const gone = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGKILL');
          await gone;
          // The housekeeping comes every few seconds; once it has come, what was used can be used again.
          for (let still = 0; still < 2; ) still = (await growth()) < whileRead / 10 ? still + 1 : 0;
        });
      },
      { sync: false },
    ));
});

describe('a full disk', () => {
  it('lets a server start and read; it says so, and nobody else starts beside it', async () => {
    const dir = temporaryDirectory('full-start');
    await whileServing(dir, (client) =>
      client
        .db('firm')
        .collection('cases')
        .insertMany(Array.from({ length: 300 }, () => ({ pad: 'x'.repeat(10_000) }))),
    );
    // Only the first pages of the file can be written, nothing behind them.
    const script = `trap '' XFSZ; ulimit -f 8; exec "${process.execPath}" "${MAIN}" --dir "${dir}"`;
    const child = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let told = '';
    child.stderr.on('data', (text) => {
      told += text;
    });
    const uri = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(String(text).trim().split(' ')[1] as string));
      child.once('exit', () => reject(new Error(told)));
    });
    await withClientOf(uri, async (client) => {
      const cases = client.db('firm').collection('cases');
      expect(await cases.countDocuments()).toBe(300);
      expect(await cases.findOne({ pad: /^x/ })).not.toBeNull();
      await expect(cases.insertOne({ a: 1 })).rejects.toMatchObject({ code: 14031 });
    });
    expect(told).toMatch(/the disk is full or failing.*\nstarted for reading: writes fail until there is space/);
    await expect(startServer({ dir })).rejects.toThrow(/is in use by/);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    await whileServing(dir, (client) => client.db('firm').collection('cases').insertOne({ a: 1 }));
    rmSync(dir, { recursive: true });
  });

  it('is answered with an error, and the server lives on', async () => {
    const dir = temporaryDirectory('full');
    // A limit on the size of files stands for the full disk: writing behind it fails in the same way.
    const script = `trap '' XFSZ; ulimit -f 6000; exec "${process.execPath}" "${MAIN}" --dir "${dir}"`;
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
  });
});
