import { DocumentHiddenV1, DocumentSharedV1 } from '@diwan/contracts/events/cases';
import type { StaffDocument } from '@diwan/contracts/http/documents';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { toStaffDocument } from './document.presenter.js';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';
import { DocumentReach } from './document-reach.js';

const MOVES = {
  share: { audit: 'document.shared', event: DocumentSharedV1 },
  hide: { audit: 'document.hidden', event: DocumentHiddenV1 },
} as const;

/**
 * Shows a document to its client or hides it. Document, audit row and event are one transaction (D-151); doing what is done
 * already changes nothing and tells nobody.
 */
@Injectable()
export class ShareDocument {
  constructor(
    private readonly reach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly transaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND. */
  share(caller: SignedInCaller, id: string): Promise<StaffDocument> {
    return this.move('share', caller, id);
  }

  /** Throws DomainError NOT_FOUND. */
  hide(caller: SignedInCaller, id: string): Promise<StaffDocument> {
    return this.move('hide', caller, id);
  }

  private async move(move: keyof typeof MOVES, caller: SignedInCaller, id: string): Promise<StaffDocument> {
    const deed = { at: this.clock.now(), by: caller.personId };
    const document = await this.transaction.run(async (session) => {
      const before = await this.reach.asStaff(caller, id, session);
      const moved = await this.documents[move](id, deed, session);
      if (moved) await this.tell(move, caller, moved, session);
      return moved ?? before;
    });
    return toStaffDocument(document);
  }

  private async tell(
    move: keyof typeof MOVES,
    caller: SignedInCaller,
    document: DocumentRecord,
    session: ClientSession,
  ): Promise<void> {
    const { caseId, clientId, sharing } = document;
    const documentId = String(document._id);
    const { audit, event } = MOVES[move];
    await this.audit.record(
      { action: audit, subject: 'document', subjectId: documentId, after: { clientId, sharing }, caller },
      session,
    );
    await this.outbox.add(event, { documentId, caseId, clientId, sharing }, session);
  }
}
