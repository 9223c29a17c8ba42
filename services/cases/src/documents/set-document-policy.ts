import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { DocumentPolicy } from '@diwan/contracts/matters/documents/policy';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { FirmDocumentSettings } from '../document-settings/firm-document-settings.js';
import { wallTimeAt } from '../hearings/wall-time.rules.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentDeciders } from './document-deciders.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { policyOf } from './level-policy.js';

/**
 * Gives a document a policy of its own (D-087). Accesses so far count against a new limit. Whoever saw an older policy is told
 * instead of opening again what somebody closed (D-129). The audit log keeps each change.
 */
@Injectable()
export class SetDocumentPolicy {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly deciders: DocumentDeciders,
    private readonly documents: DocumentRepository,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly documentViews: DocumentViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError NOT_FOUND, FORBIDDEN (somebody else decides in the case), CONFLICT. */
  async run(
    caller: SignedInCaller,
    id: string,
    { version, ...input }: DocumentPolicy & { version: number },
  ): Promise<StaffDocument> {
    const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
    const policy = { ...input, expiresAt, expiresClock: expiresAt && wallTimeAt(expiresAt) };
    const document = await this.inTransaction.run(async (session) => {
      const before = await this.documentReach.asStaff(caller, id, session);
      await this.deciders.refuseOthers(caller, before.caseId, session);
      const { levels } = await this.firmDocumentSettings.current(session);
      const changed = await this.documents.setPolicy(id, version, policy, session);
      if (!changed) throw new DomainError('CONFLICT');
      const change = { before: policyOf(before, levels), after: policy, caller };
      await this.audit.record(
        { action: 'document.policy-set', subject: 'document', subjectId: id, ...change },
        session,
      );
      return changed;
    });
    return this.documentViews.one(document, caller);
  }
}
