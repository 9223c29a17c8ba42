import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { type FrontDoor, openFrontDoor } from '../testing/front-door.js';
import { sendRaw, statusesIn } from '../testing/raw-http.js';
import { isPlain, respelled } from './plain-path.js';

describe('the one spelling of a path', () => {
  it.each([
    ['/', '/'],
    ['/news/a-b_c.d~e', '/news/a-b_c.d~e'],
    ['/%6eews', '/news'],
    ['/news/%d9%85%d9%82', '/news/%D9%85%D9%82'],
    ['/a%3Ab%40c', '/a:b@c'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a%5cb', '/a%5Cb'],
    ['/%zz', '/%25zz'],
    ['/a/%D9', '/a/%EF%BF%BD'],
  ])('of %s is %s, and that of it again', (path, spelling) => {
    expect(respelled(path)).toBe(spelling);
    expect(respelled(spelling)).toBe(spelling);
  });

  it.each(['/a/../b', '/a/.', '/a%2Fb', '/a%5Cb', '/a%00', '/%2e%2e/b', '/%61'])('%s is not plain', (path) =>
    expect(isPlain(path)).toBe(false),
  );
});

describe('S-2: addresses of the API', () => {
  let door: FrontDoor;
  let asked: string[] = [];
  beforeAll(async () => {
    door = await openFrontDoor(({ url = '' }, response) => {
      // The front door asks for these by itself.
      const isItsOwn = /\/site\/(changes|addresses|profile)/.test(url);
      if (!isItsOwn) asked.push(url);
      const body = url.includes('/site/changes') ? { epoch: 'e', version: 1, changed: [] } : { url };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    door.watch();
    await eventually(async () => {
      await door.get('/api/news/articles?language=ar');
      asked = [];
      await door.get('/api/news/articles?language=ar');
      expect(asked).toEqual([]);
    });
  });
  afterAll(() => door.close());
  beforeEach(() => {
    asked = [];
  });
  const statusOf = async (target: string) => {
    const answer = await sendRaw(door.origin, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    return statusesIn(answer)[0];
  };
  const aboutNews = () => asked.filter((url) => url.includes('articles') || url.includes('attorneys'));

  it.each([
    '/api/news/articles/..\\..\\..\\healthz',
    '/api/news/articles/..%5C..%5Chealthz',
    '/api/news/articles/../../healthz',
    '/api/news/articles/%2e%2e/healthz',
    '/api/news/articles/a%2Fb',
    '/api/news/articles/a%00',
    '/api/news/articles/%zz',
    '/api/news/articles/%61',
    '/api/news//articles',
    '/api/news/articles/',
    '/api/identity/my/..%2F..%2Fhealthz',
  ])('%s is 400, and no service hears of it', async (target) => {
    expect(await statusOf(target)).toBe(400);
    expect(asked).toEqual([]);
  });

  it('a parameter may be escaped as programs do', async () => {
    const address = `/api/cases/x/${encodeURIComponent('2026:a@b+c')}/${encodeURIComponent('مقال')}`;
    expect(await statusOf(address)).toBe(200);
    expect(asked).toEqual([address]);
  });

  it('what is kept is asked for in the words of its endpoint: one answer however the question is put', async () => {
    const ask = async (query: string) => (await door.get(`/api/news/articles${query}`)).text();
    const first = await ask('?language=en');
    for (const query of ['?limit=9&language=en', '?language=en&limit=09', '?page=1&language=en&limit=9.0']) {
      expect(await ask(query)).toBe(first);
    }
    expect(aboutNews()).toHaveLength(1);
    // What the endpoint does not know is the service's to refuse, and kept by nobody.
    for (const query of ['?language=en&more=1', '?language=en&language=ar', '?language=xx']) {
      await ask(query);
      await ask(query);
    }
    expect(aboutNews()).toHaveLength(7);
  });
});
