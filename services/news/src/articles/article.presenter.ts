import type { Article, ArticleSummary } from '@diwan/contracts/site/articles/http';
import { Injectable } from '@nestjs/common';
import { CategoryRepository } from '../categories/category.repository.js';
import type { CategoryRecord } from '../categories/category.schema.js';
import { ImageLibrary } from '../images/image-library.js';
import { ArticleRepository } from './article.repository.js';
import type { ArticleRecord } from './article.schema.js';
import { ArticleAuthors } from './article-authors.js';
import { contentsOf, pictureIdsOf } from './article-text.rules.js';
import { renderMarkdown } from './markdown.js';

type Categories = ReadonlyMap<string, CategoryRecord>;

/** Turns stored articles into what the public sees. */
@Injectable()
export class ArticlePresenter {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly images: ImageLibrary,
    private readonly categories: CategoryRepository,
    private readonly authors: ArticleAuthors,
  ) {}

  async summaries(records: readonly ArticleRecord[]): Promise<ArticleSummary[]> {
    return this.describe(records, await this.categories.byId());
  }

  private async describe(records: readonly ArticleRecord[], categories: Categories): Promise<ArticleSummary[]> {
    const images = await this.images.describe(records.flatMap(({ imageId }) => (imageId ? [imageId] : [])));
    return records.map((record) => {
      const image = record.imageId ? images.get(record.imageId) : undefined;
      return {
        id: record._id.toHexString(),
        slug: record.slug,
        language: record.language,
        kind: record.kind,
        category: record.category,
        categoryName: nameOf(record.category, categories),
        area: categories.get(record.category)?.area ?? 'other',
        title: record.title,
        excerpt: record.excerpt,
        image: image ? { ...image, alt: record.imageAlt } : null,
        featured: record.featured,
        publishedAt: (record.publishedAt ?? record.createdAt).toISOString(),
        updatedAt: record.updatedAt.toISOString(),
      };
    });
  }

  async whole(record: ArticleRecord): Promise<Article> {
    const [translation, related, categories, authors, pictures] = await Promise.all([
      this.articles.translationOf(record),
      this.articles.related(record),
      this.categories.byId(),
      this.authors.of(record.pair),
      this.images.describe(pictureIdsOf(contentsOf(record.markdown))),
    ]);
    const [summary, ...others] = await this.describe([record, ...related], categories);
    if (!summary) throw new Error('An article has no summary');
    return {
      ...summary,
      categoryArchived: categories.get(record.category)?.archived ?? true,
      authors,
      author: record.author,
      html: renderMarkdown(record.markdown, record.language, pictures),
      translationSlug: translation?.slug ?? null,
      related: others,
    };
  }
}

/** Categories are archived, never deleted; an id that is stored nowhere else is at least shown as it is. */
const nameOf = (id: string, categories: Categories): ArticleSummary['categoryName'] =>
  categories.get(id)?.name ?? { en: id, ar: id };
