import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listInvoices } from '@diwan/contracts/money/invoices/http';
import type { Currency } from '@diwan/contracts/shared/money';
import type { Move } from '@diwan/service-kit/deeds/machine';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { type KeyPattern, orderBy, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { fillIn } from '../client-names/fill-in.js';
import { wordsSought } from '../client-search/words-sought.js';
import { Tallies } from '../tallies/tallies.js';
import { outside, throughOrder } from '../walls/outside.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { isPaid, tellPaid } from './tell-paid.js';

type Query = InputOf<typeof listInvoices>['query'];
type Fields = Partial<Omit<InvoiceRecord, '_id' | 'version' | 'createdAt' | 'updatedAt' | 'isPaid'>>;

const NEWEST_FIRST = { issueDate: -1, _id: -1 } as const;
const DUE_FIRST = { dueDate: 1, _id: 1 } as const;
/** Few: counting only them tells how many of a client's invoices are shown. */
const DRAFTS = { field: 'state', value: 'draft', through: { state: 1, isOpen: 1, issueDate: 1, _id: 1 } } as const;
/** Whoever has more of their own is told that there are more. */
const OWN = 200;
const SORTED_BY = { issued: 'issueDate', due: 'dueDate', total: 'totalMinor', balance: 'balanceMinor' } as const;

type NewInvoice = Omit<InvoiceRecord, '_id' | 'version' | 'createdAt' | 'updatedAt' | 'isPaid'> &
  Required<Pick<InvoiceRecord, 'clientKeys'>> & { _id?: InvoiceRecord['_id'] };

/** What an invoice comes to. */
export type InvoiceSums = Pick<
  InvoiceRecord,
  'currency' | 'totalMinor' | 'creditedMinor' | 'paidMinor' | 'balanceMinor'
>;

/** What an invoice charges for, and what of it was paid or taken back. */
export type ChargingInvoice = Pick<InvoiceRecord, '_id' | 'caseId' | 'lines' | 'paidMinor' | 'creditedMinor'>;

/** Stored invoices. Whatever changes one writes its tallies too. */
@Injectable()
export class InvoiceRepository {
  constructor(
    @InjectModel('Invoice') private readonly invoices: Model<InvoiceRecord>,
    private readonly tallies: Tallies,
  ) {}

  /** By number or the name of the client, if one is looked for; without cases that are kept from who looks. */
  page(query: Query, today: string, kept: readonly string[]): Promise<Page<InvoiceRecord>> {
    const { page, limit, clientId, caseId, currency, state } = query;
    const filter: QueryFilter<InvoiceRecord> = {
      ...inState(state),
      ...within('dueDate', dueDays(query, today)),
      ...within('issueDate', { $gte: query.issuedFrom, $lte: query.issuedUntil }),
      ...(clientId && { clientId }),
      ...(caseId && { caseId }),
      ...(currency && { currency }),
      ...outside<InvoiceRecord>(kept),
    };
    const { sort } = orderBy(query.sort, SORTED_BY, isOpenState(state) ? DUE_FIRST : (NEWEST_FIRST as KeyPattern));
    const order = orderIn(sort);
    const through = throughOrder(filter, order);
    return pageOf(this.invoices, filter, { sort, page, limit, through, search: wordsSought(query.search, order) });
  }

  one(id: string, session: ClientSession | null = null): Promise<InvoiceRecord | null> {
    return this.invoices.findById(id, null, { session }).lean<InvoiceRecord>();
  }

  /** Invoices by id, of a client if one is named. */
  async some(ids: readonly string[], session: ClientSession | null = null): Promise<Map<string, InvoiceRecord>> {
    const query = { _id: trusted({ $in: [...new Set(ids)] }) };
    const rows = await this.invoices.find(query, null, { session }).lean<InvoiceRecord[]>();
    return new Map(rows.map((row) => [String(row._id), row]));
  }

  /** Invoices of a client in a currency on which credit was used that was not taken back. */
  usingCredit(clientId: string, currency: Currency, session: ClientSession | null = null): Promise<InvoiceRecord[]> {
    const used = trusted({ $elemMatch: { kind: 'credit', voided: false } });
    return this.invoices
      .find({ clientId, currency, settlements: used }, null, { session })
      .sort({ issueDate: 1, _id: 1 })
      .lean<InvoiceRecord[]>();
  }

  /** What issued invoices charge for, and what of it was paid or taken back. */
  charging(ids: readonly string[]): Promise<ChargingInvoice[]> {
    return this.invoices
      .find({ _id: trusted({ $in: [...ids] }), state: 'issued' })
      .select({ caseId: 1, lines: 1, paidMinor: 1, creditedMinor: 1 })
      .lean<ChargingInvoice[]>();
  }

  /** Whether there is any invoice at all. */
  async isAny(): Promise<boolean> {
    return (await this.invoices.exists({ issueDate: trusted({ $gte: '' }) })) !== null;
  }

  /** What a client, or who looks for them, sees: never a draft (D-080). */
  ownPage(view: ClientView, { page, limit }: { page: number; limit: number }): Promise<Page<InvoiceRecord>> {
    return pageOf(this.invoices, ofView(view), { sort: NEWEST_FIRST, page, limit, hidden: DRAFTS, atMost: OWN });
  }

  own(view: ClientView, id: string): Promise<InvoiceRecord | null> {
    return this.invoices.findOne({ _id: id, ...inView(view) }).lean<InvoiceRecord>();
  }

  /** All that a client has to pay yet, by the day it is due; of some cases, if they are named. Reads in the transaction if given. */
  openOf(
    { clientId, caseIds }: Pick<ClientView, 'clientId' | 'caseIds'>,
    session: ClientSession | null = null,
  ): Promise<InvoiceRecord[]> {
    const ofCases = caseIds && { caseId: trusted({ $in: [...caseIds] }) };
    const open = { clientId, state: 'issued' as const, isOpen: true, ...ofCases };
    return this.invoices.find(open, null, { session }).sort(DUE_FIRST).lean<InvoiceRecord[]>();
  }

  /** Those of some cases that are still to be paid, of one client or of all. */
  openOfCases(cases: readonly string[], clientId: string | null): Promise<InvoiceRecord[]> {
    const query = { caseId: trusted({ $in: [...cases] }), ...(clientId && { clientId }) };
    return this.invoices.find({ ...query, state: 'issued', isOpen: true }).lean<InvoiceRecord[]>();
  }

  /** What the issued invoices of a case come to, of one client or of all. */
  issuedOfCase(caseId: string, clientId: string | null): Promise<InvoiceSums[]> {
    return this.invoices
      .find({ caseId, state: 'issued', ...(clientId && { clientId }) })
      .select({ currency: 1, totalMinor: 1, creditedMinor: 1, paidMinor: 1, balanceMinor: 1 })
      .lean<InvoiceSums[]>();
  }

  /** Issued invoices with something left to pay, by the day they are due, from after one of them on. */
  openDue(
    { from, until }: { from: string; until: string },
    after: Pick<InvoiceRecord, '_id' | 'dueDate'> | null,
    limit: number,
  ): Promise<InvoiceRecord[]> {
    const rest = after && {
      $or: [{ dueDate: trusted({ $gt: after.dueDate }) }, { dueDate: after.dueDate, _id: trusted({ $gt: after._id }) }],
    };
    return this.invoices
      .find({ state: 'issued', isOpen: true, dueDate: trusted({ $gte: from, $lte: until }), ...rest })
      .sort(DUE_FIRST)
      .limit(limit)
      .lean<InvoiceRecord[]>();
  }

  /** Gives invoices that were issued before names were kept theirs; drafts get it when they are issued. */
  nameUnnamed(nameOf: (clientId: string) => Promise<string>): Promise<number> {
    return fillIn(this.invoices, 'clientName', async ({ state, clientId }) =>
      state === 'draft' ? null : nameOf(clientId),
    );
  }

  /** Puts right what settled invoices of other builds say of whether they were paid. Where all is right, it costs two questions. */
  tellPaid(): Promise<void> {
    return tellPaid(this.invoices);
  }

  /** Gives invoices from before their clients' keys were kept theirs. */
  keyUnkeyed(keysOf: (clientId: string) => Promise<string[]>): Promise<number> {
    return fillIn(this.invoices, 'clientKeys', ({ clientId }) => keysOf(clientId));
  }

  /** Writes by what the names of a client are found now to all of theirs. */
  async keyByClient(clientId: string, clientKeys: string[], session: ClientSession | null = null): Promise<void> {
    await this.invoices.updateMany(
      { clientId },
      { $set: { clientKeys } },
      { timestamps: false, ...(session && { session }) },
    );
  }

  async insert(fields: NewInvoice, session: ClientSession): Promise<InvoiceRecord> {
    const [created] = await this.invoices.create([{ ...fields, isPaid: isPaid(fields), version: 1 }], { session });
    if (!created) throw new Error('the invoice was not created');
    const record = created.toObject<InvoiceRecord>();
    await this.tallies.invoiceChanged(null, record, session);
    return record;
  }

  /** Writes fields if the stored version is still that of `before`; null when it is not. */
  change(before: InvoiceRecord, fields: Fields, session: ClientSession): Promise<InvoiceRecord | null> {
    return this.write(before, { version: before.version }, fields, session);
  }

  /** The same together with a move of its machine. */
  move(
    before: InvoiceRecord,
    { from, to }: Move<InvoiceRecord['state'], InvoiceRecord['state']>,
    fields: Fields,
    session: ClientSession,
  ): Promise<InvoiceRecord | null> {
    const seen = { version: before.version, state: trusted({ $in: [...from] }) };
    return this.write(before, seen, { ...fields, state: to }, session);
  }

  private async write(
    before: InvoiceRecord,
    seen: QueryFilter<InvoiceRecord>,
    fields: Fields,
    session: ClientSession,
  ): Promise<InvoiceRecord | null> {
    const $set = { ...fields, isPaid: isPaid({ ...before, ...fields }) };
    const after = await this.invoices
      .findOneAndUpdate(
        { _id: before._id, ...seen },
        { $set, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<InvoiceRecord>();
    if (after) await this.tallies.invoiceChanged(before, after, session);
    return after;
  }

  async deleteDraft(id: InvoiceRecord['_id'], session: ClientSession): Promise<boolean> {
    return (await this.invoices.deleteOne({ _id: id, state: 'draft' }, { session })).deletedCount === 1;
  }

  /** Notes the first time that the client opened it. */
  async noteView(id: InvoiceRecord['_id'], at: Date): Promise<void> {
    await this.invoices.updateOne({ _id: id, viewedAt: null }, { $set: { viewedAt: at } }, { timestamps: false });
  }
}

const isOpenState = (state: Query['state']): boolean =>
  state === 'open' || state === 'sent' || state === 'partial' || state === 'overdue';

function inState(state: Query['state']): QueryFilter<InvoiceRecord> {
  const open = { state: 'issued', isOpen: true } as const;
  const settled = { state: 'issued', isOpen: false } as const;
  switch (state) {
    case undefined:
      return {};
    case 'draft':
    case 'void':
      return { state, isOpen: false };
    case 'paid':
      return { ...settled, isPaid: true };
    case 'credited':
      return { ...settled, isPaid: false, totalMinor: trusted({ $gt: 0 }) };
    case 'nothing_due':
      return { ...settled, isPaid: false, totalMinor: 0 };
    case 'open':
    case 'overdue':
      return open;
    case 'sent':
      return { ...open, isTouched: false };
    case 'partial':
      return { ...open, isTouched: true };
  }
}

/** Days, the ends of which may be missing. */
type Days = Record<'$gte' | '$lte', string | undefined> & { $lt?: string };

/** When what is looked for is due: what is overdue was due before today, what is in time is due today or later. */
function dueDays({ state, dueFrom, dueUntil }: Query, today: string): Days {
  const days = { $gte: dueFrom, $lte: dueUntil };
  if (state === 'overdue') return { ...days, $lt: today };
  const isInTime = state === 'sent' || state === 'partial';
  return isInTime && (dueFrom === undefined || dueFrom < today) ? { ...days, $gte: today } : days;
}

function within(field: 'dueDate' | 'issueDate', days: Days): QueryFilter<InvoiceRecord> {
  const given = Object.entries(days).filter(([, day]) => day !== undefined);
  return given.length > 0 ? { [field]: trusted(Object.fromEntries(given)) } : {};
}

/** The index that holds all invoices in an order. */
const orderIn = (sort: KeyPattern): KeyPattern => Object.fromEntries(Object.keys(sort).map((field) => [field, 1]));

const ofView = ({ clientId, caseIds }: ClientView): QueryFilter<InvoiceRecord> => ({
  clientId,
  ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }),
});

const inView = (view: ClientView): QueryFilter<InvoiceRecord> => ({
  ...ofView(view),
  state: trusted({ $in: ['issued', 'void'] }),
});
