import type { requestShare } from '@diwan/contracts/http/documents';
import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccessLog } from '../accesses/access-log.js';
import { DenyAccess } from '../accesses/deny-access.js';
import { policyOf } from '../documents/document.presenter.js';
import { DocumentRepository } from '../documents/document.repository.js';
import { restrictionOf } from '../documents/level-policy.js';
import type { ShareRequestRecord } from './share-request.schema.js';

const ACTION = 'share';

/**
 * Records a client's wish to pass a document on; the firm decides (D-089). Asking is open under every restriction but `disabled`,
 * because nothing leaves the firm by asking. Asking again finds the first wish.
 */
@Injectable()
export class RequestShare {
  constructor(
    @InjectModel('ShareRequest') private readonly requests: Model<ShareRequestRecord>,
    private readonly documents: DocumentRepository,
    private readonly accesses: AccessLog,
    private readonly denial: DenyAccess,
    private readonly transaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, ACTION_DISABLED. */
  async run(caller: SignedInCaller, documentId: string): Promise<ResponseOf<typeof requestShare>> {
    const document = await this.documents.one(documentId);
    if (!document) throw new DomainError('NOT_FOUND');
    if (document.clientId !== caller.personId) return this.denial.run(caller, documentId, ACTION, 'foreign');
    if (!document.visibleToClient) return this.denial.run(caller, documentId, ACTION, 'hidden');
    if (restrictionOf(policyOf(document), ACTION) === 'disabled')
      return this.denial.run(caller, documentId, ACTION, 'disabled');
    const request = (await this.open(caller, documentId)) ?? (await this.record(caller, documentId, document.caseId));
    return { id: String(request._id), createdAt: request.createdAt.toISOString() };
  }

  private open(caller: SignedInCaller, documentId: string): Promise<ShareRequestRecord | null> {
    return this.requests.findOne({ documentId, personId: caller.personId, state: 'open' }).lean<ShareRequestRecord>();
  }

  private async record(caller: SignedInCaller, documentId: string, caseId: string): Promise<ShareRequestRecord> {
    const { personId, address } = caller;
    const at = this.clock.now();
    try {
      return await this.transaction.run(async (session) => {
        const document = await this.documents.one(documentId, session);
        if (!document) throw new DomainError('NOT_FOUND');
        const entry = {
          personId,
          action: ACTION,
          outcome: 'granted',
          reason: null,
          severity: null,
          grantId: null,
        } as const;
        await this.accesses.add(document, { ...entry, address, at }, session);
        const row = { documentId, caseId, personId, state: 'open' as const, createdAt: at };
        const [created] = await this.requests.create([row], { session });
        if (!created) throw new Error('The request was not created');
        return created.toObject();
      });
    } catch (fault) {
      const first = isDuplicateKey(fault) ? await this.open(caller, documentId) : null;
      if (!first) throw fault;
      return first;
    }
  }
}
