import { searchWords } from '@diwan/contracts/shared/search-text';

/** The words a document is found by. */
export const wordsOfDocument = (of: {
  title: string;
  description: string;
  tags: string[];
  fileName: string;
}): string[] => searchWords(of.title, of.description, ...of.tags, of.fileName);
