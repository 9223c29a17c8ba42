import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Denser } from './denser.js';
import { Finished, type FinishedBody } from './finished.js';

/** Long enough to be compressed, and better so by who takes the time. */
const html = Array.from({ length: 300 }, (_, index) => `<li>${index} ${randomBytes(8).toString('hex')}</li>`).join('');
const finishedOf = (text: string) =>
  new Finished({ status: 200, headers: { 'Content-Type': 'text/html' }, bytes: Buffer.from(text) });
/** A page that tells when its turn has come. */
function page(text = html): Finished {
  const finished = finishedOf(text);
  finished.densify = async () => void densified.push(finished);
  return finished;
}
const bytesOf = async (finished: Finished) => ((await finished.body('br')) as FinishedBody).bytes;

let kept: Map<string, Finished>;
let densified: Finished[];
let denser: Denser;
const put = (key: string, finished: Finished) => {
  kept.set(key, finished);
  denser.put(key, finished);
};
/** Time passes; what runs beside it is waited for by the promise that it gives. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  [kept, densified] = [new Map(), []];
  denser = new Denser((key, finished) => kept.get(key) === finished);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('pages compressed as far as it goes', () => {
  it('are the same page in fewer bytes, and the first answer is not held up by it', async () => {
    const finished = finishedOf(html);
    const quick = await bytesOf(finished);
    await finished.densify();
    const dense = await bytesOf(finished);
    expect(dense.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(dense).toString()).toBe(html);
    const { head } = finished.body('br') as FinishedBody;
    expect(head[head.indexOf('Content-Length') + 1]).toBe(String(dense.length));
    expect(head[head.indexOf('ETag') + 1]).toBe(finished.etag);
  });

  it('are those that have stood for a while, one after the other', async () => {
    const [home, about] = [page('home'), page('about')];
    put('/', home);
    put('/about', about);
    await pass(2900);
    expect(densified).toEqual([]);
    await pass(110);
    expect(densified).toEqual([home]);
    await pass(500);
    expect(densified).toEqual([home, about]);
  });

  it('however often one is published, it is its last version alone, once', async () => {
    let last = page();
    for (let time = 0; time < 1000; time++) {
      last = page(`version ${time}`);
      put('/', last);
      await pass(60);
    }
    expect(densified).toEqual([]);
    await pass(60_000);
    expect(densified).toEqual([last]);
  });

  it('leaves out what is no longer given, and goes on after one that fails', async () => {
    const [gone, bad, good] = [page('gone'), page('bad'), page('good')];
    put('/gone', gone);
    put('/bad', bad);
    put('/good', good);
    kept.delete('/gone');
    bad.densify = () => Promise.reject(new Error('no memory'));
    await pass(10_000);
    expect(densified).toEqual([good]);
  });
});
