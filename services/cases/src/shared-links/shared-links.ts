import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { DocumentRepository } from '../documents/document.repository.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { isShownTo } from '../documents/readers.js';
import { scanOf } from '../scan/scan-state.js';
import { ShareRequestRepository } from '../share-requests/share-request.repository.js';
import type { ShareLink, ShareRequestRecord } from '../share-requests/share-request.schema.js';

/** A link that works now, with the wish that it answers and its document. */
export interface LiveLink {
  request: ShareRequestRecord;
  link: ShareLink;
  document: DocumentRecord;
}

/** Links that recipients of approved wishes hold (D-089). They live no longer than what the client themselves may see. */
@Injectable()
export class SharedLinks {
  constructor(
    private readonly shareRequests: ShareRequestRepository,
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND (no such link) or DOCUMENT_EXPIRED (ended, taken back, or who asked does not see its document any more). */
  async live(token: string): Promise<LiveLink> {
    const request = await this.shareRequests.byToken(token);
    if (!request?.link) throw new DomainError('NOT_FOUND');
    const now = this.clock.now();
    const document = await this.documents.one(request.documentId);
    const end = document?.policy?.expiresAt;
    const isOver = request.state !== 'approved' || request.link.endsAt <= now || (end && end <= now);
    const isChecked = document && ['clean', 'not_scanned', 'unsafe'].includes(scanOf(document));
    const isShown = document && isShownTo(document, request.personId);
    if (isOver || !isShown || !isChecked || (await this.cases.keepsAway(document.caseId, [request.personId])))
      throw new DomainError('DOCUMENT_EXPIRED');
    return { request, link: request.link, document };
  }

  /** A live link with an opening left. Throws DomainError like `live`, and ACCESS_LIMIT_REACHED. */
  async openable(token: string): Promise<LiveLink> {
    const live = await this.live(token);
    if (live.link.remaining <= 0) throw new DomainError('ACCESS_LIMIT_REACHED');
    return live;
  }
}

/** Where the recipient's code goes: their phone, or their address where they have none. */
export function destinationOf({ recipientPhone, recipientEmail }: ShareRequestRecord): string {
  const to = recipientPhone ?? recipientEmail;
  if (!to) throw new Error('A recipient has a phone or an address');
  return to;
}

const SHOWN = 4;

/** A destination as strangers may see it: `••••0002`, `r••••@example.com`. */
export function maskDestination(to: string): string {
  const [name = '', host] = to.split('@');
  return host === undefined ? `••••${to.slice(-SHOWN)}` : `${name.slice(0, 1)}••••@${host}`;
}
