import { randomBytes } from 'node:crypto';
import type { ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { canBeMarked } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { isShownTo } from '../documents/readers.js';
import { shownFile } from '../documents/served-file.js';
import { DecideShareRequest } from './decide-share-request.js';

const DAY = 24 * 60 * 60_000;
const TOKEN_BYTES = 16;

/** Approves a wish (D-089): the recipient's link works from then on and only while the client may still see the document. */
@Injectable()
export class ApproveShareRequest {
  constructor(
    private readonly decideShareRequest: DecideShareRequest,
    private readonly cases: CaseRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws DomainError NOT_FOUND, CONFLICT (decided already), UNSUPPORTED_TYPE (the file cannot carry the recipient's mark),
   * DOCUMENT_EXPIRED (the client can no longer open it).
   */
  run(
    caller: SignedInCaller,
    id: string,
    { days, maxOpens }: { days: number; maxOpens: number },
  ): Promise<ShareRequest> {
    const now = this.clock.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = { token, endsAt: new Date(now.getTime() + days * DAY), maxOpens, remaining: maxOpens };
    return this.decideShareRequest.run(caller, id, 'approved', { link }, async (document, { personId }, session) => {
      refuseUnreadable(document, personId, now);
      if (await this.cases.keepsAway(document.caseId, [personId], session)) throw new DomainError('DOCUMENT_EXPIRED');
    });
  }
}

/** The recipient sees what the client sees, with a mark of their own. */
function refuseUnreadable(document: DocumentRecord, clientId: string, now: Date): void {
  const end = document.policy?.expiresAt;
  if (!isShownTo(document, clientId) || (end && end <= now)) throw new DomainError('DOCUMENT_EXPIRED');
  if (!canBeMarked(shownFile(document).type)) throw new DomainError('UNSUPPORTED_TYPE');
}
