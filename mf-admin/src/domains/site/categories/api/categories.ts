import {
  archiveCategory,
  changeCategory,
  createCategory,
  type EditedCategory,
  listEditedCategories,
  orderCategories,
} from '@diwan/contracts/site/categories/editing.http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const LIST = ['site', 'categories'] as const;

const fetchCategories = (signal?: AbortSignal): Promise<EditedCategory[]> =>
  callApi(listEditedCategories, undefined, signal && { signal });

/** All categories of news, in the order of the site, archived ones last. */
export const useCategories = (): UseQueryResult<EditedCategory[]> =>
  useQuery({ queryKey: LIST, queryFn: ({ signal }) => fetchCategories(signal) });

/** Reads one category as it is now. */
export async function fetchCategory(id: string): Promise<EditedCategory> {
  const found = (await fetchCategories()).find((category) => category.id === id);
  if (!found) throw new Error(`The category ${id} is gone`);
  return found;
}

/** What can be done to categories; the list is read again afterwards. */
export function useEditCategories() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: LIST });
  const keep = async (saved: EditedCategory) => {
    await refresh();
    return saved;
  };
  return {
    refresh,
    create: async (body: BodyOf<typeof createCategory>) => keep(await callApi(createCategory, { body })),
    change: async (id: string, body: BodyOf<typeof changeCategory>) =>
      keep(await callApi(changeCategory, { params: { id }, body })),
    archive: async ({ id, version }: EditedCategory, archived: boolean) =>
      keep(await callApi(archiveCategory, { params: { id }, body: { archived, version } })),
    async order(body: BodyOf<typeof orderCategories>): Promise<void> {
      queries.setQueryData(LIST, await callApi(orderCategories, { body }));
    },
  };
}
