import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  hideDocument,
  listCaseDocuments,
  setDocumentPolicy,
  shareDocuments,
  uploadDocument,
} from '@diwan/contracts/matters/documents/http';
import { readDocumentNotice } from '@diwan/contracts/matters/documents/notice.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, readMultipart, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request } from '@nestjs/common';
import type { Request as HttpRequest } from 'express';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { staffScope } from '../cases/staff-scope.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentViews } from './document-views.js';
import { HideDocument } from './hide-document.js';
import { ReadDocumentNotice } from './read-document-notice.js';
import { RESTORABLE_MS } from './restore-document.js';
import { SetDocumentPolicy } from './set-document-policy.js';
import { ShareDocuments } from './share-documents.js';
import { UploadDocument } from './upload-document.js';

/** Documents for staff. */
@Controller()
export class DocumentController {
  constructor(
    private readonly cases: CaseRepository,
    private readonly documents: DocumentRepository,
    private readonly uploadDocument: UploadDocument,
    private readonly shareDocuments: ShareDocuments,
    private readonly hideDocument: HideDocument,
    private readonly readDocumentNotice: ReadDocumentNotice,
    private readonly setDocumentPolicy: SetDocumentPolicy,
    private readonly documentViews: DocumentViews,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listCaseDocuments)
  async ofCase(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof listCaseDocuments>,
  ): Promise<ResponseOf<typeof listCaseDocuments>> {
    await this.caseOf(caller, params.id);
    const scope = staffScope(caller);
    const since = new Date(this.clock.now().getTime() - RESTORABLE_MS);
    const found = await (query.deleted
      ? this.documents.deletedOfCase(scope, params.id, since, query)
      : this.documents.ofCase(scope, params.id, query));
    return { ...found, items: await this.documentViews.of(found.items, caller) };
  }

  @Endpoint(uploadDocument)
  async upload(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof uploadDocument>,
    @Request() request: HttpRequest,
  ): Promise<ResponseOf<typeof uploadDocument>> {
    const legalCase = await this.caseOf(caller, params.id);
    const { fields, file } = await readMultipart(request, uploadDocument);
    return this.uploadDocument.run(caller, legalCase, fields, file);
  }

  @Endpoint(shareDocuments)
  share(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof shareDocuments>,
  ): Promise<ResponseOf<typeof shareDocuments>> {
    return this.shareDocuments.run(caller, params.id, body);
  }

  @Endpoint(hideDocument)
  hide(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof hideDocument>,
  ): Promise<ResponseOf<typeof hideDocument>> {
    return this.hideDocument.run(caller, params.id, body);
  }

  @Endpoint(readDocumentNotice)
  readNotice(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof readDocumentNotice>,
  ): Promise<ResponseOf<typeof readDocumentNotice>> {
    return this.readDocumentNotice.run(caller, params.id, query);
  }

  @Endpoint(setDocumentPolicy)
  setPolicy(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setDocumentPolicy>,
  ): Promise<ResponseOf<typeof setDocumentPolicy>> {
    return this.setDocumentPolicy.run(caller, params.id, body);
  }

  private async caseOf(caller: SignedInCaller, id: string): Promise<CaseRecord> {
    const legalCase = await this.cases.one(staffScope(caller), id);
    if (!legalCase) throw new DomainError('NOT_FOUND');
    return legalCase;
  }
}
