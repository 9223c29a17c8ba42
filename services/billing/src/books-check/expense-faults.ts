import type { Currency } from '@diwan/contracts/shared/money';
import type { Connection } from 'mongoose';
import { type ExpenseRecord, expenseSchema } from '../expenses/expense.schema.js';
import { costOf } from '../expenses/expense-vat.rules.js';
import type { AccountName } from '../ledger/accounts.js';
import { type LedgerMonth, ledgerMonthSchema } from '../ledger/ledger.schema.js';

type Told = Map<string, number>;

/** Where costs and reclaimed tax in the ledger are not those of the expenses that stand, and the tax is more than was paid. */
export async function expenseFaults(connection: Connection): Promise<string[]> {
  const [stand, booked]: [Told, Told] = [new Map(), new Map()];
  const faults: string[] = [];
  const expenses = connection.model<ExpenseRecord>('Expense', expenseSchema);
  for await (const expense of expenses.find().lean<ExpenseRecord[]>().cursor()) {
    const { _id, bookedAs, deletedAt, currency, amountMinor, vatMinor = 0 } = expense;
    if (vatMinor < 0 || vatMinor > amountMinor) faults.push(`expense ${_id}: its tax is not within its amount`);
    if (bookedAs === null || deletedAt !== null) continue;
    add(stand, 'expense', currency, costOf(expense));
    add(stand, 'vat_recoverable', currency, vatMinor);
  }
  const months = connection.model<LedgerMonth>('LedgerMonth', ledgerMonthSchema);
  for await (const { account, currency, debitMinor, creditMinor } of months.find().lean<LedgerMonth[]>().cursor())
    if (account === 'expense' || account === 'vat_recoverable')
      add(booked, account, currency, debitMinor - creditMinor);
  const differing = [...new Set([...stand.keys(), ...booked.keys()])].flatMap((key) => {
    const [said, is] = [stand.get(key) ?? 0, booked.get(key) ?? 0];
    return said === is ? [] : [`${key}: expenses say ${said}, the ledger ${is}`];
  });
  return [...faults, ...differing];
}

function add(told: Told, account: AccountName, currency: Currency, amountMinor: number): void {
  const key = `${account} ${currency}`;
  told.set(key, (told.get(key) ?? 0) + amountMinor);
}
