import { getPublication, setPublication } from '@diwan/contracts/site/publication/http';
import { callApi } from '@diwan/mf-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['office', 'publication'] as const;

/** Reads whether visitors see the site. */
export const fetchPublication = (signal?: AbortSignal) => callApi(getPublication, undefined, signal && { signal });

/** Whether visitors see the site; asked again by who comes back to the window, for somebody else may have decided. */
export const usePublication = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchPublication(signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Publishes the site or takes it off. */
export function usePublish() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (published: boolean) => callApi(setPublication, { body: { published } }),
    onSuccess: (saved) => queries.setQueryData(KEY, saved),
  });
}
