import { changeExpense, createExpense, decideExpense, type Expense } from '@diwan/contracts/money/expenses/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { Ledger } from '../src/ledger/ledger.js';
import { LedgerReader } from '../src/ledger/ledger-reader.js';
import { type BillingRig, TODAY } from './billing-rig.js';

/** An expense as somebody writes it down. */
export const RENT = {
  description: 'Rent of the office',
  amount: { amountMinor: 180_000, currency: 'USD' as const },
  day: TODAY,
  receiptNumber: 'R-204',
  vendor: 'Achrafieh Towers',
  clientId: null,
  caseId: null,
  submit: true,
};

type Body = typeof RENT & Record<string, unknown>;

/** What people do with expenses; `lawyer` writes them if nobody else is named. */
export function expenseDeeds(billing: () => BillingRig, lawyer: () => SignedIn) {
  const write = (more: Partial<Body> | Record<string, unknown> = {}, by = lawyer()) =>
    billing()
      .http(by)
      .call(createExpense, { body: { ...RENT, ...more } as never });
  const written = async (more: Partial<Body> | Record<string, unknown> = {}, by = lawyer()): Promise<Expense> => {
    const answer = await write(more, by);
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  };
  const decide = ({ id, version }: Expense, to: 'approved' | 'rejected' = 'approved', by = billing().owner) =>
    billing()
      .http(by)
      .call(decideExpense, {
        params: { id },
        body: to === 'approved' ? { to, version } : { to, version, reason: 'No receipt' },
      });
  const change = ({ id, version }: Expense, more: Record<string, unknown>, by = billing().owner) =>
    billing()
      .http(by)
      .call(changeExpense, { params: { id }, body: { ...RENT, ...more, version } as never });
  const approved = async (more: Record<string, unknown> = {}): Promise<Expense> =>
    (await decide(await written(more))).body;
  /** What the books say of a category in a month. */
  const spentOn = async (category: string, month = TODAY.slice(0, 7), currency = 'USD') => {
    const rows = await billing().app.get(LedgerReader).months(['expense'], month, month);
    const row = rows.find((one) => one.detail === category && one.currency === currency);
    return row ? row.debitMinor - row.creditMinor : 0;
  };
  const entriesOf = ({ id }: Expense) => billing().app.get(Ledger).ofSource({ kind: 'expense', id });
  return { write, written, decide, change, approved, spentOn, entriesOf };
}
