import { invoiceNotice } from '@diwan/contracts/money/invoices/questions';
import { invoiceState } from '@diwan/contracts/money/invoices/state';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { FollowUpRepository } from './follow-up.repository.js';
import { isRemindedOf } from './reminder.rules.js';

/** Tells notifications what notices about an invoice may say, and whether its client is still to be reminded. */
@Injectable()
export class InvoiceNoticeAnswer {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly followUps: FollowUpRepository,
    private readonly clock: Clock,
  ) {}

  @Answers(invoiceNotice)
  async answer({ invoiceId }: z.output<typeof invoiceNotice.input>): Promise<z.output<typeof invoiceNotice.output>> {
    const invoice = await this.invoices.one(invoiceId);
    if (invoice?.number === undefined) return null;
    const { number, currency, totalMinor, balanceMinor, dueDate, clientId } = invoice;
    const [wish, followUp] = await Promise.all([this.followUps.wishOf(clientId), this.followUps.of(invoiceId)]);
    const today = beirutDate(this.clock.now());
    return {
      ...{ number, dueDate },
      state: invoiceState(invoice, today),
      total: { amountMinor: totalMinor, currency },
      balance: { amountMinor: balanceMinor, currency },
      isReminded: wish.isReminded && !followUp?.isSilent && isRemindedOf(today, followUp?.promisedFor ?? null),
      clientPath: `/billing/invoices/${invoiceId}`,
    };
  }
}
