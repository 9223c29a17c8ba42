import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema } from 'mongoose';

/** Entries of another shape are made anew at the next start. */
export const ENTRY_SHAPE = 2;

/** Something a visitor can find: a page, a question on a page, an article. */
export interface SearchEntry {
  /** Path in its language, with `#id` for a question. */
  _id: string;
  shape: number;
  kind: 'page' | 'article' | 'faq';
  language: Language;
  title: string;
  /** Headings inside; what stands there counts more than running text. */
  headings: string;
  /** One or two sentences that say what it is about. */
  summary: string;
  text: string;
  /** Path of the page that owns it: entries of a page are replaced together. */
  owner: string;
}

export const SearchEntrySchema = new Schema<SearchEntry>(
  {
    _id: { type: String },
    shape: { type: Number, required: true },
    kind: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    title: { type: String, required: true },
    headings: { type: String, default: '' },
    summary: { type: String, default: '' },
    text: { type: String, default: '' },
    owner: { type: String, required: true },
  },
  { collection: 'search_entries', versionKey: false },
);

// SearchIndex.entriesIn
SearchEntrySchema.index({ language: 1 });
// SearchIndex.put
SearchEntrySchema.index({ owner: 1 });
// SearchIndex.isOutdated
SearchEntrySchema.index({ shape: 1 });
