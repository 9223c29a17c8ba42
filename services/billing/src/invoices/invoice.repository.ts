import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listInvoices } from '@diwan/contracts/money/invoices/http';
import type { Move } from '@diwan/service-kit/deeds/machine';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { type KeyPattern, orderBy, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { nameUnnamed } from '../client-names/name-unnamed.js';
import { Tallies } from '../tallies/tallies.js';
import type { InvoiceRecord } from './invoice.schema.js';

type Query = InputOf<typeof listInvoices>['query'];
type Fields = Partial<Omit<InvoiceRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'>>;

const NEWEST_FIRST = { issueDate: -1, _id: -1 } as const;
const DUE_FIRST = { dueDate: 1, _id: 1 } as const;
/** Few: counting only them tells how many of a client's invoices are shown. */
const DRAFTS = { field: 'state', value: 'draft', through: { state: 1, isOpen: 1, issueDate: 1, _id: 1 } } as const;
const SORTED_BY = { issued: 'issueDate', due: 'dueDate', total: 'totalMinor', balance: 'balanceMinor' } as const;

/** What a search found outside of the invoices: clients by their name. Null: it looks for a number. */
export type FoundClients = readonly string[] | null;

/** What an invoice comes to. */
export type InvoiceSums = Pick<
  InvoiceRecord,
  'currency' | 'totalMinor' | 'creditedMinor' | 'paidMinor' | 'balanceMinor'
>;

/** Stored invoices. Whatever changes one writes its tallies too. */
@Injectable()
export class InvoiceRepository {
  constructor(
    @InjectModel('Invoice') private readonly invoices: Model<InvoiceRecord>,
    private readonly tallies: Tallies,
  ) {}

  page(query: Query, found: FoundClients, today: string): Promise<Page<InvoiceRecord>> {
    const { page, limit, clientId, caseId, currency, state } = query;
    const filter: QueryFilter<InvoiceRecord> = {
      ...inState(state, today),
      ...(clientId && { clientId }),
      ...(caseId && { caseId }),
      ...(currency && { currency }),
      ...searched(query.search, found),
    };
    const { sort } = orderBy(query.sort, SORTED_BY, isOpenState(state) ? DUE_FIRST : (NEWEST_FIRST as KeyPattern));
    return pageOf(this.invoices, filter, { sort, page, limit });
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

  /** Whether there is any invoice at all. */
  async isAny(): Promise<boolean> {
    return (await this.invoices.exists({ issueDate: trusted({ $gte: '' }) })) !== null;
  }

  /** What a client, or who looks for them, sees: never a draft (D-080). */
  ownPage(view: ClientView, { page, limit }: { page: number; limit: number }): Promise<Page<InvoiceRecord>> {
    return pageOf(this.invoices, ofView(view), { sort: NEWEST_FIRST, page, limit, hidden: DRAFTS });
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
    return nameUnnamed(this.invoices, async ({ state, clientId }) => (state === 'draft' ? null : nameOf(clientId)));
  }

  async insert(
    fields: Omit<InvoiceRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'> & { _id?: InvoiceRecord['_id'] },
    session: ClientSession,
  ): Promise<InvoiceRecord> {
    const [created] = await this.invoices.create([{ ...fields, version: 1 }], { session });
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
    $set: Fields,
    session: ClientSession,
  ): Promise<InvoiceRecord | null> {
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

function inState(state: Query['state'], today: string): QueryFilter<InvoiceRecord> {
  const open = { state: 'issued', isOpen: true } as const;
  const inTime = { dueDate: trusted({ $gte: today }) };
  switch (state) {
    case undefined:
      return {};
    case 'draft':
    case 'void':
      return { state, isOpen: false };
    case 'paid':
      return { state: 'issued', isOpen: false };
    case 'open':
      return open;
    case 'overdue':
      return { ...open, dueDate: trusted({ $lt: today }) };
    case 'sent':
      return { ...open, ...inTime, isTouched: false };
    case 'partial':
      return { ...open, ...inTime, isTouched: true };
  }
}

const searched = (search: string | undefined, found: FoundClients): QueryFilter<InvoiceRecord> => {
  if (!search) return {};
  if (found !== null) return { $and: [{ clientId: trusted({ $in: [...found] }) }] };
  return { numberKeys: new RegExp(`^${search.toUpperCase().replace(/[^A-Z0-9-]/g, '')}`) };
};

const ofView = ({ clientId, caseIds }: ClientView): QueryFilter<InvoiceRecord> => ({
  clientId,
  ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }),
});

const inView = (view: ClientView): QueryFilter<InvoiceRecord> => ({
  ...ofView(view),
  state: trusted({ $in: ['issued', 'void'] }),
});
