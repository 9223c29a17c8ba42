import { listFailedJobs } from '@diwan/contracts/messages/failed-jobs/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Jobs that gave up and wait for somebody to look (D-142). */
export const useFailedJobs = () =>
  useQuery({
    queryKey: ['notices', 'failed-jobs'],
    queryFn: ({ signal }) => callApi(listFailedJobs, undefined, { signal }),
  });
