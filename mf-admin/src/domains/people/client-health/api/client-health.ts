import { getClientCaseHealth } from '@diwan/contracts/matters/client-health/http';
import { getClientMessageHealth } from '@diwan/contracts/messages/client-health/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** What a client's cases tell of them; not asked for without the right to it. */
export const useClientCaseHealth = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['clients', 'health', 'cases', id],
    queryFn: ({ signal }) => callApi(getClientCaseHealth, { params: { id } }, { signal }),
    enabled,
  });

/** What the delivery log tells of them. */
export const useClientMessageHealth = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['clients', 'health', 'messages', id],
    queryFn: ({ signal }) => callApi(getClientMessageHealth, { params: { id } }, { signal }),
    enabled,
  });
