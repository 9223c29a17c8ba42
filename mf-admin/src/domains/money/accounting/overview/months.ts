import type { Basis, Result } from '@diwan/contracts/money/accounting/http';
import type { Currency } from '@diwan/contracts/shared/money';

/** What came in and went out in a month. */
export type MonthRow = Result & { month: string };

/** Some months in one currency. */
export interface MonthsReportProps {
  currency: Currency;
  months: readonly MonthRow[];
  basis: Basis;
}
