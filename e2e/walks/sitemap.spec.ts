import { expect, test } from '@playwright/test';
import { internalNotes } from '../support/internal-notes.js';
import { pathsOfSitemap } from '../support/sitemap.js';

/** What a crawler reads from a page without running its scripts. */
function read(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const attribute = (pattern: RegExp) => head.match(pattern)?.[1];
  return {
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href]) => [
        language,
        href,
      ]),
    ),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
    links: [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&')),
    text: html
      .replace(/<script[\s\S]*?<\/script>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  };
}

/** Sentences of English in the source of a page, but for what says of itself that it is English. */
function englishIn(html: string): string[] {
  const own = html
    .replace(/<(a|address|aside)\b[^>]*\slang="en"[\s\S]*?<\/\1>/g, ' ')
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/g, ' ')
    .replace(/<script type="module"[\s\S]*?<\/script>/g, ' ');
  const texts = own
    .split(/<[^>]+>/)
    .concat([...own.matchAll(/(?:aria-label|content|alt)="([^"]*)"/g)].map(([, text]) => text ?? ''));
  return texts.filter((text) => /\b(?:the|and|with|your|you|we|our|from|this|is|are|will|have|by)\b/i.test(text));
}

test('D-041: every page of the sitemap can be found, has its own head, and leads nowhere dead', async ({
  request,
  baseURL,
}) => {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const links = new Map<string, string>();
  for (const path of await pathsOfSitemap(request)) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const source = await response.text();
    expect(internalNotes(source), `internal notes in ${path}`).toEqual([]);
    const page = read(source);
    if (path.startsWith('/fr')) expect(englishIn(source), `English on ${path}`).toEqual([]);
    expect([path, page.headings]).toEqual([path, 1]);
    expect(new URL(page.canonical ?? '').pathname, path).toBe(path);
    expect(page.text.length, `text of ${path}`).toBeGreaterThan(500);
    expect(page.structured.length, `structured data of ${path}`).toBeGreaterThan(0);
    for (const field of ['title', 'description'] as const) {
      const value = page[field] ?? '';
      expect(value.length, `${field} of ${path}`).toBeGreaterThan(3);
      expect(seen[field].get(value), `${field} of ${path} is also that of`).toBeUndefined();
      seen[field].set(value, path);
    }
    const own = /^\/(ar|fr)(?=\/|$)/.exec(path)?.[1] ?? 'en';
    for (const [other, twin = ''] of Object.entries<string | undefined>(page.alternates)) {
      if (other === own || other === 'x-default') continue;
      const back = read(await (await request.get(new URL(twin).pathname)).text()).alternates;
      expect(new URL(back[own] ?? '').pathname, `hreflang of ${twin}`).toBe(path);
    }
    for (const href of page.links) {
      expect(href, `a link on ${path}`).not.toMatch(/^(#?$|javascript:)/);
      if (href.startsWith('/') || href.startsWith(baseURL ?? ''))
        links.set(new URL(href, baseURL).pathname + new URL(href, baseURL).search, path);
    }
  }
  for (const [href, from] of links) {
    const response = await request.get(href, { maxRedirects: 3 });
    expect([href, from, response.status()]).toEqual([href, from, 200]);
  }
});

test('D-047: what machines and searches read holds no internal notes either', async ({ request }) => {
  for (const path of [
    '/search?q=notice',
    '/ar/search?q=%D8%A5%D9%86%D8%B0%D8%A7%D8%B1',
    '/news?kind=article',
    '/rss.xml',
    '/ar/rss.xml',
    '/sitemap.xml',
    '/news-sitemap.xml',
    '/api/news/site/search?language=en&q=notice',
    '/api/news/site/page?language=en&slug=services/labor-law',
    '/api/news/site/profile',
    '/api/news/site/attorneys',
    '/nothing-here',
  ])
    expect([path, internalNotes(await (await request.get(path)).text())]).toEqual([path, []]);
});

test('D-039: what does not exist is 404 and kept out of search engines', async ({ request }) => {
  for (const path of [
    '/nothing-here',
    '/ar/nothing-here',
    '/services/entity/gmbh',
    '/news/no-such-article',
    '/attorneys/nobody',
  ]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
  }
});
