import { randomBytes } from 'node:crypto';
import { ShareDecidedV1 } from '@diwan/contracts/matters/share-requests/events';
import type { ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AccessLog } from '../accesses/access-log.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { DocumentReach } from '../documents/document-reach.js';
import { canBeMarked, fileTypeOf } from '../files/file-type.js';
import { ShareRequestRepository } from './share-request.repository.js';
import type { ShareRequestRecord } from './share-request.schema.js';
import { ShareRequestViews } from './share-request.views.js';

const DAY = 24 * 60 * 60_000;
const TOKEN_BYTES = 16;

/** What becomes of a wish, and how the document's access log calls it. */
const OUTCOMES = { approved: 'approved', refused: 'refused', revoked: 'refused' } as const;

/**
 * Decides a client's wish to pass a document on (D-089). Wish, log row, audit row and event are one transaction; the recipient's
 * link works from then on and only while the client may still see the document.
 */
@Injectable()
export class DecideShareRequest {
  constructor(
    private readonly requests: ShareRequestRepository,
    private readonly reach: DocumentReach,
    private readonly views: ShareRequestViews,
    private readonly accesses: AccessLog,
    private readonly transaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws DomainError NOT_FOUND, CONFLICT (decided already), UNSUPPORTED_TYPE (the file cannot carry the recipient's mark),
   * DOCUMENT_EXPIRED (the client can no longer open it).
   */
  approve(
    caller: SignedInCaller,
    id: string,
    { days, maxOpens }: { days: number; maxOpens: number },
  ): Promise<ShareRequest> {
    const now = this.clock.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = { token, endsAt: new Date(now.getTime() + days * DAY), maxOpens, remaining: maxOpens };
    return this.decide(caller, id, 'approved', { link }, (document) => refuseUnreadable(document, now));
  }

  /** Throws DomainError NOT_FOUND, CONFLICT. */
  refuse(caller: SignedInCaller, id: string, reason: string): Promise<ShareRequest> {
    return this.decide(caller, id, 'refused', { decisionReason: reason });
  }

  /** Throws DomainError NOT_FOUND, CONFLICT (it was not approved). */
  revoke(caller: SignedInCaller, id: string): Promise<ShareRequest> {
    return this.decide(caller, id, 'revoked', {});
  }

  private async decide(
    caller: SignedInCaller,
    id: string,
    state: keyof typeof OUTCOMES,
    fields: Partial<ShareRequestRecord>,
    check: (document: DocumentRecord) => void = () => {},
  ): Promise<ShareRequest> {
    const decision = { decidedAt: this.clock.now(), decidedBy: caller.personId };
    const decided = await this.transaction.run(async (session) => {
      const known = await this.requests.one(id, session);
      if (!known) throw new DomainError('NOT_FOUND');
      const document = await this.reach.asStaff(caller, known.documentId, session);
      check(document);
      const request = await this.requests.move(id, state, { ...decision, ...fields }, session);
      if (!request) throw new DomainError('CONFLICT');
      await this.record(caller, document, request, session);
      return request;
    });
    return this.views.one(decided);
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
    await this.accesses.add(
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

/** The recipient sees what the client sees, with a mark of their own. */
function refuseUnreadable({ mime, policy, visibleToClient }: DocumentRecord, now: Date): void {
  if (!visibleToClient || (policy?.expiresAt && policy.expiresAt <= now)) throw new DomainError('DOCUMENT_EXPIRED');
  if (!canBeMarked(fileTypeOf(mime))) throw new DomainError('UNSUPPORTED_TYPE');
}
