import {
  getRequestTemplates,
  type RequestTemplate,
  type RequestTemplates,
  setRequestTemplates,
} from '@diwan/contracts/matters/requests/templates.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['request-templates'] as const;

/** Reads the firm's lists of what is asked of clients as they are now. */
export const fetchRequestTemplates = (signal?: AbortSignal): Promise<RequestTemplates> =>
  callApi(getRequestTemplates, undefined, signal && { signal });

/** The firm's lists of what is asked of clients. */
export const useRequestTemplates = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchRequestTemplates(signal) });

/** Writes the lists over the version that was seen: a change is made to what stands there, so that the other lists stay. */
export function useSetTemplates() {
  const queries = useQueryClient();
  return async (
    version: number,
    change: (templates: readonly RequestTemplate[]) => RequestTemplate[],
  ): Promise<RequestTemplates> => {
    const { templates } = await fetchRequestTemplates();
    const saved = await callApi(setRequestTemplates, { body: { templates: change(templates), version } });
    await queries.invalidateQueries({ queryKey: KEY });
    return saved;
  };
}
