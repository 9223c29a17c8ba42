/**
 * @jest-environment jsdom
 */
import { preparePage } from '@diwan/mf-kit';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pages } from '../../../../app/pages.js';
import { aDraft, anAccount, anInvoice, aRate } from '../../../../testing/money-records.js';
import { openPage, pageOf } from '../../../../testing/open-page.js';
import { aClient } from '../../../../testing/records.js';

// The shell fetches a page before it goes there.
beforeAll(() => preparePage(pages, '/admin/billing/invoices/64b0000000000000000000e1'));
afterEach(cleanup);

const NEW = '/admin/billing/invoices/new?client=64b0000000000000000000c1';
const entry = {
  ...{ id: '64b0000000000000000000f1', person: { id: '64b000000000000000000009', name: 'Maya Saliba' } },
  ...{ legalCase: null, serviceType: { en: 'Drafting', ar: 'صياغة' }, description: '', dateWorked: '2026-05-02' },
  ...{ minutes: 85, billedMinutes: 90, quantityMilli: 1_500, unitPriceMinor: 20_000, currency: 'USD' },
  amountMinor: 30_000,
};
const expense = (id: string, currency: string, description: string, amountMinor: number, more: object = {}) => ({
  ...{ id, day: '2026-05-03', type: 'travel', description, vendor: 'Taxi', caseId: null },
  ...{ amount: { amountMinor, currency }, ...more },
});
const dollars = { entries: [entry], minutes: 85, totals: [{ amountMinor: 30_000, currency: 'USD' }] };
const pounds = {
  ...{ entries: [{ ...entry, currency: 'LBP', amountMinor: 3_000_000 }], minutes: 85 },
  totals: [{ amountMinor: 3_000_000, currency: 'LBP' }],
};
const API: FakeApi = {
  'GET /billing/clients/:id/account': () => anAccount([]),
  'GET /billing/clients/:id/cases': () => [],
  'GET /identity/clients': () => pageOf([aClient()]),
  'GET /billing/vat-rates': () => [{ from: '2018-01-01', standardBp: 1_100, law: 'Law 64/2017' }],
  'GET /billing/exchange-rates': () => [aRate()],
  'GET /billing/invoices': () => pageOf([]),
  'GET /billing/invoices/:id': () => aDraft(),
  'POST /billing/invoices': () => aDraft(),
  'GET /billing/clients/:id/unbilled-time': ({ query }) => (query.get('currency') === 'LBP' ? pounds : dollars),
  'GET /billing/clients/:id/unbilled-expenses': () => [
    expense('64b0000000000000000000f2', 'USD', 'To the court', 2_500, { isVatReclaimed: true }),
    expense('64b0000000000000000000f3', 'LBP', 'Stamps', 2_000_000),
  ],
};
const sent = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method !== 'GET').map(({ body }) => body as Record<string, never>);

async function open(more: FakeApi = {}) {
  const page = await openPage(NEW, { api: { ...API, ...more } });
  await screen.findByRole('heading', { name: 'Line 1' });
  const pick = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Add unbilled time and expenses…' }));
    return within(await screen.findByRole('dialog', { name: 'Not billed yet' }));
  };
  const add = async (...names: RegExp[]) => {
    const dialog = await pick();
    for (const name of names) await page.user.click(await dialog.findByRole('checkbox', { name }));
    await page.user.click(dialog.getByRole('button', { name: /^Add \d line/ }));
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save draft' }));
  return { ...page, pick, add, save };
}

