import { type Page, pageOf } from '@diwan/service-kit/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { LeadCounterRecord, LeadRecord } from './lead.schema.js';

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

  async insert(lead: Omit<LeadRecord, '_id' | 'createdAt' | 'updatedAt'>, session: ClientSession): Promise<LeadRecord> {
    const [stored] = await this.leads.create([lead], { session });
    if (!stored) throw new Error('An insert returned no lead');
    return stored.toObject();
  }

  /** A page of leads, newest first, and the number of all that match. */
  page(filter: { status?: LeadRecord['status'] | undefined; page: number; limit: number }): Promise<Page<LeadRecord>> {
    const { status, page, limit } = filter;
    return pageOf(this.leads, status ? { status } : {}, { sort: { createdAt: -1, _id: -1 }, page, limit });
  }

  one(id: string): Promise<LeadRecord | null> {
    return this.leads.findById(id).lean<LeadRecord>();
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

  /** Marks a new lead as answered and returns it; null when it is not new or there is none. */
  answer(id: string, answered: { by: string; at: Date }, session: ClientSession): Promise<LeadRecord | null> {
    return this.leads
      .findOneAndUpdate(
        { _id: id, status: 'new' },
        { $set: { status: 'contacted', answered, escalateAt: null } },
        { returnDocument: 'after', session },
      )
      .lean<LeadRecord>();
  }
}
