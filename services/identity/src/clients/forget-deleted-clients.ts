import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ClientRepository } from './client.repository.js';

const DAY = 86_400_000;
/** Deleted clients can be taken back for so long (D-125). */
const RESTORABLE_MS = 30 * DAY;
const PAUSE = 3_600_000;
const BATCH = 100;

/** Forgets clients that were deleted and that nobody took back in time. Whoever signed up keeps their account. */
@Injectable()
export class ForgetDeletedClients implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds: Periodic;

  constructor(
    private readonly clients: ClientRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.rounds = new Periodic({
      pause: PAUSE,
      round: () => this.run(),
      failed: (error) => log.warn('clients.forgetting-failed', { error }),
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RESTORABLE_MS);
    for (const client of await this.clients.deletedBefore(before, BATCH)) {
      const subjectId = client._id.toHexString();
      await this.inTransaction.run(async (session) => {
        // Somebody took it back meanwhile.
        if (!(await this.clients.forget(client, session))) return;
        const line = { action: 'client.forgotten', subject: 'client', subjectId, caller: { personId: null } };
        await this.audit.record(line, session);
      });
    }
  }
}
