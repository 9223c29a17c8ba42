import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { People } from '@diwan/service-kit/people/people.service';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import { ShareRequestRepository } from './share-request.repository.js';

/** Tells notifications what notices about a wish to pass a document on may say (D-089). The document is never named in them. */
@Injectable()
export class ShareRequestNoticeAnswer {
  constructor(
    private readonly shareRequests: ShareRequestRepository,
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  @Answers(shareRequestNotice)
  async answer({
    requestId,
  }: z.output<typeof shareRequestNotice.input>): Promise<z.output<typeof shareRequestNotice.output>> {
    const request = await this.shareRequests.one(requestId);
    if (!request) return null;
    const { state, link, personId } = request;
    const isKeptAway = await this.cases.keepsAway(request.caseId, [personId]);
    const isLive = state === 'approved' && !isKeptAway && link !== null && link.endsAt > this.clock.now();
    return {
      state,
      staffPath: `/admin/cases/${request.caseId}`,
      clientPath: `/documents/${request.documentId}`,
      link: isLive
        ? {
            name: request.recipientName,
            clientName: (await this.people.namesOf([personId])).get(personId) ?? '',
            phone: request.recipientPhone,
            email: request.recipientEmail,
            language: request.recipientLanguage,
            path: `/shared/${link.token}`,
          }
        : null,
    };
  }
}
