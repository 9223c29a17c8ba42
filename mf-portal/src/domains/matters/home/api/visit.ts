import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { recordVisit } from '@diwan/contracts/matters/visits/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export type Visit = ResponseOf<typeof recordVisit>;

/** Says that the person looks at their portal, and learns when they looked before. */
export const useVisit = (): UseQueryResult<Visit> =>
  useQuery({ queryKey: ['visit'], queryFn: () => callApi(recordVisit), retry: false });
