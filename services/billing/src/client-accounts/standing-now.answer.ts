import { standingNow } from '@diwan/contracts/money/client-accounts/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { Ledger } from '../ledger/ledger.js';

/** Tells notifications how a client stands after something was voided, reversed or credited. */
@Injectable()
export class StandingNowAnswer {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly ledger: Ledger,
  ) {}

  @Answers(standingNow)
  async answer({
    clientId,
    invoiceIds,
    creditIn,
  }: z.output<typeof standingNow.input>): Promise<z.output<typeof standingNow.output>> {
    const found = await this.invoices.some(invoiceIds);
    const open = [...found.values()]
      .filter((invoice) => invoice.clientId === clientId && invoice.isOpen)
      .sort(earliestDueFirst);
    const credit = await Promise.all(
      creditIn.map(async (currency) => {
        return { amountMinor: await this.ledger.owedTo(clientId, 'client_credit', currency), currency };
      }),
    );
    const invoices = open.map(({ number = '', balanceMinor, currency }) => ({
      ...{ number, left: { amountMinor: balanceMinor, currency } },
    }));
    return { invoices, credit, clientPath: pageOf(open) };
  }
}

const earliestDueFirst = (one: InvoiceRecord, other: InvoiceRecord): number =>
  one.dueDate.localeCompare(other.dueDate) || (one.number ?? '').localeCompare(other.number ?? '');

/** The one invoice, all of them, or the credit. */
function pageOf([first, ...more]: readonly InvoiceRecord[]): string {
  if (!first) return '/billing/credits';
  return more.length === 0 ? `/billing/invoices/${first._id}` : '/billing';
}
