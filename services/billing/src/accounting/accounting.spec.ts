import { activeClients } from '@diwan/contracts/matters/cases/questions';
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
import { LedgerAccount } from '@diwan/contracts/money/accounting/ledger';
import { getBudgets, setBudget } from '@diwan/contracts/money/budgets/http';
import { createExpense, decideExpense } from '@diwan/contracts/money/expenses/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';
import { ACCOUNT_NAMES } from '../ledger/accounts.js';

const MAY = { from: '2026-05', to: '2026-05' };
let billing: BillingRig;
const read = async (
  endpoint: Parameters<ReturnType<BillingRig['http']>['call']>[0],
  query: Record<string, unknown> = {},
) => {
  const answer = await billing.http(billing.accountant).call(endpoint, { query } as never);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
};
const usd = <Row extends { currency: string }>(rows: readonly Row[]): Row =>
  rows.find(({ currency }) => currency === 'USD') as Row;
const spend = async (more: Record<string, unknown> = {}) => {
  const body = {
    ...{ description: 'Rent', amount: { amountMinor: 30_000, currency: 'USD' }, day: TODAY, receiptNumber: '' },
    ...{ vendor: '', clientId: null, caseId: null, submit: true, ...more },
  };
  const written = await billing.http(billing.accountant).call(createExpense, { body: body as never });
  const decided = await billing
    .http(billing.owner)
    .call(decideExpense, { params: { id: written.body.id }, body: { to: 'approved', version: 1 } });
  if (decided.status !== 200) throw new Error(decided.text);
  return decided.body;
};

beforeAll(async () => {
  billing = await startBilling();
  await billing.holdEvents();
  billing.rpcAnswers(activeClients, () => [billing.clientA.id, 'a'.repeat(24)]);
  // 1,000 dollars and tax, of which 440 are paid; 200 without tax, unpaid, overdue since it was due at once.
  const taxed = await billing.issued({ lines: [line(100_000, { vatClass: 'standard' })] });
  const paid = await billing.pay(taxed, 44_400, {
    allocations: [{ invoiceId: taxed.id, amountMinor: 44_400, usedMinor: null }],
  });
  if (paid.status !== 201) throw new Error(paid.text);
  await billing.issued({
    clientId: billing.clientB.id,
    caseId: billing.caseB,
    lines: [line(20_000)],
    issueDate: '2026-05-02',
    terms: 'due_on_receipt',
  });
  await spend();
  await spend({
    category: 'travel',
    amount: { amountMinor: 5_550, currency: 'USD' },
    vat: { kind: 'standard' },
    billable: true,
    clientId: billing.clientA.id,
    caseId: billing.caseA,
  });
  await spend({
    ...{ amount: { amountMinor: 9_110_000, currency: 'LBP' }, category: 'utilities' },
    vat: { kind: 'typed', vatMinor: 110_000 },
  });
});
afterAll(() => billing.stop());

