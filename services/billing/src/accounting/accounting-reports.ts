import type { Basis, ProfitAndLoss, Result, VatQuarter } from '@diwan/contracts/money/accounting/http';
import { type MonthSpan, monthsOf, periodBefore, quarterOf } from '@diwan/contracts/money/accounting/period';
import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import type { AccountName } from '../ledger/accounts.js';
import { LedgerReader } from '../ledger/ledger-reader.js';
import {
  accountsOf,
  type Booked,
  byCurrency,
  credits,
  debits,
  linesOf,
  resultOf,
  revenueAccount,
} from './results.rules.js';

/** A period and how it is counted. */
export type Asked = MonthSpan & { basis: Basis };

/** What the firm earned and spent (OFF-06). Every figure is read from the months of the ledger. */
@Injectable()
export class AccountingReports {
  constructor(private readonly ledgerReader: LedgerReader) {}

  /** What came of a period and of the one before it, in each currency. */
  async results(asked: Asked): Promise<{ currency: Currency; now: Result; before: Result }[]> {
    const { now, before } = await this.rowsOf(asked);
    return byCurrency([...now, ...before]).map(({ currency }) => ({
      currency,
      now: resultOf(now.filter(isOf(currency)), asked.basis),
      before: resultOf(before.filter(isOf(currency)), asked.basis),
    }));
  }

  async months({ from, to, basis }: Asked): Promise<{ currency: Currency; months: (Result & { month: string })[] }[]> {
    const rows = await this.ledgerReader.months(accountsOf(basis), from, to);
    return byCurrency(rows).map(({ currency, rows: own }) => ({
      currency,
      months: monthsOf({ from, to }).map((month) => ({
        month,
        ...resultOf(
          own.filter((row) => row.month === month),
          basis,
        ),
      })),
    }));
  }

  async profitAndLoss(asked: Asked): Promise<ProfitAndLoss> {
    const { now, before } = await this.rowsOf(asked);
    return {
      period: { from: asked.from, to: asked.to },
      before: periodBefore(asked),
      currencies: byCurrency([...now, ...before]).map(({ currency }) => {
        const [present, past] = [now.filter(isOf(currency)), before.filter(isOf(currency))];
        return {
          currency,
          revenue: linesOf(present, past, revenueAccount(asked.basis), credits),
          expenses: linesOf(present, past, 'expense', debits),
          now: resultOf(present, asked.basis),
          before: resultOf(past, asked.basis),
        };
      }),
    };
  }

  /** Tax of a quarter in pounds, by the rates of the documents (D-121), and as it stands on them, asked of clients and paid on expenses. */
  async vatQuarter(year: number, quarter: number): Promise<VatQuarter> {
    const span = quarterOf(year, quarter);
    const rows = await this.ledgerReader.months(VAT_ACCOUNTS, span.from, span.to);
    const inPounds = rows.filter(isOf('LBP'));
    const months = monthsOf(span).map((month) => ({
      month,
      ...vatSums(inPounds.filter((row) => row.month === month)),
    }));
    const onDocuments = byCurrency(rows.filter(({ account }) => ON_DOCUMENTS.includes(account))).map((own) => ({
      currency: own.currency,
      outputMinor: credits(own.rows, 'vat_due'),
      collectedMinor: credits(own.rows, 'cash_vat'),
      inputMinor: debits(own.rows, 'vat_recoverable'),
    }));
    return { year, quarter, months, ...vatSums(inPounds), onDocuments };
  }

  /** What was booked in a period and in the one before it, asked for once. */
  async rowsOf(asked: Asked): Promise<{ now: Booked[]; before: Booked[] }> {
    const earlier = periodBefore(asked);
    const rows = await this.ledgerReader.months(accountsOf(asked.basis), earlier.from, asked.to);
    return {
      now: rows.filter(({ month }) => month >= asked.from),
      before: rows.filter(({ month }) => month < asked.from),
    };
  }
}

const ON_DOCUMENTS: readonly AccountName[] = ['vat_due', 'cash_vat', 'vat_recoverable'];
const VAT_ACCOUNTS: readonly AccountName[] = ['taxable_lbp', 'vat_lbp_due', 'vat_lbp_paid', ...ON_DOCUMENTS];

/** What is declared of some rows in pounds. */
function vatSums(rows: readonly Booked[]): Omit<VatQuarter['months'][number], 'month'> {
  const outputMinor = credits(rows, 'vat_lbp_due');
  const inputMinor = debits(rows, 'vat_lbp_paid');
  return {
    taxableMinor: credits(rows, 'taxable_lbp'),
    outputMinor,
    inputMinor,
    netMinor: sum([outputMinor, -inputMinor]),
  };
}

const isOf =
  (currency: Currency) =>
  (row: Booked): boolean =>
    row.currency === currency;
