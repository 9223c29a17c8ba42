import type { Article } from '@diwan/contracts/site/articles/http';
import { sharePath } from '@diwan/mf-kit';
import { widestImage } from '../cards/article-image.js';
import { firmReference } from './firm.js';
import { personId } from './person.js';
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
    author: authorsOf(article, place),
    publisher: firmReference(place),
    image:
      place.origin + (article.image ? widestImage(article.image) : sharePath(`/news/${article.slug}`, place.language)),
  };
}

/** The lawyers who wrote it, somebody else by name, or the firm. */
function authorsOf({ authors, author }: Article, place: SitePlace): JsonLd | JsonLd[] {
  if (authors.length === 0) return author ? { '@type': 'Person', name: author } : firmReference(place);
  return authors.map(({ slug, name }) => ({
    '@type': 'Person',
    '@id': personId(slug, place),
    name: name[place.language],
    url: addressOf(place, `/attorneys/${slug}`),
  }));
}
