import type { Article } from '@diwan/contracts/site/articles/http';
import { widestImage } from '../site/article-image.js';
import { firmId, firmReference } from './firm.js';
import { addressOf, type JsonLd, type SitePlace } from './site-place.js';

/** An article as it stands on its page; `category` is its name there. Without a named author the firm has written it. */
export function articleNode(article: Article, category: string, place: SitePlace): JsonLd {
  const address = addressOf(place, `/news/${article.slug}`);
  return {
    '@type': article.kind === 'news' ? 'NewsArticle' : 'Article',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    headline: article.title,
    description: article.excerpt,
    articleSection: category,
    inLanguage: article.language,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: article.author ? { '@type': 'Person', name: article.author } : { '@id': firmId(place.origin) },
    publisher: firmReference(place),
    ...(article.image && { image: place.origin + widestImage(article.image) }),
  };
}
