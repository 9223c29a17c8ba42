import { listCaseDocuments } from '@diwan/contracts/http/documents';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

export const documentsKey = (caseId: string) => ['documents', caseId] as const;

/** The documents of a case, newest first. */
export const useDocuments = (caseId: string) =>
  useQuery({
    queryKey: documentsKey(caseId),
    queryFn: ({ signal }) => callApi(listCaseDocuments, { params: { id: caseId } }, { signal }),
  });
