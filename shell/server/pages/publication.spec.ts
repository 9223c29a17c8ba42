import type { RequestListener } from 'node:http';
import path from 'node:path';
import { OFFICE } from '@diwan/contracts/site/changes/subjects';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { buildServerPart, type FrontDoor, openFrontDoor, PUBLIC_REMOTE } from '../testing/front-door.js';
import { anOfficeProfile } from '../testing/office-profile.js';

let published = false;
let version = 1;
let isIdentityAway = false;
let isNewsAway = false;
/** Who a session is, by its cookie. */
const SESSIONS: Record<string, object> = {
  owner: { roles: ['owner'], secondFactor: 'confirmed' },
  half: { roles: ['owner'], secondFactor: 'needed' },
  client: { roles: ['client'], secondFactor: 'none' },
};
const service: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '', 'http://service');
  const json = (body: unknown) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  if (isNewsAway && url.pathname.includes('/news/')) return void response.writeHead(503).end();
  if (/\/(?:articles|categories|attorneys|page|search|card|images\/\w+\/\w+)$/i.test(url.pathname)) return json([]);
  if (url.pathname.endsWith('/site/profile')) return json(anOfficeProfile());
  if (url.pathname.endsWith('/site/addresses')) return json([]);
  if (url.pathname.endsWith('/site/changes')) {
    const changed = Number(url.searchParams.get('since')) < version ? [OFFICE] : [];
    return json({ epoch: 'e', version, changed });
  }
  if (url.pathname.endsWith('/session')) {
    if (isIdentityAway) return void response.writeHead(503).end();
    const who = SESSIONS[/sid=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''];
    const person = who ? { id: '65f0c0ffee65f0c0ffee0001', name: 'Nada', language: 'en', ...who } : null;
    return json({ person, csrfToken: null, idleEndsAt: null });
  }
  response.writeHead(404).end();
};
/** Its pages are kept, as most of the site are. */
const KEPT_REMOTE = PUBLIC_REMOTE.replace("'public',", "'public', document: () => ({ query: [], kept: true }),");
const as = (who: string) => ({ cookie: `__Host-sid=${who}` });

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor(service, {}, () => published);
  await buildServerPart(path.join(door.folder, 'public'), KEPT_REMOTE);
  door.watch();
});
afterAll(() => door.close());

const statusOf = async (address: string, headers: Record<string, string> = {}) =>
  (await door.get(address, headers)).status;
/** The firm decides, and the front door hears of it. */
async function decide(open: boolean): Promise<void> {
  published = open;
  version += 1;
  await eventually(async () => expect(await statusOf('/about')).toBe(open ? 200 : 503));
}
beforeEach(() => decide(false));

