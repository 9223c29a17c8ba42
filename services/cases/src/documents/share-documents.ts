import type { InputOf } from '@diwan/contracts/http/endpoint';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import type { StaffDocument, shareDocuments } from '@diwan/contracts/matters/documents/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { canBeShown, fileTypeOf } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';
import { chosenClients } from '../cases/chosen-clients.js';
import { Timeline } from '../timeline/timeline.js';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { isShownTo } from './readers.js';
import { sharingsOf } from './sharing-of.js';
import { lineAbout } from './timeline-line.js';

/**
 * Shows documents to the chosen clients of their case. Documents, audit rows and events are one transaction (D-151); who sees one
 * already goes on seeing it and is not told again.
 */
@Injectable()
export class ShareDocuments {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly documentViews: DocumentViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly timeline: Timeline,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws DomainError NOT_FOUND (one is out of reach or of another case), DOCUMENT_EXPIRED (a client could not open one), UNSUPPORTED_TYPE
   * (one is of a kind that cannot be shown), VALIDATION
   * (somebody is no client of the case or kept away from it, or nobody is named where it has several).
   */
  async run(
    caller: SignedInCaller,
    caseId: string,
    { documentIds, clientIds, notify }: InputOf<typeof shareDocuments>['body'],
  ): Promise<StaffDocument[]> {
    const at = this.clock.now();
    const shared = await this.inTransaction.run(async (session) => {
      const rows: DocumentRecord[] = [];
      for (const id of new Set(documentIds))
        rows.push(await this.shareOne(caller, caseId, id, { at, notify, clientIds }, session));
      return rows;
    });
    return this.documentViews.of(shared, caller);
  }

  private async shareOne(
    caller: SignedInCaller,
    caseId: string,
    id: string,
    { at, notify, clientIds }: { at: Date; notify: boolean; clientIds: readonly string[] | undefined },
    session: ClientSession,
  ): Promise<DocumentRecord> {
    const before = await this.documentReach.asStaff(caller, id, session);
    if (before.caseId !== caseId) throw new DomainError('NOT_FOUND');
    if (!canBeShown(fileTypeOf(before.mime))) throw new DomainError('UNSUPPORTED_TYPE');
    const end = before.policy?.expiresAt;
    if (end && end <= at) throw new DomainError('DOCUMENT_EXPIRED');
    const chosen = chosenClients(await this.cases.readersOf(caseId, session), clientIds);
    const to = chosen.filter((clientId) => !isShownTo(before, clientId));
    const shown = to.length > 0 && (await this.documents.share(before, to, { at, by: caller.personId }, session));
    if (!shown) return before;
    const after = { clientIds: to, sharing: shown.sharing };
    await this.audit.record({ action: 'document.shared', subject: 'document', subjectId: id, after, caller }, session);
    for (const sharing of sharingsOf(shown, to))
      await this.outbox.add(DocumentSharedV1, { ...sharing, ...(!notify && { quiet: true }) }, session);
    const line = { ...lineAbout(shown), by: caller.personId, seenBy: to };
    await this.timeline.put(session, { ...line, happening: 'document.shared' });
    return shown;
  }
}
