import { askDataCopy, type DataCopy, listDataCopies } from '@diwan/contracts/people/data-copies/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const DATA_COPIES = ['data-copies'];

/** How often a copy that is gathered is asked after, in milliseconds. */
const PROGRESS_MS = 2000;

/** The copies of the person's own data, newest first. */
export const useDataCopies = (): UseQueryResult<DataCopy[]> =>
  useQuery({
    queryKey: DATA_COPIES,
    queryFn: () => callApi(listDataCopies),
    refetchInterval: ({ state }) => (state.data?.some((copy) => copy.state === 'gathering') ? PROGRESS_MS : false),
  });

export const askForCopy = (): Promise<DataCopy> => callApi(askDataCopy);
