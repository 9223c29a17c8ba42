import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from './invoice.repository.js';
import { LineSources } from './line-sources.js';

/** Throws a draft away; what it had taken up can be billed again. */
@Injectable()
export class DeleteDraft {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly lineSources: LineSources,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND, and IMMUTABLE for what was issued. */
  run(caller: SignedInCaller, id: string): Promise<void> {
    return this.inTransaction.run(async (session) => {
      const stored = await this.invoices.one(id, session);
      if (!stored) throw new DomainError('NOT_FOUND');
      if (!(await this.invoices.deleteDraft(stored._id, session))) throw new DomainError('IMMUTABLE');
      await this.lineSources.giveBack(stored, session);
      const { clientId, caseId, currency, totalMinor } = stored;
      const line = { action: 'invoice.deleted', subject: 'invoice', subjectId: id, caller };
      await this.audit.record({ ...line, before: { clientId, caseId, currency, totalMinor } }, session);
    });
  }
}
