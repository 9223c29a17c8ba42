import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import { readersOf } from '../cases/readers-of.js';
import { waitsForClient } from './item.machine.js';
import { RequestRepository } from './request.repository.js';

/** Tells notifications what notices about a request may say. What was asked for is never named in them. */
@Injectable()
export class RequestNoticeAnswer {
  constructor(
    private readonly requests: RequestRepository,
    private readonly cases: CaseRepository,
  ) {}

  @Answers(requestNotice)
  async answer({
    requestId,
    clientId,
  }: z.output<typeof requestNotice.input>): Promise<z.output<typeof requestNotice.output>> {
    const request = await this.requests.one(requestId);
    const legalCase = request && (await this.cases.ofDocument(request.caseId));
    if (!request || !legalCase) return null;
    const mayLearn =
      clientId === undefined || (request.askedOf.includes(clientId) && readersOf(legalCase).includes(clientId));
    if (!mayLearn) return null;
    return {
      state: request.state,
      waiting: request.items.filter(waitsForClient).length,
      staffPath: `/admin/requests/${requestId}`,
      clientPath: `/client-portal/requests/${requestId}`,
    };
  }
}
