/**
 * @jest-environment jsdom
 */
import { AGES } from '@diwan/contracts/money/accounting/http';
import type { FakeRequest } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { daysOfAge } from './links.js';

afterEach(cleanup);

const DAY = '2026-08-20';
const CLIENT = 'a'.repeat(24);
const result = { revenueMinor: 120_000, rechargedMinor: 0, vatMinor: 11_000, expensesMinor: 35_000, netMinor: 85_000 };
const past = { revenueMinor: 70_000, rechargedMinor: 0, vatMinor: 0, expensesMinor: 20_000, netMinor: 50_000 };
const ages = { current: 0, days30: 66_600, days60: 0, days90: 0, older: 20_000, total: 86_600 };
const api = {
  'GET /billing/accounting/summary': () => ({
    ...{ period: { from: '2026-05', to: '2026-05' }, before: { from: '2026-04', to: '2026-04' } },
    results: [{ currency: 'USD', now: result, before: past }],
    ...{ pending: [], held: [], activeClients: 3 },
    paid: [{ currency: 'USD', amountMinor: 7_000, count: 1 }],
  }),
  'GET /billing/accounting/months': () => [],
  'GET /billing/accounting/aged-debt': () => ({
    day: DAY,
    currencies: [{ currency: 'USD', totals: ages, ledgerMinor: ages.total }],
  }),
  'GET /billing/accounting/debtors': () => pageOf([{ client: { id: CLIENT, name: 'Maya Saliba' }, ages }]),
};
const waysOf = async (amount: string) =>
  (await screen.findAllByText(amount)).map((shown) => {
    const { pathname, searchParams } = new URL(shown.closest('a')?.getAttribute('href') ?? '', 'http://x');
    return { pathname, ...Object.fromEntries(searchParams) };
  });

describe('OFF-06: the way from figures to what is behind them', () => {
  it('leads from the period before to its own rows, from net to its lines, from paid invoices to them', async () => {
    await openPage('/admin/accounting?from=2026-05&to=2026-05', { api });
    const ledger = { pathname: '/admin/accounting', view: 'ledger', account: 'revenue', currency: 'USD' };
    expect(await waysOf('USD 1,200.00')).toEqual([{ ...ledger, from: '2026-05', to: '2026-05' }]);
    expect(await waysOf('USD 700.00')).toEqual([{ ...ledger, from: '2026-04', to: '2026-04' }]);
    const lines = { pathname: '/admin/accounting', view: 'profit', basis: 'accrual' };
    expect(await waysOf('USD 850.00')).toEqual([{ ...lines, from: '2026-05', to: '2026-05' }]);
    expect(await waysOf('USD 500.00')).toEqual([{ ...lines, from: '2026-04', to: '2026-04' }]);
    const days = { issuedFrom: '2026-05-01', issuedUntil: '2026-05-31' };
    expect(await waysOf('USD 70.00')).toEqual([
      { pathname: '/admin/billing', state: 'paid', currency: 'USD', ...days },
    ]);
  });

  it('leads from an age to the invoices due then, of everybody or of one client', async () => {
    const { container } = await openPage('/admin/accounting?view=debt', { api });
    await screen.findByText('Maya Saliba');
    const of = { pathname: '/admin/billing', state: 'open', currency: 'USD' };
    const days = { dueFrom: '2026-07-21', dueUntil: '2026-08-19' };
    expect(await waysOf('USD 666.00')).toEqual([
      { ...of, ...days },
      { ...of, ...days, clientId: CLIENT },
    ]);
    expect((await waysOf('USD 200.00'))[0]).toEqual({ ...of, dueUntil: '2026-05-21' });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('leads from what a budget was used for to its rows, of the month and of the year so far', async () => {
    const line = (month: string, usedMinor: number) => ({ month, category: 'travel', budgetMinor: null, usedMinor });
    await openPage('/admin/budgets?month=2026-05', {
      api: {
        'GET /billing/budgets': () => ({
          ...{ year: 2026, currency: 'USD' },
          lines: [line('2026-04', 4_000), line('2026-05', 7_300)],
        }),
      },
    });
    const rows = {
      pathname: '/admin/accounting',
      view: 'ledger',
      account: 'expense',
      currency: 'USD',
      detail: 'travel',
    };
    expect(await waysOf('USD 73.00')).toEqual([{ ...rows, from: '2026-05', to: '2026-05' }]);
    expect(await waysOf('USD 113.00')).toEqual([{ ...rows, from: '2026-01', to: '2026-05' }]);
  });

  it('D-105: the days of all ages follow on each other without a gap', () => {
    const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const spans = AGES.map((age) => daysOfAge(age, DAY));
    for (const [at, { from }] of spans.slice(0, -1).entries()) expect(next(spans[at + 1]?.until ?? '')).toBe(from);
    expect([spans[0]?.until, spans.at(-1)?.from]).toEqual([undefined, undefined]);
  });

  it('the list of invoices says by which days it is narrowed, and a press takes them out', async () => {
    const asked: unknown[] = [];
    const { user } = await openPage('/admin/billing?state=open&dueFrom=2026-07-21&dueUntil=2026-08-19', {
      api: {
        'GET /billing/invoices': ({ query }: FakeRequest) => {
          asked.push(Object.fromEntries(query));
          return pageOf([]);
        },
      },
    });
    const chip = await screen.findByText('Due 21 July 2026 – 19 August 2026');
    expect(asked.at(-1)).toMatchObject({ state: 'open', dueFrom: '2026-07-21', dueUntil: '2026-08-19' });
    await user.click(chip);
    expect(screen.queryByText(/Due 21 July/)).toBeNull();
    expect(asked.at(-1)).not.toMatchObject({ dueFrom: expect.anything() });
  });
});
