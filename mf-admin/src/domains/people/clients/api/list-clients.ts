import { type ClientShelf, listClients } from '@diwan/contracts/people/clients/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** A page of clients, newest first. */
export const useClients = (query: { page: number; search?: string; sort?: 'name' | '-name'; shelf?: ClientShelf }) =>
  useQuery({
    queryKey: ['clients', 'list', query],
    queryFn: ({ signal }) => callApi(listClients, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
