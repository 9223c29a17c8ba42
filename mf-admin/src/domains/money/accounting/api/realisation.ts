import type { RequestOf } from '@diwan/contracts/http/endpoint';
import { getRealisation, listRealisedWork, type RealisedWork } from '@diwan/contracts/money/realisation/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Asked for anew whenever money moves, as the other reports are. */
const KEY = 'accounting';

type ReportQuery = RequestOf<typeof getRealisation>['query'];

export const useRealisation = (query: ReportQuery) =>
  useQuery({
    queryKey: [KEY, 'realisation', query],
    queryFn: ({ signal }) => callApi(getRealisation, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type WorkQuery = RequestOf<typeof listRealisedWork>['query'];

export const useRealisedWork = (query: WorkQuery) =>
  useQuery({
    queryKey: [KEY, 'realised-work', query],
    queryFn: ({ signal }) => callApi(listRealisedWork, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** All of it, page after page. */
export async function allRealisedWork(query: WorkQuery): Promise<RealisedWork[]> {
  const found: RealisedWork[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await callApi(listRealisedWork, { query: { ...query, page, limit: 100 } });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}
