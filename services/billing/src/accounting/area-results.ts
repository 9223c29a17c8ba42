import type { AreaResults as AreaReport } from '@diwan/contracts/money/accounting/http';
import { daysOf } from '@diwan/contracts/money/accounting/period';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import { Injectable } from '@nestjs/common';
import { type BookedOnCase, LedgerPages } from '../ledger/ledger-pages.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { AccountingReports, type Asked } from './accounting-reports.js';
import { byCurrency, credits, linesOf, revenueAccount } from './results.rules.js';

/** Expenses of a case with the practice area that it belongs to. */
type Cost = BookedOnCase & { area: string };

/** What each practice area earned, and what was spent on its cases. Overheads belong to no area and are not shared out. */
@Injectable()
export class AreaResults {
  constructor(
    private readonly accountingReports: AccountingReports,
    private readonly ledgerPages: LedgerPages,
    private readonly billedCases: BilledCases,
  ) {}

  async of(asked: Asked): Promise<AreaReport> {
    const [{ now, before }, costs] = await Promise.all([this.accountingReports.rowsOf(asked), this.costs(asked)]);
    const account = revenueAccount(asked.basis);
    const currencies = byCurrency([...now, ...before]).map(({ currency }) => {
      const own = <Row extends { currency: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.currency === currency);
      const spent = (area: string) =>
        sum(
          own(costs ?? [])
            .filter((cost) => cost.area === area)
            .map(({ amountMinor }) => amountMinor),
        );
      const areas = linesOf(own(now), own(before), account, credits).map(({ detail, amountMinor, beforeMinor }) => ({
        area: detail,
        revenueMinor: amountMinor,
        beforeMinor,
        costsMinor: spent(detail),
      }));
      return { currency, areas };
    });
    const { from, to } = asked;
    return { period: { from, to }, currencies, withCosts: costs !== null };
  }

  /** What was spent on cases; null while nobody can say which area they belong to. */
  private async costs(asked: Asked): Promise<Cost[] | null> {
    const { from, to } = daysOf(asked);
    const booked = await this.ledgerPages.onCases('expense', from, to);
    const cases = await this.billedCases.named(
      null,
      booked.map(({ caseId }) => caseId),
    );
    if (booked.length > 0 && cases.size === 0) return null;
    return booked.flatMap((one) => {
      const area = cases.get(one.caseId)?.area;
      return area === undefined ? [] : [{ ...one, area }];
    });
  }
}
