import type { RequestOf } from '@diwan/contracts/http/endpoint';
import { listOwnCases } from '@diwan/contracts/matters/cases/http';
import {
  type Delegation,
  listOwnDelegations,
  nameDelegate,
  revokeOwnDelegation,
} from '@diwan/contracts/people/delegations/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const OWN_DELEGATIONS = ['delegations'];

/** Whom the client named. */
export const useOwnDelegations = (enabled = true): UseQueryResult<Delegation[]> =>
  useQuery({ queryKey: OWN_DELEGATIONS, queryFn: () => callApi(listOwnDelegations), enabled });

/** The client's cases by id, to choose from and to name. */
export const useCaseTitles = (enabled = true): UseQueryResult<{ id: string; title: string }[]> =>
  useQuery({
    enabled,
    queryKey: ['delegations', 'cases'],
    queryFn: async () => (await callApi(listOwnCases)).map(({ id, title }) => ({ id, title })),
  });

export type NewDelegate = RequestOf<typeof nameDelegate>['body'];

export const saveDelegate = (body: NewDelegate): Promise<Delegation> => callApi(nameDelegate, { body });

export const endDelegation = (id: string): Promise<Delegation> => callApi(revokeOwnDelegation, { params: { id } });
