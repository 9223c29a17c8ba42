import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import { readersOf } from '../cases/readers-of.js';
import { DocumentRepository } from './document.repository.js';
import { isShownTo, sharingOf } from './readers.js';

type Question = z.output<typeof documentNotice.input>;

/** Tells notifications what a notice about a shared document may say (DOC-14). */
@Injectable()
export class DocumentNoticeAnswer {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly clock: Clock,
  ) {}

  /** Null when the document was hidden from them since, this sharing is not their latest one, the client's access has expired, or they are kept away from its case. */
  @Answers(documentNotice)
  async answer({ documentId, sharing, personId }: Question): Promise<z.output<typeof documentNotice.output>> {
    const document = await this.documents.one(documentId);
    if (!document || !isShownTo(document, personId) || sharingOf(document, personId) !== sharing) return null;
    const expiresAt = document.policy?.expiresAt ?? null;
    if (expiresAt !== null && expiresAt <= this.clock.now()) return null;
    const path = `/documents/${documentId}`;
    const legalCase = await this.cases.ofDocument(document.caseId);
    if (!legalCase || !readersOf(legalCase).includes(personId)) return null;
    if (document.confidentialityLevel === 'high') return { title: null, caseTitle: null, path };
    return { title: document.title, caseTitle: legalCase.title, path };
  }
}
