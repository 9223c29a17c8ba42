import type { DocumentPolicy, StaffDocument } from '@diwan/contracts/http/documents';
import { AuditLog } from '@diwan/service-kit/audit';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Injectable } from '@nestjs/common';
import { policyOf, toStaffDocument } from './document.presenter.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentReach } from './document-reach.js';

/** Gives a document a policy of its own (D-087). Accesses so far count against a new limit. The audit log keeps each change. */
@Injectable()
export class SetDocumentPolicy {
  constructor(
    private readonly reach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly transaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError NOT_FOUND. */
  async run(caller: SignedInCaller, id: string, input: DocumentPolicy): Promise<StaffDocument> {
    const policy = { ...input, expiresAt: input.expiresAt === null ? null : new Date(input.expiresAt) };
    const document = await this.transaction.run(async (session) => {
      const before = await this.reach.asStaff(caller, id, session);
      const remaining = policy.maxAccessCount === null ? null : Math.max(0, policy.maxAccessCount - before.accessCount);
      const changed = await this.documents.setPolicy(id, policy, remaining, session);
      if (!changed) throw new DomainError('NOT_FOUND');
      const change = { before: policyOf(before), after: policy, caller };
      await this.audit.record(
        { action: 'document.policy-set', subject: 'document', subjectId: id, ...change },
        session,
      );
      return changed;
    });
    return toStaffDocument(document);
  }
}
