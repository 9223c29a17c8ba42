import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getAccountingSummary,
  getAgedDebt,
  getProfitAndLoss,
  getVatQuarter,
  listAreaResults,
  listDebtors,
  listLedgerEntries,
  listMonthlyResults,
} from '@diwan/contracts/money/accounting/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { LedgerPages } from '../ledger/ledger-pages.js';
import { KeptCases } from '../walls/kept-cases.js';
import { AccountingReports } from './accounting-reports.js';
import { AccountingSummaries } from './accounting-summaries.js';
import { AreaResults } from './area-results.js';
import { Debtors } from './debtors.js';
import { Debts } from './debts.js';
import { LedgerEntryViews } from './ledger-entry-views.js';

/** Reports of the books, and the rows behind them. */
@Controller()
export class AccountingController {
  constructor(
    private readonly summaries: AccountingSummaries,
    private readonly reports: AccountingReports,
    private readonly debts: Debts,
    private readonly debtors: Debtors,
    private readonly areaResults: AreaResults,
    private readonly ledgerPages: LedgerPages,
    private readonly entryViews: LedgerEntryViews,
    private readonly keptCases: KeptCases,
  ) {}

  @Endpoint(getAccountingSummary)
  summary(@Input() { query }: InputOf<typeof getAccountingSummary>): Promise<ResponseOf<typeof getAccountingSummary>> {
    return this.summaries.of(query);
  }

  @Endpoint(listMonthlyResults)
  months(@Input() { query }: InputOf<typeof listMonthlyResults>): Promise<ResponseOf<typeof listMonthlyResults>> {
    return this.reports.months(query);
  }

  @Endpoint(getProfitAndLoss)
  profitAndLoss(@Input() { query }: InputOf<typeof getProfitAndLoss>): Promise<ResponseOf<typeof getProfitAndLoss>> {
    return this.reports.profitAndLoss(query);
  }

  @Endpoint(getVatQuarter)
  vatQuarter(@Input() { query }: InputOf<typeof getVatQuarter>): Promise<ResponseOf<typeof getVatQuarter>> {
    return this.reports.vatQuarter(query.year, query.quarter);
  }

  @Endpoint(getAgedDebt)
  agedDebt(): Promise<ResponseOf<typeof getAgedDebt>> {
    return this.debts.aged();
  }

  @Endpoint(listDebtors)
  debtorsOf(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listDebtors>,
  ): Promise<ResponseOf<typeof listDebtors>> {
    return this.debtors.page(caller, query);
  }

  @Endpoint(listAreaResults)
  areas(@Input() { query }: InputOf<typeof listAreaResults>): Promise<ResponseOf<typeof listAreaResults>> {
    return this.areaResults.of(query);
  }

  @Endpoint(listLedgerEntries)
  async entries(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listLedgerEntries>,
  ): Promise<ResponseOf<typeof listLedgerEntries>> {
    const found = await this.ledgerPages.page(query, await this.keptCases.from(caller));
    return { ...found, items: await this.entryViews.of(found.items, query) };
  }
}
