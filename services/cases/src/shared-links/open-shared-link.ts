import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { openSharedLink } from '@diwan/contracts/matters/shared-links/http';
import { checkProof } from '@diwan/contracts/people/codes/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AccessLog } from '../accesses/access-log.js';
import { CaseRepository } from '../cases/case.repository.js';
import { DocumentRepository } from '../documents/document.repository.js';
import { isShownTo } from '../documents/readers.js';
import { shownFile } from '../documents/served-file.js';
import { GrantRepository } from '../grants/grant.repository.js';
import type { GrantRecord } from '../grants/grant.schema.js';
import { RenditionRepository } from '../renditions/rendition.repository.js';
import type { RenditionRecord } from '../renditions/rendition.schema.js';
import { ShareRequestRepository } from '../share-requests/share-request.repository.js';
import type { ShareRequestRecord } from '../share-requests/share-request.schema.js';
import { newReader } from './reader-cookie.js';
import { destinationOf, maskDestination, SharedLinks } from './shared-links.js';

/** How long an opening serves bytes: 120 s, as every grant. */
const LIFETIME_S = 120;
const GRANT_BYTES = 16;

/** Opens a link for its named recipient who proved their code: one counted and logged opening with the recipient's own mark (D-089). */
@Injectable()
export class OpenSharedLink {
  constructor(
    private readonly sharedLinks: SharedLinks,
    private readonly shareRequests: ShareRequestRepository,
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly grants: GrantRepository,
    private readonly renditions: RenditionRepository,
    private readonly accessLog: AccessLog,
    private readonly rpc: RpcClient,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError: the codes of the endpoint. */
  async run(
    token: string,
    proof: { challengeId: string; code: string },
    address: string,
  ): Promise<{ answer: ResponseOf<typeof openSharedLink>; cookie: string }> {
    const { request, document } = await this.sharedLinks.openable(token);
    const { to } = await this.rpc.ask(checkProof, { ...proof, address });
    if (to !== destinationOf(request)) throw new DomainError('OTP_INVALID');
    const { cookie, readerKey } = newReader(LIFETIME_S);
    const rendition = await this.renditions.forPerson(
      document,
      {
        personId: String(request._id),
        name: request.recipientName,
        maskedPhone: maskDestination(destinationOf(request)),
      },
      this.clock.now(),
    );
    const { grant, opensLeft } = await this.inTransaction.run((session) =>
      this.grant(request, { readerKey, address, rendition, fileVersion: document.fileVersion }, session),
    );
    return {
      cookie,
      answer: {
        title: document.title,
        fileType: shownFile(document).type.mime,
        url: `/api/cases/shared/${token}/content/${grant._id}`,
        expiresAt: grant.expiresAt.toISOString(),
        opensLeft,
      },
    };
  }

  private async grant(
    request: ShareRequestRecord,
    reader: { readerKey: string; address: string; rendition: RenditionRecord; fileVersion: number },
    session: ClientSession,
  ): Promise<{ grant: GrantRecord; opensLeft: number }> {
    const now = this.clock.now();
    const personId = String(request._id);
    const taken = await this.shareRequests.consumeOpening(personId, now, session);
    const document = await this.documents.one(request.documentId, session);
    if (!taken?.link || !document || !isShownTo(document, taken.personId))
      throw new DomainError('ACCESS_LIMIT_REACHED');
    if (await this.cases.keepsAway(document.caseId, [taken.personId], session))
      throw new DomainError('DOCUMENT_EXPIRED');
    const grant: GrantRecord = {
      _id: randomBytes(GRANT_BYTES).toString('base64url'),
      documentId: request.documentId,
      fileVersion: reader.fileVersion,
      personId,
      sessionKey: reader.readerKey,
      action: 'view',
      renditionId: reader.rendition._id,
      issuedAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_S * 1000),
    };
    const entry = { personId, action: 'view', outcome: 'granted', reason: null, severity: null } as const;
    const marked = { grantId: grant._id, markCode: reader.rendition.code };
    await this.accessLog.add(document, { ...entry, ...marked, address: reader.address, at: now }, session);
    await this.grants.insert(grant, session);
    return { grant, opensLeft: taken.link.remaining };
  }
}
