/**
 * @jest-environment jsdom
 */
import type { FundBalance } from '@diwan/contracts/money/client-funds/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAccount, anInvoice, anInvoiceRow, aStanding } from '../../../../testing/money-records.js';
import { openPage, pageOf } from '../../../../testing/open-page.js';

afterEach(cleanup);

const CASE = { id: '64b0000000000000000000a1', title: 'Sale of a flat', caseNumber: '2026/RE/001' };
const ofCase = (balanceMinor: number, more: Partial<FundBalance> = {}): FundBalance => ({
  ...{ caseId: CASE.id, legalCase: CASE, currency: 'USD', balanceMinor },
  ...more,
});
const api = (held: FundBalance[], more: FakeApi = {}): FakeApi => ({
  'GET /billing/clients/:id/account': () => anAccount([aStanding({ fundsMinor: 100 })]),
  'GET /billing/clients/:id/fund-balances': () => held,
  'GET /billing/fund-movements': () => pageOf([]),
  'GET /billing/invoices': () => pageOf([anInvoiceRow()]),
  'GET /billing/payments': () => pageOf([]),
  'GET /billing/credit-notes': () => [],
  ...more,
});
const ACCOUNT = '/admin/client-billing/64b0000000000000000000c1/funds';
const sheetOf = async () => within(await screen.findByRole('dialog', { name: /^Pay an invoice of Rana Khoury/ }));

describe('BILL-10: an invoice is paid from what is held for its client', () => {
  it('on the client’s page: what is held and owed, the lesser preset, never more than either', async () => {
    const held = [ofCase(4_000), ofCase(99_000, { caseId: null, legalCase: null })];
    const { user, requests, toasts } = await openPage(ACCOUNT, {
      api: api(held, { 'POST /billing/invoices/:id/fund-transfers': () => ({}) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Pay an invoice' }));
    const sheet = await sheetOf();
    const amount = await sheet.findByLabelText<HTMLInputElement>(/^Amount/);
    expect(amount.value).toBe('40.00');
    expect(sheet.getByText('USD 111.00')).toBeTruthy();
    expect(sheet.getByText('USD 1,030.00')).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '40.01');
    await user.click(sheet.getByRole('button', { name: 'Pay an invoice' }));
    expect((await sheet.findAllByText(/more than is held there/)).length).toBeGreaterThan(0);
    await user.selectOptions(sheet.getByLabelText(/^From the money held/), 'none');
    expect(amount.value).toBe('111.00');
    await user.clear(amount);
    await user.type(amount, '111.01');
    expect((await sheet.findAllByText(/more than is open on the invoice/)).length).toBeGreaterThan(0);
    await user.selectOptions(sheet.getByLabelText(/^From the money held/), CASE.id);
    await user.click(sheet.getByRole('button', { name: 'Pay an invoice' }));
    await waitFor(() =>
      expect(toasts.map(({ description }) => description)).toContain("Invoice paid from the client's money"),
    );
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/billing/invoices/64b0000000000000000000e1/fund-transfers',
      body: { caseId: CASE.id, amountMinor: 4_000, notes: '' },
    });
  });

  it('from an open invoice; money in the other currency or of another case is told and cannot be used', async () => {
    const other = { id: '64b0000000000000000000a2', title: 'Other', caseNumber: '2026/2' };
    const held = [ofCase(500_000, { currency: 'LBP' }), ofCase(7_000, { caseId: other.id, legalCase: other })];
    const { user, requests, container } = await openPage('/admin/billing/invoices/64b0000000000000000000e1', {
      api: api(held, { 'GET /billing/invoices/:id': () => anInvoice() }),
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions for INV-202605-0007' }));
      const item = screen.queryByRole('menuitem', { name: "Pay from the client's money…" });
      if (!item) await user.keyboard('{Escape}');
      expect(item).toBeTruthy();
    };
    await waitFor(open);
    await user.click(screen.getByRole('menuitem', { name: "Pay from the client's money…" }));
    const sheet = await sheetOf();
    expect(await sheet.findByText(/LBP 500,000 · USD 70.00\. It cannot pay this invoice/)).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Pay an invoice' }));
    expect((await sheet.findAllByText(/Nothing is held that may pay this invoice/)).length).toBeGreaterThan(0);
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('tells in words when the money went elsewhere meanwhile, and keeps what was typed', async () => {
    const { user } = await openPage(ACCOUNT, {
      api: api([ofCase(4_000)], { 'POST /billing/invoices/:id/fund-transfers': () => answerProblem('FUNDS_SHORT') }),
    });
    await user.click(await screen.findByRole('button', { name: 'Pay an invoice' }));
    const sheet = await sheetOf();
    await user.type(await sheet.findByLabelText(/^Notes/), 'As agreed');
    await user.click(sheet.getByRole('button', { name: 'Pay an invoice' }));
    expect(await sheet.findByText('problem: FUNDS_SHORT')).toBeTruthy();
    expect(sheet.getByDisplayValue('As agreed')).toBeTruthy();
  });
});
