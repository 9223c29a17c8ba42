import type { InputOf } from '@diwan/contracts/http/endpoint';
import { DocumentHiddenV1 } from '@diwan/contracts/matters/documents/events';
import type { hideDocument, StaffDocument } from '@diwan/contracts/matters/documents/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { Timeline } from '../timeline/timeline.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { shownTo } from './readers.js';
import { sharingsOf } from './sharing-of.js';
import { lineAbout } from './timeline-line.js';

/**
 * Hides a document from all or some of those who see it, who are told where that is wished (DOC-03); from others it changes nothing and tells nobody. What
 * happened before stays known (D-099).
 */
@Injectable()
export class HideDocument {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly documentViews: DocumentViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly timeline: Timeline,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND. */
  async run(
    caller: SignedInCaller,
    id: string,
    { notify, clientIds }: InputOf<typeof hideDocument>['body'],
  ): Promise<StaffDocument> {
    const deed = { at: this.clock.now(), by: caller.personId };
    const document = await this.inTransaction.run(async (session) => {
      const before = await this.documentReach.asStaff(caller, id, session);
      const from = shownTo(before).filter((clientId) => clientIds?.includes(clientId) ?? true);
      const hidden = from.length > 0 && (await this.documents.hide(before, from, deed, session));
      if (!hidden) return before;
      const after = { clientIds: from, sharing: hidden.sharing };
      await this.audit.record(
        { action: 'document.hidden', subject: 'document', subjectId: id, after, caller },
        session,
      );
      for (const sharing of sharingsOf(hidden, from))
        await this.outbox.add(DocumentHiddenV1, { ...sharing, ...(notify && { notify }) }, session);
      await this.timeline.withdraw(session, id, { clientIds: from });
      await this.timeline.put(session, { ...lineAbout(hidden), by: caller.personId, happening: 'document.hidden' });
      return hidden;
    });
    return this.documentViews.one(document, caller);
  }
}
