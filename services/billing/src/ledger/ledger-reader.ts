import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { AccountName } from './accounts.js';
import { lineKey } from './entry.rules.js';
import type { LedgerBalance, LedgerEntryRecord, LedgerMonth } from './ledger.schema.js';

/** What was booked on an account for a client. */
export interface BookedOnClient {
  clientId: string;
  amountMinor: number;
}

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
    const found = await this.entries
      .exists({ lineKeys: lineKey.account(account), day: trusted({ $gte: day }) })
      .session(session);
    return found !== null;
  }

  /** Everybody's balances on an account. */
  balancesOn(account: AccountName): Promise<LedgerBalance[]> {
    return this.balances.find({ account }).lean<LedgerBalance[]>();
  }

  /** What is held for a case, of one client or of all; credit, so less than nothing. */
  heldForCase(caseId: string, clientId: string | null): Promise<LedgerBalance[]> {
    return this.balances
      .find({ caseId, account: 'client_funds', ...(clientId && { clientId }) })
      .lean<LedgerBalance[]>();
  }

  /** What an account came to at the end of a day, by its months and the entries of the day's month: another way than by its balances. */
  async sumAt(account: AccountName, currency: Currency, day: string): Promise<number> {
    const first = `${day.slice(0, 7)}-01`;
    const [months, rows] = await Promise.all([
      this.months([account], '', day.slice(0, 7)),
      this.linesOn(account, currency, { $gte: first, $lte: day }),
    ]);
    const before = months.filter((one) => one.currency === currency && one.month < day.slice(0, 7));
    return sum([
      ...before.map(({ debitMinor, creditMinor }) => debitMinor - creditMinor),
      ...rows.map(({ amountMinor }) => amountMinor),
    ]);
  }

  /** What was booked on an account after a day, client by client. */
  bookedAfter(account: AccountName, currency: Currency, day: string): Promise<BookedOnClient[]> {
    return this.linesOn(account, currency, { $gt: day });
  }

  private async linesOn(
    account: AccountName,
    currency: Currency,
    day: { $gt: string } | { $gte: string; $lte: string },
  ): Promise<BookedOnClient[]> {
    const rows = await this.entries.aggregate<{ _id: string | null; amountMinor: number }>([
      { $match: { lineKeys: lineKey.account(account), day, currency } },
      { $unwind: '$lines' },
      { $match: { 'lines.account': account } },
      { $group: { _id: '$lines.clientId', amountMinor: { $sum: '$lines.amountMinor' } } },
    ]);
    return rows.map(({ _id, amountMinor }) => ({ clientId: _id ?? '', amountMinor }));
  }

  /** What an account came to up to now, by currency: the sum of its months. */
  async totals(account: AccountName): Promise<Map<Currency, number>> {
    const rows = await this.ledgerMonths.find({ account }).lean<LedgerMonth[]>();
    const totals = new Map<Currency, number>();
    for (const { currency, debitMinor, creditMinor } of rows)
      totals.set(currency, (totals.get(currency) ?? 0) + debitMinor - creditMinor);
    return totals;
  }

  /** All that was booked on a client's accounts up to a day, by day and in the order of booking. */
  ofClientUntil(clientId: string, day: string): Promise<LedgerEntryRecord[]> {
    const query = { lineKeys: lineKey.client(clientId), day: trusted({ $lte: day }) };
    return this.entries.find(query).sort({ day: 1, seq: 1 }).lean<LedgerEntryRecord[]>();
  }
}
