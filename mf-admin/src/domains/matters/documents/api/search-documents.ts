import type { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import { searchDocuments } from '@diwan/contracts/matters/documents/keeping.http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';

export interface DocumentSearch {
  page: number;
  search?: string;
  documentType?: string;
  confidentialityLevel?: z.infer<typeof ConfidentialityLevel>;
  visibility?: 'shown' | 'hidden';
  /** Of this client's cases only. */
  clientId?: string;
}

/** A page of the documents of every case in reach, newest first (DOC-13). */
export const useDocumentSearch = (query: DocumentSearch) =>
  useQuery({
    queryKey: ['documents', 'search', query],
    queryFn: ({ signal }) => callApi(searchDocuments, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
