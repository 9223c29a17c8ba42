import { listDocumentAccesses } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Who reached a document, newest first; asked anew each time it is opened. */
export const useAccesses = (id: string) =>
  useQuery({
    queryKey: ['documents', 'accesses', id],
    queryFn: ({ signal }) => callApi(listDocumentAccesses, { params: { id } }, { signal }),
    staleTime: 0,
  });
