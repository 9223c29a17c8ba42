import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { HiddenNotices } from './hidden-notices.js';
import { NoticeLedger } from './notice.ledger.js';
import type { NoticeRecord } from './notice.schema.js';

/** A person decides to send again what failed or what nobody knows of. It may arrive twice then, which is why only a person decides it. */
@Injectable()
export class ResendNotice {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly hidden: HiddenNotices,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND, also for one about a case that the caller is kept away from; UNAVAILABLE while nobody can say; CONFLICT for a notice that is under way, sent, suppressed or cancelled. */
  async run(id: string, caller: SignedInCaller): Promise<NoticeRecord> {
    const hidden = await this.hidden.from(caller.personId);
    if (hidden === null) throw new DomainError('UNAVAILABLE');
    return this.inTransaction.run(async (session) => {
      const before = await this.ledger.find(id, session);
      if (!before || HiddenNotices.hides(hidden, before)) throw new DomainError('NOT_FOUND');
      const reopened = await this.ledger.reopen(id, session);
      if (!reopened) throw new DomainError('CONFLICT');
      const change = { before: { state: before.state, reason: before.reason }, after: { state: reopened.state } };
      await this.audit.record(
        { action: 'notice.resent', subject: 'notice', subjectId: id, ...change, caller },
        session,
      );
      return reopened;
    });
  }
}
