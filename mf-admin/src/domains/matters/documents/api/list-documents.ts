import type { InputOf } from '@diwan/contracts/http/endpoint';
import { listCaseDocuments } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type DocumentsQuery = Omit<InputOf<typeof listCaseDocuments>['query'], 'deleted' | 'limit'>;

/** As many as can be shared at once. */
const SHARED_AT_ONCE = 50;
/** As many as one request may ask for. */
const MOST = 100;

/** The documents of a case. Every list of the case begins with `documentsKey(caseId)`. */
export const documentsKey = (caseId: string) => ['documents', caseId] as const;
export const deletedKey = (caseId: string) => [...documentsKey(caseId), 'deleted'] as const;
/** The lists of hidden ones, from which documents are chosen to be shared. */
export const hiddenKey = (caseId: string) => [...documentsKey(caseId), 'hidden'] as const;

/** A page of the documents of a case. */
export const useDocuments = (caseId: string, query: DocumentsQuery) =>
  useQuery({
    queryKey: [...documentsKey(caseId), query],
    queryFn: ({ signal }) => callApi(listCaseDocuments, { params: { id: caseId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The newest that the client does not see. */
export const useHiddenDocuments = (caseId: string) =>
  useQuery({
    queryKey: hiddenKey(caseId),
    queryFn: ({ signal }) => {
      const query = { visibility: 'hidden', limit: SHARED_AT_ONCE } as const;
      return callApi(listCaseDocuments, { params: { id: caseId }, query }, { signal });
    },
  });

/** Those that were deleted and can be restored, the latest. */
export const useDeletedDocuments = (caseId: string) =>
  useQuery({
    queryKey: deletedKey(caseId),
    queryFn: ({ signal }) => {
      const query = { deleted: 'true', limit: MOST } as const;
      return callApi(listCaseDocuments, { params: { id: caseId }, query }, { signal });
    },
    staleTime: 0,
  });
