import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { Timeline } from '../timeline/timeline.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';

/** Puts a document aside: nobody opens it, and for 30 days it comes back as it was (D-125). */
@Injectable()
export class DeleteDocument {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly documentViews: DocumentViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly timeline: Timeline,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND. */
  async run(caller: SignedInCaller, id: string): Promise<StaffDocument> {
    const now = this.clock.now();
    const deleted = await this.inTransaction.run(async (session) => {
      await this.documentReach.asStaff(caller, id, session);
      const record = await this.documents.putAside(id, now, session);
      if (!record) throw new DomainError('NOT_FOUND');
      await this.audit.record({ action: 'document.deleted', subject: 'document', subjectId: id, caller }, session);
      await this.timeline.withdraw(session, id);
      return record;
    });
    return this.documentViews.one(deleted, caller);
  }
}
