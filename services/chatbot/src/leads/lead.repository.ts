import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
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
  async page(filter: {
    status?: LeadRecord['status'] | undefined;
    page: number;
    limit: number;
  }): Promise<{ items: LeadRecord[]; total: number }> {
    const query = filter.status ? { status: filter.status } : {};
    const [items, total] = await Promise.all([
      this.leads
        .find(query)
        .sort({ createdAt: -1, _id: -1 })
        .skip((filter.page - 1) * filter.limit)
        .limit(filter.limit)
        .lean<LeadRecord[]>(),
      this.leads.countDocuments(query),
    ]);
    return { items, total };
  }

  one(id: string): Promise<LeadRecord | null> {
    return this.leads.findById(id).lean<LeadRecord>();
  }
}
