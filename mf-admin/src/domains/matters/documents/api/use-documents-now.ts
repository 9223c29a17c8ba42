import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchDocument } from './keep-document.js';
import { documentsKey } from './list-documents.js';

/**
 * Documents of a case as they are now, which a colleague may have changed since they were listed: the lists are asked for again at first,
 * and then looked at. One that has left the lists, such as those of hidden ones, is asked for by itself.
 */
export function useDocumentsNow(
  caseId: string,
  documents: readonly StaffDocument[],
  listed: readonly StaffDocument[],
): readonly StaffDocument[] {
  const queries = useQueryClient();
  useEffect(() => void queries.invalidateQueries({ queryKey: documentsKey(caseId) }), [queries, caseId]);
  const gone = documents.filter(({ id }) => !listed.some((one) => one.id === id));
  const answers = useQueries({
    queries: gone.map(({ id }) => ({
      queryKey: ['documents', 'one', id],
      queryFn: () => fetchDocument({ id }),
      staleTime: 0,
    })),
  });
  const known = [...listed, ...answers.flatMap(({ data }) => data ?? [])];
  return documents.map((document) => known.find(({ id }) => id === document.id) ?? document);
}
