import type { OwnShareRequest, ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { DocumentRepository } from '../documents/document.repository.js';
import { DocumentDeciders } from '../documents/document-deciders.js';
import type { ShareRequestRecord } from './share-request.schema.js';

/** A wish as the client who asked sees it: nobody's name of the firm. */
export const toOwnShareRequest = (record: ShareRequestRecord): OwnShareRequest => ({
  id: String(record._id),
  state: record.state,
  recipientName: record.recipientName,
  askedAt: record.createdAt.toISOString(),
  decidedAt: record.decidedAt?.toISOString() ?? null,
  decisionReason: record.decisionReason,
  linkEndsAt: record.state === 'approved' ? (record.link?.endsAt.toISOString() ?? null) : null,
});

/** Wishes as a reader of the firm sees them. Asks identity: never within a transaction. */
@Injectable()
export class ShareRequestViews {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly deciders: DocumentDeciders,
  ) {}

  async of(records: readonly ShareRequestRecord[], reader: SignedInCaller): Promise<ShareRequest[]> {
    const caseIds = records.map(({ caseId }) => caseId);
    const [documentTitles, caseTitles, decidedIn, names] = await Promise.all([
      this.documents.titles(records.map(({ documentId }) => documentId)),
      this.cases.titles(caseIds),
      this.deciders.decidedBy(reader, caseIds),
      this.people.namesOf(records.flatMap(({ personId, decidedBy }) => [personId, ...(decidedBy ? [decidedBy] : [])])),
    ]);
    return records.map((record) => ({
      id: String(record._id),
      state: record.state,
      documentId: record.documentId,
      documentTitle: documentTitles.get(record.documentId) ?? '',
      caseId: record.caseId,
      caseTitle: caseTitles.get(record.caseId) ?? '',
      clientName: names.get(record.personId) ?? '',
      recipientName: record.recipientName,
      recipientPhone: record.recipientPhone,
      recipientEmail: record.recipientEmail,
      reason: record.reason,
      askedAt: record.createdAt.toISOString(),
      decidedAt: record.decidedAt?.toISOString() ?? null,
      decidedByName: names.get(record.decidedBy ?? '') ?? '',
      decisionReason: record.decisionReason,
      mayDecide: decidedIn.has(record.caseId),
      link: record.link && {
        endsAt: record.link.endsAt.toISOString(),
        maxOpens: record.link.maxOpens,
        opens: record.link.maxOpens - record.link.remaining,
      },
    }));
  }

  async one(record: ShareRequestRecord, reader: SignedInCaller): Promise<ShareRequest> {
    const [view] = await this.of([record], reader);
    if (!view) throw new Error('A wish has one view');
    return view;
  }
}
