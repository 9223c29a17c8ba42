import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_LAWYER } from '@diwan/contracts/demo/accounts';
import { Instant } from '@diwan/contracts/shared/id';
import { Language } from '@diwan/contracts/shared/language';
import { ArticleKind } from '@diwan/contracts/site/articles/http';
import { AttorneyFields } from '@diwan/contracts/site/attorneys/editing.http';
import { Attorney } from '@diwan/contracts/site/attorneys/http';
import { CategoryId } from '@diwan/contracts/site/categories/category';
import { ARTICLES, ATTORNEYS } from '@diwan/contracts/site/changes/subjects';
import * as z from 'zod/mini';
import type { ArticleRepository } from '../articles/article.repository.js';
import { putArticleInSearch } from '../articles/put-article-in-search.js';
import type { AttorneyRepository } from '../attorneys/attorney.repository.js';
import { putAttorneyInSearch } from '../attorneys/put-attorney-in-search.js';
import type { ContentChanges } from '../changes/content-changes.js';
import { CONTENT_DIR } from '../content/shipped-content.js';
import type { SearchIndex } from '../search/search-index.js';

const DemoArticle = z.strictObject({
  pair: z.string(),
  slug: z.string(),
  language: Language,
  kind: ArticleKind,
  category: CategoryId,
  title: z.string(),
  excerpt: z.string(),
  markdown: z.string(),
  author: z.nullable(z.string()),
  featured: z.boolean(),
  publishedAt: Instant,
});

const DemoAttorney = z.strictObject({ ...Attorney.shape, articles: AttorneyFields.shape.articles });

/** Lawyers of the site who have an account, by their address. */
const ACCOUNTS: Readonly<Record<string, string>> = { 'maya-saliba': DEMO_LAWYER.id };

/** What the demo data are written with. */
export interface DemoStores {
  articles: ArticleRepository;
  search: SearchIndex;
  attorneys: AttorneyRepository;
  changes: ContentChanges;
}

/** Stores the demo articles and lawyers; may be repeated. */
export async function seedDemo({ articles, search, attorneys, changes }: DemoStores): Promise<void> {
  const files = readdirSync(path.join(CONTENT_DIR, 'articles')).sort();
  const demo = files.map((file) => z.parse(DemoArticle, read(`articles/${file}`)));
  for (const { publishedAt, ...article } of demo) {
    const known = await articles.bySlug(article.slug, article.language);
    const stored = {
      ...article,
      imageId: known?.imageId ?? null,
      imageAlt: known?.imageAlt ?? '',
      published: true,
      publishedAt: new Date(publishedAt),
    };
    await articles.save(stored, known ? new Date() : stored.publishedAt);
    await putArticleInSearch(search, stored);
  }
  for (const [position, { slug, image: _none, ...profile }] of z
    .parse(z.array(DemoAttorney), read('attorneys.json'))
    .entries()) {
    const accountId = ACCOUNTS[slug] ?? null;
    await attorneys.addIfMissing({ slug, profile, position, accountId });
    const stored = await attorneys.bySlug(slug);
    if (stored) await putAttorneyInSearch(search, stored);
  }
  await changes.note([ARTICLES, ATTORNEYS]);
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(CONTENT_DIR, file), 'utf8'));
