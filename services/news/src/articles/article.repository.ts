import type { Language } from '@diwan/contracts/shared/language';
import { type Page, pageOf } from '@diwan/service-kit/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, trusted } from 'mongoose';
import type { ArticleRecord } from './article.schema.js';

export interface ArticleFilter {
  language: Language;
  category?: string | undefined;
  kind?: ArticleRecord['kind'] | undefined;
  featured?: boolean | undefined;
  page: number;
  limit: number;
}

const NEWEST_FIRST = { publishedAt: -1, _id: -1 } as const;
const RELATED = 3;

/** Published articles. Drafts are in the same collection and never leave it here (D-069). */
@Injectable()
export class ArticleRepository {
  constructor(@InjectModel('Article') private readonly articles: Model<ArticleRecord>) {}

  /** A page of published articles, newest first, and the number of all that match. */
  async page({ language, category, kind, featured, page, limit }: ArticleFilter): Promise<Page<ArticleRecord>> {
    const query = {
      published: true,
      language,
      ...(category && { category }),
      ...(kind && { kind }),
      ...(featured && { featured }),
    };
    return pageOf(this.articles, query, { sort: NEWEST_FIRST, page, limit });
  }

  /** A published article by its address, or by id for links made before it had one. */
  async bySlug(slug: string, language: Language): Promise<ArticleRecord | null> {
    const bySlug = await this.articles.findOne({ slug, language, published: true }).lean<ArticleRecord>();
    if (bySlug || !isValidObjectId(slug)) return bySlug;
    return this.articles.findOne({ _id: slug, published: true }).lean<ArticleRecord>();
  }

  /** The same article in the other language, if published. */
  translationOf(article: ArticleRecord): Promise<ArticleRecord | null> {
    const language: Language = article.language === 'en' ? 'ar' : 'en';
    return this.articles.findOne({ pair: article.pair, language, published: true }).lean<ArticleRecord>();
  }

  /** The newest others of the same category and language. */
  related({ _id, language, category }: ArticleRecord): Promise<ArticleRecord[]> {
    return this.articles
      .find({ published: true, language, category, _id: trusted({ $ne: _id }) })
      .sort(NEWEST_FIRST)
      .limit(RELATED)
      .lean<ArticleRecord[]>();
  }

  /** All published articles of a language, newest first, without their text. */
  all(language: Language): Promise<ArticleRecord[]> {
    return this.articles
      .find({ published: true, language }, { markdown: 0 })
      .sort(NEWEST_FIRST)
      .limit(5000)
      .lean<ArticleRecord[]>();
  }

  /** Stores an article or replaces the one at the same address. */
  async save(article: Omit<ArticleRecord, '_id' | 'createdAt' | 'updatedAt'>): Promise<void> {
    await this.articles.updateOne(
      { slug: article.slug, language: article.language },
      { $set: article },
      { upsert: true },
    );
  }
}
