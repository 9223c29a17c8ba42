import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClientHolds } from '../cases/client-holds.js';
import { DocumentRepository } from './document.repository.js';

/** Documents are confidential to the client they were stored for: a case that has some keeps its main client. Who leaves it reads none of them. */
@Injectable()
export class HoldClientOfDocuments implements OnModuleInit {
  constructor(
    private readonly holds: ClientHolds,
    private readonly documents: DocumentRepository,
  ) {}

  onModuleInit(): void {
    this.holds.add({
      keeps: (caseId, session) => this.documents.caseHasAny(caseId, session),
      leave: (caseId, clientIds, session) => this.documents.leave(caseId, clientIds, session),
    });
  }
}
