import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AnswerStore } from './answer-store.js';
import { Finished } from './finished.js';
import type { Made } from './kept.js';
import { KeptOnDisk } from './kept-on-disk.js';
import { World } from './world.js';

let root: string;
let told: unknown[];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'diwan-kept-'));
  told = [];
});
afterEach(() => rm(root, { recursive: true }));

const page = (text: string, status = 200) =>
  new Finished({ status, headers: { 'Content-Type': 'text/html' }, bytes: Buffer.from(text) });
/** A server that has just started, over the same folder. */
function start({ build = 'one', release = 'r1', folder = path.join(root, 'kept'), megabytes = 1 } = {}) {
  const log = { warn: (line: unknown) => void told.push(line) } as never;
  const disk = new KeptOnDisk({ folder, megabytes, build, log });
  const world = new World();
  world.setRelease(release);
  const store = new AnswerStore({ world, megabytes: 4, disk });
  const ask = async (key: string, answer: Partial<Made> | Error) => {
    const make = async (): Promise<Made> => {
      if (answer instanceof Error) throw answer;
      return { finished: page('made'), subjects: [key], quality: 'whole', ...answer };
    };
    const given = await store.answer(key, make);
    return { text: given.finished.plain.toString(), status: given.finished.status, asOf: given.asOf };
  };
  return { disk, world, ask };
}
const AWAY = { quality: 'failed' as const, finished: page('away', 503) };
const written = async (text: string, options = {}) => {
  const { disk, ask } = start(options);
  await ask('/', { finished: page(text) });
  await disk.settled();
};

describe('F-4: pages on disk', () => {
  it('are given after a restart while the services are away, as old as they are, and made anew as soon as they can be', async () => {
    const begun = Date.now();
    await written('before');
    const later = start();
    const given = await later.ask('/', AWAY);
    expect(given).toMatchObject({ text: 'before', status: 200 });
    expect(given.asOf).toBeGreaterThanOrEqual(begun);
    expect(await start().ask('/', new Error('broken'))).toMatchObject({ text: 'before' });
    expect(await start().ask('/', { finished: page('after') })).toMatchObject({ text: 'after', asOf: null });
  });

  it('PUB-09: do not come back once nothing may be shown any more, not even what was still to be written', async () => {
    await written('before');
    const { disk, ask } = start();
    await disk.settled();
    const waiting = ask('/other', { finished: page('later') });
    await waiting;
    disk.clear();
    await disk.settled();
    for (const key of ['/', '/other']) expect(await start().ask(key, AWAY)).toMatchObject({ status: 503 });
  });

  it('never count as holding: with everything there, a page is made anew before it is given', async () => {
    await written('before');
    const later = start();
    later.world.learn({ epoch: 'e', version: 1, changed: [] });
    expect(await later.ask('/', { finished: page('after') })).toMatchObject({ text: 'after' });
  });

  it.each([
    ['another build of this server', { build: 'two' }],
    ['another release of a remote', { release: 'r2' }],
    ['a release that is not known yet', { release: '' }],
  ])('are not given by %s', async (_what, other) => {
    await written('before');
    expect(await start(other).ask('/', AWAY)).toMatchObject({ status: 503 });
  });

  it('are not given when a file was harmed, nor after a day', async () => {
    await written('before');
    const [name = ''] = await readdir(path.join(root, 'kept'));
    const file = path.join(root, 'kept', name);
    const sound = await readFile(file, 'utf8');
    await writeFile(file, sound.replace(/before$/, 'behind'));
    expect(await start().ask('/', AWAY)).toMatchObject({ status: 503 });
    await writeFile(file, sound.slice(0, 20));
    expect(await start().ask('/', AWAY)).toMatchObject({ status: 503 });
    await writeFile(file, sound.replace(/"madeAt":\d+/, `"madeAt":${Date.now() - 25 * 3600 * 1000}`));
    expect(await start().ask('/', AWAY)).toMatchObject({ status: 503 });
    await writeFile(file, sound);
    expect(await start().ask('/', AWAY)).toMatchObject({ status: 200 });
  });

  it('what the firm took down does not come back, and addresses that strangers invent are not written', async () => {
    await written('before');
    const { disk, ask } = start();
    await ask('/', { quality: 'unkept', finished: page('none', 404) });
    await ask('/news?page=2', {});
    await ask('/nothing', { quality: 'unkept', finished: page('none', 404) });
    await disk.settled();
    expect(await readdir(path.join(root, 'kept'))).toEqual([]);
    expect(await start().ask('/', AWAY)).toMatchObject({ status: 503 });
  });

  it('take no more than their share: the one written longest ago goes first, also of those from before a restart', async () => {
    const large = (text: string) => ({ finished: page(text.repeat(400_000)) });
    const early = start();
    await early.ask('/first', large('1'));
    await early.disk.settled();
    const [first = ''] = await readdir(path.join(root, 'kept'));
    const yesterday = Date.now() / 1000 - 86_400;
    await utimes(path.join(root, 'kept', first), yesterday, yesterday);
    await early.ask('/second', large('2'));
    await early.disk.settled();
    const later = start();
    await later.ask('/third', large('3'));
    await later.disk.settled();
    expect(await readdir(path.join(root, 'kept'))).toHaveLength(2);
    const after = start();
    expect(await after.ask('/first', AWAY)).toMatchObject({ status: 503 });
    expect(await after.ask('/second', AWAY)).toMatchObject({ status: 200 });
    expect(await after.ask('/third', AWAY)).toMatchObject({ status: 200 });
  });

  it('a folder that cannot be had costs readers nothing and is told once', async () => {
    await writeFile(path.join(root, 'file'), '');
    const { disk, ask } = start({ folder: path.join(root, 'file/kept') });
    for (const key of ['/', '/about', '/contact']) expect(await ask(key, {})).toMatchObject({ text: 'made' });
    await disk.settled();
    expect(told).toEqual([{ event: 'pages-not-kept-on-disk', name: 'Error' }]);
  });
});
