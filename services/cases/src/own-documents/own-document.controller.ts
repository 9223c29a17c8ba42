import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  checkOwnDocument,
  getOwnDocument,
  listOwnDocuments,
  type OwnDocument,
} from '@diwan/contracts/matters/documents/http';
import { Clock } from '@diwan/service-kit/clock';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { FirmDocumentSettings } from '../document-settings/firm-document-settings.js';
import { DocumentRepository } from '../documents/document.repository.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { policyOf } from '../documents/level-policy.js';
import { ShareRequestRepository } from '../share-requests/share-request.repository.js';
import { toOwnShareRequest } from '../share-requests/share-request.views.js';
import { toOwnDocument } from './own-document.presenter.js';

/** Documents shared with the client of the session. Expired ones stay listed, so that the client can ask for them again. */
@Controller()
export class OwnDocumentController {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly shareRequests: ShareRequestRepository,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listOwnDocuments)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnDocuments>,
  ): Promise<ResponseOf<typeof listOwnDocuments>> {
    return this.shown(caller, await this.documents.shownTo(caller.personId, query.caseId));
  }

  /** One that is hidden, or put aside, says so to the client it was once shown to, and to nobody else. */
  @Endpoint(getOwnDocument)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnDocument>,
  ): Promise<ResponseOf<typeof getOwnDocument>> {
    const record = await this.documents.oneShownTo(caller.personId, params.id);
    const [shown] = record ? await this.shown(caller, [record]) : [];
    if (shown) return shown;
    const isWithdrawn = await this.documents.wasShownTo(caller.personId, params.id);
    throw new DomainError(isWithdrawn ? 'DOCUMENT_WITHDRAWN' : 'NOT_FOUND');
  }

  private async shown(caller: SignedInCaller, records: readonly DocumentRecord[]): Promise<OwnDocument[]> {
    const [settings, caseTitles, wishes] = await Promise.all([
      this.firmDocumentSettings.current(),
      this.cases.titles(records.map((record) => record.caseId)),
      this.shareRequests.latestOf(
        caller.personId,
        records.map((record) => String(record._id)),
      ),
    ]);
    const now = this.clock.now();
    return records.map((record) => {
      const wish = wishes.get(String(record._id));
      return toOwnDocument(record, { settings, caseTitles }, wish ? toOwnShareRequest(wish) : null, now);
    });
  }

  /** Counts nothing: whoever is asked about was let in before. A limit set below what was opened already ends the reading. */
  @Endpoint(checkOwnDocument)
  async standing(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof checkOwnDocument>,
  ): Promise<ResponseOf<typeof checkOwnDocument>> {
    const record = await this.documents.oneShownTo(caller.personId, params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    const { expiresAt, maxAccessCount } = policyOf(record, (await this.firmDocumentSettings.current()).levels);
    if (expiresAt && expiresAt <= this.clock.now()) throw new DomainError('DOCUMENT_EXPIRED');
    if (maxAccessCount !== null && record.accessCount > maxAccessCount) throw new DomainError('ACCESS_LIMIT_REACHED');
    return { readable: true };
  }
}
