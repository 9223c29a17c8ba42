import { Log } from '@diwan/service-kit/app/log';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Arrival } from '../arrivals/welcome.js';
import { PersonRepository } from '../persons/person.repository.js';

/** So often it is written of one phone: whoever guesses must not fill the log. */
const WRITTEN = { name: 'code-guessed', limit: 1, windowSeconds: 3600 };

/**
 * Writes into the audit log at whose codes somebody guessed until a code was dead, and from where (D-021). Behind the answer, whose
 * time would tell which phones have an account (D-008).
 */
@Injectable()
export class GuessedCodes implements OnModuleDestroy {
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly people: PersonRepository,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly inTransaction: InTransaction,
    private readonly log: Log,
  ) {}

  /** Nobody waits for it, and a failure is only logged. */
  note(phone: string, caller: Arrival['caller']): void {
    const writing = this.write(phone, caller)
      .catch((error: unknown) => this.log.warn('code.guess-not-written', { error }))
      .finally(() => this.pending.delete(writing));
    this.pending.add(writing);
  }

  /** Ends what is being written. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async write(phone: string, caller: Arrival['caller']): Promise<void> {
    const person = await this.people.findByPhone(phone);
    if (person === null || !(await this.limiter.allows(WRITTEN, phone))) return;
    const line = { action: 'code.guessed', subject: 'person', subjectId: person._id.toHexString() };
    await this.inTransaction.run((session) => this.audit.record({ ...line, caller }, session));
  }
}
