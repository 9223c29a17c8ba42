import { creditPayoutNotice } from '@diwan/contracts/money/credit-payouts/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CreditPayoutRepository } from './credit-payout.repository.js';

/** Tells notifications what notices about a payout of credit may say. */
@Injectable()
export class CreditPayoutNoticeAnswer {
  constructor(private readonly payouts: CreditPayoutRepository) {}

  @Answers(creditPayoutNotice)
  async answer({
    payoutId,
    clientId,
  }: z.output<typeof creditPayoutNotice.input>): Promise<z.output<typeof creditPayoutNotice.output>> {
    const payout = await this.payouts.one(payoutId);
    if (payout?.clientId !== clientId) return null;
    const { number, amount, reversed } = payout;
    const { amountMinor, currency } = amount;
    return {
      ...{ number, amount: { amountMinor, currency } },
      isReversed: reversed !== null,
      clientPath: '/billing/credits',
    };
  }
}
