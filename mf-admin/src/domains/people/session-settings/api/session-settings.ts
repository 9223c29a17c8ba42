import {
  getSessionSettings,
  type SessionSettings,
  setSessionSettings,
} from '@diwan/contracts/people/session-settings/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['settings', 'sessions'] as const;

/** Asks again, past what is remembered. */
export const readSessionSettings = (): Promise<SessionSettings> => callApi(getSessionSettings);

/** How long people stay signed in. */
export const useSessionSettings = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(getSessionSettings, undefined, { signal }) });

/** Saves it, and remembers what was saved. */
export function useSaveSessionSettings(): (settings: SessionSettings) => Promise<SessionSettings> {
  const queries = useQueryClient();
  return async (settings) => {
    const saved = await callApi(setSessionSettings, { body: settings });
    queries.setQueryData(KEY, saved);
    return saved;
  };
}
