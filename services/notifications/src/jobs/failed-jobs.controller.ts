import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listFailedJobs } from '@diwan/contracts/messages/failed-jobs/http';
import { SERVICES } from '@diwan/contracts/shared/service';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Endpoint } from '@diwan/service-kit/endpoint';
import { inboxOf, Queues } from '@diwan/service-kit/queues';
import { Controller } from '@nestjs/common';

/** Most jobs shown per queue. */
const SHOWN = 50;
const MAX_REASON = 200;

/** Jobs of all services that failed for good and wait for somebody to look (D-142). */
@Controller()
export class FailedJobsController {
  constructor(private readonly queues: Queues) {}

  @Endpoint(listFailedJobs)
  async list(): Promise<ResponseOf<typeof listFailedJobs>> {
    const lists = await Promise.all(SERVICES.map((service) => this.failedIn(inboxOf(service)))).catch((cause) => {
      throw new DomainError('UNAVAILABLE', { cause });
    });
    return lists.flat().sort((a, b) => (b.failedAt ?? '').localeCompare(a.failedAt ?? ''));
  }

  private async failedIn(queue: string): Promise<ResponseOf<typeof listFailedJobs>> {
    const jobs = await this.queues.failed(queue, SHOWN);
    return jobs.map(({ id, name, failedReason, attemptsMade, finishedOn }) => ({
      queue,
      id: id ?? '',
      name,
      reason: (failedReason ?? '').slice(0, MAX_REASON),
      attempts: attemptsMade,
      failedAt: finishedOn ? new Date(finishedOn).toISOString() : null,
    }));
  }
}