describe('reports', () => {
  it('D-106: revenue is fees without tax, on both bases; currencies are never added', async () => {
    const accrual = await read(getAccountingSummary, MAY);
    expect(usd<{ currency: string }>(accrual.results)).toMatchObject({
      now: { revenueMinor: 120_000, vatMinor: 11_000, expensesMinor: 35_000, netMinor: 85_000, rechargedMinor: 0 },
      before: { revenueMinor: 0 },
    });
    const lbp = accrual.results.find((one: { currency: string; now: unknown }) => one.currency === 'LBP');
    expect(lbp.now).toMatchObject({ revenueMinor: 0, expensesMinor: 9_000_000, netMinor: -9_000_000 });
    const cash = await read(getAccountingSummary, { ...MAY, basis: 'cash' });
    expect(usd<{ currency: string; now: unknown }>(cash.results).now).toMatchObject({
      revenueMinor: 40_000,
      vatMinor: 4_400,
      netMinor: 5_000,
    });
    expect(accrual.activeClients).toBe(3);
  });

  it('D-104: pending is awaiting and overdue, by what is left to pay', async () => {
    const { pending, paid } = await read(getAccountingSummary, MAY);
    expect(usd(pending)).toEqual({
      currency: 'USD',
      awaitingMinor: 66_600,
      awaitingCount: 1,
      overdueMinor: 20_000,
      overdueCount: 1,
    });
    expect(paid).toEqual([]);
  });

  it('D-106: active clients are unknown, not few, while cases do not answer', async () => {
    billing.rpcAnswers(activeClients, () => Promise.reject(new Error('away')));
    const answer = await billing.http(billing.accountant).call(getAccountingSummary, { query: MAY });
    expect([answer.status === 200 ? answer.body.activeClients : answer.body.code]).not.toContain(0);
    billing.rpcAnswers(activeClients, () => [billing.clientA.id]);
  });

  it('OFF-06: twelve months add up to the profit and loss of the same time, and each line to its rows', async () => {
    const year = { from: '2025-06', to: '2026-05' };
    const months = usd(await read(listMonthlyResults, year)) as unknown as { months: { netMinor: number }[] };
    expect(months.months).toHaveLength(12);
    const report = usd((await read(getProfitAndLoss, year)).currencies) as never as {
      now: { netMinor: number; revenueMinor: number };
      revenue: { detail: string; amountMinor: number }[];
      expenses: { detail: string; amountMinor: number }[];
    };
    expect(months.months.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(report.now.netMinor);
    expect(report.expenses).toEqual([
      { detail: 'operational', amountMinor: 30_000, beforeMinor: 0 },
      { detail: 'travel', amountMinor: 5_000, beforeMinor: 0 },
    ]);
    for (const [account, lines, way] of [
      ['revenue', report.revenue, -1],
      ['expense', report.expenses, 1],
    ] as const)
      for (const { detail, amountMinor } of lines) {
        const rows = await read(listLedgerEntries, {
          account,
          detail,
          currency: 'USD',
          from: '2025-06-01',
          to: '2026-05-31',
        });
        const sum = rows.items.reduce((total: number, row: { amountMinor: number }) => total + row.amountMinor, 0);
        expect(sum * way).toBe(amountMinor);
        expect(rows.items[0].source.id).toMatch(/^[0-9a-f]{24}$/);
      }
  });

  it('BILL-05, D-121: the tax of a quarter is told in pounds, by the rate of each document', async () => {
    const vat = await read(getVatQuarter, { year: 2026, quarter: 2 });
    expect(vat).toMatchObject({
      taxableMinor: 89_500_000,
      outputMinor: 9_845_000,
      onDocuments: [
        { currency: 'USD', outputMinor: 11_000, collectedMinor: 4_400, inputMinor: 550 },
        { currency: 'LBP', outputMinor: 0, collectedMinor: 0, inputMinor: 110_000 },
      ],
    });
    expect(vat.months.map(({ outputMinor }: { outputMinor: number }) => outputMinor)).toEqual([0, 9_845_000, 0]);
    expect(await read(getVatQuarter, { year: 2026, quarter: 1 })).toMatchObject({ taxableMinor: 0, outputMinor: 0 });
  });

  it('BILL-05, BILL-20: tax within expenses is set against it, by the rate of their day, each figure with its rows', async () => {
    const vat = await read(getVatQuarter, { year: 2026, quarter: 2 });
    // 5.50 dollars at 89,500 and 110,000 pounds.
    expect(vat).toMatchObject({ inputMinor: 602_250, netMinor: 9_845_000 - 602_250 });
    expect(vat.months[1]).toMatchObject({ month: '2026-05', inputMinor: 602_250, netMinor: 9_242_750 });
    const may = { from: '2026-05-01', to: '2026-05-31' };
    for (const [account, currency, amountMinor] of [
      ['vat_lbp_paid', 'LBP', 602_250],
      ['vat_recoverable', 'USD', 550],
      ['vat_recoverable', 'LBP', 110_000],
    ] as const) {
      const rows = await read(listLedgerEntries, { account, currency, ...may });
      expect(rows.items.reduce((total: number, row: { amountMinor: number }) => total + row.amountMinor, 0)).toBe(
        amountMinor,
      );
      expect(rows.items[0].source.kind).toBe('expense');
    }
  });

  it('OFF-06: aged debt adds up to what the ledger says', async () => {
    const debt = usd((await read(getAgedDebt)).currencies) as never as {
      totals: Record<string, number>;
      ledgerMinor: number;
    };
    expect(debt.totals).toEqual({ current: 66_600, days30: 20_000, days60: 0, days90: 0, older: 0, total: 86_600 });
    expect(debt.ledgerMinor).toBe(86_600);
    const debtors = await read(listDebtors, { currency: 'USD', limit: 1 });
    expect(debtors).toMatchObject({
      ...{ total: 2, exact: true },
      items: [{ client: { name: 'Maya Saliba' }, ages: { current: 66_600, days30: 0, total: 66_600 } }],
    });
    const rest = await read(listDebtors, { currency: 'USD', limit: 1, page: 2 });
    expect(rest.items).toMatchObject([{ client: { name: 'Rana Khoury' }, ages: { days30: 20_000, total: 20_000 } }]);
    expect(await read(listDebtors, { currency: 'LBP' })).toMatchObject({ items: [], total: 0 });
  });

  it('OFF-06: practice areas earn, and bear the costs of their cases only', async () => {
    const { currencies, withCosts } = await read(listAreaResults, MAY);
    expect(withCosts).toBe(true);
    expect(usd(currencies)).toMatchObject({ areas: [{ revenueMinor: 120_000, costsMinor: 5_000 }] });
  });

  it('refuses periods that run backwards, and too long ones', async () => {
    for (const query of [
      { from: '2026-05', to: '2026-04' },
      { from: '2000-01', to: '2026-04' },
      { from: '2026-13', to: '2026-13' },
    ]) {
      const answer = await billing.http(billing.accountant).call(getAccountingSummary, { query });
      expect(answer.body.code).toBe('VALIDATION');
    }
  });

  it('every account of the ledger has its word in the contract', () => {
    expect([...LedgerAccount.options].sort()).toEqual([...ACCOUNT_NAMES].sort());
  });
});

describe('budgets', () => {
  it('BILL-20: stand beside what the books say, for a month or the rest of the year; only who approves sets them', async () => {
    const set = (amountMinor: number | null, throughYear: boolean, by = billing.owner, month = '2026-05') =>
      billing.http(by).call(setBudget, {
        params: { month, category: 'operational' },
        body: { currency: 'USD', amountMinor, throughYear },
      });
    expect((await set(1, false, billing.accountant)).body.code).toBe('FORBIDDEN');
    expect((await set(50_000, true)).status).toBe(200);
    await set(null, false, billing.owner, '2026-07');
    const { lines } = await read(getBudgets, { year: 2026, currency: 'USD' });
    const of = (month: string) =>
      lines.find((row: { month: string; category: string }) => row.month === month && row.category === 'operational');
    expect(of('2026-05')).toMatchObject({ budgetMinor: 50_000, usedMinor: 30_000 });
    expect([of('2026-04').budgetMinor, of('2026-07').budgetMinor, of('2026-12').budgetMinor]).toEqual([
      null,
      null,
      50_000,
    ]);
  });
});
