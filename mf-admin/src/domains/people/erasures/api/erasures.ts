import type { RequestOf } from '@diwan/contracts/http/endpoint';
import {
  acceptErasure,
  type ErasureState,
  getErasurePlan,
  listErasures,
  refuseErasure,
} from '@diwan/contracts/people/erasures/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['erasures'] as const;

/** A page of wishes to be forgotten. */
export const useErasures = (filter: { state?: ErasureState; page: number }) =>
  useQuery({
    queryKey: [...KEY, filter],
    queryFn: ({ signal }) => callApi(listErasures, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What would be erased and what stays, as things are now. */
export const useErasurePlan = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'plan', id],
    queryFn: ({ signal }) => callApi(getErasurePlan, { params: { id } }, { signal }),
  });

/** Decisions; the list is asked for again, whatever came of it. */
export function useDecideErasure() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) =>
    answer.finally(() => void queries.invalidateQueries({ queryKey: KEY }));
  return {
    accept: (id: string, body: RequestOf<typeof acceptErasure>['body']) =>
      asked(callApi(acceptErasure, { params: { id }, body })),
    refuse: (id: string, body: RequestOf<typeof refuseErasure>['body']) =>
      asked(callApi(refuseErasure, { params: { id }, body })),
  };
}
