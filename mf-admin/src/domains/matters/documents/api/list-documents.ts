import { listCaseDocuments } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

export type DocumentOrder = 'newest' | 'oldest' | 'title' | 'largest';

/** The documents of a case. Every list of the case begins with `documentsKey(caseId)`. */
export const documentsKey = (caseId: string) => ['documents', caseId] as const;
export const deletedKey = (caseId: string) => [...documentsKey(caseId), 'deleted'] as const;

/** The documents of a case, in the order that the service gives them. */
export const useDocuments = (caseId: string, sort: DocumentOrder = 'newest') =>
  useQuery({
    queryKey: [...documentsKey(caseId), sort],
    queryFn: ({ signal }) => callApi(listCaseDocuments, { params: { id: caseId }, query: { sort } }, { signal }),
  });

/** Those that were deleted and can be restored. */
export const useDeletedDocuments = (caseId: string) =>
  useQuery({
    queryKey: deletedKey(caseId),
    queryFn: ({ signal }) =>
      callApi(listCaseDocuments, { params: { id: caseId }, query: { deleted: 'true' } }, { signal }),
    staleTime: 0,
  });
