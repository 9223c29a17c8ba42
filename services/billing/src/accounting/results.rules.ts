import type { Basis, ReportLine, Result } from '@diwan/contracts/money/accounting/http';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import { Currency } from '@diwan/contracts/shared/money';
import type { AccountName } from '../ledger/accounts.js';
import type { LedgerMonth } from '../ledger/ledger.schema.js';

/** What of a month's row reports need. */
export type Booked = Pick<LedgerMonth, 'month' | 'account' | 'detail' | 'currency' | 'debitMinor' | 'creditMinor'>;

/**
 * From which accounts a result is read. Money that came in is in none of them, so neither deposits nor credit are revenue (D-106); on a cash
 * basis fees and tax are booked apart when they are paid.
 */
const READ = {
  accrual: { revenue: 'revenue', recharged: 'costs_recharged', vat: 'vat_due' },
  cash: { revenue: 'cash_revenue', recharged: null, vat: 'cash_vat' },
} as const satisfies Record<Basis, Record<string, AccountName | null>>;

/** The account on which the revenue of a basis stands. */
export const revenueAccount = (basis: Basis): AccountName => READ[basis].revenue;

/** Every account that a result is read from. */
export const accountsOf = (basis: Basis): AccountName[] => {
  const { revenue, recharged, vat } = READ[basis];
  return [revenue, ...(recharged ? [recharged] : []), vat, 'expense', 'exchange_difference'];
};

/** Debits of an account, less its credits. */
export const debits = (rows: readonly Booked[], account: AccountName | null): number =>
  sum(rows.filter((row) => row.account === account).map(({ debitMinor, creditMinor }) => debitMinor - creditMinor));

/** Credits of an account, less its debits: what income and tax come to. */
export const credits = (rows: readonly Booked[], account: AccountName | null): number => 0 - debits(rows, account);

/** What came of some rows, all of one currency. */
export function resultOf(rows: readonly Booked[], basis: Basis): Result {
  const { revenue, recharged, vat } = READ[basis];
  const revenueMinor = credits(rows, revenue);
  const rechargedMinor = credits(rows, recharged);
  const expensesMinor = debits(rows, 'expense');
  const exchangeMinor = credits(rows, 'exchange_difference');
  return {
    revenueMinor,
    rechargedMinor,
    vatMinor: credits(rows, vat),
    expensesMinor,
    exchangeMinor,
    netMinor: sum([revenueMinor, rechargedMinor, exchangeMinor, -expensesMinor]),
  };
}

/** The rows of each currency in which anything was booked, dollars first; they are never added (BILL-06). */
export const byCurrency = <Row extends { currency: Currency }>(
  rows: readonly Row[],
): { currency: Currency; rows: Row[] }[] =>
  Currency.options.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    return own.length > 0 ? [{ currency, rows: own }] : [];
  });

/** The details of an account, in the order of what they come to; those that came to nothing in both periods are left out. */
export function linesOf(
  now: readonly Booked[],
  before: readonly Booked[],
  account: AccountName,
  side: typeof debits,
): ReportLine[] {
  const details = new Set([...now, ...before].filter((row) => row.account === account).map(({ detail }) => detail));
  return [...details]
    .map((detail) => {
      const of = (rows: readonly Booked[]) =>
        side(
          rows.filter((row) => row.detail === detail),
          account,
        );
      return { detail, amountMinor: of(now), beforeMinor: of(before) };
    })
    .filter(({ amountMinor, beforeMinor }) => amountMinor !== 0 || beforeMinor !== 0)
    .sort((one, other) => other.amountMinor - one.amountMinor || (one.detail < other.detail ? -1 : 1));
}
