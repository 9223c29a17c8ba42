import path from 'node:path';
import { SITE_LANGUAGES } from '@diwan/contracts/shared/tongues';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { buildServerPart, type FrontDoor, openFrontDoor } from '../testing/front-door.js';
import { anOfficeProfile } from '../testing/office-profile.js';

/** A careless remote: a page at every address, and each may be kept. What belongs to other routes must be safe from it, too. */
const REMOTE = `export default {
  contract: 1,
  area: 'public',
  document: () => ({ query: [], kept: true }),
  load: async ({ path, call }) => {
    await call({ service: 'news', method: 'GET', path: '/site/page' }, { query: { slug: 'x', language: 'en' } });
    return { data: { path } };
  },
};`;
const profile = anOfficeProfile();

let door: FrontDoor;
let listed = 0;
beforeAll(async () => {
  door = await openFrontDoor(({ url = '' }, response) => {
    const json = (body: unknown) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.includes('/site/changes')) return json({ epoch: 'e', version: 1, changed: [] });
    if (url.includes('/site/profile')) return json(profile);
    if (url.includes('/articles') || url.includes('/addresses')) {
      listed += 1;
      return json([]);
    }
    json({});
  });
  await buildServerPart(path.join(door.folder, 'public'), REMOTE);
  door.watch();
  // Answers are kept from here on.
  await eventually(async () => {
    const before = listed;
    await door.get('/api/news/articles?language=en');
    expect(listed).toBe(before);
  });
});
afterAll(() => door.close());

/** An address for each route that has parameters. */
const EXAMPLES: Record<string, string> = {
  '/api': '/api/news',
  '/api/{*path}': '/api/news/articles?language=en',
  '/api/:service/openapi.json': '/api/news/openapi.json',
  '/assets/shell/{*file}': '/assets/shell/main.1.js',
  '/mf/{*file}': '/mf/public/page.12345678.js',
  '/share/:language/{*page}': '/share/en/home.png',
  '/{*page}': '/contact',
};
const OTHERS = [
  '/ar/contact',
  '/auth',
  '/ar/auth',
  '/admin',
  '/client-portal',
  '/dev/inbox',
  '/metrics',
  '/api/identity/session',
];

const exampleOf = (route: string) => {
  const example = EXAMPLES[route] ?? route;
  if (/[:{*]/.test(example)) throw new Error(`An example for ${route} is missing in this spec.`);
  return example;
};
const answerOf = async (address: string) => {
  const answer = await door.get(address);
  return [answer.status, answer.headers.get('content-type'), answer.headers.get('location')];
};

describe('S-1: what is kept is kept for the route that made it', () => {
  it('no address of another route answers otherwise because a picture was asked of it, in any language', async () => {
    const addresses = [...new Set([...door.routes.map(exampleOf), ...OTHERS])];
    expect(addresses).toEqual(expect.arrayContaining(['/healthz', '/registry.json', '/robots.txt', '/sitemap.xml']));
    for (const address of addresses) {
      const before = await answerOf(address);
      for (const language of SITE_LANGUAGES) await door.get(`/share/${language}${address}.png`);
      expect([address, await answerOf(address)]).toEqual([address, before]);
    }
  });

  it('a page that is kept stays kept when a picture is asked of its address in another language', async () => {
    const page = async () => (await door.get('/ar/contact')).text();
    const before = await page();
    await door.get('/share/en/ar/contact.png');
    await door.get('/share/fr/ar/contact.png');
    expect(await page()).toBe(before);
  });
});
