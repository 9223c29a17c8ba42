import { createHash, pbkdf2, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { DiskStore } from './disk.store.js';
import { MinioStore } from './minio.store.js';
import type { ObjectStore } from './object-store.js';

const folder = await mkdtemp(path.join(tmpdir(), 'diwan-objects-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const MB = 1024 * 1024;
const { S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_REGION = 'us-east-1' } = process.env;

const adapters: [string, ObjectStore][] = [['local disk', new DiskStore(folder)]];
if (S3_ENDPOINT) {
  const access = { region: S3_REGION, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
  adapters.push(['S3', new MinioStore({ endpoint: S3_ENDPOINT, bucket: 'diwan-conformance', ...access })]);
}

/** Does something after so many turns of the event loop. */
function after(turns: number, deed: () => void): void {
  setImmediate(() => (turns === 0 ? deed() : after(turns - 1, deed)));
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe.each(adapters)('object store on %s', (_, store) => {
  const space = `t-${randomBytes(4).toString('hex')}`;
  const put = (key: string, bytes: Buffer | string, maxBytes = 64 * MB) =>
    store.put(key, Readable.from([Buffer.from(bytes)]), { maxBytes });

  it('is healthy', async () => {
    await expect(store.health()).resolves.toBeUndefined();
  });

  it('gives back what was put, with size and hash', async () => {
    const bytes = randomBytes(20 * MB);
    const stored = await put(`${space}/large.bin`, bytes);
    expect(stored).toEqual({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect((await buffer(await store.get(`${space}/large.bin`))).equals(bytes)).toBe(true);
    expect(await store.stat(`${space}/large.bin`)).toMatchObject({ key: `${space}/large.bin`, size: bytes.length });
  });

  it('keeps empty objects', async () => {
    await store.put(`${space}/empty`, Readable.from([]), { maxBytes: 1 });
    expect(await text(await store.get(`${space}/empty`))).toBe('');
  });

  it('gives exact ranges', async () => {
    await put(`${space}/range`, '0123456789');
    expect(await text(await store.get(`${space}/range`, { start: 0, end: 0 }))).toBe('0');
    expect(await text(await store.get(`${space}/range`, { start: 3, end: 6 }))).toBe('3456');
    expect(await text(await store.get(`${space}/range`, { start: 9, end: 9 }))).toBe('9');
  });

  it('replaces an object whole', async () => {
    await put(`${space}/twice`, 'the first, longer text');
    await put(`${space}/twice`, 'second');
    expect(await text(await store.get(`${space}/twice`))).toBe('second');
  });

  it.each([1, 12 * MB])('accepts exactly the limit of %d bytes and keeps nothing of one byte more', async (limit) => {
    await put(`${space}/limit-${limit}`, randomBytes(limit), limit);
    await expect(put(`${space}/over-${limit}`, randomBytes(limit + 1), limit)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    await expect(store.stat(`${space}/over-${limit}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps nothing of an upload that breaks off, and says why', async () => {
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(MB);
        throw new Error('the person went away');
      })(),
    );
    await expect(store.put(`${space}/broken`, broken, { maxBytes: 9 * MB })).rejects.toThrow('the person went away');
    await expect(store.get(`${space}/broken`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('answers NOT_FOUND for what is not there, and removes it without complaint', async () => {
    await expect(store.get(`${space}/none`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.stat(`${space}/none`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.remove(`${space}/none`)).resolves.toBeUndefined();
  });

  it('removes', async () => {
    await put(`${space}/gone`, 'x');
    await store.remove(`${space}/gone`);
    await expect(store.stat(`${space}/gone`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lists by prefix, below and beside', async () => {
    for (const name of ['list/a', 'list/ab', 'list/ab/c', 'list/b']) await put(`${space}/${name}`, name);
    const seen = await collect(store.list(`${space}/list/a`));
    expect(seen.map(({ key }) => key).sort()).toEqual(['a', 'ab', 'ab/c'].map((name) => `${space}/list/${name}`));
    // The store goes by the machine's clock, not by that of the specs.
    const machineNow = performance.timeOrigin + performance.now();
    expect(Math.abs(machineNow - Number(seen[0]?.modifiedAt))).toBeLessThan(60_000);
    expect(await collect(store.list(`${space}/nowhere/`))).toEqual([]);
  });

  it('survives parallel writers of one key: one of them wins whole', async () => {
    const texts = Array.from({ length: 8 }, (_, n) => String(n).repeat(100_000));
    await Promise.all(texts.map((content) => put(`${space}/contended`, content)));
    expect(texts).toContain(await text(await store.get(`${space}/contended`)));
  });

  it.each([
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    'a\\b',
    'a\0b',
    '%2e%2e/x',
    '.hidden',
    'a/.',
    '',
    'x'.repeat(201),
    'naïve',
  ])('refuses the key %j', async (key) => {
    await expect(put(key, 'x')).rejects.toThrow('not a key');
    await expect(store.get(key)).rejects.toThrow('not a key');
    await expect(store.stat(key)).rejects.toThrow('not a key');
    await expect(store.remove(key)).rejects.toThrow('not a key');
  });
});

describe('object store on local disk', () => {
  it('keeps nothing of uploads that break off at any moment, before their file is open too, with every helper thread busy', async () => {
    const store = new DiskStore(path.join(folder, 'breaking'));
    const hashes = Array.from({ length: 64 }, () => promisify(pbkdf2)('a', 'b', 20_000, 32, 'sha1'));
    const uploads = Array.from({ length: 32 }, (_, n) => {
      const stream = new Readable({ read() {} });
      stream.push('the beginning');
      const stored = store.put(`upload-${n}`, stream, { maxBytes: MB });
      after(n, () => stream.destroy(new Error(`broken off after ${n} turns`)));
      return stored;
    });
    const results = await Promise.allSettled(uploads);
    await Promise.all(hashes);
    expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual(
      Array.from({ length: 32 }, (_, n) => `broken off after ${n} turns`),
    );
    expect(await readdir(path.join(folder, 'breaking/uploads'))).toEqual([]);
  });

  it('leaves no unfinished file behind', async () => {
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
  });
});
