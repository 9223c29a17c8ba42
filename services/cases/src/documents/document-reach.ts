import { clientView, isInClientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { callerCan, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';
import { type StaffScope, staffScope } from '../cases/staff-scope.js';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord, Reader } from './document.schema.js';

/** How somebody stands to a document: staff who work on it, a client it was ever shown to or a delegate of theirs, or neither. */
export type Standing = 'staff' | 'client' | 'outsider';

/** Who reaches which document. */
@Injectable()
export class DocumentReach {
  constructor(
    private readonly cases: CaseRepository,
    private readonly documents: DocumentRepository,
  ) {}

  /**
   * A document in the caller's scope as staff. Throws DomainError NOT_FOUND alike for unknown, out of scope and (unless
   * wanted) put aside.
   */
  async asStaff(
    caller: SignedInCaller,
    id: string,
    session?: ClientSession,
    { evenDeleted = false } = {},
  ): Promise<DocumentRecord> {
    const document = await (evenDeleted ? this.documents.oneEvenDeleted(id, session) : this.documents.one(id, session));
    if (!document || !(await this.inScope(staffScope(caller), document))) throw new DomainError('NOT_FOUND');
    return document;
  }

  async standing(caller: SignedInCaller, document: DocumentRecord): Promise<Standing> {
    if (callerCan(caller, 'document:read') && (await this.inScope(staffScope(caller), document))) return 'staff';
    const { caseId, readers } = document;
    const isFor = ({ clientId }: Reader) => isInClientView(caller, 'documents', { clientId, caseId });
    if (!caller.roles.includes('client') || !readers.some(isFor)) return 'outsider';
    const { people } = clientView(caller, 'documents');
    return (await this.cases.keepsAway(caseId, people)) ? 'outsider' : 'client';
  }

  private async inScope(scope: StaffScope, document: DocumentRecord): Promise<boolean> {
    if (document.confidentialityLevel === 'high' && !scope.highDocuments) return false;
    return (await this.cases.one(scope, document.caseId)) !== null;
  }
}
