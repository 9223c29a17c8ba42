import { checkOwnDocument, getOwnDocument, listOwnDocuments } from '@diwan/contracts/http/documents';
import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { Clock } from '@diwan/service-kit/clock';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { policyOf, toOwnDocument } from './document.presenter.js';
import { DocumentRepository } from './document.repository.js';

/** Documents shared with the client of the session. Expired ones stay listed, so that the client can ask for them again. */
@Controller()
export class OwnDocumentController {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listOwnDocuments)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnDocuments>,
  ): Promise<ResponseOf<typeof listOwnDocuments>> {
    const records = await this.documents.shownTo(caller.personId, query.caseId);
    const titles = await this.cases.titles(records.map((record) => record.caseId));
    return records.map((record) => toOwnDocument(record, titles.get(record.caseId) ?? ''));
  }

  @Endpoint(getOwnDocument)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnDocument>,
  ): Promise<ResponseOf<typeof getOwnDocument>> {
    const record = await this.documents.oneShownTo(caller.personId, params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    const titles = await this.cases.titles([record.caseId]);
    return toOwnDocument(record, titles.get(record.caseId) ?? '');
  }

  /** Counts nothing: whoever is asked about was let in before. A limit set below what was opened already ends the reading. */
  @Endpoint(checkOwnDocument)
  async standing(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof checkOwnDocument>,
  ): Promise<ResponseOf<typeof checkOwnDocument>> {
    const record = await this.documents.oneShownTo(caller.personId, params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    const { expiresAt, maxAccessCount } = policyOf(record);
    if (expiresAt && expiresAt <= this.clock.now()) throw new DomainError('DOCUMENT_EXPIRED');
    if (maxAccessCount !== null && record.accessCount > maxAccessCount) throw new DomainError('ACCESS_LIMIT_REACHED');
    return { readable: true };
  }
}
