import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listFailedJobs, retryFailedJob } from '@diwan/contracts/messages/failed-jobs/http';
import { SERVICES } from '@diwan/contracts/shared/service';
import { inboxOf, NOT_RETRIED, Queues, waitsForPeople } from '@diwan/service-kit/events/queues';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { RetryFailedJob } from './retry-failed-job.js';

type Query = InputOf<typeof listFailedJobs>['query'];

/** Failed jobs that may be passed over: every queue is read that far. */
const DEEPEST = 1000;
const MAX_REASON = 200;

/** Jobs of all services that failed for good and wait for somebody to look (D-142). */
@Controller()
export class FailedJobsController {
  constructor(
    private readonly queues: Queues,
    private readonly retryJob: RetryFailedJob,
  ) {}

  @Endpoint(listFailedJobs)
  async list(@Input() { query }: { query: Query }): Promise<ResponseOf<typeof listFailedJobs>> {
    const { page, limit } = query;
    const begin = (page - 1) * limit;
    if (begin > DEEPEST) throw new DomainError('VALIDATION', { fieldErrors: { page: 'too_big' } });
    const lists = await Promise.all(SERVICES.map((service) => this.failedIn(inboxOf(service), begin + limit))).catch(
      (cause) => {
        throw new DomainError('UNAVAILABLE', { cause });
      },
    );
    const newest = lists
      .flatMap(({ items }) => items)
      .sort((a, b) => (b.failedAt ?? '').localeCompare(a.failedAt ?? ''));
    const total = lists.reduce((sum, list) => sum + list.total, 0);
    return { items: newest.slice(begin, begin + limit), total, exact: true, page, limit };
  }

  @Endpoint(retryFailedJob)
  retry(@Input() { params }: InputOf<typeof retryFailedJob>, @Caller() caller: SignedInCaller): Promise<void> {
    return this.retryJob.run(params.queue, params.id, caller);
  }

  private async failedIn(queue: string, most: number) {
    const { jobs, total } = await this.queues.failed(queue, most);
    const items = jobs.map((job) => ({
      queue,
      id: job.id ?? '',
      name: job.name,
      reason: (job.failedReason ?? '').replace(NOT_RETRIED, '').slice(0, MAX_REASON),
      attempts: job.attemptsMade,
      failedAt: job.finishedOn ? new Date(job.finishedOn).toISOString() : null,
      waitsForPeople: waitsForPeople(job),
    }));
    return { items, total };
  }
}
