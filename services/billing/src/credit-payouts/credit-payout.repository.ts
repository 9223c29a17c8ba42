import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { CreditPayoutRecord } from './credit-payout.schema.js';

/** Stored payouts of credit. */
@Injectable()
export class CreditPayoutRepository {
  constructor(@InjectModel('CreditPayout') private readonly payouts: Model<CreditPayoutRecord>) {}

  ofClient(clientId: string, part: { page: number; limit: number }): Promise<Page<CreditPayoutRecord>> {
    return pageOf(this.payouts, { clientId }, { ...part, sort: { day: -1, _id: -1 } });
  }

  one(id: string): Promise<CreditPayoutRecord | null> {
    return this.payouts.findById(id).lean<CreditPayoutRecord>();
  }

  /** Their numbers, by id. */
  async numbersOf(ids: readonly string[]): Promise<Map<string, string>> {
    const query = { _id: trusted({ $in: [...new Set(ids)] }) };
    const rows = await this.payouts.find(query, { number: 1 }).lean<Pick<CreditPayoutRecord, '_id' | 'number'>[]>();
    return new Map(rows.map(({ _id, number }) => [String(_id), number]));
  }

  async insert(fields: Omit<CreditPayoutRecord, '_id'>, session: ClientSession): Promise<CreditPayoutRecord> {
    const [created] = await this.payouts.create([fields], { session });
    if (!created) throw new Error('the payout was not created');
    return created.toObject<CreditPayoutRecord>();
  }

  /** Null when it is reversed already. */
  reverse(
    id: string,
    reversed: NonNullable<CreditPayoutRecord['reversed']>,
    session: ClientSession,
  ): Promise<CreditPayoutRecord | null> {
    return this.payouts
      .findOneAndUpdate({ _id: id, reversed: null }, { $set: { reversed } }, { session, returnDocument: 'after' })
      .lean<CreditPayoutRecord>();
  }
}
