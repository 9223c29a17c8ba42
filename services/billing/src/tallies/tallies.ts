import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import {
  addedUp,
  negated,
  type TalliedInvoice,
  type TalliedPayment,
  tallyOfInvoice,
  tallyOfPayment,
} from './tally.rules.js';
import type { TallyName, TallyRecord } from './tally.schema.js';

type OfEverybody = Extract<TallyName, 'open' | 'open_day' | 'paid_month'>;
type OfClients = Exclude<TallyName, OfEverybody>;

/**
 * Numbers of documents and what they come to, written in the transaction of the document and proved by `ledger:check`. What a client owes
 * is never read from here but from the ledger; which of it is overdue only due days can tell.
 */
@Injectable()
export class Tallies {
  constructor(@InjectModel('Tally') private readonly tallies: Model<TallyRecord>) {}

  /** An invoice that was something else before, or nothing. */
  async invoiceChanged(before: TalliedInvoice | null, after: TalliedInvoice, session: ClientSession): Promise<void> {
    await this.add([...(before ? negated(tallyOfInvoice(before)) : []), ...tallyOfInvoice(after)], session);
  }

  async paymentChanged(before: TalliedPayment | null, after: TalliedPayment, session: ClientSession): Promise<void> {
    await this.add([...(before ? negated(tallyOfPayment(before)) : []), ...tallyOfPayment(after)], session);
  }

  /** What everybody together has, from a day or month to another (both included) if they are named. */
  everybodys(of: OfEverybody, { from = '', to }: { from?: string; to?: string } = {}): Promise<TallyRecord[]> {
    const at = trusted({ $gte: from, ...(to !== undefined && { $lte: to }) });
    return this.tallies.find({ of, clientId: '', at }).lean<TallyRecord[]>();
  }

  /** What some clients have, from a day on if one is named. */
  ofClients(of: OfClients, clientIds: readonly string[], from = ''): Promise<TallyRecord[]> {
    const query = { of, clientId: trusted({ $in: [...clientIds] }), at: trusted({ $gte: from }) };
    return this.tallies.find(query).lean<TallyRecord[]>();
  }

  /** Who has most open in a currency, so many after the first ones, and how many clients have anything open; some clients left out. */
  async largest(
    currency: Currency,
    { skip, limit, without }: { skip: number; limit: number; without: readonly string[] },
  ): Promise<{ rows: TallyRecord[]; total: number }> {
    const others = without.length > 0 && { $nor: [{ clientId: trusted({ $in: [...without] }) }] };
    const query = { of: 'client_open' as const, currency, ...others };
    const [rows, total] = await Promise.all([
      this.tallies.find(query).sort({ amountMinor: -1, _id: 1 }).skip(skip).limit(limit).lean<TallyRecord[]>(),
      this.tallies.countDocuments(query),
    ]);
    return { rows, total };
  }

  /** Counts a client's documents anew, after some of them came from or went to another client. */
  async recountOf(
    clientId: string,
    documents: { invoices: readonly TalliedInvoice[]; payments: readonly TalliedPayment[] },
    session: ClientSession,
  ): Promise<void> {
    await this.tallies.deleteMany({ clientId }, { session });
    const found = [...documents.invoices.flatMap(tallyOfInvoice), ...documents.payments.flatMap(tallyOfPayment)];
    await this.add(
      found.filter((tally) => tally.clientId === clientId),
      session,
    );
  }

  /** Those that come to nothing again are not kept: a tally stands for at least one document. */
  private async add(tallies: readonly TallyRecord[], session: ClientSession): Promise<void> {
    const changes = addedUp(tallies);
    if (changes.length === 0) return;
    const updates = changes.map(({ _id, amountMinor, count, ...fields }) => ({
      updateOne: { filter: { _id }, update: { $inc: { amountMinor, count }, $setOnInsert: fields }, upsert: true },
    }));
    const emptied = changes.filter(({ count }) => count < 0).map(({ _id }) => _id);
    const removal = { deleteMany: { filter: { _id: { $in: emptied }, count: 0 } } };
    await this.tallies.bulkWrite(emptied.length > 0 ? [...updates, removal] : updates, { session });
  }
}
