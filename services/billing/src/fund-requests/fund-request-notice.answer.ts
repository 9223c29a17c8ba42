import { fundRequestNotice, fundsLowNotice } from '@diwan/contracts/money/fund-requests/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { FundRequestRepository } from './fund-request.repository.js';
import { FundThresholds } from './fund-thresholds.js';

/** Tells notifications what notices about deposits may say. */
@Injectable()
export class FundRequestNoticeAnswer {
  constructor(
    private readonly requests: FundRequestRepository,
    private readonly thresholds: FundThresholds,
  ) {}

  @Answers(fundRequestNotice)
  async asked({
    requestId,
  }: z.output<typeof fundRequestNotice.input>): Promise<z.output<typeof fundRequestNotice.output>> {
    const request = await this.requests.one(requestId);
    if (!request) return null;
    const { state, amount, receivedMinor, dueDay } = request;
    const left = { amountMinor: amount.amountMinor - receivedMinor, currency: amount.currency };
    return { state, left, dueDay, clientPath: '/billing/held' };
  }

  @Answers(fundsLowNotice)
  async low({ thresholdId }: z.output<typeof fundsLowNotice.input>): Promise<z.output<typeof fundsLowNotice.output>> {
    const threshold = await this.thresholds.isLow(thresholdId);
    if (!threshold) return null;
    const { clientId, caseId, currency, isLow } = threshold;
    const asking = new URLSearchParams({ ask: 'deposit', in: currency, ...(caseId && { case: caseId }) });
    return {
      isLow,
      staffPath: `/admin/client-billing/${clientId}/funds?${asking}`,
      casePath: caseId && `/admin/cases/${caseId}`,
    };
  }
}
