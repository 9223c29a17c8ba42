import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FrontDoor, openFrontDoor } from '../testing/front-door.js';

const now = new Date().toISOString();
const old = '2020-01-01T00:00:00.000Z';
const article = {
  id: '1',
  slug: 'vat-2026',
  language: 'en',
  kind: 'news',
  category: 'General',
  categoryName: { en: 'General & more', ar: 'عام' },
  title: 'VAT & <fees>',
  excerpt: 'What "changes"',
  image: null,
  featured: false,
  publishedAt: old,
  updatedAt: old,
};
const categories = [{ id: 'Criminal Law', name: { en: 'Crime & punishment', ar: 'القانون الجزائي' } }];
const addresses = [
  { paths: { en: '/', ar: '/' }, updatedAt: old, news: null },
  {
    paths: { en: '/news/vat-2026', ar: '/news/قديم' },
    updatedAt: now,
    news: { title: 'VAT & <fees>', publishedAt: now, language: 'en' },
  },
  {
    paths: { en: '/news/vat-2026', ar: '/news/قديم' },
    updatedAt: old,
    news: { title: 'قديم', publishedAt: old, language: 'ar' },
  },
];
const asked: string[] = [];
let door: FrontDoor;

beforeAll(async () => {
  door = await openFrontDoor((request, response) => {
    asked.push(request.url ?? '');
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.startsWith('/api/news/site/addresses')) json(addresses);
    else if (request.url?.startsWith('/api/news/categories')) json(categories);
    else if (request.url?.startsWith('/api/news/articles'))
      json({ items: [article], total: 1, exact: true, page: 1, limit: 20 });
    else response.writeHead(503).end();
  });
});
afterAll(() => door.close());
const text = async (address: string) => (await door.get(address)).text();

describe('PORT-01: the portal on a first screen', () => {
  it.each([
    ['/portal.webmanifest', 'en', '/client-portal', 'Client Portal'],
    ['/ar/portal.webmanifest', 'ar', '/ar/client-portal', 'بوابة الموكّلين'],
  ])('%s names one application, in its language', async (address, lang, start, name) => {
    const answer = await door.get(address);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = JSON.parse(await answer.text());
    expect(manifest).toMatchObject({ id: '/client-portal', lang, start_url: start, display: 'standalone' });
    expect(manifest.name).toContain(name);
    for (const { src, sizes } of manifest.icons) {
      const icon = await door.get(src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await icon.arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('pages may load it, and nothing but their own', async () => {
    expect((await door.get('/client-portal')).headers.get('content-security-policy')).toContain("manifest-src 'self'");
    expect(await text('/icons/..%2fpackage.json')).not.toContain('"private"');
  });
});

describe('PUB-13: what machines read', () => {
  it('robots.txt closes everything private and names the sitemaps', async () => {
    const robots = await text('/robots.txt');
    for (const path of ['/auth', '/client-portal', '/billing', '/documents', '/admin', '/ar/admin', '/api/'])
      expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).toContain('Sitemap: https://diwan.example/sitemap.xml');
  });

  it('the sitemap has each page once in each of its languages, and leaves hreflang to the pages’ heads', async () => {
    const sitemap = await text('/sitemap.xml');
    expect(
      [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)/g)].map(([, loc, lastmod]) => [loc, lastmod]),
    ).toEqual([
      ['https://diwan.example/', old],
      ['https://diwan.example/ar', old],
      ['https://diwan.example/news/vat-2026', now],
      ['https://diwan.example/ar/news/قديم', old],
    ]);
    expect(sitemap).not.toContain('hreflang');
  });

  it('the news sitemap has what is younger than two days, escaped', async () => {
    const news = await text('/news-sitemap.xml');
    expect(news).toContain('<news:title>VAT &amp; &lt;fees&gt;</news:title>');
    expect(news.match(/<url>/g)).toHaveLength(1);
  });

  it.each([
    ['/rss.xml', 'en', 'https://diwan.example/news/vat-2026'],
    ['/rss.xml?lang=ar', 'ar', 'https://diwan.example/ar/news/vat-2026'],
    ['/ar/rss.xml', 'ar', 'https://diwan.example/ar/news/vat-2026'],
  ])('%s is the feed in %s', async (address, language, link) => {
    const answer = await door.get(address);
    const feed = await answer.text();
    expect(answer.headers.get('content-type')).toContain('xml');
    expect(feed).toContain(`<language>${language}</language>`);
    expect(feed).toContain(`<link>${link}</link>`);
    expect(feed).toContain('VAT &amp; &lt;fees&gt;');
    expect(asked.at(-1)).toContain(`language=${language}`);
  });

  it('a feed may be of one category; one that readers cannot choose is ignored', async () => {
    await text('/rss.xml?category=Criminal+Law');
    expect(asked.findLast((url) => url.includes('/articles'))).toContain('category=Criminal+Law');
    await text('/rss.xml?category=x%00');
    expect(asked.findLast((url) => url.includes('/articles'))).not.toContain('category');
    await text('/rss.xml?category=General');
    expect(asked.findLast((url) => url.includes('/articles'))).not.toContain('category');
  });

  it('NEWS-06: a feed names its category and those of its articles in its own language, as they are called now', async () => {
    const english = await text('/rss.xml?category=Criminal+Law');
    expect(english).toContain('<title>Legal News – Crime &amp; punishment</title>');
    expect(english).toContain('<category>General &amp; more</category>');
    const arabic = await text('/ar/rss.xml?category=Criminal+Law');
    expect(arabic).toContain('<title>أخبار قانونية – القانون الجزائي</title>');
    expect(arabic).toContain('<category>عام</category>');
  });

  it('NEWS-06: a feed of everything does not ask for the categories', async () => {
    const before = asked.length;
    await text('/rss.xml');
    expect(asked.slice(before).filter((url) => url.includes('/categories'))).toEqual([]);
  });

  it('are a problem, not a page, when the news service is away', async () => {
    await door.stopServices();
    // F-4: what is known is told on.
    for (const address of ['/sitemap.xml', '/news-sitemap.xml', '/rss.xml', '/ar/rss.xml?category=Criminal+Law'])
      expect((await door.get(address)).status).toBe(200);
    const other = await openFrontDoor((_request, response) => response.writeHead(503).end());
    const answer = await other.get('/sitemap.xml');
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    await other.close();
  });

  it.each(['/rss.xml', '/rss.xml?category=x', '/sitemap.xml', '/news-sitemap.xml'])(
    'F-4: %s says within seconds that it cannot be had while the news service takes requests and says nothing',
    async (address) => {
      const silent = await openFrontDoor(() => undefined, { TIME_LIMIT_FACTOR: '1' });
      const begun = performance.now();
      expect((await silent.get(address)).status).toBe(503);
      // A client of services waits fifteen seconds by itself.
      expect(performance.now() - begun).toBeLessThan(10_000);
      await silent.close();
    },
  );
});
