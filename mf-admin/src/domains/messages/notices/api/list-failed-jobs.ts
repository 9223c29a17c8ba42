import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listFailedJobs, retryFailedJob } from '@diwan/contracts/messages/failed-jobs/http';
import { callApi } from '@diwan/mf-kit';
import { usePagesBelow } from '../../../../components/older-lines.js';

export type FailedJob = ResponseOf<typeof listFailedJobs>['items'][number];

export const jobKey = ({ queue, id }: FailedJob): string => `${queue}/${id}`;

export const FAILED_JOBS_KEY = ['notices', 'failed-jobs'] as const;

/** Jobs that gave up and wait for somebody to look, newest first (D-142); asked again twice a minute while somebody looks. */
export const useFailedJobs = () =>
  usePagesBelow(FAILED_JOBS_KEY, (page, signal) => callApi(listFailedJobs, { query: { page } }, { signal }), jobKey, {
    again: () => 30_000,
  });

/** Has a job tried once more. */
export const retryJob = ({ queue, id }: FailedJob): Promise<unknown> =>
  callApi(retryFailedJob, { params: { queue, id } });
