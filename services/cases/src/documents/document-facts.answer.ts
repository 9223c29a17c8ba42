import { documentFacts } from '@diwan/contracts/matters/documents/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import { DocumentRepository } from './document.repository.js';

/** Tells the delivery log which documents its notices are about (NOT-05). */
@Injectable()
export class DocumentFactsAnswer {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
  ) {}

  @Answers(documentFacts)
  async answer({ ids, high }: z.output<typeof documentFacts.input>): Promise<z.output<typeof documentFacts.output>> {
    const documents = await this.documents.manyEvenDeleted(ids);
    const numbers = await this.cases.numbers(documents.map(({ caseId }) => caseId));
    return documents.map(({ _id, caseId, title, confidentialityLevel }) => ({
      id: String(_id),
      title: confidentialityLevel === 'high' && !high ? null : title,
      caseNumber: numbers.get(caseId) ?? null,
    }));
  }
}
