import { DocumentHiddenV1, DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';

/**
 * Shows documents to their client or hides one. Documents, audit rows and events are one transaction (D-151); doing what is done
 * already changes nothing and tells nobody.
 */
@Injectable()
export class ShareDocuments {
  constructor(
    private readonly reach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly views: DocumentViews,
    private readonly transaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND (one is out of reach or of another case), DOCUMENT_EXPIRED (the client could not open one). */
  async share(
    caller: SignedInCaller,
    caseId: string,
    ids: readonly string[],
    notify: boolean,
  ): Promise<StaffDocument[]> {
    const at = this.clock.now();
    const shared = await this.transaction.run(async (session) => {
      const rows: DocumentRecord[] = [];
      for (const id of new Set(ids)) rows.push(await this.shareOne(caller, caseId, id, { at, notify }, session));
      return rows;
    });
    return this.views.of(shared);
  }

  /** Throws DomainError NOT_FOUND. */
  async hide(caller: SignedInCaller, id: string): Promise<StaffDocument> {
    const deed = { at: this.clock.now(), by: caller.personId };
    const document = await this.transaction.run(async (session) => {
      const before = await this.reach.asStaff(caller, id, session);
      const hidden = await this.documents.hide(id, deed, session);
      if (!hidden) return before;
      const facts = factsOf(hidden);
      await this.record('document.hidden', caller, hidden, session);
      await this.outbox.add(DocumentHiddenV1, facts, session);
      return hidden;
    });
    return this.views.one(document);
  }

  private async shareOne(
    caller: SignedInCaller,
    caseId: string,
    id: string,
    { at, notify }: { at: Date; notify: boolean },
    session: ClientSession,
  ): Promise<DocumentRecord> {
    const before = await this.reach.asStaff(caller, id, session);
    if (before.caseId !== caseId) throw new DomainError('NOT_FOUND');
    const end = before.policy?.expiresAt;
    if (end && end <= at) throw new DomainError('DOCUMENT_EXPIRED');
    const shown = await this.documents.share(id, { at, by: caller.personId }, session);
    if (!shown) return before;
    await this.record('document.shared', caller, shown, session);
    await this.outbox.add(DocumentSharedV1, { ...factsOf(shown), ...(!notify && { quiet: true }) }, session);
    return shown;
  }

  private async record(
    action: string,
    caller: SignedInCaller,
    document: DocumentRecord,
    session: ClientSession,
  ): Promise<void> {
    const { clientId, sharing } = document;
    const subjectId = String(document._id);
    await this.audit.record({ action, subject: 'document', subjectId, after: { clientId, sharing }, caller }, session);
  }
}

const factsOf = ({ _id, caseId, clientId, sharing }: DocumentRecord) => ({
  documentId: String(_id),
  caseId,
  clientId,
  sharing,
});
