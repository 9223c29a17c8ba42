import { SERVICES } from '@diwan/contracts/shared/service';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { inboxOf, Queues } from '@diwan/service-kit/events/queues';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';

/** A person lets a job be tried that gave up, once what kept it from being done is mended (D-142). Consumers do what they have done already no second time. */
@Injectable()
export class RetryFailedJob {
  constructor(
    private readonly queues: Queues,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND when no such job has failed, or it is being tried again by now; UNAVAILABLE without Redis. */
  async run(queue: string, id: string, caller: SignedInCaller): Promise<void> {
    const consumer = SERVICES.find((service) => inboxOf(service) === queue);
    if (!consumer) throw new DomainError('NOT_FOUND');
    const job = await this.queues.failedJob(queue, id).catch(unavailable);
    if (job === null) throw new DomainError('NOT_FOUND');
    const before = { name: job.name, attempts: job.attemptsMade };
    // By their ends records are told apart, and all jobs of a consumer end alike.
    const subjectId = `${queue}/${id.replace(new RegExp(`-${consumer}$`), '')}`;
    const line = { action: 'job.retried', subject: 'job', subjectId, before, caller };
    await this.inTransaction.run((session) => this.audit.record(line, session));
    if (!(await this.queues.retry(queue, id).catch(unavailable))) throw new DomainError('NOT_FOUND');
  }
}

function unavailable(cause: unknown): never {
  throw new DomainError('UNAVAILABLE', { cause });
}
