import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { SITE_LANGUAGES } from '@diwan/contracts/shared/tongues';
import type { listAddresses } from '@diwan/contracts/site/addresses/http';
import { escapeMarkup } from './escape.js';

type Address = ResponseOf<typeof listAddresses>[number];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
/** News sitemaps name what is younger than two days (search engines ignore the rest). */
const NEWS_MS = 48 * 3600 * 1000;

/**
 * `/sitemap.xml`: every page once per language it exists in. An article comes as an address of its own in each language, with its own last
 * change. Which versions belong together is said in the pages' heads alone: one method for hreflang, so that two cannot disagree.
 */
export function sitemap(origin: string, addresses: readonly Address[]): string {
  const entries = addresses.flatMap(({ paths, updatedAt, news }) =>
    (news ? [news.language] : SITE_LANGUAGES).flatMap((language) => {
      const path = paths[language];
      // A service of an older release knows fewer languages.
      if (!path) return [];
      return [
        `<url><loc>${escapeMarkup(origin + inLanguage(path, language))}</loc><lastmod>${updatedAt}</lastmod></url>`,
      ];
    }),
  );
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
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
