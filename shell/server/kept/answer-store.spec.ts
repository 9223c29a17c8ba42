import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { AnswerStore } from './answer-store.js';
import { Finished } from './finished.js';
import type { Made } from './kept.js';
import { World } from './world.js';

let world: World;
let store: AnswerStore;
let made: string[];
let stale: number;
/** What the service would say now. */
let content = 'first';
let answer: () => Promise<Partial<Made>>;

const page = (text: string, status = 200) =>
  new Finished({ status, headers: { 'Content-Type': 'text/html' }, bytes: Buffer.from(text) });
const make =
  (key: string, subjects: string[] | null = [key]) =>
  async (): Promise<Made> => {
    made.push(key);
    return { finished: page(content), subjects, quality: 'whole', ...(await answer()) };
  };
const read = async (key: string, subjects?: string[] | null) =>
  (await store.answer(key, make(key, subjects))).finished.body('identity') as { bytes: Buffer };
const textOf = async (key: string, subjects?: string[] | null) => (await read(key, subjects)).bytes.toString();
const change = (version: number, ...changed: string[]) => world.learn({ epoch: 'e', version, changed });

beforeEach(() => {
  [made, stale, content] = [[], 0, 'first'];
  answer = async () => ({});
  world = new World();
  change(1);
  const onStale = () => {
    stale += 1;
  };
  store = new AnswerStore({ world, megabytes: 4, onStale });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('kept answers', () => {
  it('are made once for any number of waiters, and then given until what they are made of changes', async () => {
    await Promise.all(Array.from({ length: 500 }, () => textOf('/')));
    await textOf('/');
    expect(made).toEqual(['/']);
    expect(store.ready('/', Date.now())?.status).toBe(200);
    content = 'second';
    change(2, 'another');
    expect(await textOf('/')).toBe('first');
    change(3, '/');
    expect(await textOf('/')).toBe('second');
  });

  it('that people have just read are made anew by themselves, the others when they are asked for', async () => {
    await textOf('/hot');
    content = 'second';
    change(2, '/hot');
    await eventually(() => expect(store.ready('/hot', Date.now())).not.toBeNull());
    expect(made).toEqual(['/hot', '/hot']);
  });

  it('one that was begun before a change is not given to who comes after it', async () => {
    let goOn = () => {};
    answer = () => new Promise((resolve) => (goOn = () => resolve({})));
    const early = textOf('/');
    await eventually(() => expect(made).toEqual(['/']));
    change(2, '/');
    const late = textOf('/');
    content = 'second';
    answer = async () => ({});
    goOn();
    await early;
    expect(await late).toBe('second');
  });

  it('with nobody to tell of their changes are not kept', async () => {
    await textOf('/search', null);
    await textOf('/search', null);
    expect(made).toHaveLength(2);
    expect(store.size).toBe(0);
  });

  it('without any version of the content only stand by for an outage', async () => {
    store = new AnswerStore({ world: new World(), megabytes: 4 });
    await textOf('/');
    content = 'second';
    expect(await textOf('/')).toBe('second');
    answer = async () => ({ quality: 'failed', finished: page('failed', 503) });
    expect(await textOf('/')).toBe('second');
  });

  it('are made anew when the day in Beirut ends', async () => {
    await textOf('/');
    world.setDay(new Date(Date.now() + 86_400_000), false);
    await textOf('/');
    expect(made.length).toBeGreaterThan(1);
  });
});

describe('failures while an answer is made anew', () => {
  const outcomes: [string, () => Promise<Partial<Made>>][] = [
    ['failing', async () => ({ quality: 'failed', finished: page('failed', 503) })],
    ['breaking', () => Promise.reject(new Error('broken'))],
    ['partial', async () => ({ quality: 'partial', finished: page('half') })],
    ['hanging', () => new Promise(() => undefined)],
  ];
  it.each(outcomes)('%s: the last one is given, and soon nobody waits for it', async (_how, outcome) => {
    await textOf('/');
    answer = outcome;
    change(2, '/');
    expect(await textOf('/')).toBe('first');
    const begun = performance.now();
    for (let reader = 0; reader < 50; reader++) expect(await textOf('/')).toBe('first');
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(stale).toBeGreaterThan(40);
  });

  it('F-4: what is given again says as of when it holds, and no longer once it was made anew', async () => {
    const begun = Date.now();
    await textOf('/');
    answer = async () => ({ quality: 'failed', finished: page('failed', 503) });
    change(2, '/');
    const { asOf } = await store.answer('/', make('/'));
    expect(asOf).toBeGreaterThanOrEqual(begun);
    answer = async () => ({});
    // Nobody tries again for a second.
    const later = Date.now() + 1100;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect((await store.answer('/', make('/'))).asOf).toBeNull();
  });

  it('F-4: what was made of older parts is as old as the oldest of them, also when it is given again', async () => {
    answer = async () => ({ quality: 'partial', asOf: 1000 });
    expect((await store.answer('/', make('/'))).asOf).toBe(1000);
    expect(store.ready('/', Date.now())).toBeNull();
    expect((await store.answer('/', make('/'))).asOf).toBe(1000);
    expect(made).toEqual(['/']);
  });

  it('are never kept when nothing better is known, nor is a 404', async () => {
    answer = async () => ({ quality: 'failed', finished: page('failed', 503) });
    await textOf('/');
    answer = async () => ({ quality: 'unkept', finished: page('none', 404) });
    expect(await textOf('/')).toBe('none');
    expect(store.ready('/', Date.now())).toBeNull();
    answer = async () => ({});
    change(2, '/');
    expect(await textOf('/')).toBe('first');
  });

  it('what the firm took down is a 404 at once, although a page is known', async () => {
    await textOf('/');
    answer = async () => ({ quality: 'unkept', finished: page('none', 404) });
    change(2, '/');
    expect(await textOf('/')).toBe('none');
  });

  it('while nobody knows what has changed, what is known is given at once', async () => {
    await textOf('/');
    world.lose();
    answer = () => new Promise(() => undefined);
    expect(await textOf('/')).toBe('first');
  });
});

describe('strangers', () => {
  it('cannot make it grow, nor drive out the pages of the site: a flood of addresses, queries and languages', async () => {
    content = 'x'.repeat(20_000);
    const site = Array.from({ length: 60 }, (_, number) => `/page-${number}`);
    for (const address of site) await textOf(address);
    for (let number = 0; number < 5000; number++) {
      await textOf(`/news?page=${number}`, ['articles']);
      answer = async () => ({ quality: 'unkept', finished: page(content, 404) });
      await textOf(`/${number % 2 ? 'ar/' : ''}nothing-${number}`);
      answer = async () => ({});
    }
    expect(store.size).toBeLessThan(4 * 1024 * 1024);
    expect(site.filter((address) => store.ready(address, Date.now()))).toHaveLength(60);
  });
});

describe('a page that is published a thousand times a minute', () => {
  it('is made no oftener than one after the other, readers get the newest, and the other pages are left alone', async () => {
    await textOf('/');
    await textOf('/other');
    let [underWay, most] = [0, 0];
    answer = async () => {
      most = Math.max(most, ++underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return {};
    };
    for (let version = 2; version < 200; version++) {
      content = `content ${version}`;
      change(version, '/');
      if (version % 10 === 0) await textOf('/');
    }
    expect(await textOf('/')).toBe('content 199');
    expect(made.filter((key) => key === '/other')).toHaveLength(1);
    expect(made.length).toBeLessThan(120);
    expect(most).toBe(1);
  });
});
