import type { Article, ArticleSummary } from '@diwan/contracts/http/news';
import { Injectable } from '@nestjs/common';
import { ImageLibrary } from '../images/image-library.js';
import { ArticleRepository } from './article.repository.js';
import type { ArticleRecord } from './article.schema.js';
import { renderMarkdown } from './markdown.js';

/** Turns stored articles into what the public sees. */
@Injectable()
export class ArticlePresenter {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly images: ImageLibrary,
  ) {}

  async summaries(records: readonly ArticleRecord[]): Promise<ArticleSummary[]> {
    const images = await this.images.describe(records.flatMap(({ imageId }) => (imageId ? [imageId] : [])));
    return records.map((record) => {
      const image = record.imageId ? images.get(record.imageId) : undefined;
      return {
        id: record._id.toHexString(),
        slug: record.slug,
        language: record.language,
        kind: record.kind,
        category: record.category,
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
    const [translation, related] = await Promise.all([
      this.articles.translationOf(record),
      this.articles.related(record),
    ]);
    const [summary, ...others] = await this.summaries([record, ...related]);
    if (!summary) throw new Error('An article has no summary');
    return {
      ...summary,
      author: record.author,
      html: renderMarkdown(record.markdown),
      translationSlug: translation?.slug ?? null,
      related: others,
    };
  }
}