describe('BILL-04: what waits to be billed', () => {
  it('is chosen from, becomes lines with their source, and is not offered twice', async () => {
    const { user, pick, add, save, requests } = await open();
    const dialog = await pick();
    await dialog.findByRole('checkbox', { name: /^Drafting/ });
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
    await user.keyboard('{Escape}');
    await add(/^Drafting/, /^To the court/, /^Stamps/);
    expect((await pick()).getAllByText('Nothing waits to be billed.')).toHaveLength(2);
    await user.keyboard('{Escape}');
    await save();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.lines).toMatchObject([
      {
        ...{ description: 'Drafting', quantityMilli: 1_500, unitPriceMinor: 20_000 },
        source: { kind: 'time', entryId: entry.id },
      },
      { description: 'To the court', quantityMilli: 1_000, source: { kind: 'expense' } },
      { description: 'Stamps', quantityMilli: 1_000, source: { kind: 'expense' } },
    ]);
  });

  it('P14: time is as long as it reads, on paper and in the form, and in minutes for the service', async () => {
    const third = { ...entry, minutes: 20, billedMinutes: 20, quantityMilli: 333, amountMinor: 6_667 };
    const entries = ['f4', 'f5', 'f6'].map((end) => ({
      ...third,
      id: `64b0000000000000000000${end}`,
      description: end,
    }));
    const waiting = { entries, minutes: 60, totals: [{ amountMinor: 20_000, currency: 'USD' }] };
    const { user, add, save, requests } = await open({ 'GET /billing/clients/:id/unbilled-time': () => waiting });
    await add(/^f4/, /^f5/, /^f6/);
    const paper = within(screen.getByRole('region', { name: 'As the client will read it' }));
    expect(paper.getAllByText('0:20 h × 200.00')).toHaveLength(3);
    expect(paper.getAllByText('USD 66.67')).toHaveLength(2);
    expect(paper.getByText('USD 66.66')).toBeTruthy();
    expect(paper.getByText('USD 200.00')).toBeTruthy();
    const [first] = screen.getAllByRole('textbox', { name: /^Duration/ });
    await user.clear(first as HTMLElement);
    await user.type(first as HTMLElement, '45');
    await save();
    expect((await screen.findAllByText(/Say the unit/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /^Line 1, Duration/ })).toBeTruthy();
    await user.type(first as HTMLElement, 'm');
    await save();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.lines).toMatchObject([
      { minutes: 45, quantityMilli: 750 },
      { minutes: 20, quantityMilli: 333 },
      { minutes: 20, quantityMilli: 333 },
    ]);
  });

  it('H3: costs that were paid in pounds stand on a bill in dollars, and work in pounds is told of', async () => {
    const { user, pick, add, save, requests } = await open();
    const dialog = await pick();
    expect(await dialog.findByText('USD 22.35')).toBeTruthy();
    expect(dialog.getByText('LBP 2,000,000')).toBeTruthy();
    expect(await dialog.findByText(/^Work of LBP 3,000,000 waits, too/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await add(/^Stamps/);
    await save();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.lines).toMatchObject([{ unitPriceMinor: 2_235, explanation: 'Paid as LBP 2,000,000.' }]);
  });

  it('H3: costs that were paid in pounds wait for the rate of the day', async () => {
    const { pick } = await open({ 'GET /billing/exchange-rates': () => [] });
    const dialog = await pick();
    expect(await dialog.findByText(/^Some costs were paid in the other currency/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Enter the exchange rate' })).toBeTruthy();
    expect(dialog.queryByRole('checkbox', { name: /^Stamps/ })).toBeNull();
    expect(dialog.getByRole('checkbox', { name: /^To the court/ })).toBeTruthy();
    cleanup();
    const onlyPounds = () => [expense('64b0000000000000000000f3', 'LBP', 'Stamps', 2_000_000)];
    const other = await open({
      'GET /billing/exchange-rates': () => [],
      'GET /billing/clients/:id/unbilled-expenses': onlyPounds,
    });
    const alone = await other.pick();
    await alone.findByText(/^Some costs were paid in the other currency/);
    expect(alone.queryByText('Nothing waits to be billed.')).toBeNull();
  });

  it('H3: a price above the cost is refused beside its field, in words', async () => {
    const refusal = { fieldErrors: { 'lines.0.unitPriceMinor': 'over_cost' } };
    const { add, save } = await open({ 'POST /billing/invoices': () => answerProblem('VALIDATION', refusal) });
    await add(/^Stamps/);
    await save();
    expect((await screen.findAllByText(/^This is more than the cost was/)).length).toBeGreaterThan(0);
  });

  it('H9: costs bear tax only where the firm reclaims it', async () => {
    const { add } = await open();
    await add(/^To the court/, /^Stamps/);
    const classes = screen.getAllByLabelText<HTMLSelectElement>(/^VAT/).map(({ value }) => value);
    expect(classes).toEqual(['standard', 'exempt']);
  });

  it('H9: a discount is of the fees, and not more than these', async () => {
    const { user, add, save, requests } = await open();
    await add(/^Drafting/, /^Stamps/);
    await user.selectOptions(screen.getByLabelText(/^Discount/), 'percent');
    await user.type(screen.getByLabelText(/^Discount in percent/), '10');
    const preview = within(screen.getByRole('region', { name: 'As the client will read it' }));
    expect(await preview.findByText('Discount on fees')).toBeTruthy();
    expect(preview.getByText(/USD -?30\.00|-USD 30\.00|−USD 30\.00|USD −30\.00/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Discount$/), 'amount');
    await user.clear(screen.getByLabelText(/^Amount of the discount/));
    await user.type(screen.getByLabelText(/^Amount of the discount/), '300.01');
    await save();
    expect((await screen.findAllByText(/The discount is more than the fees/)).length).toBeGreaterThan(0);
    expect(sent(requests)).toEqual([]);
  });

  it('H9: says of an invoice that its discount is of the fees where costs were left out of it', async () => {
    const [fee] = anInvoice().lines;
    const cost = { ...fee, source: { kind: 'expense', expenseId: 'b'.repeat(24) }, discountMinor: 0 };
    const invoice = (discounted: number) =>
      anInvoice({
        lines: [
          { ...fee, discountMinor: 1_000 },
          { ...cost, discountMinor: discounted },
        ] as never,
        totals: { ...anInvoice().totals, discountMinor: 1_000 },
      });
    for (const [discounted, label] of [
      [0, 'Discount on fees'],
      [500, 'Discount'],
    ] as const) {
      await openPage('/admin/billing/invoices/64b0000000000000000000e1', {
        api: { ...API, 'GET /billing/invoices/:id': () => invoice(discounted) },
      });
      expect(await screen.findByText(label, { selector: 'dt' })).toBeTruthy();
      cleanup();
    }
  });
});
