import type { InputOf } from '@diwan/contracts/http/endpoint';
import { listCases } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What the address may say about the order. */
export const CASE_ORDERS = ['title', '-title', 'number', '-number', 'next', '-next'] as const;

type Filters = Partial<Omit<InputOf<typeof listCases>['query'], 'page' | 'sort'>>;
export interface CaseQuery extends Filters {
  page: number;
  sort?: (typeof CASE_ORDERS)[number];
}

/** A page of cases, newest first. */
export const useCases = (query: CaseQuery) =>
  useQuery({
    queryKey: ['cases', 'list', query],
    queryFn: ({ signal }) => callApi(listCases, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
