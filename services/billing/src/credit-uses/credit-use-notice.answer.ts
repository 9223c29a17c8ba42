import { creditUseNotice } from '@diwan/contracts/money/credit-uses/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { InvoiceRepository } from '../invoices/invoice.repository.js';

/** Tells notifications what the notice of credit that paid an invoice may say: as its invoice has it. */
@Injectable()
export class CreditUseNoticeAnswer {
  constructor(private readonly invoices: InvoiceRepository) {}

  @Answers(creditUseNotice)
  async answer({
    useId,
    invoiceId,
    clientId,
  }: z.output<typeof creditUseNotice.input>): Promise<z.output<typeof creditUseNotice.output>> {
    const invoice = await this.invoices.one(invoiceId);
    const use = invoice?.settlements.find(({ id, kind }) => id === useId && kind === 'credit');
    if (!use || invoice?.clientId !== clientId) return null;
    const { number = '', balanceMinor, currency } = invoice;
    return {
      amount: { amountMinor: use.amountMinor, currency },
      invoiceNumber: number,
      left: { amountMinor: balanceMinor, currency },
      isReversed: use.voided,
      clientPath: `/billing/invoices/${invoiceId}`,
    };
  }
}
