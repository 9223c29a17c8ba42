import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { askErasure, getOwnErasure, type OwnErasure, withdrawErasure } from '@diwan/contracts/people/erasures/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const OWN_ERASURE = ['own-erasure'];

/** The person's wish to be forgotten, and what would become of their data. */
export const useOwnErasure = (): UseQueryResult<ResponseOf<typeof getOwnErasure>> =>
  useQuery({ queryKey: OWN_ERASURE, queryFn: () => callApi(getOwnErasure) });

export const askToErase = (reason: string): Promise<OwnErasure> => callApi(askErasure, { body: { reason } });

export const thinkAgain = (id: string): Promise<OwnErasure> => callApi(withdrawErasure, { params: { id } });
