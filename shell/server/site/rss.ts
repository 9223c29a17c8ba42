import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { ArticleSummary } from '@diwan/contracts/site/articles/http';
import { escapeMarkup } from './escape.js';

export interface Feed {
  origin: string;
  language: Language;
  title: string;
  description: string;
  /** Address of the feed itself, with its query. */
  self: string;
  articles: readonly ArticleSummary[];
}

/** An RSS 2.0 feed of published articles, newest first. */
export function rss({ origin, language, title, description, self, articles }: Feed): string {
  const items = articles.map((article) => {
    const link = escapeMarkup(origin + inLanguage(`/news/${article.slug}`, language));
    return [
      `<item><title>${escapeMarkup(article.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>`,
      `<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate><category>${escapeMarkup(article.categoryName[language])}</category>`,
      `<description>${escapeMarkup(article.excerpt)}</description></item>`,
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeMarkup(title)}</title><link>${escapeMarkup(origin + inLanguage('/news', language))}</link>`,
    `<description>${escapeMarkup(description)}</description><language>${language}</language>`,
    `<atom:link href="${escapeMarkup(origin + self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('');
}
