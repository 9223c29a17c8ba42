import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getNoticeFigures,
  listNotices,
  type NoticeFamily,
  type NoticeProgress,
  resendNotice,
} from '@diwan/contracts/messages/notices/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';

/** A message owed to somebody. */
export type Notice = ResponseOf<typeof listNotices>['items'][number];

/** A page of the delivery log, newest first. */
export const useNotices = (query: {
  page: number;
  state?: z.infer<typeof NoticeProgress>;
  family?: z.infer<typeof NoticeFamily>;
  search?: string;
  /** Those to one person. */
  personId?: string;
}) =>
  useQuery({
    queryKey: ['notices', 'list', query],
    queryFn: ({ signal }) => callApi(listNotices, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How the channels do, asked again twice a minute while somebody looks. */
export const useNoticeFigures = () =>
  useQuery({
    queryKey: ['notices', 'figures'],
    queryFn: ({ signal }) => callApi(getNoticeFigures, undefined, { signal }),
    refetchInterval: 30_000,
  });

/** Sends again what failed or what nobody knows of. */
export const sendAgain = (id: string): Promise<Notice> => callApi(resendNotice, { params: { id } });
