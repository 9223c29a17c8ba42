import { forgetOwnView, type ListView, listOwnViews, saveOwnView } from '@diwan/contracts/people/list-views/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['list-views'] as const;
const FRESH_MS = 300_000;

/** The person's own views of a list, and how they are kept. Not there: none are offered, the list itself does not wait for them. */
export function useListViews(list: string, enabled: boolean) {
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(listOwnViews, undefined, { signal }),
    staleTime: FRESH_MS,
    enabled,
  });
  const again = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    views: data.filter((view) => view.list === list),
    save: async (view: Omit<ListView, 'id'>) => {
      await callApi(saveOwnView, { body: view });
      await again();
    },
    forget: async (id: string) => {
      await callApi(forgetOwnView, { params: { id } });
      await again();
    },
  };
}
