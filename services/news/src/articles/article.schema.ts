import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { ArticleKind } from '@diwan/contracts/site/articles/http';
import { Schema, type Types } from 'mongoose';
import type * as z from 'zod/mini';

/** An article as it is stored; drafts too. */
export interface ArticleRecord {
  _id: Types.ObjectId;
  slug: string;
  /** Addresses that it had before; they go on leading to it. */
  formerSlugs?: string[];
  language: Language;
  /** Ties the article to itself in the other language. */
  pair: string;
  kind: z.infer<typeof ArticleKind>;
  /** Id of a category (NEWS-06). */
  category: string;
  title: string;
  excerpt: string;
  /** Markdown; raw HTML in it is shown as text. */
  markdown: string;
  author: string | null;
  imageId: string | null;
  imageAlt: string;
  published: boolean;
  featured: boolean;
  /** Time of the first publication; drafts have none (D-155). */
  publishedAt: Date | null;
  /** When it was put in the bin; null or absent: it is not there. */
  deletedAt?: Date | null;
  /** Grows with each change at the desk; a change that names an older one is refused (D-129). Absent: 0. */
  version?: number;
  createdAt: Date;
  /** Last change of the text. */
  updatedAt: Date;
}

export const ArticleSchema = new Schema<ArticleRecord>(
  {
    slug: { type: String, required: true },
    formerSlugs: { type: [String], default: undefined },
    language: { type: String, enum: LANGUAGES, required: true },
    pair: { type: String, required: true },
    kind: { type: String, enum: ['article', 'news'], required: true },
    category: { type: String, required: true },
    title: { type: String, required: true },
    excerpt: { type: String, default: '' },
    markdown: { type: String, required: true },
    author: { type: String, default: null },
    imageId: { type: String, default: null },
    imageAlt: { type: String, default: '' },
    published: { type: Boolean, default: false },
    featured: { type: Boolean, default: false },
    publishedAt: { type: Date, default: null },
    deletedAt: { type: Date },
    version: { type: Number },
  },
  { collection: 'articles', timestamps: true, versionKey: false },
);

// ArticleRepository.bySlug: an address leads to one article of a language
ArticleSchema.index({ slug: 1, language: 1 }, { unique: true });
// ArticleRepository.page without a filter, .addresses, .publishedBetween
ArticleSchema.index({ published: 1, language: 1, publishedAt: -1, _id: -1 });
// ArticleRepository.page by category, .related
ArticleSchema.index({ published: 1, language: 1, category: 1, publishedAt: -1, _id: -1 });
// ArticleRepository.page by kind
ArticleSchema.index({ published: 1, language: 1, kind: 1, publishedAt: -1, _id: -1 });
// ArticleRepository.page of the featured ones
ArticleSchema.index({ published: 1, language: 1, featured: 1, publishedAt: -1, _id: -1 });
// ArticleRepository.translationOf
ArticleSchema.index({ pair: 1, language: 1 });
// ArticleRepository.bySlug: addresses that were given up
ArticleSchema.index({ formerSlugs: 1, language: 1 });
// ArticleDesk.page
ArticleSchema.index({ deletedAt: 1, createdAt: -1, _id: -1 });
