import { listOwnTimeline, type OwnTimelineEntry } from '@diwan/contracts/matters/timeline/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** So many are looked at to count what is new. */
const LIMIT = 20;

/** What happened last in any of the client's cases, newest first. */
export const useLatestUpdates = (): UseQueryResult<OwnTimelineEntry[]> =>
  useQuery({
    queryKey: ['timeline', 'latest'],
    queryFn: async ({ signal }) => (await callApi(listOwnTimeline, { query: { limit: LIMIT } }, { signal })).items,
  });
