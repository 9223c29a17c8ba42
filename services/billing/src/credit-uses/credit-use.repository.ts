import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { CreditUseRecord } from './credit-use.schema.js';

/** Stored uses of credit. Those of before they were kept stand among the settlements of their invoice alone. */
@Injectable()
export class CreditUseRepository {
  constructor(@InjectModel('CreditUse') private readonly uses: Model<CreditUseRecord>) {}

  async insert(fields: Omit<CreditUseRecord, 'isReversed'>, session: ClientSession): Promise<void> {
    await this.uses.create([{ ...fields, isReversed: false }], { session });
  }

  /** Of a client's credit in a currency, those that were not taken back. */
  standing(clientId: string, currency: Currency, session: ClientSession | null): Promise<CreditUseRecord[]> {
    const query = { clientId, isReversed: false, 'amount.currency': currency };
    return this.uses.find(query, null, { session }).lean<CreditUseRecord[]>();
  }

  /** Which of some uses are kept here, whoever they are of. */
  async kept(ids: readonly string[], session: ClientSession | null): Promise<ReadonlySet<string>> {
    const rows = await this.uses
      .find({ _id: trusted({ $in: [...ids] }) }, { _id: 1 }, { session })
      .lean<Pick<CreditUseRecord, '_id'>[]>();
    return new Set(rows.map(({ _id }) => String(_id)));
  }

  /**
   * Gives uses, the latest first, from one client to another, as far as they come to what of the credit is not there any more, in minor units:
   * it was the other one's credit that was used.
   */
  async give(
    { from, to }: { from: string; to: string },
    currency: Currency,
    usedMinor: number,
    session: ClientSession,
  ): Promise<void> {
    let leftMinor = usedMinor;
    const uses = leftMinor > 0 ? await this.standing(from, currency, session) : [];
    for (const { _id, amount } of uses.sort((one, other) => (String(one._id) < String(other._id) ? 1 : -1))) {
      if (amount.amountMinor > leftMinor) continue;
      leftMinor -= amount.amountMinor;
      await this.uses.updateOne({ _id }, { $set: { clientId: to } }, { session });
    }
  }

  /** Null for one that was not kept. */
  reverse(id: string, session: ClientSession): Promise<CreditUseRecord | null> {
    return this.uses
      .findByIdAndUpdate(id, { $set: { isReversed: true } }, { session, returnDocument: 'after' })
      .lean<CreditUseRecord>();
  }
}
