import { getOwnCase, listOwnCases, type OwnCase as Schema } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';

export type OwnCase = z.infer<typeof Schema>;

/** The signed-in client's cases. */
export const useOwnCases = (): UseQueryResult<OwnCase[]> =>
  useQuery({ queryKey: ['cases'], queryFn: () => callApi(listOwnCases) });

/** One of them. */
export const useOwnCase = (id: string): UseQueryResult<OwnCase> =>
  useQuery({ queryKey: ['cases', id], queryFn: () => callApi(getOwnCase, { params: { id } }) });
