import { getOwnDocument, listOwnDocuments, type OwnDocument } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Documents shared with the signed-in client, of one case or of all. */
export const useOwnDocuments = (caseId?: string): UseQueryResult<OwnDocument[]> =>
  useQuery({
    queryKey: ['documents', 'list', caseId ?? 'all'],
    queryFn: () => callApi(listOwnDocuments, caseId ? { query: { caseId } } : { query: {} }),
  });

/** Key of one document, for asking again after its count has changed. */
export const documentKey = (id: string) => ['documents', 'one', id] as const;

/** One of them. */
export const useOwnDocument = (id: string): UseQueryResult<OwnDocument> =>
  useQuery({ queryKey: documentKey(id), queryFn: () => callApi(getOwnDocument, { params: { id } }) });
