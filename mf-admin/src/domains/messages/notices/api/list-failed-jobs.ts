import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listFailedJobs } from '@diwan/contracts/messages/failed-jobs/http';
import { callApi } from '@diwan/mf-kit';
import { usePagesBelow } from '../../../../components/older-lines.js';

export type FailedJob = ResponseOf<typeof listFailedJobs>['items'][number];

export const jobKey = ({ queue, id }: FailedJob): string => `${queue}/${id}`;

/** Jobs that gave up and wait for somebody to look, newest first (D-142). */
export const useFailedJobs = () =>
  usePagesBelow(
    ['notices', 'failed-jobs'],
    (page, signal) => callApi(listFailedJobs, { query: { page } }, { signal }),
    jobKey,
  );
