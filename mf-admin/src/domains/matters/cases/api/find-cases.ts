import { listCases } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const LIMIT = 20;

/** The first cases that match what was typed, in all that the person may see. */
export const useFoundCases = (search: string) =>
  useQuery({
    queryKey: ['cases', 'search', search],
    queryFn: ({ signal }) => callApi(listCases, { query: { limit: LIMIT, ...(search && { search }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
