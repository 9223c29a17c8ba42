import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { PaymentWayRecord } from './payment-way.schema.js';

/** A firm has fewer ways to be paid than this; the list is not paged. */
export const MOST_WAYS = 50;

/** Stored ways to pay. */
@Injectable()
export class PaymentWayRepository {
  constructor(@InjectModel('PaymentWay') private readonly ways: Model<PaymentWayRecord>) {}

  /** All of them, in the order in which they were added. */
  all(session: ClientSession | null = null): Promise<PaymentWayRecord[]> {
    return this.ways
      .find({ createdAt: trusted({ $gte: new Date(0) }) }, null, { session })
      .sort({ createdAt: 1 })
      .limit(MOST_WAYS)
      .lean<PaymentWayRecord[]>();
  }

  one(id: string, session: ClientSession): Promise<PaymentWayRecord | null> {
    return this.ways.findById(id, null, { session }).lean<PaymentWayRecord>();
  }

  async insert(fields: Omit<PaymentWayRecord, '_id' | 'version'>, session: ClientSession): Promise<PaymentWayRecord> {
    const [created] = await this.ways.create([{ ...fields, version: 1 }], { session });
    if (!created) throw new Error('the way to pay was not created');
    return created.toObject<PaymentWayRecord>();
  }

  /** Writes fields if the stored version is the one that was seen; null when it is not. */
  change(
    id: string,
    version: number,
    fields: Partial<PaymentWayRecord>,
    session: ClientSession,
  ): Promise<PaymentWayRecord | null> {
    const update = { $set: fields, $inc: { version: 1 } };
    return this.ways
      .findOneAndUpdate({ _id: id, version }, update, { session, returnDocument: 'after' })
      .lean<PaymentWayRecord>();
  }
}