describe('PUB-09: a site that is not published', () => {
  it.each(['/', '/contact', '/ar/contact', '/fr', '/missing'])(
    'tells visitors at %s that it is not available, and nothing else',
    async (address) => {
      const answer = await door.get(address);
      const { headers, status } = answer;
      expect([status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([503, 'noindex', 'no-store']);
      expect(headers.get('retry-after')).toBe('3600');
      const html = await answer.text();
      expect(html).toMatch(/<h1>(?:This website is not available at present|هذا الموقع غير متاح حاليًا|Ce site)/);
      expect(html.match(/hreflang="(?:en|ar|fr)"/g)).toHaveLength(2);
      for (const piece of ['<script', 'id="boot"', anOfficeProfile().phone]) expect(html).not.toContain(piece);
    },
  );

  it('takes no form from them', async () => {
    const answer = await door.post('/contact', 'name=Rana', {
      origin: 'https://diwan.example',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([503, null]);
  });

  it.each(['nobody', 'client', 'half'])('is closed to a session of %s', async (who) => {
    expect(await statusOf('/contact', as(who))).toBe(503);
  });

  it('is open to who works for the firm, who leaves nothing behind for visitors', async () => {
    const answer = await door.get('/contact', as('owner'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain('"site":"inside"');
    expect(await statusOf('/contact')).toBe(503);
  });

  it('is read by no machine', async () => {
    // Who may not ask would never read that nothing is to be listed.
    const robots = await (await door.get('/robots.txt')).text();
    for (const line of ['Disallow: /\n', 'Sitemap:']) expect(robots).not.toContain(line);
    for (const address of ['/sitemap.xml', '/news-sitemap.xml', '/rss.xml', '/ar/rss.xml'])
      expect([address, await statusOf(address)]).toEqual([address, 503]);
    expect(await statusOf('/share/en/contact.png')).toBe(404);
  });

  it.each(['/auth', '/client-portal', '/admin', '/healthz/live', '/favicon.svg'])('keeps %s open', async (address) => {
    expect(await statusOf(address)).toBe(200);
  });

  it.each([
    '/verify/abc',
    '/ar/verify/abc',
    '/newsletter/unsubscribe?token=x',
    '/newsletter/confirm?token=x',
    '/privacy',
  ])(
    'keeps %s open, to which papers and messages lead, and lets nobody go on from there without the server',
    async (address) => {
      const answer = await door.get(address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('"site":"closed"');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  it('lets subscribers leave with one click of their mail program', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await door.post('/newsletter/unsubscribe?token=x', 'List-Unsubscribe=One-Click', form)).status).not.toBe(
      503,
    );
  });

  it.each([
    '/articles?language=en',
    '/Articles?language=en',
    '/categories',
    '/site/attorneys',
    '/site/attorneys/maya/card',
    '/site/page?slug=home&language=en',
    '/site/search?q=lease&language=en',
    '/site/addresses',
    '/images/64b0000000000000000000f1/640',
  ])('gives %s of the API to nobody but who works for the firm', async (address) => {
    const asked = `/api/news${address}`;
    expect([await statusOf(asked), await statusOf(asked, as('client'))]).toEqual([503, 503]);
    expect(await statusOf(asked, as('owner'))).toBe(200);
    await decide(true);
    expect(await statusOf(asked)).toBe(200);
  });

  it('gives everybody what the pages that stay open are made of', async () => {
    for (const address of ['/site/page?slug=privacy&language=en', '/site/profile', '/site/publication'])
      expect([address, await statusOf(`/api/news${address}`)]).toEqual([address, 200]);
  });

  it('stays closed while the news service is away', async () => {
    isNewsAway = true;
    for (const address of ['/about', '/contact', '/ar/contact']) expect(await statusOf(address)).toBe(503);
    isNewsAway = false;
  });

  it('is closed to everybody while nobody can say who works for the firm', async () => {
    isIdentityAway = true;
    expect(await statusOf('/contact', as('owner'))).toBe(503);
    isIdentityAway = false;
  });
});

describe('PUB-09: a site that is published', () => {
  it('may be listed, the pages that were open before too', async () => {
    await statusOf('/privacy');
    await decide(true);
    for (const address of ['/privacy', '/contact'])
      await eventually(async () => expect((await door.get(address)).headers.get('x-robots-tag')).toBeNull());
  });

  it('F-4: is read as a whole after each publication, so that an outage finds every page', async () => {
    const readings = () => door.logged.filter(({ event }) => event === 'warmed-up').length;
    const before = readings();
    for (const times of [1, 2]) {
      await decide(true);
      await eventually(async () => expect(readings()).toBe(before + times));
      await decide(false);
    }
  });

  it('stays open while the news service is away', async () => {
    await decide(true);
    await eventually(async () => expect(await statusOf('/contact')).toBe(200));
    isNewsAway = true;
    expect(await statusOf('/contact')).toBe(200);
    isNewsAway = false;
  });

  it('is there for everybody, and gone for everybody when it is taken off, signed in or not', async () => {
    await decide(true);
    for (const address of ['/contact', '/ar/contact']) expect(await statusOf(address)).toBe(200);
    expect(await statusOf('/contact', as('client'))).toBe(200);
    expect(await (await door.get('/robots.txt')).text()).toContain('Sitemap:');
    await decide(false);
    for (const address of ['/contact', '/ar/contact']) expect(await statusOf(address)).toBe(503);
    expect(await statusOf('/contact', as('client'))).toBe(503);
  });
});
