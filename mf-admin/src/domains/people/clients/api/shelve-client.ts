import {
  archiveClient,
  type Client,
  type ClientShelf,
  deleteClient,
  getClientRecords,
  restoreClient,
} from '@diwan/contracts/people/clients/http';
import type { ClientRecordCount } from '@diwan/contracts/people/clients/questions';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const ROWS = { archived: archiveClient, deleted: deleteClient, kept: restoreClient } as const;

/** Puts a client on a shelf, or (`kept`) takes them back; lists are read again. */
export function useShelveClient() {
  const queries = useQueryClient();
  return async ({ id, version }: Pick<Client, 'id' | 'version'>, to: ClientShelf | 'kept'): Promise<Client> => {
    const saved = await callApi(ROWS[to], { params: { id }, body: { version } });
    queries.setQueryData(['clients', 'one', id], saved);
    await queries.invalidateQueries({ queryKey: ['clients', 'list'] });
    return saved;
  };
}

/** What hangs on a client: while there is any, they are archived and not deleted (D-124). */
export const useClientRecords = (id: string) =>
  useQuery<ClientRecordCount[]>({
    queryKey: ['clients', 'records', id],
    queryFn: ({ signal }) => callApi(getClientRecords, { params: { id } }, { signal }),
  });
