import { plannedDraftNotice } from '@diwan/contracts/money/billing-plans/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { InvoiceRepository } from '../invoices/invoice.repository.js';

/** Tells notifications whether a draft that a plan made still waits. */
@Injectable()
export class PlannedDraftNoticeAnswer {
  constructor(private readonly invoices: InvoiceRepository) {}

  @Answers(plannedDraftNotice)
  async answer({
    invoiceId,
  }: z.output<typeof plannedDraftNotice.input>): Promise<z.output<typeof plannedDraftNotice.output>> {
    const invoice = await this.invoices.one(invoiceId);
    return invoice && { isWaiting: invoice.state === 'draft', staffPath: `/admin/billing/invoices/${invoiceId}` };
  }
}
