import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { getExpenseTotals } from '@diwan/contracts/money/expenses/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency, type Money } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import { callerCan } from '@diwan/service-kit/http/caller';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { LedgerMonth } from '../ledger/ledger.schema.js';
import { LedgerReader } from '../ledger/ledger-reader.js';
import { ExpenseRepository, type ExpenseSum } from './expense.repository.js';
import { reachOf } from './expense-reach.js';

/** The cards above the list of expenses. */
@Injectable()
export class ExpenseTotals {
  constructor(
    private readonly expenses: ExpenseRepository,
    private readonly ledgerReader: LedgerReader,
    private readonly clock: Clock,
  ) {}

  async of(caller: SignedInCaller): Promise<ResponseOf<typeof getExpenseTotals>> {
    const month = beirutDate(this.clock.now()).slice(0, 7);
    const reach = reachOf(caller);
    const books = callerCan(caller, 'books:read')
      ? await this.ledgerReader.months(['expense'], `${month.slice(0, 4)}-01`, month)
      : null;
    const waiting = await this.expenses.sums(reach, 'submitted');
    return {
      thisMonth: books && spent(books.filter((row) => row.month === month)),
      thisYear: books && spent(books),
      waiting: waiting.map(toSum),
      billable: (await this.expenses.sums(reach, 'approved', { billable: true })).map(toSum),
      toDecide: callerCan(caller, 'expense:approve') ? waiting.reduce((total, { count }) => total + count, 0) : 0,
    };
  }
}

/** What was spent, by currency: never added (BILL-06). */
const spent = (rows: readonly LedgerMonth[]): Money[] =>
  Currency.options.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const amountMinor = own.reduce((total, { debitMinor, creditMinor }) => total + debitMinor - creditMinor, 0);
    return own.length > 0 ? [{ amountMinor, currency }] : [];
  });

const toSum = ({ currency, amountMinor, count }: ExpenseSum) => ({ amount: { amountMinor, currency }, count });
