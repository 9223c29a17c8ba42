import { type EditedArticleRow, RESTORE_DAYS } from '@diwan/contracts/site/articles/desk.http';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { versionIs } from '../stored-version.js';
import type { ArticleRecord } from './article.schema.js';

export interface DeskFilter {
  search?: string | undefined;
  state?: EditedArticleRow['state'] | undefined;
  category?: string | undefined;
  language?: EditedArticleRow['language'] | undefined;
  page: number;
  limit: number;
}

/** What is written of an article at the desk. */
export type ArticleChange = Partial<Omit<ArticleRecord, '_id' | 'createdAt' | 'language' | 'pair' | 'version'>>;

const DAY_MS = 86_400_000;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** A text that a pattern matches as it stands. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The moment before which deleted articles cannot be brought back any more (D-072). */
export const binnedSince = (now: Date): Date => new Date(now.getTime() - RESTORE_DAYS * DAY_MS);

/** Articles for those who edit them, drafts and the bin too. */
@Injectable()
export class ArticleDesk {
  constructor(@InjectModel('Article') private readonly articles: Model<ArticleRecord>) {}

  /** A page, newest first. Without a state: all that are not in the bin. */
  page({ page, limit, search, state, category, language }: DeskFilter, now: Date): Promise<Page<ArticleRecord>> {
    const filter: QueryFilter<ArticleRecord> = {
      deletedAt: state === 'deleted' ? trusted({ $gte: binnedSince(now) }) : null,
      ...(state && { published: state === 'published' }),
      ...(category && { category }),
      ...(language && { language }),
      ...(search && { title: new RegExp(escaped(search), 'iu') }),
    };
    return pageOf(this.articles, filter, { sort: NEWEST_FIRST, page, limit });
  }

  /** Any article, in the bin too. */
  one(id: string): Promise<ArticleRecord | null> {
    return this.articles.findById(id).lean<ArticleRecord>();
  }

  /** Throws the database's refusal when the address is taken. */
  async insert(article: Omit<ArticleRecord, '_id'>): Promise<ArticleRecord> {
    const stored = new this.articles(article);
    await stored.save({ timestamps: false });
    return stored.toObject();
  }

  /** Writes the change if the stored version is still `version`; null when it is not. */
  change(id: string, version: number, change: ArticleChange): Promise<ArticleRecord | null> {
    return this.articles
      .findOneAndUpdate(
        { _id: id, version: versionIs(version) },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after', timestamps: false },
      )
      .lean<ArticleRecord>();
  }
}
