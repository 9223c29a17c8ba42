import { creditNoteNotice } from '@diwan/contracts/money/credit-notes/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { CreditNoteRepository } from './credit-note.repository.js';

/** Tells notifications what the notice of a credit note may say. */
@Injectable()
export class CreditNoteNoticeAnswer {
  constructor(
    private readonly notes: CreditNoteRepository,
    private readonly invoices: InvoiceRepository,
  ) {}

  @Answers(creditNoteNotice)
  async answer({
    creditNoteId,
    clientId,
  }: z.output<typeof creditNoteNotice.input>): Promise<z.output<typeof creditNoteNotice.output>> {
    const note = await this.notes.one(creditNoteId);
    const invoice = note && (await this.invoices.one(note.invoiceId));
    if (!note || invoice?.clientId !== clientId) return null;
    const { number, totalMinor, creditMinor, currency, invoiceNumber } = note;
    return {
      ...{ number, invoice: { id: note.invoiceId, number: invoiceNumber }, clientPath: '/billing/credits' },
      amount: { amountMinor: totalMinor, currency },
      credit: { amountMinor: creditMinor, currency },
      left: { amountMinor: invoice.balanceMinor, currency },
    };
  }
}
