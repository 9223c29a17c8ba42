import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  countUnreadNotices,
  listOwnNotices,
  readOwnNotice,
  readOwnNotices,
} from '@diwan/contracts/messages/own-notices/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

export const OWN_NOTICES = ['own-notices'];
/** The number beside the bell need not be younger than a minute. */
const FRESH_MS = 60_000;

/** A page of what the person was told, newest first. */
export const useOwnNotices = (page: number): UseQueryResult<ResponseOf<typeof listOwnNotices>> =>
  useQuery({
    queryKey: [...OWN_NOTICES, 'list', page],
    queryFn: ({ signal }) => callApi(listOwnNotices, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How much of it is unread; undefined while nobody knows. `when` false: not asked yet. */
export const useUnreadCount = (when = true): number | undefined =>
  useQuery({
    queryKey: [...OWN_NOTICES, 'unread'],
    queryFn: async ({ signal }) => (await callApi(countUnreadNotices, undefined, { signal })).count,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    enabled: when,
    retry: false,
  }).data;

/** Notes that one of them was looked at. */
export const markRead = (id: string): Promise<void> => callApi(readOwnNotice, { params: { id } });

/** Notes that all were looked at that were told until a moment. */
export const markAllRead = (until: string): Promise<void> => callApi(readOwnNotices, { body: { until } });
