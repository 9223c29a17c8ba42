import { SITE_LANGUAGES, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Page } from '@diwan/contracts/site/pages/page';
import { Schema, type Types } from 'mongoose';
import type { Origin } from '../content/origin.js';

/** A page of the site in one language. */
export interface PageRecord {
  _id: Types.ObjectId;
  slug: string;
  language: SiteLanguage;
  page: Page;
  origin: Origin;
  updatedAt: Date;
}

export const PageSchema = new Schema<PageRecord>(
  {
    slug: { type: String, required: true },
    language: { type: String, enum: SITE_LANGUAGES, required: true },
    page: { type: Schema.Types.Mixed, required: true },
    origin: { type: String, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'pages', versionKey: false },
);

// PageRepository.one, .save
PageSchema.index({ slug: 1, language: 1 }, { unique: true });
