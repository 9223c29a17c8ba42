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
import { getBudgets, setBudget } from '@diwan/contracts/money/budgets/http';
import {
  changeExpense,
  createExpense,
  decideExpense,
  deleteExpense,
  type Expense,
  getExpense,
  getExpenseTotals,
  listExpenses,
  listUnbilledExpenses,
  putReceipt,
  readReceipt,
  restoreExpense,
} from '@diwan/contracts/money/expenses/http';
import { getRealisation, listRealisedWork } from '@diwan/contracts/money/realisation/http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import { type BillingRig, TODAY } from './billing-rig.js';

const BODY = {
  ...{ description: 'Taxi that nobody else knows of', amount: { amountMinor: 1_200, currency: 'USD' as const } },
  ...{ day: TODAY, receiptNumber: '', vendor: '', clientId: null, caseId: null, submit: true },
};
const PERIOD = { from: '2026-01', to: '2026-05' };
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Expenses, budgets and reports, as strangers try to reach them. Expenses are a lawyer's; another lawyer must not learn of them. */
export function booksSamples(rig: () => BillingRig, people: () => { lawyer: SignedIn; other: SignedIn }): Sample[] {
  const lawyer = () => people().lawyer;
  const owner = () => rig().owner;
  const outsiders = { 'another lawyer': () => people().other };
  const write = async (): Promise<Expense> => (await rig().http(lawyer()).call(createExpense, { body: BODY })).body;
  const one = async () => ({ params: { id: (await write()).id } });
  const file = () => {
    const body = new FormData();
    body.append('file', new Blob([PIXEL]), 'receipt.png');
    return body;
  };
  const books = { by: () => rig().accountant };
  return [
    sample(listExpenses, {
      request: async () => {
        await write();
        return { query: {} };
      },
      by: lawyer,
      outsiders,
      secret: () => BODY.description,
    }),
    sample(getExpenseTotals, { request: () => ({}), by: lawyer }),
    sample(createExpense, { request: () => ({ body: BODY }), by: lawyer }),
    sample(getExpense, { request: one, by: lawyer, outsiders }),
    sample(changeExpense, {
      request: async () => ({ ...(await one()), body: { ...BODY, version: 1 } }),
      by: lawyer,
      outsiders,
    }),
    sample(deleteExpense, { request: one, by: lawyer, outsiders }),
    sample(restoreExpense, { request: one, by: lawyer, outsiders }),
    sample(putReceipt, { request: async () => ({ ...(await one()), body: file() }), by: lawyer, outsiders }),
    sample(readReceipt, {
      request: async () => {
        const at = await one();
        await rig()
          .http(lawyer())
          .call(putReceipt, { ...at, body: file() } as never);
        return at;
      },
      by: lawyer,
      outsiders,
    }),
    sample(decideExpense, {
      request: async () => ({ ...(await one()), body: { to: 'approved', version: 1 } as const }),
      by: owner,
    }),
    sample(listUnbilledExpenses, { request: () => ({ params: { id: rig().clientA.id } }), ...books }),
    sample(getBudgets, { request: () => ({ query: { year: 2026, currency: 'USD' as const } }), ...books }),
    sample(setBudget, {
      request: () => ({
        params: { month: '2026-05', category: 'travel' as const },
        body: { currency: 'USD' as const, amountMinor: 10_000, throughYear: false },
      }),
      by: owner,
    }),
    sample(getAccountingSummary, { request: () => ({ query: PERIOD }), ...books }),
    sample(listMonthlyResults, { request: () => ({ query: PERIOD }), ...books }),
    sample(getProfitAndLoss, { request: () => ({ query: PERIOD }), ...books }),
    sample(listAreaResults, { request: () => ({ query: PERIOD }), ...books }),
    sample(getVatQuarter, { request: () => ({ query: { year: 2026, quarter: 2 } }), ...books }),
    sample(getAgedDebt, { request: () => ({}), ...books }),
    sample(listDebtors, { request: () => ({ query: { currency: 'USD' as const } }), ...books }),
    sample(getRealisation, { request: () => ({ query: PERIOD }), ...books }),
    sample(listRealisedWork, { request: () => ({ query: { ...PERIOD, currency: 'USD' as const } }), ...books }),
    sample(listLedgerEntries, { request: () => ({ query: {} }), ...books }),
  ];
}
