import { type Client, createClient, updateClient } from '@diwan/contracts/people/clients/http';
import { callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

export type ClientBody = BodyOf<typeof createClient>;

/** Creates a client, or changes the one whose id and version are given; lists are read again. */
export function useSaveClient() {
  const queries = useQueryClient();
  return async (body: ClientBody, existing: { id: string; version: number } | null): Promise<Client> => {
    const saved = existing
      ? await callApi(updateClient, { params: { id: existing.id }, body: { ...body, version: existing.version } })
      : await callApi(createClient, { body });
    queries.setQueryData(['clients', 'one', saved.id], saved);
    await queries.invalidateQueries({ queryKey: ['clients', 'list'] });
    return saved;
  };
}
