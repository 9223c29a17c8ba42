import { DomainError } from '@diwan/service-kit/http/domain-error';
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

  /** Those with lines that stand for lines of another one, and that are not void. */
  replacing(invoiceId: string, session: ClientSession | null = null): Promise<InvoiceRecord[]> {
    const of = { 'lines.replaces.invoiceId': invoiceId };
    return this.invoices
      .find({ ...of, state: trusted({ $in: ['draft', 'issued'] }) })
      .session(session)
      .lean<InvoiceRecord[]>();
  }

  /**
   * Lets lines of an invoice stand for lines of others, in the transaction that writes it. Throws DomainError VALIDATION where there is no such line
   * by hand on an invoice of the client that something was taken back of, CONFLICT where another line stands for it already.
   */
  async replace(
    { _id, clientId, lines }: Pick<InvoiceRecord, '_id' | 'clientId' | 'lines'>,
    session: ClientSession,
  ): Promise<void> {
    const replaced = lines.flatMap(({ replaces }) => replaces ?? []);
    for (const invoiceId of new Set(replaced.map((one) => one.invoiceId))) {
      // Written to, so that of two that stand for one line at once one is refused.
      const invoice = await this.invoices
        .findOneAndUpdate(
          { _id: invoiceId, clientId, state: 'issued', creditedMinor: trusted({ $gt: 0 }) },
          { $currentDate: { updatedAt: true } },
          { session },
        )
        .lean<InvoiceRecord>();
      const places = replaced.flatMap((one) => (one.invoiceId === invoiceId ? one.place : []));
      if (!places.every((place) => invoice?.lines[place]?.source.kind === 'by_hand'))
        throw new DomainError('VALIDATION', { fieldErrors: { lines: 'invalid' } });
      const others = (await this.replacing(invoiceId, session)).filter((other) => !other._id.equals(_id));
      const taken = others.flatMap((other) => other.lines.flatMap(({ replaces }) => replaces ?? []));
      if (taken.some((one) => one.invoiceId === invoiceId && places.includes(one.place)))
        throw new DomainError('CONFLICT');
    }
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
