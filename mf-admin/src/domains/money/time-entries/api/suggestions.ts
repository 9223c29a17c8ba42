import {
  dismissTimeSuggestion,
  listTimeSuggestions,
  type TimeSuggestion,
} from '@diwan/contracts/money/time-entries/suggestions.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TIME_KEY } from './time-entries.js';

const KEY = [...TIME_KEY, 'suggestions'] as const;

/** What the reader did and has not recorded time for. */
export const useTimeSuggestions = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(listTimeSuggestions, undefined, { signal }) });

/** No time is recorded for it. */
export function useDismissSuggestion() {
  const queries = useQueryClient();
  return ({ id }: TimeSuggestion) =>
    callApi(dismissTimeSuggestion, { params: { id } }).finally(() => queries.invalidateQueries({ queryKey: KEY }));
}
