import type { AccountingSummary, AgedDebt } from '@diwan/contracts/money/accounting/http';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { LedgerReader } from '../ledger/ledger-reader.js';
import { Tallies } from '../tallies/tallies.js';
import { agesOf, agesSince } from './aged-debt.rules.js';
import { byCurrency } from './results.rules.js';

/** What clients owe today, by the tallies of invoices, whose sum must be what the ledger says. */
@Injectable()
export class Debts {
  constructor(
    private readonly tallies: Tallies,
    private readonly ledgerReader: LedgerReader,
    private readonly clock: Clock,
  ) {}

  /** Awaiting is what is not due yet, wholly or partly open; overdue the rest (D-104). */
  async pending(): Promise<AccountingSummary['pending']> {
    const today = this.today();
    const [open, inTime] = await Promise.all([
      this.tallies.everybodys('open'),
      this.tallies.everybodys('open_day', { from: today }),
    ]);
    return byCurrency(open).map(({ currency, rows }) => {
      const own = inTime.filter((one) => one.currency === currency);
      const awaitingMinor = sum(own.map(({ amountMinor }) => amountMinor));
      const awaitingCount = sum(own.map(({ count }) => count));
      return {
        currency,
        awaitingMinor,
        awaitingCount,
        overdueMinor: sum(rows.map(({ amountMinor }) => amountMinor)) - awaitingMinor,
        overdueCount: sum(rows.map(({ count }) => count)) - awaitingCount,
      };
    });
  }

  async aged(): Promise<AgedDebt> {
    const day = this.today();
    const [open, days, owed] = await Promise.all([
      this.tallies.everybodys('open'),
      this.tallies.everybodys('open_day', { from: agesSince(day) }),
      this.ledgerReader.totals('receivable'),
    ]);
    const shown = Currency.options.filter(
      (currency) => open.some((one) => one.currency === currency) || (owed.get(currency) ?? 0) !== 0,
    );
    const currencies = shown.map((currency) => {
      const total = open.find((one) => one.currency === currency)?.amountMinor ?? 0;
      const own = days.filter((one) => one.currency === currency);
      return { currency, totals: agesOf(total, own, day), ledgerMinor: owed.get(currency) ?? 0 };
    });
    return { day, currencies };
  }

  private today(): string {
    return beirutDate(this.clock.now());
  }
}
