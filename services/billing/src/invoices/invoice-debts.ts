import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { InvoiceRecord } from './invoice.schema.js';

/** What is left to pay of an invoice, and by when. */
export type Debt = Pick<InvoiceRecord, 'clientId' | 'currency' | 'dueDate' | 'balanceMinor'>;

/** More open invoices than a firm has; what is beyond shows as a difference to the ledger. */
const MOST = 20_000;

/** Open and paid invoices, for reports: which of what is owed is overdue only the invoices know. */
@Injectable()
export class InvoiceDebts {
  constructor(@InjectModel('Invoice') private readonly invoices: Model<InvoiceRecord>) {}

  /** Every open invoice. */
  open(): Promise<Debt[]> {
    return this.invoices
      .find({ state: 'issued', isOpen: true }, { clientId: 1, currency: 1, dueDate: 1, balanceMinor: 1 })
      .limit(MOST)
      .lean<Debt[]>();
  }

  /** Invoices of some days (both included) on which nothing is left to pay, by currency. */
  async paid(from: string, to: string): Promise<{ currency: Currency; amountMinor: number; count: number }[]> {
    const rows = await this.invoices.aggregate<{ _id: Currency; amountMinor: number; count: number }>([
      { $match: { state: 'issued', isOpen: false, issueDate: { $gte: from, $lte: to } } },
      { $group: { _id: '$currency', amountMinor: { $sum: '$paidMinor' }, count: { $sum: 1 } } },
      { $sort: { _id: -1 } },
    ]);
    return rows.map(({ _id, ...sum }) => ({ currency: _id, ...sum }));
  }
}
