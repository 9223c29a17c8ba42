import type { RequestOf } from '@diwan/contracts/http/endpoint';
import {
  acceptItem,
  askClient,
  type ClientRequest,
  getRequest,
  listRequests,
  refuseItem,
  reopenItem,
  withdrawItem,
} from '@diwan/contracts/matters/requests/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['requests'] as const;
/** More than a case has; the page of all of them has pages. */
const OF_A_CASE = 50;

export type AskBody = BodyOf<typeof askClient>;

/** A page of requests to clients. */
export const useRequests = (query: RequestOf<typeof listRequests>['query']) =>
  useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => callApi(listRequests, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Those of a case. */
export const useRequestsOfCase = (caseId: string) => useRequests({ caseId, limit: OF_A_CASE });

/** One of them. */
export const useRequest = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => callApi(getRequest, { params: { id } }, { signal }),
  });

/** Asking and deciding; lists, counts and tasks are asked for again, whatever came of it. */
export function useRequestDeeds() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) =>
    answer.finally(() => {
      for (const queryKey of [KEY, ['tasks']]) void queries.invalidateQueries({ queryKey });
    });
  const of = ({ id }: ClientRequest, item: string) => ({ params: { id, item } });
  return {
    ask: (caseId: string, body: AskBody) => asked(callApi(askClient, { params: { id: caseId }, body })),
    accept: (request: ClientRequest, item: string) => asked(callApi(acceptItem, of(request, item))),
    withdraw: (request: ClientRequest, item: string) => asked(callApi(withdrawItem, of(request, item))),
    reopen: (request: ClientRequest, item: string) => asked(callApi(reopenItem, of(request, item))),
    refuse: (request: ClientRequest, item: string, reason: string) =>
      asked(callApi(refuseItem, { ...of(request, item), body: { reason } })),
  };
}
