import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { AccountName } from './accounts.js';
import type { LedgerBalance, LedgerEntryRecord, LedgerMonth } from './ledger.schema.js';

/** Reads the ledger for reports. */
@Injectable()
export class LedgerReader {
  constructor(
    @InjectModel('LedgerEntry') private readonly entries: Model<LedgerEntryRecord>,
    @InjectModel('LedgerBalance') private readonly balances: Model<LedgerBalance>,
    @InjectModel('LedgerMonth') private readonly ledgerMonths: Model<LedgerMonth>,
  ) {}

  /** What was booked on some accounts in some months; both months (`YYYY-MM`) belong to it. */
  months(accounts: readonly AccountName[], from: string, to: string): Promise<LedgerMonth[]> {
    const query = { account: trusted({ $in: [...accounts] }), month: trusted({ $gte: from, $lte: to }) };
    return this.ledgerMonths.find(query).lean<LedgerMonth[]>();
  }

  /** Whether anything was booked on an account on a day (`YYYY-MM-DD`) or after it. */
  async bookedSince(account: AccountName, day: string, session: ClientSession): Promise<boolean> {
    const found = await this.entries.exists({ 'lines.account': account, day: trusted({ $gte: day }) }).session(session);
    return found !== null;
  }

  /** Everybody's balances on an account. */
  balancesOn(account: AccountName): Promise<LedgerBalance[]> {
    return this.balances.find({ account }).lean<LedgerBalance[]>();
  }

  /** What an account comes to in each currency, by its months: another way than by its balances. */
  async sumsOf(account: AccountName): Promise<Map<Currency, number>> {
    const sums = new Map<Currency, number>();
    for (const { currency, debitMinor, creditMinor } of await this.months([account], '', '9999'))
      sums.set(currency, (sums.get(currency) ?? 0) + debitMinor - creditMinor);
    return sums;
  }

  /** All that was booked on a client's accounts up to a day, by day and in the order of booking. */
  ofClientUntil(clientId: string, day: string): Promise<LedgerEntryRecord[]> {
    const query = { 'lines.clientId': clientId, day: trusted({ $lte: day }) };
    return this.entries.find(query).sort({ day: 1, seq: 1 }).lean<LedgerEntryRecord[]>();
  }
}
