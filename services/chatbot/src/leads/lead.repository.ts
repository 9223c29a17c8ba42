import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listLeads } from '@diwan/contracts/intake/leads/http';
import { isAwaitingAnswer, OPEN_STATUSES } from '@diwan/contracts/intake/leads/lead-status';
import { orderBy, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { beginsWith, searchTerms } from '@diwan/service-kit/store/search-keys';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { LeadCounterRecord, LeadRecord } from './lead.schema.js';
import type { LeadScope } from './lead-scope.js';
import { searchKeys } from './search-keys.js';

/** Newest first. */
const ORDER = { createdAt: -1, _id: -1 } as const;
const SORTED_BY = { received: 'createdAt', respondBy: 'respondBy' } as const;
/** The same promises, in the order of the index that finds those that wait. */
const WAITING_SORTED_BY = { ...SORTED_BY, respondBy: 'owedBy' } as const;
/** Other leads of a number that are shown. */
const MOST_OF_A_PHONE = 20;

/** What a change may write. */
export type LeadChange = Partial<
  Pick<
    LeadRecord,
    | 'status'
    | 'answered'
    | 'furtherUnanswered'
    | 'respondBy'
    | 'escalateAt'
    | 'owner'
    | 'clientId'
    | 'partOf'
    | 'searchKeys'
  >
>;

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
    lead: Omit<LeadRecord, '_id' | 'createdAt' | 'updatedAt' | 'searchKeys' | 'owedBy'>,
    session: ClientSession,
  ): Promise<LeadRecord> {
    const keys = lead.partOf ? [] : searchKeys(lead);
    const [stored] = await this.leads.create([{ ...lead, searchKeys: keys, owedBy: owedBy(lead) }], { session });
    if (!stored) throw new Error('An insert returned no lead');
    return stored.toObject();
  }

  /** A page of the leads in scope, newest first unless told otherwise, and the number of all that match. */
  page(scope: LeadScope, filter: InputOf<typeof listLeads>['query']): Promise<Page<LeadRecord>> {
    const { status, search = '', page, limit } = filter;
    const waiting = filter.waiting ? owed() : {};
    const matching = { ...scope, ...(status && { status }), ...waiting };
    const { sort, index } = orderBy(filter.sort, filter.waiting ? WAITING_SORTED_BY : SORTED_BY, ORDER);
    // Of somebody's own there are few.
    const through = filter.waiting && !scope.owner ? ({ owedBy: 1, _id: 1 } as const) : undefined;
    const request = { sort, page, limit };
    const terms = searchTerms(search);
    if (terms === null) return pageOf(this.leads, { partOf: null, ...matching }, { ...request, through });
    if (terms.length === 0) return pageOf(this.leads, { _id: trusted({ $in: [] }) }, request);
    const newest = { ...(status && { status: 1 as const }), ...ORDER };
    const order = 'createdAt' in index ? newest : index;
    return pageOf(this.leads, matching, {
      ...request,
      search: { field: 'searchKeys', patterns: terms.map(beginsWith), order },
    });
  }

  one(id: string, session?: ClientSession): Promise<LeadRecord | null> {
    return this.leads.findById(id, null, { session }).lean<LeadRecord>();
  }

  oneIn(scope: LeadScope, id: string, session?: ClientSession): Promise<LeadRecord | null> {
    return this.leads.findOne({ _id: id, ...scope }, null, { session }).lean<LeadRecord>();
  }

  /** The lead of a request, if it is in scope: itself, or the one that it adds to. */
  async leadOf(id: string, scope: LeadScope = {}): Promise<LeadRecord | null> {
    const request = await this.one(id);
    return request && this.oneIn(scope, (request.partOf ?? request._id).toHexString());
  }

  /** The open leads that a number sent a request of since then, newest first. */
  async openOfPhone(phone: string, since: Date, session: ClientSession): Promise<LeadRecord[]> {
    const recent = await this.leads
      .find({ phone, createdAt: trusted({ $gte: since }) }, { partOf: 1 }, { session })
      .sort(ORDER)
      .limit(MOST_OF_A_PHONE)
      .lean<Pick<LeadRecord, '_id' | 'partOf'>[]>();
    const ids = recent.map(({ _id, partOf }) => partOf ?? _id);
    return this.leads
      .find({ _id: trusted({ $in: ids }), status: trusted({ $in: OPEN_STATUSES }) }, null, { session })
      .sort(ORDER)
      .lean<LeadRecord[]>();
  }

  /** Requests of leads that became a client, and those of a phone, newest first. */
  async ofClientOrPhone(clientId: string, phone: string | null): Promise<LeadRecord[]> {
    const linked = await this.leads.find({ clientId }, { _id: 1 }).lean<Pick<LeadRecord, '_id'>[]>();
    const partOf = trusted({ $in: linked.map(({ _id }) => _id) });
    const theirs = [{ clientId }, { partOf }, ...(phone === null ? [] : [{ phone }])];
    return this.leads.find({ $or: theirs }).sort({ createdAt: -1 }).limit(MOST_OF_A_PHONE).lean<LeadRecord[]>();
  }

  /** Takes those of a client with their further requests; answers which there were. */
  async eraseOfClient(clientId: string, session: ClientSession): Promise<LeadRecord[]> {
    const leads = await this.leads.find({ clientId }, null, { session }).lean<LeadRecord[]>();
    const ids = leads.map(({ _id }) => _id);
    await this.leads.deleteMany({ $or: [{ clientId }, { partOf: trusted({ $in: ids }) }] }, { session });
    return leads;
  }

  /** Those that came to nothing and that nobody has touched since. */
  lostBefore(moment: Date, limit: number): Promise<Pick<LeadRecord, '_id'>[]> {
    return this.leads.find(lostBy(moment), { _id: 1 }).limit(limit).lean<Pick<LeadRecord, '_id'>[]>();
  }

  /** Takes one of them with its further requests; false when it is none any more. */
  async forgetLost(_id: LeadRecord['_id'], moment: Date, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.leads.deleteOne({ _id, ...lostBy(moment) }, { session });
    if (deletedCount === 1) await this.leads.deleteMany({ partOf: _id }, { session });
    return deletedCount === 1;
  }

  /** Other leads of the same number in scope, newest first. */
  withPhone(
    scope: LeadScope,
    { _id, phone }: Pick<LeadRecord, '_id' | 'phone'>,
    session?: ClientSession,
  ): Promise<LeadRecord[]> {
    return this.leads
      .find({ ...scope, phone, partOf: null, _id: trusted({ $ne: _id }) }, null, { session })
      .sort(ORDER)
      .limit(MOST_OF_A_PHONE)
      .lean<LeadRecord[]>();
  }

  /** Leads that wait and whose escalation is due, the longest due first. */
  toEscalate(now: Date, limit: number): Promise<LeadRecord[]> {
    return this.leads
      .find({ escalateAt: trusted({ $lte: now }) })
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
      { _id, escalateAt },
      { $set: { escalateAt: next } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** Writes a lead that nobody changed since it was read; null otherwise. */
  change(lead: LeadRecord, fields: LeadChange, session: ClientSession): Promise<LeadRecord | null> {
    const { _id, version } = lead;
    // A lead that was stored before versions has none until its first change.
    const read = version === undefined ? trusted({ $exists: false }) : version;
    const written = { ...fields, owedBy: owedBy({ ...lead, ...fields }) };
    return this.leads
      .findOneAndUpdate(
        { _id, version: read },
        { $set: written, $inc: { version: 1 } },
        { returnDocument: 'after', session },
      )
      .lean<LeadRecord>();
  }
}

/** The promise of a lead that waits, as it is stored; a further request waits by its lead. */
const owedBy = (lead: Pick<LeadRecord, 'status' | 'furtherUnanswered' | 'respondBy' | 'partOf'>): Date | null =>
  !lead.partOf && isAwaitingAnswer(lead) ? lead.respondBy : null;

/** Leads whose answer is owed. What a build before answered in the meantime owes nothing any more. */
const owed = () => ({
  owedBy: trusted({ $gt: new Date(0) }),
  $or: [{ status: 'new' as const }, { furtherUnanswered: trusted({ $gt: 0 }) }],
});
const LOST: LeadRecord['status'][] = ['lost', 'spam'];
/** What belongs to a client goes with the client. */
const lostBy = (moment: Date) => ({
  status: trusted({ $in: LOST }),
  clientId: null,
  updatedAt: trusted({ $lt: moment }),
});
