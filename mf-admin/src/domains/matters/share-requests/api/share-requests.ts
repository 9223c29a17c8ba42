import {
  approveShareRequest,
  listShareRequests,
  refuseShareRequest,
  revokeShareRequest,
  type ShareRequestState,
} from '@diwan/contracts/matters/share-requests/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['share-requests'] as const;
/** More than a case has at once; the page of all of them has pages. */
const OF_A_CASE = 50;

interface Filter {
  state?: ShareRequestState;
  page: number;
}

/** A page of clients' wishes to pass documents on. */
export const useShareRequests = (filter: Filter) =>
  useQuery({
    queryKey: [...KEY, filter],
    queryFn: ({ signal }) => callApi(listShareRequests, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Those about a case, the newest first. */
export const useShareRequestsOfCase = (caseId: string) =>
  useQuery({
    queryKey: [...KEY, caseId],
    queryFn: ({ signal }) => callApi(listShareRequests, { query: { caseId, limit: OF_A_CASE } }, { signal }),
  });

/** Decisions about a wish; every list of wishes is asked for again, whatever came of it. */
export function useDecisions() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) =>
    answer.finally(() => void queries.invalidateQueries({ queryKey: KEY }));
  return {
    approve: (id: string, body: { days: number; maxOpens: number }) =>
      asked(callApi(approveShareRequest, { params: { id }, body })),
    refuse: (id: string, reason: string) => asked(callApi(refuseShareRequest, { params: { id }, body: { reason } })),
    revoke: (id: string) => asked(callApi(revokeShareRequest, { params: { id } })),
  };
}
