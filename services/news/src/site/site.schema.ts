import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { Schema, type Types } from 'mongoose';

/** Where a record came from: with the product, replaced by newer versions of it, or from the firm, left alone. */
export type Origin = 'shipped' | 'firm';

/** A page of the site in one language. */
export interface PageRecord {
  _id: Types.ObjectId;
  slug: string;
  language: Language;
  page: Page;
  origin: Origin;
  updatedAt: Date;
}

export const PageSchema = new Schema<PageRecord>(
  {
    slug: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    page: { type: Schema.Types.Mixed, required: true },
    origin: { type: String, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'pages', versionKey: false },
);
// SiteRepository.page, .savePage
PageSchema.index({ slug: 1, language: 1 }, { unique: true });

/** A legal fact or a question, by its id. */
export interface ReferenceRecord<Content> {
  _id: string;
  content: Content;
  origin: Origin;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
}
export type FactRecord = ReferenceRecord<LegalFact>;
export type FaqRecord = ReferenceRecord<Faq>;

const referenceSchema = (collection: string) =>
  new Schema(
    {
      _id: { type: String },
      content: { type: Schema.Types.Mixed, required: true },
      origin: { type: String, required: true },
      version: { type: Number, required: true },
    },
    { collection, versionKey: false },
  );
export const FactSchema = referenceSchema('facts');
export const FaqSchema = referenceSchema('faqs');

/** The office profile: one row. */
export interface OfficeProfileRecord {
  _id: 'office';
  profile: OfficeProfile;
}
export const OfficeProfileSchema = new Schema<OfficeProfileRecord>(
  { _id: { type: String }, profile: { type: Schema.Types.Mixed, required: true } },
  { collection: 'office_profile', versionKey: false },
);
