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
import { shownTo } from './readers.js';
import { lineAbout } from './timeline-line.js';

/** How long a document that was put aside can be brought back: 30 days (D-125). */
export const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

/** Brings a document back as it was before it was deleted. */
@Injectable()
export class RestoreDocument {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly documentViews: DocumentViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly timeline: Timeline,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, also when it was put aside longer ago. One that is there already is no fault. */
  async run(caller: SignedInCaller, id: string): Promise<StaffDocument> {
    const since = new Date(this.clock.now().getTime() - RESTORABLE_MS);
    const restored = await this.inTransaction.run(async (session) => {
      const before = await this.documentReach.asStaff(caller, id, session, { evenDeleted: true });
      if (!before.deletedAt) return before;
      const record = await this.documents.restore(id, since, session);
      if (!record) throw new DomainError('NOT_FOUND');
      await this.audit.record({ action: 'document.restored', subject: 'document', subjectId: id, caller }, session);
      const seenBy = shownTo(record);
      if (seenBy.length > 0) {
        const line = { ...lineAbout(record), by: caller.personId, seenBy };
        await this.timeline.put(session, { ...line, happening: 'document.shared' });
      }
      return record;
    });
    return this.documentViews.one(restored, caller);
  }
}
