/**
 * @jest-environment jsdom
 */
import { answerProblem, type ShellOptions } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axeFaults, openPortal } from '../../../../testing/open-portal.js';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const listOf = (...items: unknown[]) => ({ items, total: items.length, exact: true, page: 1, limit: 20 });
const MOVED = {
  ...{ number: 'TRF-202605-0001', kind: 'transfer', caseTitle: 'Khoury v. Cedar', amount: usd(30_000) },
  ...{ balanceAfterMinor: 20_000, invoiceNumber: 'INV-202605-0007', day: '2026-05-05' },
};
const NOTE = {
  ...{ id: '64b0000000000000000000b7', number: 'CN-202605-0001', invoiceId: '64b0000000000000000000e1' },
  ...{ invoiceNumber: 'INV-202605-0007', day: '2026-05-21', reason: 'Agreed on less', currency: 'USD' },
  ...{ totalMinor: 3_330, creditMinor: 1_000 },
};
const open = (path: string, api: NonNullable<ShellOptions['api']> = {}, language: 'en' | 'ar' = 'en') =>
  openPortal(path, {
    language,
    api: {
      'GET /billing/own/account': () => ({
        ...{ outstanding: [], unpaidInvoices: 0, paid: [], payments: 0 },
        ...{ credit: [usd(1_000)], funds: [usd(20_000), { amountMinor: 0, currency: 'LBP' }] },
      }),
      'GET /billing/own/billable-hours': () => ({ thisMonthMinutes: 0, everMinutes: 0 }),
      'GET /billing/own/invoices': () => listOf(),
      'GET /billing/own/funds': () => listOf(MOVED),
      'GET /billing/own/fund-requests': () => [],
      'GET /billing/own/payment-ways': () => [],
      'GET /billing/own/credit-notes': () => listOf(NOTE),
      'GET /billing/own/credit-payouts': () => listOf(),
      ...api,
    },
  });
afterEach(cleanup);

describe('the account of a client (/billing)', () => {
  it('leads from the bills to what is held, to credit and to the statement, with the amounts', async () => {
    await open('/billing');
    const links = within(await screen.findByRole('navigation', { name: 'Your account' }));
    expect(links.getByRole('link', { name: /Money we hold for you USD 200\.00/ }).getAttribute('href')).toBe(
      '/billing/held',
    );
    expect(links.getByRole('link', { name: /Credit USD 10\.00/ })).toBeTruthy();
    expect(links.getByRole('link', { name: 'Statement of account' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('C4: tells what of the credit went back, what of that was corrected, and what is owed back', async () => {
    const payout = {
      number: 'RFD-202605-0001',
      amount: usd(4_000),
      method: 'cash',
      day: '2026-05-20',
      isReversed: true,
    };
    await open('/billing/credits', {
      'GET /billing/own/account': () => ({
        ...{ outstanding: [], unpaidInvoices: 0, paid: [], payments: 0, funds: [], credit: [usd(-5_000)] },
      }),
      'GET /billing/own/credit-payouts': () =>
        listOf(payout, { ...payout, number: 'RFD-202605-0002', isReversed: false }),
    });
    const [first, second] = (await screen.findByRole('list', { name: 'Paid back to you' })).children;
    expect(first?.textContent).toMatch(/RFD-202605-0001.*Corrected.*USD 40\.00/);
    expect(second?.textContent).not.toContain('Corrected');
    expect(screen.getByText(/no longer covered.*You owe us:/).textContent).toContain('USD 50.00');
    expect(await axeFaults()).toEqual([]);
    cleanup();
    await open('/billing', {
      'GET /billing/own/account': () => ({
        ...{ outstanding: [], unpaidInvoices: 0, paid: [], payments: 0, funds: [], credit: [usd(-5_000)] },
      }),
    });
    expect(await screen.findByRole('link', { name: /Credit You owe us USD 50\.00/ })).toBeTruthy();
  });

  it('C4: tells of an entry that was corrected, and of the correction, with its sign', async () => {
    const paidIn = { ...MOVED, number: 'REC-202605-0004', kind: 'deposit', invoiceNumber: null, isReversed: true };
    const correction = {
      ...{ ...MOVED, number: 'REV-202605-0001', kind: 'reversal', invoiceNumber: null, isReversed: false },
      reverses: { number: 'REC-202605-0004', kind: 'deposit' },
    };
    await open('/billing/held', { 'GET /billing/own/funds': () => listOf(correction, paidIn) });
    const [first, second] = (await screen.findByRole('list', { name: 'Money we hold for you' })).children;
    expect(first?.textContent).toMatch(/^Correction of REC-202605-0004.*USD -300\.00/);
    expect(second?.textContent).toMatch(/^You paid in Corrected.*USD 300\.00/);
    expect(await axeFaults()).toEqual([]);
  });

  it('BILL-10: tells what became of the money that is held, and what is left after it', async () => {
    await open('/billing/held');
    const row = within(
      (await screen.findByRole('list', { name: 'Money we hold for you' })).firstElementChild as HTMLElement,
    );
    for (const text of ['INV-202605-0007', 'Khoury v. Cedar', 'USD -300.00', 'USD 200.00'])
      expect(row.getByText(text)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
    cleanup();
    await open('/billing/held', { 'GET /billing/own/funds': () => listOf() }, 'ar');
    expect(await screen.findByText('لم يُدفع شيء بعد.')).toBeTruthy();
    cleanup();
    await open('/billing/held', { 'GET /billing/own/funds': () => answerProblem('UNAVAILABLE') });
    expect(await screen.findByText('problem: UNAVAILABLE')).toBeTruthy();
  });

  it('BILL-10: says which deposit is asked for, until when, what for, and the reference to write', async () => {
    const asked = {
      ...{ id: '64b0000000000000000000d7', state: 'partly_paid', caseTitle: null, amount: usd(50_000) },
      ...{ leftMinor: 40_000, dueDay: '2026-06-01', words: 'For the expert', reference: 'DEP-000000D7' },
    };
    const sent = {
      ...{ id: '64b0000000000000000000d8', state: 'refused', fileName: 'transfer.png', amount: usd(30_000), note: '' },
      ...{ method: 'bank_transfer', paidOn: '2026-05-20', sentAt: '2026-05-20T08:00:00.000Z', receiptNumber: null },
      reason: 'The sum cannot be read.',
    };
    await open('/billing/held', {
      'GET /billing/own/fund-requests': () => [asked],
      'GET /billing/own/fund-requests/:id/proofs': () => [sent],
    });
    const section = within(await screen.findByRole('region', { name: 'We ask you for a deposit' }));
    for (const text of ['USD 400.00', 'by 1 June 2026', 'For the expert', 'DEP-000000D7'])
      expect(section.getByText(text)).toBeTruthy();
    expect(await section.findByText('The sum cannot be read.')).toBeTruthy();
    expect(section.getByRole('button', { name: 'I have paid: send the proof' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('BILL-09, BILL-19: lists credit notes with what became credit, and prints a statement of a period', async () => {
    await open('/billing/credits');
    expect(await screen.findByText('Agreed on less')).toBeTruthy();
    expect(screen.getByText('Of it became credit:').textContent).toContain('USD 10.00');
    expect(screen.getByRole('button', { name: 'Download CN-202605-0001' })).toBeTruthy();
    cleanup();
    await open('/billing/statement');
    expect(await screen.findByRole('button', { name: 'Download Statement of account' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });
});
