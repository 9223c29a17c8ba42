import { hiddenDocumentNotice } from '@diwan/contracts/matters/documents/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import { readersOf } from '../cases/readers-of.js';
import { DocumentRepository } from './document.repository.js';
import { isShownTo, sharingOf } from './readers.js';

type Question = z.output<typeof hiddenDocumentNotice.input>;

/** Tells notifications what a notice about a hidden document may say (DOC-03). */
@Injectable()
export class HiddenDocumentNoticeAnswer {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
  ) {}

  /** Null when the client sees it again, this sharing is not their latest one, or they are kept away from its case. */
  @Answers(hiddenDocumentNotice)
  async answer({ documentId, sharing, personId }: Question): Promise<z.output<typeof hiddenDocumentNotice.output>> {
    const document = await this.documents.oneEvenDeleted(documentId);
    if (!document || sharingOf(document, personId) !== sharing) return null;
    if (isShownTo(document, personId) && document.deletedAt === null) return null;
    const legalCase = await this.cases.ofDocument(document.caseId);
    if (!legalCase || !readersOf(legalCase).includes(personId)) return null;
    if (document.confidentialityLevel === 'high') return { title: null, caseTitle: null };
    return { title: document.title, caseTitle: legalCase.title };
  }
}
