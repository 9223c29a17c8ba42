import { fold, searchWords } from '@diwan/contracts/shared/search-text';
import type { DocumentRecord } from './document.schema.js';

type Said = Pick<DocumentRecord, 'title' | 'description' | 'tags' | 'fileName'>;

/** What a document is found by: staff by all that is said about it, its client by what the client is shown. */
export const wordsOfDocument = (of: Said): Pick<DocumentRecord, 'searchWords' | 'shownWords' | 'titleKey'> => ({
  searchWords: searchWords(of.title, of.description, ...of.tags, of.fileName),
  shownWords: searchWords(of.title, ...of.tags),
  titleKey: orderOfTitle(of.title),
});

/** A title in the order that people expect, which code points are not: without case and marks, and 10 after 2. */
const orderOfTitle = (title: string): string => fold(title).replace(/\d+/g, (number) => number.padStart(9, '0'));
