import {
  getTimeTerms,
  listUnbilledTime,
  setTimeTerms,
  type TimeTerms,
} from '@diwan/contracts/money/time-entries/clients.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TIME_KEY } from './time-entries.js';

const termsKey = (clientId: string) => [...TIME_KEY, 'terms', clientId] as const;

export const fetchTimeTerms = (clientId: string): Promise<TimeTerms> =>
  callApi(getTimeTerms, { params: { id: clientId } });

/** How a client's time is shown and billed. */
export const useTimeTerms = (clientId: string) =>
  useQuery({ queryKey: termsKey(clientId), queryFn: () => fetchTimeTerms(clientId) });

/** What was approved for a client and no invoice has. */
export const useUnbilledTime = (clientId: string) =>
  useQuery({
    queryKey: [...TIME_KEY, 'unbilled', clientId],
    queryFn: ({ signal }) => callApi(listUnbilledTime, { params: { id: clientId }, query: {} }, { signal }),
  });

export function useSaveTimeTerms(clientId: string) {
  const queries = useQueryClient();
  return (body: TimeTerms) =>
    callApi(setTimeTerms, { params: { id: clientId }, body }).finally(() =>
      queries.invalidateQueries({ queryKey: TIME_KEY }),
    );
}
