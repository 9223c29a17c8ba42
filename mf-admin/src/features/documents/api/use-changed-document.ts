import type { StaffDocument } from '@diwan/contracts/http/documents';
import { useQueryClient } from '@tanstack/react-query';
import { documentsKey } from './list-documents.js';

/** Puts a document, as a service answered it, into the list of its case: in its place, or first when it is new. */
export function useChangedDocument() {
  const queries = useQueryClient();
  return (document: StaffDocument): void => {
    const key = documentsKey(document.caseId);
    queries.setQueryData<StaffDocument[]>(key, (known = []) =>
      known.some(({ id }) => id === document.id)
        ? known.map((other) => (other.id === document.id ? document : other))
        : [document, ...known],
    );
    void queries.invalidateQueries({ queryKey: key });
  };
}
