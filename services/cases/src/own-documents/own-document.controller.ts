import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  checkOwnDocument,
  getOwnDocument,
  listOwnDocuments,
  type OwnDocument,
} from '@diwan/contracts/matters/documents/http';
import { listUnreadDocuments } from '@diwan/contracts/matters/documents/unread.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { PortalViews } from '../cases/portal-views.js';
import { FirmDocumentSettings } from '../document-settings/firm-document-settings.js';
import { DocumentRepository } from '../documents/document.repository.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { policyOf } from '../documents/level-policy.js';
import { shownSince, timesOpened } from '../documents/readers.js';
import { UnreadDocuments } from '../documents/unread-documents.js';
import { ShareRequestRepository } from '../share-requests/share-request.repository.js';
import { toOwnShareRequest } from '../share-requests/share-request.views.js';
import { toOwnDocument } from './own-document.presenter.js';
import { OwnDocumentWords } from './own-document-words.js';

/** More unread documents than this, whose access ends, are behind the list of all. */
const MOST_ENDINGS = 10;
/** Of the other unread ones so many are named. */
const FRESH = 3;

/** Documents shared with the client of the session, or with the one a delegate looks for. Expired ones stay listed, so that the client can ask for them again. */
@Controller()
export class OwnDocumentController {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly unreadDocuments: UnreadDocuments,
    private readonly ownDocumentWords: OwnDocumentWords,
    private readonly cases: CaseRepository,
    private readonly portalViews: PortalViews,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly shareRequests: ShareRequestRepository,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listOwnDocuments)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnDocuments>,
  ): Promise<ResponseOf<typeof listOwnDocuments>> {
    const view = await this.portalViews.of(caller, 'documents');
    const words = await this.ownDocumentWords.find(view, query.search ?? '');
    const found = await this.documents.shownTo(view, { ...query, words });
    return { ...found, items: await this.shown(caller, found.items) };
  }

  @Endpoint(listUnreadDocuments)
  async unread(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listUnreadDocuments>> {
    const view = await this.portalViews.of(caller, 'documents');
    const [endings, fresh] = await Promise.all([
      this.unreadDocuments.thatEnd(view, this.clock.now(), MOST_ENDINGS),
      this.unreadDocuments.thatStay(view, FRESH),
    ]);
    return {
      endings: endings.flatMap(({ _id, title, policy }) =>
        policy?.expiresAt ? [{ id: String(_id), title, endsAt: policy.expiresAt.toISOString() }] : [],
      ),
      fresh: {
        total: fresh.total,
        items: fresh.items.map((record) => ({
          id: String(record._id),
          title: record.title,
          sharedAt: (shownSince(record, view.clientId) ?? record.createdAt).toISOString(),
        })),
      },
    };
  }

  /** One that is hidden, or put aside, says so to the client it was once shown to, and to nobody else. */
  @Endpoint(getOwnDocument)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnDocument>,
  ): Promise<ResponseOf<typeof getOwnDocument>> {
    const view = await this.portalViews.of(caller, 'documents');
    const record = await this.documents.oneShownTo(view, params.id);
    const [shown] = record ? await this.shown(caller, [record]) : [];
    if (shown) return shown;
    const isWithdrawn = await this.documents.wasShownTo(view, params.id);
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
    const { clientId } = clientView(caller, 'documents');
    return records.map((record) => {
      const wish = wishes.get(String(record._id));
      const shareRequest = wish ? toOwnShareRequest(wish) : null;
      const shown = toOwnDocument(record, clientId, { settings, caseTitles }, shareRequest, now);
      return caller.actingFor ? notToBePassedOn(shown) : shown;
    });
  }

  /** Counts nothing: whoever is asked about was let in before. A limit set below what was opened already ends the reading. */
  @Endpoint(checkOwnDocument)
  async standing(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof checkOwnDocument>,
  ): Promise<ResponseOf<typeof checkOwnDocument>> {
    const view = await this.portalViews.of(caller, 'documents');
    const record = await this.documents.oneShownTo(view, params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    const { expiresAt, maxAccessCount } = policyOf(record, (await this.firmDocumentSettings.current()).levels);
    if (expiresAt && expiresAt <= this.clock.now()) throw new DomainError('DOCUMENT_EXPIRED');
    if (maxAccessCount !== null && timesOpened(record, view.clientId) > maxAccessCount)
      throw new DomainError('ACCESS_LIMIT_REACHED');
    return { readable: true };
  }
}

/** To ask for passing a document on is its client's alone (PORT-10). */
const notToBePassedOn = (shown: OwnDocument): OwnDocument => ({
  ...shown,
  policy: { ...shown.policy, shareRestriction: 'disabled' },
});
