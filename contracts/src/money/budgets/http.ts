import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Currency } from '../../shared/money.js';
import { Month } from '../accounting/period.js';
import { SomeMinor } from '../amounts/amount.js';
import { ExpenseCategory } from '../expenses/expense.js';

const service = 'billing';

/** What may be spent on a category in a month, and what the books say was spent. Amounts are in minor units of the plan's currency. */
const BudgetLine = z.strictObject({
  category: ExpenseCategory,
  month: Month,
  /** Null: none was set. */
  budgetMinor: z.nullable(z.int()),
  usedMinor: z.int(),
});
export type BudgetLine = z.infer<typeof BudgetLine>;

/** The budgets of a year in one currency: a line for each category and month. */
export const BudgetYear = z.strictObject({ year: z.int(), currency: Currency, lines: z.array(BudgetLine) });
export type BudgetYear = z.infer<typeof BudgetYear>;

const Year = z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2100));

export const getBudgets = endpoint({
  service,
  method: 'GET',
  path: '/budgets',
  access: 'books:read',
  status: 200,
  summary: 'Budgets of a year, with what was used of each',
  query: z.strictObject({ year: Year, currency: Currency }),
  response: BudgetYear,
  errors: [],
});
/** `throughYear`: the same for every later month of the year too. */
export const setBudget = endpoint({
  service,
  method: 'PUT',
  path: '/budgets/:month/:category',
  access: 'expense:approve',
  status: 200,
  summary: 'Set the budget of a category in a month, or take it away',
  params: z.strictObject({ month: Month, category: ExpenseCategory }),
  body: z.strictObject({ currency: Currency, amountMinor: z.nullable(SomeMinor), throughYear: z.boolean() }),
  response: BudgetYear,
  errors: [],
});
