import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeClamd, startFakeClamd } from '../testing/fake-clamd.js';
import { scanWithClamd } from './clamd.js';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd();
});
beforeEach(() => {
  clamd.mode = 'works';
});
afterAll(() => clamd.stop());

const scan = (bytes: Buffer, limitMs = 10_000) =>
  scanWithClamd(new URL(clamd.url), Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]), limitMs);

describe('clamd', () => {
  it('M3: is sent the whole file and its verdict is understood', async () => {
    expect(await scan(Buffer.alloc(5_000_000, 'a'))).toEqual({ clean: true });
    expect(clamd.scanned.at(-1)).toBe(5_000_000);
    expect(await scan(Buffer.from('with a VIRUS in it'))).toEqual({ clean: false, virus: 'Fake.Virus' });
  });

  it('M3: a file larger than it takes, on which it hangs up midway, is told at once and keeps nobody waiting', async () => {
    clamd.mode = 'hangs up';
    const parts = Array.from({ length: 400 }, () => Buffer.alloc(65_536, 'a'));
    await expect(scanWithClamd(new URL(clamd.url), Readable.from(parts), 5000)).rejects.toThrow();
    clamd.mode = 'works';
    expect(await scan(Buffer.from('the next'))).toEqual({ clean: true });
  });

  it('M3: never passes a file that it did not answer for', async () => {
    clamd.mode = 'error';
    await expect(scan(Buffer.from('file'))).rejects.toThrow(/size limit/);
    clamd.mode = 'silent';
    await expect(scan(Buffer.from('file'), 100)).rejects.toThrow(/too long/);
    const nobody = new URL('tcp://127.0.0.1:1');
    await expect(scanWithClamd(nobody, Readable.from([Buffer.from('file')]), 1000)).rejects.toThrow();
  });
});
