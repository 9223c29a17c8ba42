import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type LedgerLine, lineKey } from './entry.rules.js';
import type { LedgerBalance, LedgerEntryRecord } from './ledger.schema.js';

/** Days on which something was booked on an account, with what it came to, debit positive. */
interface BookedOnDay {
  day: string;
  amountMinor: number;
}

/** What clients had on days that are over: what is dated back counts on all days since. */
@Injectable()
export class PastBalances {
  constructor(
    @InjectModel('LedgerEntry') private readonly entries: Model<LedgerEntryRecord>,
    @InjectModel('LedgerBalance') private readonly balances: Model<LedgerBalance>,
  ) {}

  /**
   * The highest that an account of a client stood at, debit positive, at the end of a day (`YYYY-MM-DD`) or of any day since. Within the
   * transaction that booked last.
   */
  async highestSince(
    balance: Pick<LedgerBalance, '_id'> & Pick<LedgerLine, 'account' | 'clientId' | 'caseId'>,
    currency: Currency,
    day: string,
    session: ClientSession,
  ): Promise<number> {
    const { _id, account, clientId = '', caseId = null } = balance;
    const lines = { 'lines.account': account, 'lines.clientId': clientId, 'lines.caseId': caseId };
    const later = await this.entries
      .aggregate<BookedOnDay>([
        { $match: { lineKeys: lineKey.client(clientId, account), day: { $gt: day }, currency } },
        { $unwind: '$lines' },
        { $match: lines },
        { $group: { _id: '$day', amountMinor: { $sum: '$lines.amountMinor' } } },
        { $project: { _id: 0, day: '$_id', amountMinor: 1 } },
      ])
      .session(session);
    const row = await this.balances.findById(_id, null, { session }).lean<LedgerBalance>();
    return highestBefore(row?.amountMinor ?? 0, later);
  }
}

/** The highest of what there is now and of what there was before each of the days on which something was booked. */
function highestBefore(now: number, booked: readonly BookedOnDay[]): number {
  let standing = now;
  let highest = now;
  for (const { amountMinor } of [...booked].sort((one, other) => (one.day < other.day ? 1 : -1))) {
    standing -= amountMinor;
    highest = Math.max(highest, standing);
  }
  return highest;
}
