import type { ClientView } from '@diwan/service-kit/http/client-view';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { fillIn } from '../client-names/fill-in.js';
import { outside } from '../walls/outside.js';
import type { CreditNoteRecord } from './credit-note.schema.js';

/** Most credit notes that a list shows. */
const MOST = 200;

/** Stored credit notes. */
@Injectable()
export class CreditNoteRepository {
  constructor(@InjectModel('CreditNote') private readonly notes: Model<CreditNoteRecord>) {}

  /** Without cases that are kept from who looks. */
  list(
    { clientId, invoiceId }: { clientId?: string | undefined; invoiceId?: string | undefined },
    kept: readonly string[],
  ): Promise<CreditNoteRecord[]> {
    const narrowed = { ...(clientId && { clientId }), ...(invoiceId && { invoiceId }) };
    const filter: QueryFilter<CreditNoteRecord> =
      Object.keys(narrowed).length > 0 ? narrowed : { day: trusted({ $gte: '' }) };
    return this.notes
      .find({ ...filter, ...outside<CreditNoteRecord>(kept) })
      .sort({ day: -1, _id: -1 })
      .limit(MOST)
      .lean<CreditNoteRecord[]>();
  }

  ownPage({ clientId, caseIds }: ClientView, part: { page: number; limit: number }): Promise<Page<CreditNoteRecord>> {
    const filter = { clientId, ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }) };
    return pageOf(this.notes, filter, { ...part, sort: { day: -1, _id: -1 } });
  }

  one(id: string): Promise<CreditNoteRecord | null> {
    return this.notes.findById(id).lean<CreditNoteRecord>();
  }

  ofInvoice(invoiceId: string, session: ClientSession): Promise<CreditNoteRecord[]> {
    return this.notes.find({ invoiceId }, null, { session }).lean<CreditNoteRecord[]>();
  }

  /** What they take back of an invoice, and which of them. */
  async takenOf(
    invoiceId: string,
    session: ClientSession | null = null,
  ): Promise<{ noteId: string; place: number; netMinor: number }[]> {
    const notes = await this.notes.find({ invoiceId }, { lines: 1 }, { session }).lean<CreditNoteRecord[]>();
    return notes.flatMap(({ _id, lines }) =>
      lines.map(({ place, netMinor }) => ({ noteId: String(_id), place, netMinor })),
    );
  }

  /** Those of several invoices, by the invoice. */
  async ofInvoices(invoiceIds: readonly string[]): Promise<Map<string, CreditNoteRecord[]>> {
    const found = await this.notes.find({ invoiceId: trusted({ $in: [...invoiceIds] }) }).lean<CreditNoteRecord[]>();
    return new Map(invoiceIds.map((id) => [id, found.filter(({ invoiceId }) => invoiceId === id)]));
  }

  /** Their numbers, by id. */
  async numbersOf(ids: readonly string[]): Promise<Map<string, string>> {
    const query = { _id: trusted({ $in: [...new Set(ids)] }) };
    const rows = await this.notes.find(query, { number: 1 }).lean<Pick<CreditNoteRecord, '_id' | 'number'>[]>();
    return new Map(rows.map(({ _id, number }) => [String(_id), number]));
  }

  /** Gives documents from before names were kept theirs. */
  nameUnnamed(nameOf: (clientId: string) => Promise<string>): Promise<number> {
    return fillIn(this.notes, 'clientName', ({ clientId }) => nameOf(clientId));
  }

  async insert(fields: Omit<CreditNoteRecord, '_id'>, session: ClientSession): Promise<CreditNoteRecord> {
    const [created] = await this.notes.create([fields], { session });
    if (!created) throw new Error('the credit note was not created');
    return created.toObject<CreditNoteRecord>();
  }
}
