import { getClientMessages } from '@diwan/contracts/messages/preferences/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Which messages a client gets or has stopped. */
export const useClientMessages = (id: string) =>
  useQuery({
    queryKey: ['clients', 'messages', id],
    queryFn: ({ signal }) => callApi(getClientMessages, { params: { id } }, { signal }),
  });
