import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { AlarmRepository } from './alarm.repository.js';

/** An owner has seen an alarm: it is shown as seen while it goes on, and when it comes again it is a new one. */
@Injectable()
export class AcknowledgeAlarm {
  constructor(
    private readonly alarms: AlarmRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND, and CONFLICT when somebody has acknowledged it before. */
  async run(id: string, caller: SignedInCaller): Promise<void> {
    await this.inTransaction.run(async (session) => {
      const alarm = await this.alarms.find(id, session);
      if (alarm === null) throw new DomainError('NOT_FOUND');
      if (!(await this.alarms.acknowledge(id, caller.personId, session))) throw new DomainError('CONFLICT');
      const { kind, since, personId } = alarm;
      await this.audit.record(
        {
          action: 'alarm.acknowledged',
          subject: 'alarm',
          subjectId: id,
          after: { kind, since: since.toISOString(), personId },
          caller,
        },
        session,
      );
    });
  }
}
