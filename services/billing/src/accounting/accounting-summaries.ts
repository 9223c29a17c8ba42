import type { AccountingSummary } from '@diwan/contracts/money/accounting/http';
import { periodBefore } from '@diwan/contracts/money/accounting/period';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import { Injectable } from '@nestjs/common';
import { LedgerReader } from '../ledger/ledger-reader.js';
import { Tallies } from '../tallies/tallies.js';
import { AccountingReports, type Asked } from './accounting-reports.js';
import { ActiveClients } from './active-clients.js';
import { Debts } from './debts.js';
import { byCurrency } from './results.rules.js';

/** The cards above the reports. */
@Injectable()
export class AccountingSummaries {
  constructor(
    private readonly reports: AccountingReports,
    private readonly debts: Debts,
    private readonly tallies: Tallies,
    private readonly ledgerReader: LedgerReader,
    private readonly activeClients: ActiveClients,
  ) {}

  async of(asked: Asked): Promise<AccountingSummary> {
    const [results, pending, paidMonths, funds, activeClients] = await Promise.all([
      this.reports.results(asked),
      this.debts.pending(),
      this.tallies.everybodys('paid_month', { from: asked.from, to: asked.to }),
      this.ledgerReader.totals('client_funds'),
      this.activeClients.count(),
    ]);
    const held = [...funds]
      .filter(([, owed]) => owed !== 0)
      .map(([currency, owed]) => ({ currency, amountMinor: 0 - owed }));
    const paid = byCurrency(paidMonths).map(({ currency, rows }) => ({
      currency,
      amountMinor: sum(rows.map(({ amountMinor }) => amountMinor)),
      count: sum(rows.map(({ count }) => count)),
    }));
    const { from, to } = asked;
    return { period: { from, to }, before: periodBefore(asked), results, pending, paid, held, activeClients };
  }
}
