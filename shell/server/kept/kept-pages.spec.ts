import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { buildRemote, buildServerPart, type FrontDoor, openFrontDoor } from '../testing/front-door.js';
import { anOfficeProfile } from '../testing/office-profile.js';
import { sendRaw } from '../testing/raw-http.js';

/** A remote whose pages are content of the news service. */
const remote = (release: string) => `export default {
  contract: 1,
  area: 'public',
  document: (path) => ({ query: path === '/news' ? ['page'] : [], kept: path !== '/search' }),
  load: async ({ path, language, query, call }) => {
    const slug = path.slice(1) || 'home';
    const page = await call({ service: 'news', method: 'GET', path: '/site/page' }, { query: { slug, language } })
      .catch((error) => { if (error.code !== 'NOT_FOUND') throw error; return null; });
    const data = { release: ${JSON.stringify(release)}, page, query: query.toString(), filler: 'x'.repeat(2000) };
    return page ? { data } : { status: 404, data };
  },
};`;
const profile = anOfficeProfile();

let door: FrontDoor;
let pages: Record<string, string>;
let version = 1;
const changes: Record<string, number> = {};
let asked: string[] = [];
let isAway = false;
let isListed = false;
const addresses = ['/about', '/never-read'].map((address) => ({
  paths: { en: address, ar: null },
  updatedAt: '2026-11-01T00:00:00.000Z',
  news: null,
}));

const publish = (slug: string, text: string) => {
  pages[slug] = text;
  version += 1;
  changes[`page/${slug}`] = version;
};
const service = (request: { url?: string; method?: string }, response: import('node:http').ServerResponse) => {
  const url = new URL(request.url ?? '', 'http://news');
  if (isAway) return void response.writeHead(503).end();
  const json = (body: unknown, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname.endsWith('/site/changes')) {
    const since = Number(url.searchParams.get('since'));
    const changed = Object.keys(changes).filter((subject) => (changes[subject] ?? 0) > since);
    return json({ epoch: 'e', version, changed });
  }
  asked.push(request.url ?? '');
  if (url.pathname.endsWith('/site/profile')) return json(profile);
  if (url.pathname.endsWith('/site/addresses')) return json(isListed ? addresses : []);
  if (url.pathname.endsWith('/articles')) return json({ items: [version], cookie: 'none' });
  if (request.method === 'POST') {
    publish('home', 'written');
    return json({});
  }
  const page = pages[url.searchParams.get('slug') ?? ''];
  if (page === undefined) return json({ code: 'NOT_FOUND', reference: 'reference-1', status: 404 }, 404);
  json(page);
};
const textOf = async (address: string, headers: Record<string, string> = {}) =>
  (await door.get(address, headers)).text();
const pagesAsked = () => asked.filter((url) => url.includes('/site/page')).length;

beforeAll(async () => {
  pages = { home: 'first', about: 'about', news: 'list', search: 'search' };
  door = await openFrontDoor(service);
  await buildServerPart(path.join(door.folder, 'public'), remote('one'));
  door.watch();
  await eventually(async () => {
    await textOf('/about');
    const before = pagesAsked();
    await textOf('/about');
    expect(pagesAsked()).toBe(before);
  });
  // From here on changes are known: what was drawn before the first look at them is drawn once more.
  publish('about', 'about, seen to change');
  await eventually(async () => expect(await textOf('/about')).toContain('seen to change'));
});
afterAll(() => door.close());
beforeEach(() => {
  asked = [];
  isAway = false;
  isListed = false;
});

