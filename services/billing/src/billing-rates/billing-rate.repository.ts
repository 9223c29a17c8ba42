import type { Money } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { BillingRateRecord, RateScope } from './billing-rate.schema.js';

/** Cases with a rate of their own that are listed: more than a firm agrees on. */
const MOST = 500;

/** Of what a rate is. */
export type RateOf = Pick<BillingRateRecord, 'scope' | 'subjectId'>;

/** The firm's own rate. */
export const FIRM: RateOf = { scope: 'firm', subjectId: 'firm' };

/** Stored rates. */
@Injectable()
export class BillingRateRepository {
  constructor(@InjectModel('BillingRate') private readonly rates: Model<BillingRateRecord>) {}

  one({ scope, subjectId }: RateOf, session?: ClientSession): Promise<BillingRateRecord | null> {
    return this.rates.findOne({ scope, subjectId }, null, { session }).lean<BillingRateRecord>();
  }

  ofScope(scope: RateScope): Promise<BillingRateRecord[]> {
    return this.rates.find({ scope }).sort({ subjectId: 1 }).limit(MOST).lean<BillingRateRecord[]>();
  }

  /** Writes it if the stored version is still the one that was seen, 0 for none; null when it is not. */
  async set(of: RateOf, version: number, rate: Money | null, at: Date, session: ClientSession) {
    const fields = { rate, updatedAt: at, version: version + 1 };
    if (version > 0)
      return this.rates
        .findOneAndUpdate({ ...of, version }, { $set: fields }, { session, returnDocument: 'after' })
        .lean<BillingRateRecord>();
    if (await this.one(of, session)) return null;
    const [created] = await this.rates.create([{ ...of, ...fields }], { session });
    return created?.toObject() ?? null;
  }
}
