import { listClients } from '@diwan/contracts/people/clients/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const LIMIT = 20;

/** The first clients that match what was typed. */
export const useFoundClients = (search: string) =>
  useQuery({
    queryKey: ['money', 'client-search', search],
    queryFn: ({ signal }) => callApi(listClients, { query: { limit: LIMIT, ...(search && { search }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
