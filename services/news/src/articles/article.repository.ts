import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, type QueryFilter, trusted } from 'mongoose';
import type { ArticleRecord } from './article.schema.js';

export interface ArticleFilter {
  language: Language;
  category?: string | undefined;
  kind?: ArticleRecord['kind'] | undefined;
  featured?: boolean | undefined;
  /** Only of these categories. */
  categories?: readonly string[];
  /** Only these articles. */
  pairs?: readonly string[];
  page: number;
  limit: number;
}

const NEWEST_FIRST = { publishedAt: -1, _id: -1 } as const;
const RELATED = 3;
/** More than a firm publishes between two digests. */
const MOST_OF_DAY = 50;

/** Published articles. Drafts are in the same collection and never leave it here (D-069). */
@Injectable()
export class ArticleRepository {
  constructor(@InjectModel('Article') private readonly articles: Model<ArticleRecord>) {}

  /** A page of published articles, newest first, and the number of all that match. */
  async page({ page, limit, ...filter }: ArticleFilter): Promise<Page<ArticleRecord>> {
    return pageOf(this.articles, queryOf(filter), { sort: NEWEST_FIRST, page, limit });
  }

  /** A published article by its address, by one that it had before, or by id for links made before it had any. */
  async bySlug(slug: string, language: Language): Promise<ArticleRecord | null> {
    const bySlug = await this.articles.findOne({ slug, language, published: true }).lean<ArticleRecord>();
    if (bySlug) return bySlug;
    const byFormer = await this.articles
      .findOne({ formerSlugs: slug, language, published: true })
      .lean<ArticleRecord>();
    if (byFormer || !isValidObjectId(slug)) return byFormer;
    return this.articles.findOne({ _id: slug, published: true }).lean<ArticleRecord>();
  }

  /** The same article in the other language, if published. */
  translationOf(article: ArticleRecord): Promise<ArticleRecord | null> {
    const language: Language = article.language === 'en' ? 'ar' : 'en';
    return this.articles.findOne({ pair: article.pair, language, published: true }).lean<ArticleRecord>();
  }

  /** Others in the same language: the newest of the same category, and where those are few the newest of all after them. */
  async related({ _id, language, category }: ArticleRecord): Promise<ArticleRecord[]> {
    const others = { published: true, language, _id: trusted({ $ne: _id }) };
    const newest = (filter: object) =>
      this.articles.find(filter).sort(NEWEST_FIRST).limit(RELATED).lean<ArticleRecord[]>();
    const alike = await newest({ ...others, category });
    if (alike.length === RELATED) return alike;
    const rest = await newest({ ...others, category: trusted({ $ne: category }) });
    return [...alike, ...rest].slice(0, RELATED);
  }

  /** What went onto the site for the first time after a moment and until another and is there now, newest first, without its text. */
  publishedBetween(after: Date, until: Date): Promise<ArticleRecord[]> {
    const publishedAt = trusted({ $gt: after, $lte: until });
    const query = { published: true, language: oneOf(LANGUAGES), publishedAt } as QueryFilter<ArticleRecord>;
    return this.articles.find(query, { markdown: 0 }).sort(NEWEST_FIRST).limit(MOST_OF_DAY).lean<ArticleRecord[]>();
  }

  /** All published articles of a language, newest first, without their text. */
  all(language: Language): Promise<ArticleRecord[]> {
    return this.articles
      .find({ published: true, language }, { markdown: 0 })
      .sort(NEWEST_FIRST)
      .limit(5000)
      .lean<ArticleRecord[]>();
  }

  /** All published articles of a language, one after another, with their text. */
  each(language: Language): AsyncIterable<ArticleRecord> {
    return this.articles
      .find({ published: true, language })
      .sort(NEWEST_FIRST)
      .lean<ArticleRecord[]>()
      .cursor() as AsyncIterable<ArticleRecord>;
  }

  /**
   * Stores an article or replaces the one at the same address. The day of its last change is `changedAt` if something of it is different,
   * and stays otherwise: readers and search engines believe it (D-155).
   */
  async save(article: Omit<ArticleRecord, '_id' | 'createdAt' | 'updatedAt'>, changedAt: Date): Promise<void> {
    const address = { slug: article.slug, language: article.language };
    const stored = await this.articles.findOne(address).lean<ArticleRecord>();
    if (stored && isDeepStrictEqual({ ...stored, ...article }, stored)) return;
    await this.articles.updateOne(
      address,
      { $set: { ...article, updatedAt: changedAt }, $setOnInsert: { createdAt: changedAt } },
      { upsert: true, timestamps: false },
    );
  }
}

function queryOf({ language, category, kind, featured, categories, pairs }: Omit<ArticleFilter, 'page' | 'limit'>) {
  const among = [...(category ? [{ category }] : []), ...(categories ? [{ category: oneOf(categories) }] : [])];
  return {
    published: true,
    language,
    ...(among.length > 0 && { $and: among }),
    ...(kind && { kind }),
    ...(featured && { featured }),
    ...(pairs && { pair: oneOf(pairs) }),
  };
}

const oneOf = (values: readonly string[]) => trusted({ $in: [...values] });
