import { getCase, listCases } from '@diwan/contracts/matters/cases/http';
import { getClient, listClients } from '@diwan/contracts/people/clients/http';
import { CONVERSATIONS } from '@diwan/desk-kit/conversations/use-live';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const FOUND = 20;
/** More cases than a client has. */
const CASES = 100;

/** Clients whose name, e-mail or phone is like what was typed. */
export const useClientsLike = (text: string) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'clients-like', text],
    queryFn: ({ signal }) =>
      callApi(listClients, { query: { limit: FOUND, ...(text && { search: text }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The client that one came from. */
export const useNamedClient = (id: string) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'client', id],
    queryFn: ({ signal }) => callApi(getClient, { params: { id } }, { signal }),
    enabled: id !== '',
  });

/** The case that one came from, with its clients. */
export const useNamedCase = (id: string) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'case', id],
    queryFn: ({ signal }) => callApi(getCase, { params: { id } }, { signal }),
    enabled: id !== '',
  });

/** The cases of a client that one may see. */
export const useCasesOf = (clientId: string) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'cases-of', clientId],
    queryFn: ({ signal }) => callApi(listCases, { query: { clientId, limit: CASES } }, { signal }),
    enabled: clientId !== '',
  });
