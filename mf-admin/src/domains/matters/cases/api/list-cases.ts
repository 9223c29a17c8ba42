import { type CaseStatus, listCases } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export interface CaseQuery {
  page: number;
  limit?: number;
  search?: string;
  status?: CaseStatus;
  clientId?: string;
}

/** A page of cases, newest first. */
export const useCases = (query: CaseQuery) =>
  useQuery({
    queryKey: ['cases', 'list', query],
    queryFn: ({ signal }) => callApi(listCases, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
