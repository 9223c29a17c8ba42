import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listAddresses } from '@diwan/contracts/http/news';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { escapeMarkup } from '../pages/escape.js';

type Address = ResponseOf<typeof listAddresses>[number];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
/** News sitemaps name what is younger than two days (search engines ignore the rest). */
const NEWS_MS = 48 * 3600 * 1000;

/** `/sitemap.xml`: every page once per language it exists in, each with all its languages (hreflang). */
export function sitemap(origin: string, addresses: readonly Address[]): string {
  const entries = addresses.flatMap((address) => {
    const versions = LANGUAGES.flatMap((language) => {
      const path = address.paths[language];
      return path === null ? [] : [{ language, href: escapeMarkup(origin + inLanguage(path, language)) }];
    });
    const links = versions.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    const fallback = versions[0] ? `<xhtml:link rel="alternate" hreflang="x-default" href="${versions[0].href}"/>` : '';
    return versions.map(
      ({ href }) => `<url><loc>${href}</loc><lastmod>${address.updatedAt}</lastmod>${links.join('')}${fallback}</url>`,
    );
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

/** `/news-sitemap.xml`: news of the last two days. */
export function newsSitemap(origin: string, publication: string, addresses: readonly Address[], now: number): string {
  const entries = addresses.flatMap(({ news, paths }) => {
    const path = news && paths[news.language];
    if (!news || !path || now - Date.parse(news.publishedAt) > NEWS_MS) return [];
    return [
      `<url><loc>${escapeMarkup(origin + inLanguage(path, news.language))}</loc><news:news>`,
      `<news:publication><news:name>${escapeMarkup(publication)}</news:name><news:language>${news.language}</news:language></news:publication>`,
      `<news:publication_date>${news.publishedAt}</news:publication_date><news:title>${escapeMarkup(news.title)}</news:title></news:news></url>`,
    ];
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${entries.join('')}</urlset>`;
}
