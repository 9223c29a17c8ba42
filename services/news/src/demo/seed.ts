import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Instant } from '@diwan/contracts/shared/id';
import { Language } from '@diwan/contracts/shared/language';
import { ArticleKind } from '@diwan/contracts/site/articles/http';
import { Attorney } from '@diwan/contracts/site/attorneys/http';
import { CategoryId } from '@diwan/contracts/site/categories/category';
import { ARTICLES, ATTORNEYS } from '@diwan/contracts/site/changes/subjects';
import * as z from 'zod/mini';
import type { ArticleRepository } from '../articles/article.repository.js';
import type { AttorneyRepository } from '../attorneys/attorney.repository.js';
import type { ContentChanges } from '../changes/content-changes.js';
import type { ImageLibrary } from '../images/image-library.js';
import type { SearchIndex } from '../search/search-index.js';
import { CONTENT_DIR } from '../site/shipped-content.js';
import { latticePicture } from './lattice-picture.js';

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

const ALT = {
  en: 'A lattice of eight-pointed stars, as in carved-wood screens',
  ar: 'شبكة من النجوم الثمانية كما في المشربيات الخشبية',
};

/** What the demo data are written with. */
export interface DemoStores {
  articles: ArticleRepository;
  images: ImageLibrary;
  search: SearchIndex;
  attorneys: AttorneyRepository;
  changes: ContentChanges;
}

/** Stores the demo articles, their pictures and the demo lawyers; may be repeated. */
export async function seedDemo({ articles, images, search, attorneys, changes }: DemoStores): Promise<void> {
  const files = readdirSync(path.join(CONTENT_DIR, 'articles')).sort();
  const demo = files.map((file) => z.parse(DemoArticle, read(`articles/${file}`)));
  const pairs = [...new Set(demo.map(({ pair }) => pair))];
  const pictures = new Map<string, string>();
  for (const { publishedAt, ...article } of demo) {
    const known = await articles.bySlug(article.slug, article.language);
    const imageId =
      known?.imageId ??
      pictures.get(article.pair) ??
      (await images.add(await latticePicture(pairs.indexOf(article.pair))));
    pictures.set(article.pair, imageId);
    const stored = {
      ...article,
      imageId,
      imageAlt: ALT[article.language],
      published: true,
      publishedAt: new Date(publishedAt),
    };
    await articles.save(stored);
    await search.putArticle(stored);
  }
  for (const [position, { slug, image: _none, ...profile }] of z
    .parse(z.array(Attorney), read('attorneys.json'))
    .entries()) {
    await attorneys.addIfMissing({ slug, profile, position });
    const stored = await attorneys.bySlug(slug);
    if (stored) await search.putAttorney(stored);
  }
  await changes.note([ARTICLES, ATTORNEYS]);
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(CONTENT_DIR, file), 'utf8'));
