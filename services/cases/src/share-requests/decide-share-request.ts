import { ShareDecidedV1 } from '@diwan/contracts/matters/share-requests/events';
import type { ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AccessLog } from '../accesses/access-log.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { DocumentDeciders } from '../documents/document-deciders.js';
import { DocumentReach } from '../documents/document-reach.js';
import { ShareRequestRepository } from './share-request.repository.js';
import type { ShareRequestRecord } from './share-request.schema.js';
import { ShareRequestViews } from './share-request.views.js';

/** What becomes of a wish, and how the document's access log calls it. */
const OUTCOMES = { approved: 'approved', refused: 'refused', revoked: 'refused' } as const;

/** Brings a client's wish to pass a document on into its next state (D-089). Wish, log row, audit row and event are one transaction. */
@Injectable()
export class DecideShareRequest {
  constructor(
    private readonly shareRequests: ShareRequestRepository,
    private readonly documentReach: DocumentReach,
    private readonly deciders: DocumentDeciders,
    private readonly shareRequestViews: ShareRequestViews,
    private readonly accessLog: AccessLog,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, FORBIDDEN (somebody else decides in the case), CONFLICT (it cannot come into this state), and what `check` throws. */
  async run(
    caller: SignedInCaller,
    id: string,
    state: keyof typeof OUTCOMES,
    fields: Partial<ShareRequestRecord>,
    check: (
      document: DocumentRecord,
      request: ShareRequestRecord,
      session: ClientSession,
    ) => Promise<void> | void = () => {},
  ): Promise<ShareRequest> {
    const decision = { decidedAt: this.clock.now(), decidedBy: caller.personId };
    const decided = await this.inTransaction.run(async (session) => {
      const known = await this.shareRequests.one(id, session);
      if (!known) throw new DomainError('NOT_FOUND');
      const document = await this.documentReach.asStaff(caller, known.documentId, session);
      await this.deciders.refuseOthers(caller, document.caseId, session);
      await check(document, known, session);
      const request = await this.shareRequests.move(id, state, { ...decision, ...fields }, session);
      if (!request) throw new DomainError('CONFLICT');
      await this.record(caller, document, request, session);
      return request;
    });
    return this.shareRequestViews.one(decided, caller);
  }

  private async record(
    caller: SignedInCaller,
    document: DocumentRecord,
    { _id, state, decidedAt, personId: clientId }: ShareRequestRecord,
    session: ClientSession,
  ): Promise<void> {
    if (state === 'open') throw new Error('Nothing was decided');
    const { personId, address } = caller;
    const requestId = String(_id);
    const entry = { personId, action: 'share', outcome: OUTCOMES[state], reason: null, severity: null } as const;
    await this.accessLog.add(
      document,
      { ...entry, grantId: null, markCode: null, address, at: decidedAt ?? this.clock.now() },
      session,
    );
    const subject = { subject: 'document', subjectId: String(document._id) };
    await this.audit.record({ action: `document.share-${state}`, ...subject, after: { requestId }, caller }, session);
    // One who was told of an approval learns of the end when the link is opened; the client sees it with the document.
    if (state !== 'revoked')
      await this.outbox.add(ShareDecidedV1, { requestId, clientId, approved: state === 'approved' }, session);
  }
}
