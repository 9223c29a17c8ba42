import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listLeads } from '@diwan/contracts/intake/leads/http';
import { orderBy, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { beginsWith, searchTerms } from '@diwan/service-kit/store/search-keys';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { LeadCounterRecord, LeadRecord } from './lead.schema.js';
import { searchKeys } from './search-keys.js';

/** Newest first. */
const ORDER = { createdAt: -1, _id: -1 } as const;
const SORTED_BY = { received: 'createdAt', respondBy: 'respondBy' } as const;
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

  /** A page of leads, newest first unless told otherwise, and the number of all that match. */
  page(filter: {
    status?: LeadRecord['status'] | undefined;
    search?: string | undefined;
    sort?: InputOf<typeof listLeads>['query']['sort'];
    page: number;
    limit: number;
  }): Promise<Page<LeadRecord>> {
    const { status, search = '', page, limit } = filter;
    const matching = status ? { status } : {};
    const { sort, index } = orderBy(filter.sort, SORTED_BY, ORDER);
    const request = { sort, page, limit };
    const terms = searchTerms(search);
    if (terms === null) return pageOf(this.leads, matching, request);
    if (terms.length === 0) return pageOf(this.leads, { _id: trusted({ $in: [] }) }, request);
    const newest = status ? ({ status: 1, ...ORDER } as const) : ORDER;
    const order = 'createdAt' in index ? newest : index;
    return pageOf(this.leads, matching, {
      ...request,
      search: { field: 'searchKeys', patterns: terms.map(beginsWith), order },
    });
  }

  one(id: string, session?: ClientSession): Promise<LeadRecord | null> {
    return this.leads.findById(id, null, { session }).lean<LeadRecord>();
  }

  /** Those that became a client, and those of a phone, newest first. */
  async ofClientOrPhone(clientId: string, phone: string | null): Promise<LeadRecord[]> {
    const theirs = phone === null ? { clientId } : { $or: [{ clientId }, { phone }] };
    return this.leads.find(theirs).sort({ createdAt: -1 }).limit(MOST_OF_A_PHONE).lean<LeadRecord[]>();
  }

  /** Takes those of a client; answers which there were. */
  async eraseOfClient(clientId: string, session: ClientSession): Promise<LeadRecord['_id'][]> {
    const leads = await this.leads.find({ clientId }, { _id: 1 }, { session }).lean<LeadRecord[]>();
    await this.leads.deleteMany({ clientId }, { session });
    return leads.map(({ _id }) => _id);
  }

  /** Those that came to nothing and that nobody has touched since. */
  lostBefore(moment: Date, limit: number): Promise<Pick<LeadRecord, '_id'>[]> {
    return this.leads.find(lostBy(moment), { _id: 1 }).limit(limit).lean<Pick<LeadRecord, '_id'>[]>();
  }

  /** Takes one of them; false when it is none any more. */
  async forgetLost(_id: LeadRecord['_id'], moment: Date, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.leads.deleteOne({ _id, ...lostBy(moment) }, { session });
    return deletedCount === 1;
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

const LOST: LeadRecord['status'][] = ['lost', 'spam'];
/** What belongs to a client goes with the client. */
const lostBy = (moment: Date) => ({
  status: trusted({ $in: LOST }),
  clientId: null,
  updatedAt: trusted({ $lt: moment }),
});
