import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { Worked } from '../time-entries/unbilled-time.js';
import { outside } from '../walls/outside.js';
import type { InvoiceRecord } from './invoice.schema.js';

/** Invoices of which something was taken back, and those that stand in their place. */
@Injectable()
export class ReplacedInvoices {
  constructor(@InjectModel('Invoice') private readonly invoices: Model<InvoiceRecord>) {}

  /** Invoices by id, without those of cases that a reader is kept away from. */
  outsideOf(ids: readonly string[], kept: readonly string[]): Promise<InvoiceRecord[]> {
    const query = { _id: trusted({ $in: [...new Set(ids)] }), ...outside<InvoiceRecord>(kept) };
    return this.invoices.find(query).lean<InvoiceRecord[]>();
  }

  /** Those that began with lines of another one and are not void. */
  inPlaceOf(invoiceId: string): Promise<InvoiceRecord[]> {
    const began = { 'inPlaceOf.invoiceId': invoiceId };
    return this.invoices.find({ ...began, state: trusted({ $in: ['draft', 'issued'] }) }).lean<InvoiceRecord[]>();
  }

  /** Keeps with lines, by place, who worked on them. */
  async keepWorked(
    id: InvoiceRecord['_id'],
    worked: ReadonlyMap<number, Worked>,
    session: ClientSession,
  ): Promise<void> {
    if (worked.size === 0) return;
    const $set = Object.fromEntries([...worked].map(([place, one]) => [`lines.${place}.worked`, one]));
    await this.invoices.updateOne({ _id: id }, { $set }, { session, timestamps: false });
  }
}
