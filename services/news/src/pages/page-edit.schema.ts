import { Schema, type Types } from 'mongoose';
import type { PagePair } from './page-pair.rules.js';

/** What staff are doing with a page. */
export interface PageEditRecord {
  /** Slug of the page. */
  _id: string;
  /** Grows with each saving and publication (D-129). */
  version: number;
  draft: PagePair | null;
  /** Name of whoever saved it, as it was then. */
  savedBy: string;
  savedAt: Date;
}

export const PageEditSchema = new Schema<PageEditRecord>(
  {
    _id: { type: String },
    version: { type: Number, required: true },
    draft: { type: Schema.Types.Mixed, default: null },
    savedBy: { type: String, required: true },
    savedAt: { type: Date, required: true },
  },
  { collection: 'page_edits', versionKey: false, minimize: false },
);

/** A page as it was published at some time. */
export interface PageVersionRecord extends PagePair {
  _id: Types.ObjectId;
  slug: string;
  /** Counts from 1. */
  number: number;
  publishedAt: Date;
  /** Name of whoever did it, as it was then; null for what came with the product. */
  publishedBy: string | null;
}

export const PageVersionSchema = new Schema<PageVersionRecord>(
  {
    slug: { type: String, required: true },
    number: { type: Number, required: true },
    en: { type: Schema.Types.Mixed, required: true },
    ar: { type: Schema.Types.Mixed, required: true },
    publishedAt: { type: Date, required: true },
    publishedBy: { type: String, default: null },
  },
  { collection: 'page_versions', versionKey: false, minimize: false },
);
// PageEditRepository.versions, .version, .addVersion
PageVersionSchema.index({ slug: 1, number: -1 }, { unique: true });