describe('ADR 0016: pages that are kept', () => {
  it('are drawn once for all, a change is seen within a second, and only pages that it touches are drawn anew', async () => {
    await Promise.all(Array.from({ length: 50 }, () => textOf('/')));
    expect(pagesAsked()).toBe(1);
    await textOf('/about');
    publish('home', 'second');
    await eventually(async () => expect(await textOf('/')).toContain('second'));
    await textOf('/about');
    expect(asked.filter((url) => url.includes('slug=about'))).toEqual([]);
  });

  it('carry the same headers whichever way they come, and nothing that is one visitor’s', async () => {
    const drawn = await door.get('/', { 'x-correlation-id': 'asked-the-long-way' });
    const kept = await door.get('/');
    const headersOf = (answer: Response) => {
      const { date: _date, 'x-correlation-id': _id, ...rest } = Object.fromEntries(answer.headers);
      return rest;
    };
    expect(headersOf(kept)).toEqual(headersOf(drawn));
    expect(kept.headers.get('cache-control')).toBe('private, no-cache');
    expect(kept.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(kept.headers.get('set-cookie')).toBeNull();
    expect(kept.headers.get('x-correlation-id')).not.toBe((await door.get('/')).headers.get('x-correlation-id'));
  });

  it('are told apart by language and by session, and by nothing that a browser says of itself', async () => {
    const english = await textOf('/');
    expect(await textOf('/', { 'accept-language': 'ar', 'user-agent': 'other', dnt: '1' })).toBe(english);
    expect(await textOf('/ar')).toContain('dir="rtl"');
    const signedIn = await textOf('/', { cookie: '__Host-sid=anything' });
    expect(signedIn).toContain('<script src="/assets/shell/main.1.js" defer>');
    expect(await textOf('/')).toBe(english);
    expect(english).not.toContain('<script src=');
  });

  it('come as HEAD, in the coding that the browser takes, and as 304 when the browser has them', async () => {
    const plain = await door.get('/', { 'accept-encoding': 'identity' });
    const etag = plain.headers.get('etag') ?? '';
    for (const coding of ['br', 'gzip']) {
      const coded = await door.get('/', { 'accept-encoding': coding });
      expect([coded.headers.get('content-encoding'), coded.headers.get('etag')]).toEqual([coding, etag]);
      expect(await coded.text()).toBe(await textOf('/', { 'accept-encoding': 'identity' }));
    }
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const answer = await door.get('/', { 'if-none-match': known });
      expect([answer.status, await answer.text()]).toEqual([304, '']);
      expect(answer.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
    }
    expect((await door.get('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await door.get('/', { 'if-none-match': etag, cookie: '__Host-sid=x' })).status).toBe(200);
    const head = await sendRaw(door.origin, 'HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).toContain(`Content-Length: ${plain.headers.get('content-length')}`);
    expect(head.endsWith('\r\n\r\n')).toBe(true);
  });

  it('are one page whatever else stands in the query, and another for each query that they read', async () => {
    const plain = await textOf('/about');
    for (let number = 0; number < 30; number++) expect(await textOf(`/about?utm_source=${number}`)).toBe(plain);
    expect(await textOf('/news?page=2&utm_source=x')).toContain('"query":"page=2"');
    expect(await textOf('/news')).toContain('"query":""');
    expect(asked.filter((url) => url.includes('slug=news'))).toHaveLength(2);
  });

  it('are not kept where an address is one person’s, and have one address', async () => {
    await textOf('/search?q=a');
    await textOf('/search?q=a');
    expect(asked.filter((url) => url.includes('slug=search'))).toHaveLength(2);
    expect((await door.get('/%61bout')).headers.get('location')).toBe('/about');
  });

  it('a page that was not there is there as soon as it is published', async () => {
    expect((await door.get('/new')).status).toBe(404);
    publish('new', 'new page');
    await eventually(async () => expect(await textOf('/new')).toContain('new page'));
  });

  it('who writes through this server reads what was written, without waiting', async () => {
    await textOf('/');
    await door.post('/api/news/anything', '{}', { 'content-type': 'application/json' });
    expect(await textOf('/')).toContain('written');
  });

  it('a request whose extent is doubtful gets no kept page', async () => {
    await textOf('/');
    const answer = await sendRaw(door.origin, 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('lists for everybody are kept as well; who has a session asks the service', async () => {
    const address = '/api/news/articles?language=en';
    const first = await textOf(address);
    expect(await textOf(address)).toBe(first);
    await textOf(address, { cookie: '__Host-sid=x' });
    await textOf(address, { cookie: '__Host-sid=x' });
    expect(asked.filter((url) => url.includes('/articles'))).toHaveLength(3);
    version += 1;
    changes.articles = version;
    await eventually(async () => expect(await textOf(address)).not.toBe(first));
  });

  it('a release of the remote in mid-traffic is drawn within a second; without it the last pages stay', async () => {
    await textOf('/');
    await buildRemote(path.join(door.folder, 'public'), 'public', '/* two */', 'remoteEntry.22222222.js');
    await buildServerPart(path.join(door.folder, 'public'), remote('two'));
    await eventually(async () => expect(await textOf('/')).toContain('"release":"two"'));
    const failed = () => door.logged.filter(({ event }) => event === 'page-not-rendered').length;
    const before = failed();
    await buildServerPart(path.join(door.folder, 'public'), 'export default null;');
    await eventually(() => expect(failed()).toBeGreaterThan(before));
    const answer = await door.get('/');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"release":"two"')]);
    await buildServerPart(path.join(door.folder, 'public'), remote('three'));
    await eventually(async () => expect(await textOf('/')).toContain('"release":"three"'));
  });

  it('two servers are in step, and one that was cut off finds out what it missed', async () => {
    const other = await openFrontDoor((request, response) =>
      isCutOff ? void response.destroy() : service(request, response),
    );
    let isCutOff = false;
    await buildServerPart(path.join(other.folder, 'public'), remote('one'));
    other.watch();
    await (await other.get('/')).text();
    publish('home', 'third');
    await eventually(async () => expect(await textOf('/')).toContain('third'));
    await eventually(async () => expect(await (await other.get('/')).text()).toContain('third'));
    isCutOff = true;
    publish('home', 'fourth');
    await eventually(async () => expect(await textOf('/')).toContain('fourth'));
    expect(await (await other.get('/')).text()).toContain('third');
    isCutOff = false;
    await eventually(async () => expect(await (await other.get('/')).text()).toContain('fourth'));
    await other.close();
  });

  it('while the service is away, what is known is shown and at once', async () => {
    await textOf('/');
    isAway = true;
    // F-4: what may be out of date says how old it is, once the service has not answered for a while.
    await eventually(async () => expect(Number((await door.get('/')).headers.get('age'))).toBeGreaterThan(0));
    const begun = performance.now();
    for (let reader = 0; reader < 50; reader++) expect((await door.get('/')).status).toBe(200);
    // Not one of them waits for the service.
    expect(performance.now() - begun).toBeLessThan(10_000);
    // F-4: who is signed in reads what everybody reads.
    expect((await door.get('/about', { cookie: '__Host-sid=never-read-by-anybody' })).status).toBe(200);
    isAway = false;
    publish('home', 'back');
    await eventually(async () => expect(await textOf('/')).toContain('back'));
    expect((await door.get('/')).headers.get('age')).toBeNull();
  });

  it('F-4: a page that nobody has read is there as well, because the site was read once after the start', async () => {
    pages['never-read'] = 'never read';
    isListed = true;
    const other = await openFrontDoor(service);
    await buildServerPart(path.join(other.folder, 'public'), remote('one'));
    other.watch();
    await eventually(async () => expect(other.logged).toContainEqual({ event: 'warmed-up', pages: 2 }));
    expect(asked.filter((url) => url.includes('slug=never-read'))).toHaveLength(1);
    isAway = true;
    const answer = await other.get('/never-read');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('never read')]);
    expect((await other.get('/never-listed')).status).toBe(503);
    isAway = false;
    await other.close();
  });

  it('F-4: a server that starts while the services are away shows the site of before', async () => {
    const KEPT_DIR = path.join(door.folder, 'kept-pages');
    const open = async (listener: typeof service) => {
      const other = await openFrontDoor(listener, { KEPT_DIR });
      await buildServerPart(path.join(other.folder, 'public'), remote('one'));
      other.watch();
      return other;
    };
    const away: typeof service = (_request, response) => void response.writeHead(503).end();
    const before = await open(service);
    await eventually(async () => {
      expect((await before.get('/about')).status).toBe(200);
      expect(await readdir(KEPT_DIR)).not.toEqual([]);
    });
    await before.close();

    const after = await open(away);
    await eventually(async () => expect((await after.get('/about')).status).toBe(200));
    expect((await after.get('/about')).headers.get('age')).not.toBeNull();
    expect((await after.get('/about', { cookie: '__Host-sid=anything' })).status).toBe(200);
    await after.close();
  });
});
