import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useQueryClient } from '@tanstack/react-query';
import { deletedKey, documentsKey } from './list-documents.js';

/** Shows a document as a service answered it, at once in every list of its case, and asks for the lists again. */
export function useChangedDocument() {
  const queries = useQueryClient();
  return (document: StaffDocument): void => {
    const key = documentsKey(document.caseId);
    const lists = queries.getQueriesData<StaffDocument[]>({ queryKey: key });
    for (const [list, known] of lists) {
      if (!known) continue;
      const isWanted = (list[2] === deletedKey('')[2]) === (document.deletedAt !== null);
      const others = known.filter(({ id }) => id !== document.id);
      const place = known.findIndex(({ id }) => id === document.id);
      queries.setQueryData(list, isWanted ? others.toSpliced(Math.max(place, 0), 0, document) : others);
    }
    void queries.invalidateQueries({ queryKey: key });
  };
}
