import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listFailedJobs } from '@diwan/contracts/messages/failed-jobs/http';
import { SERVICES } from '@diwan/contracts/shared/service';
import { inboxOf, Queues } from '@diwan/service-kit/events/queues';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';

type Query = InputOf<typeof listFailedJobs>['query'];

/** Failed jobs that may be passed over: every queue is read that far. */
const DEEPEST = 1000;
const MAX_REASON = 200;

/** Jobs of all services that failed for good and wait for somebody to look (D-142). */
@Controller()
export class FailedJobsController {
  constructor(private readonly queues: Queues) {}

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

  private async failedIn(queue: string, most: number) {
    const { jobs, total } = await this.queues.failed(queue, most);
    const items = jobs.map(({ id, name, failedReason, attemptsMade, finishedOn }) => ({
      queue,
      id: id ?? '',
      name,
      reason: (failedReason ?? '').slice(0, MAX_REASON),
      attempts: attemptsMade,
      failedAt: finishedOn ? new Date(finishedOn).toISOString() : null,
    }));
    return { items, total };
  }
}
