import {
  archiveAttorney,
  changeAttorney,
  createAttorney,
  type EditedAttorney,
  getEditedAttorney,
  listAttorneyAccounts,
  listEditedAttorneys,
  orderAttorneys,
  publishAttorney,
  setAttorneyAccount,
} from '@diwan/contracts/site/attorneys/editing.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const LIST = ['site', 'lawyers', 'list'] as const;
const one = (id: string) => ['site', 'lawyers', 'one', id] as const;

/** All lawyers, in the order of the site. */
export const useLawyers = () =>
  useQuery({ queryKey: LIST, queryFn: ({ signal }) => callApi(listEditedAttorneys, undefined, { signal }) });

/** Reads a profile as it is now. */
export const fetchLawyer = (id: string, signal?: AbortSignal): Promise<EditedAttorney> =>
  callApi(getEditedAttorney, { params: { id } }, signal && { signal });

export const useLawyer = (id: string) =>
  useQuery({ queryKey: one(id), queryFn: ({ signal }) => fetchLawyer(id, signal) });

/** Colleagues who may be given the requests for a lawyer. */
export const useLawyerAccounts = () =>
  useQuery({
    queryKey: ['site', 'lawyers', 'accounts'],
    queryFn: ({ signal }) => callApi(listAttorneyAccounts, undefined, { signal }),
  });

export type LawyerBody = BodyOf<typeof createAttorney>;

/** What can be done to profiles; lists are read again afterwards. */
export function useEditLawyers() {
  const queries = useQueryClient();
  const keep = async (saved: EditedAttorney) => {
    queries.setQueryData(one(saved.id), saved);
    await queries.invalidateQueries({ queryKey: LIST });
    return saved;
  };
  return {
    /** Adds a profile, or changes the one whose id and version are given. */
    async save(body: LawyerBody, existing: { id: string; version: number } | null): Promise<EditedAttorney> {
      if (!existing) return keep(await callApi(createAttorney, { body }));
      const { slug: _fixed, ...fields } = body;
      const { id, version } = existing;
      return keep(await callApi(changeAttorney, { params: { id }, body: { ...fields, version } }));
    },
    publish: async ({ id, version }: EditedAttorney, published: boolean) =>
      keep(await callApi(publishAttorney, { params: { id }, body: { published, version } })),
    archive: async ({ id, version }: EditedAttorney, archived: boolean) =>
      keep(await callApi(archiveAttorney, { params: { id }, body: { archived, version } })),
    setAccount: async ({ id, version }: EditedAttorney, accountId: string | null) =>
      keep(await callApi(setAttorneyAccount, { params: { id }, body: { accountId, version } })),
    async order(body: BodyOf<typeof orderAttorneys>): Promise<void> {
      queries.setQueryData(LIST, await callApi(orderAttorneys, { body }));
    },
    refresh: () => queries.invalidateQueries({ queryKey: LIST }),
  };
}
