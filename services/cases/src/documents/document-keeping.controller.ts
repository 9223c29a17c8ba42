import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  changeDocument,
  deleteDocument,
  getDocument,
  listDocumentChanges,
  replaceDocumentFile,
  restoreDocument,
  searchDocuments,
} from '@diwan/contracts/matters/documents/keeping.http';
import { Caller, Endpoint, Input, readMultipart, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request } from '@nestjs/common';
import type { Request as HttpRequest } from 'express';
import { CaseRepository } from '../cases/case.repository.js';
import { inCases } from '../cases/cases-in-reach.js';
import { staffScope } from '../cases/staff-scope.js';
import { ChangeDocument } from './change-document.js';
import { DeleteDocument } from './delete-document.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentHistory } from './document-history.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { ReplaceFile } from './replace-file.js';
import { RestoreDocument } from './restore-document.js';

/** Keeping documents in order: found, corrected, replaced, put aside and brought back. */
@Controller()
export class DocumentKeepingController {
  constructor(
    private readonly cases: CaseRepository,
    private readonly documents: DocumentRepository,
    private readonly documentReach: DocumentReach,
    private readonly documentViews: DocumentViews,
    private readonly changeDocument: ChangeDocument,
    private readonly replaceFile: ReplaceFile,
    private readonly deleteDocument: DeleteDocument,
    private readonly restoreDocument: RestoreDocument,
    private readonly history: DocumentHistory,
  ) {}

  @Endpoint(searchDocuments)
  async search(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof searchDocuments>,
  ): Promise<ResponseOf<typeof searchDocuments>> {
    const scope = staffScope(caller);
    const { clientId, ...filter } = query;
    const reach = clientId
      ? inCases(await this.cases.idsOfClient(scope, clientId))
      : await this.cases.withinReach(scope);
    const found = await this.documents.search(scope, reach, filter);
    return { ...found, items: await this.documentViews.of(found.items, caller) };
  }

  @Endpoint(getDocument)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getDocument>,
  ): Promise<ResponseOf<typeof getDocument>> {
    return this.documentViews.one(await this.documentReach.asStaff(caller, params.id), caller);
  }

  @Endpoint(changeDocument)
  change(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof changeDocument>,
  ): Promise<ResponseOf<typeof changeDocument>> {
    return this.changeDocument.run(caller, params.id, body);
  }

  @Endpoint(replaceDocumentFile)
  async replace(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof replaceDocumentFile>,
    @Request() request: HttpRequest,
  ): Promise<ResponseOf<typeof replaceDocumentFile>> {
    await this.documentReach.asStaff(caller, params.id);
    const { file } = await readMultipart(request, replaceDocumentFile);
    return this.replaceFile.run(caller, params.id, file);
  }

  @Endpoint(deleteDocument)
  remove(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof deleteDocument>,
  ): Promise<ResponseOf<typeof deleteDocument>> {
    return this.deleteDocument.run(caller, params.id);
  }

  @Endpoint(restoreDocument)
  restore(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof restoreDocument>,
  ): Promise<ResponseOf<typeof restoreDocument>> {
    return this.restoreDocument.run(caller, params.id);
  }

  @Endpoint(listDocumentChanges)
  async changes(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listDocumentChanges>,
  ): Promise<ResponseOf<typeof listDocumentChanges>> {
    await this.documentReach.asStaff(caller, params.id);
    return this.history.of(params.id);
  }
}
