import { DocumentHiddenV1 } from '@diwan/contracts/matters/documents/events';
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { sharingOf } from './sharing-of.js';

/** Hides a document from its client; hiding a hidden one changes nothing and tells nobody. What happened before stays known (D-099). */
@Injectable()
export class HideDocument {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly documentViews: DocumentViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND. */
  async run(caller: SignedInCaller, id: string): Promise<StaffDocument> {
    const deed = { at: this.clock.now(), by: caller.personId };
    const document = await this.inTransaction.run(async (session) => {
      const before = await this.documentReach.asStaff(caller, id, session);
      const hidden = await this.documents.hide(id, deed, session);
      if (!hidden) return before;
      const after = { clientId: hidden.clientId, sharing: hidden.sharing };
      await this.audit.record(
        { action: 'document.hidden', subject: 'document', subjectId: id, after, caller },
        session,
      );
      await this.outbox.add(DocumentHiddenV1, sharingOf(hidden), session);
      return hidden;
    });
    return this.documentViews.one(document);
  }
}
