import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { searchWords, wordBeginnings } from '@diwan/contracts/shared/search-text';

/** Documents of a case (empty: of all) whose title, case, type or tags have a word that begins with each word of the search. */
export function matchingDocuments(documents: readonly OwnDocument[], search: string, caseId: string): OwnDocument[] {
  const beginnings = wordBeginnings(search);
  return documents.filter((document) => {
    if (caseId && document.caseId !== caseId) return false;
    const words = searchWords(
      document.title,
      document.caseTitle,
      ...Object.values(document.typeName),
      ...document.tags,
    );
    return beginnings.every((beginning) => words.some((word) => beginning.test(word)));
  });
}

/** The cases that documents belong to, once each, in the order of the documents. */
export function casesOfDocuments(documents: readonly OwnDocument[]): { value: string; label: string }[] {
  return [...new Map(documents.map(({ caseId, caseTitle }) => [caseId, caseTitle]))].map(([value, label]) => ({
    value,
    label,
  }));
}
