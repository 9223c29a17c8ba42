import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnWeek } from '@diwan/contracts/matters/weeks/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** What the last seven days brought in each of the client's cases. */
export const useOwnWeek = (): UseQueryResult<ResponseOf<typeof getOwnWeek>> =>
  useQuery({
    queryKey: ['timeline', 'week'],
    queryFn: ({ signal }) => callApi(getOwnWeek, undefined, { signal }),
  });
