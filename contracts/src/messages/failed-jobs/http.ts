import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';

const service = 'notifications';

/** A job that ended in failure and waits for staff (D-142). */
export const FailedJob = z.strictObject({
  queue: z.string(),
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  attempts: z.int(),
  failedAt: z.nullable(Instant),
});

export const listFailedJobs = endpoint({
  service,
  method: 'GET',
  path: '/failed-jobs',
  access: 'notice:read',
  status: 200,
  summary: 'Jobs that failed, newest first',
  query: z.strictObject(PageQuery),
  response: pageOf(FailedJob),
  errors: [],
});
