import { type Page, pageOf } from '@diwan/service-kit/page-of';
import { beginsWith, searchTerms } from '@diwan/service-kit/search-keys';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { LeadCounterRecord, LeadRecord } from './lead.schema.js';
import { searchKeys } from './search-keys.js';

/** Newest first. */
const ORDER = { createdAt: -1, _id: -1 } as const;
/** Other leads of a number that are shown. */
const MOST_OF_A_PHONE = 20;

/** What a change by staff may write. */
export type LeadChange = Partial<Pick<LeadRecord, 'status' | 'answered' | 'escalateAt' | 'owner' | 'clientId'>>;

/** Stored requests for consultations. */
@Injectable()
export class LeadRepository {
  constructor(
    @InjectModel('Lead') private readonly leads: Model<LeadRecord>,
    @InjectModel('LeadCounter') private readonly counters: Model<LeadCounterRecord>,
  ) {}

  /** The next number of a year; given back when the transaction fails, so references have no gaps. */
  async nextNumber(year: number, session: ClientSession): Promise<number> {
    const counter = await this.counters
      .findOneAndUpdate(
        { _id: String(year) },
        { $inc: { last: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean<LeadCounterRecord>();
    if (!counter) throw new Error('An upsert returned no counter');
    return counter.last;
  }

  async insert(
    lead: Omit<LeadRecord, '_id' | 'createdAt' | 'updatedAt' | 'searchKeys'>,
    session: ClientSession,
  ): Promise<LeadRecord> {
    const [stored] = await this.leads.create([{ ...lead, searchKeys: searchKeys(lead) }], { session });
    if (!stored) throw new Error('An insert returned no lead');
    return stored.toObject();
  }

  /** A page of leads, newest first, and the number of all that match. */
  page(filter: {
    status?: LeadRecord['status'] | undefined;
    search?: string | undefined;
    page: number;
    limit: number;
  }): Promise<Page<LeadRecord>> {
    const { status, search = '', page, limit } = filter;
    const matching = status ? { status } : {};
    const request = { sort: ORDER, page, limit };
    const terms = searchTerms(search);
    if (terms === null) return pageOf(this.leads, matching, request);
    if (terms.length === 0) return pageOf(this.leads, { _id: trusted({ $in: [] }) }, request);
    const order = status ? ({ status: 1, ...ORDER } as const) : ORDER;
    return pageOf(this.leads, matching, {
      ...request,
      search: { field: 'searchKeys', patterns: terms.map(beginsWith), order },
    });
  }

  one(id: string, session?: ClientSession): Promise<LeadRecord | null> {
    return this.leads.findById(id, null, { session }).lean<LeadRecord>();
  }

  /** Other leads of the same number, newest first. */
  withPhone({ _id, phone }: Pick<LeadRecord, '_id' | 'phone'>, session?: ClientSession): Promise<LeadRecord[]> {
    return this.leads
      .find({ phone, _id: trusted({ $ne: _id }) }, null, { session })
      .sort(ORDER)
      .limit(MOST_OF_A_PHONE)
      .lean<LeadRecord[]>();
  }

  /** New leads whose escalation is due, the longest due first. */
  toEscalate(now: Date, limit: number): Promise<LeadRecord[]> {
    return this.leads
      .find({ status: 'new', escalateAt: trusted({ $lte: now }) })
      .sort({ escalateAt: 1 })
      .limit(limit)
      .lean<LeadRecord[]>();
  }

  /** Sets the next escalation of a lead as it was read; false when it was answered or escalated meanwhile. */
  async escalated(
    { _id, escalateAt }: Pick<LeadRecord, '_id' | 'escalateAt'>,
    next: Date | null,
    session: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.leads.updateOne(
      { _id, status: 'new', escalateAt },
      { $set: { escalateAt: next } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** Writes a lead that nobody changed since it was read; null otherwise. */
  change(
    { _id, version }: Pick<LeadRecord, '_id' | 'version'>,
    fields: LeadChange,
    session: ClientSession,
  ): Promise<LeadRecord | null> {
    // A lead that was stored before versions has none until its first change.
    const read = version === undefined ? trusted({ $exists: false }) : version;
    return this.leads
      .findOneAndUpdate(
        { _id, version: read },
        { $set: fields, $inc: { version: 1 } },
        { returnDocument: 'after', session },
      )
      .lean<LeadRecord>();
  }
}
