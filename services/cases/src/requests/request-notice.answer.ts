import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { waitsForClient } from './item.machine.js';
import { RequestRepository } from './request.repository.js';

/** Tells notifications what notices about a request may say. What was asked for is never named in them. */
@Injectable()
export class RequestNoticeAnswer {
  constructor(private readonly requests: RequestRepository) {}

  @Answers(requestNotice)
  async answer({ requestId }: z.output<typeof requestNotice.input>): Promise<z.output<typeof requestNotice.output>> {
    const request = await this.requests.one(requestId);
    if (!request) return null;
    return {
      state: request.state,
      waiting: request.items.filter(waitsForClient).length,
      staffPath: `/admin/requests/${requestId}`,
      clientPath: `/client-portal/requests/${requestId}`,
    };
  }
}
