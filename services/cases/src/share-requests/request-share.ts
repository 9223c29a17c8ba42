import type { InputOf } from '@diwan/contracts/http/endpoint';
import { ShareRequestedV1 } from '@diwan/contracts/matters/share-requests/events';
import type { OwnShareRequest, requestShare } from '@diwan/contracts/matters/share-requests/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { Clock } from '@diwan/service-kit/app/clock';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { isPersonalNumber } from '@diwan/service-kit/http/phone-kind';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../accesses/access-log.js';
import { DenyAccess } from '../accesses/deny-access.js';
import { CaseRepository } from '../cases/case.repository.js';
import { FirmDocumentSettings } from '../document-settings/firm-document-settings.js';
import { DocumentRepository } from '../documents/document.repository.js';
import { policyOf, restrictionOf } from '../documents/level-policy.js';
import { isShownTo } from '../documents/readers.js';
import { ShareRequestRepository } from './share-request.repository.js';
import type { ShareRequestRecord } from './share-request.schema.js';
import { toOwnShareRequest } from './share-request.views.js';

const ACTION = 'share';
type Wish = InputOf<typeof requestShare>['body'];
type Recipient = Pick<ShareRequestRecord, 'recipientName' | 'recipientPhone' | 'recipientEmail' | 'recipientLanguage'>;

/**
 * Records a client's wish to pass a document on and tells the firm, which decides (D-089). Asking is open under every restriction
 * but `disabled`, because nothing leaves the firm by asking. While one wish waits, asking again finds it.
 */
@Injectable()
export class RequestShare {
  constructor(
    private readonly shareRequests: ShareRequestRepository,
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly accessLog: AccessLog,
    private readonly denyAccess: DenyAccess,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, ACTION_DISABLED, VALIDATION (the recipient has neither a phone nor an address). */
  async run(caller: SignedInCaller, documentId: string, wish: Wish): Promise<OwnShareRequest> {
    const document = await this.documents.one(documentId);
    if (!document) return this.denyAccess.unknown(caller);
    const isReader = document.readers.some(({ clientId }) => clientId === caller.personId);
    if (!isReader || (await this.cases.keepsAway(document.caseId, [caller.personId])))
      return this.denyAccess.run(caller, documentId, ACTION, 'foreign');
    if (!isShownTo(document, caller.personId)) return this.denyAccess.run(caller, documentId, ACTION, 'hidden');
    const { levels } = await this.firmDocumentSettings.current();
    if (restrictionOf(policyOf(document, levels), ACTION) === 'disabled')
      return this.denyAccess.run(caller, documentId, ACTION, 'disabled');
    const recipient = recipientOf(wish);
    const request =
      (await this.shareRequests.openOne(documentId, caller.personId)) ??
      (await this.record(caller, documentId, recipient, wish.reason));
    return toOwnShareRequest(request);
  }

  private async record(
    caller: SignedInCaller,
    documentId: string,
    recipient: Recipient,
    reason: string,
  ): Promise<ShareRequestRecord> {
    const { personId, address } = caller;
    const at = this.clock.now();
    try {
      return await this.inTransaction.run(async (session) => {
        const document = await this.documents.one(documentId, session);
        const legalCase = document && (await this.cases.ofDocument(document.caseId));
        if (!legalCase) throw new DomainError('NOT_FOUND');
        const { caseId } = document;
        const entry = {
          personId,
          action: ACTION,
          outcome: 'asked',
          reason: null,
          severity: null,
          grantId: null,
          markCode: null,
        } as const;
        await this.accessLog.add(document, { ...entry, address, at }, session);
        const decision = { decidedAt: null, decidedBy: null, decisionReason: '', link: null };
        const row = { documentId, caseId, personId, ...recipient, reason, state: 'open' as const, createdAt: at };
        const request = await this.shareRequests.insert({ ...row, ...decision }, session);
        const facts = { requestId: String(request._id), documentId, caseId, clientId: personId, team: legalCase.team };
        await this.outbox.add(ShareRequestedV1, facts, session);
        return request;
      });
    } catch (fault) {
      const first = isDuplicateKey(fault) ? await this.shareRequests.openOne(documentId, personId) : null;
      if (!first) throw fault;
      return first;
    }
  }
}

/** Whom the document is for, with a number in E.164 (D-005) or an address that a code can be sent to. */
function recipientOf({ recipientName, recipientPhone, recipientEmail, recipientLanguage }: Wish): Recipient {
  const phone = recipientPhone === null ? null : normalisePhone(recipientPhone);
  // The firm approves it, but what goes there is ours to pay: no number that costs extra (D-140).
  if (recipientPhone !== null && (phone === null || !isPersonalNumber(phone)))
    throw new DomainError('VALIDATION', { fieldErrors: { recipientPhone: 'invalid_phone' } });
  if (phone === null && recipientEmail === null)
    throw new DomainError('VALIDATION', { fieldErrors: { recipientPhone: 'required' } });
  return { recipientName, recipientPhone: phone, recipientEmail, recipientLanguage };
}
