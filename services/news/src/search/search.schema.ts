import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema } from 'mongoose';

/** Something a visitor can find: a page, a question on a page, an article. */
export interface SearchEntry {
  /** Path in its language, with `#id` for a question. */
  _id: string;
  kind: 'page' | 'article' | 'faq';
  language: Language;
  title: string;
  text: string;
  /** Folded words of the title; they weigh more. */
  titleWords: string[];
  /** Folded words of title and text. */
  words: string[];
  /** Path of the page that owns it: entries of a page are replaced together. */
  owner: string;
}

export const SearchEntrySchema = new Schema<SearchEntry>(
  {
    _id: { type: String },
    kind: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    title: { type: String, required: true },
    text: { type: String, default: '' },
    titleWords: { type: [String], required: true },
    words: { type: [String], required: true },
    owner: { type: String, required: true },
  },
  { collection: 'search_entries', versionKey: false },
);

// SearchIndex.find
SearchEntrySchema.index({ language: 1, words: 1 });
// SearchIndex.replace
SearchEntrySchema.index({ owner: 1 });
