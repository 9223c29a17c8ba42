import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { DenyAccess } from '../accesses/deny-access.js';
import { DocumentRepository } from '../documents/document.repository.js';
import { fileOf } from '../documents/file-of.js';
import { type ServedFile, servedFile } from '../documents/served-file.js';
import { AccessDecisions } from './access-decisions.js';
import { GrantRepository } from './grant.repository.js';
import type { GrantRecord } from './grant.schema.js';

/** Lets a request for bytes pass only with its own session's live grant, while the document may still be reached (D-092). */
@Injectable()
export class UseGrant {
  constructor(
    private readonly grants: GrantRepository,
    private readonly documents: DocumentRepository,
    private readonly accessDecisions: AccessDecisions,
    private readonly denyAccess: DenyAccess,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, whatever the reason; the reason is in the access log. */
  async run(caller: SignedInCaller, grantId: string): Promise<{ grant: GrantRecord; file: ServedFile }> {
    const grant = await this.grants.one(grantId);
    const present = grant && (await this.documents.one(grant.documentId));
    const document = present && fileOf(present, grant.fileVersion);
    if (!document) throw new DomainError('NOT_FOUND');
    const { action, documentId } = grant;
    const refuse = (reason: Parameters<DenyAccess['run']>[3]) =>
      this.denyAccess.run(caller, documentId, action, reason, grantId);
    if (grant.sessionKey !== caller.sessionKey)
      return refuse(grant.personId === caller.personId ? 'grant_expired' : 'foreign_grant');
    if (grant.expiresAt <= this.clock.now()) return refuse('grant_expired');
    const marked = grant.renditionId !== null;
    const { standing, decision } = await this.accessDecisions.run(caller, document, { action, marked });
    if (!decision.allowed) return refuse(decision.reason).catch(hideReason);
    // A grant of another build, which does not say whether its bytes are marked, serves none.
    if (grant.renditionId === undefined || (decision.mark && !marked)) throw new DomainError('NOT_FOUND');
    return { grant, file: servedFile(document, standing === 'staff' && !marked, action) };
  }
}

/** A grant that no longer holds answers like one that never was. */
function hideReason(fault: unknown): never {
  throw fault instanceof DomainError && fault.code !== 'UNAVAILABLE' ? new DomainError('NOT_FOUND') : fault;
}
