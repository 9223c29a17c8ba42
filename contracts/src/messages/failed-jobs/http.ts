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
  /** Whether it is not tried again by itself. Absent from builds before. */
  waitsForPeople: z.optional(z.boolean()),
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

export const retryFailedJob = endpoint({
  service,
  method: 'POST',
  path: '/failed-jobs/:queue/:id/retry',
  access: 'notice:write',
  status: 204,
  summary: 'Try a job once more that failed for good',
  params: z.strictObject({ queue: z.string().check(z.maxLength(50)), id: z.string().check(z.maxLength(100)) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
