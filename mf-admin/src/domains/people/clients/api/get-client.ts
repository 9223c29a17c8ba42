import { type Client, getClient } from '@diwan/contracts/people/clients/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Reads a client as it is now. */
export const fetchClient = (id: string, signal?: AbortSignal): Promise<Client> =>
  callApi(getClient, { params: { id } }, signal && { signal });

/** Its place among what was asked. */
export const clientKey = (id: string) => ['clients', 'one', id] as const;

/** One client. */
export const useClient = (id: string) =>
  useQuery({ queryKey: clientKey(id), queryFn: ({ signal }) => fetchClient(id, signal) });
