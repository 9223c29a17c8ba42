/**
 * @jest-environment jsdom
 */
import type { OwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { answerProblem, type ShellOptions } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';

const ID = '64b0000000000000000000f1';
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const ROW = {
  id: ID,
  number: 'INV-202605-0007',
  state: 'partial' as const,
  caseTitle: 'Khoury v. Cedar Logistics SAL',
  issuedAt: '2026-05-05T09:00:00.000Z',
  currency: 'USD' as const,
  issueDate: '2026-05-05',
  dueDate: '2026-06-04',
  notes: 'Thank you',
  ...{ totalMinor: 11_100, vatMinor: 1_100, paidMinor: 4_000, creditedMinor: 0, balanceMinor: 7_100 },
};
const CASE = '64b0000000000000000000f3';
const INVOICE: OwnInvoice = {
  ...ROW,
  caseId: CASE,
  lines: [
    {
      description: 'Hearing of witnesses',
      explanation: 'We questioned two former colleagues.',
      workedBy: 'Maya Saliba',
      workedOn: '2026-05-02',
      stage: { en: 'Evidence', ar: 'الإثبات' },
      ...{ quantityMilli: 500, unitPriceMinor: 20_000, amountMinor: 10_000, discountMinor: 0, vatMinor: 1_100 },
    },
  ],
  totals: { subtotalMinor: 10_000, discountMinor: 0, netMinor: 10_000, vatMinor: 1_100, totalMinor: 11_100 },
  rate: { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban', day: '2026-05-05' },
  inPounds: { totalMinor: 9_934_500, vatMinor: 984_500 },
  voidReason: '',
  settlements: [{ kind: 'payment', number: 'REC-202605-0003', day: '2026-05-10', amount: usd(4_000), voided: false }],
};
const WAY = {
  id: '64b0000000000000000000f2',
  kind: 'bank_transfer' as const,
  currencies: ['USD' as const],
  instructions: { en: '', ar: '' },
  account: { bank: 'Bank of Beirut', accountName: 'Diwan', iban: 'LB62099900000001001901229114', swift: '' },
  payee: '',
  newSince: null as string | null,
};
const listOf = (...items: unknown[]) => ({ items, total: items.length, exact: true, page: 1, limit: 20 });
const open = (path: string, api: NonNullable<ShellOptions['api']> = {}, language: 'en' | 'ar' = 'en') =>
  openPortal(path, {
    language,
    api: {
      'GET /billing/own/account': () => ({
        ...{ outstanding: [usd(7_100), { amountMinor: 900_000, currency: 'LBP' }], unpaidInvoices: 2 },
        ...{ paid: [usd(4_000)], payments: 1, credit: [], funds: [] },
      }),
      'GET /billing/own/billable-hours': () => ({ thisMonthMinutes: 90, everMinutes: 600 }),
      'GET /billing/own/invoices': () => listOf(ROW),
      'GET /billing/own/payments': () => listOf(),
      'GET /billing/own/fund-requests': () => [],
      'GET /billing/own/time-entries': () => listOf(),
      'GET /billing/own/invoices/:id': () => INVOICE,
      'GET /billing/own/invoices/:id/questions': () => [],
      'GET /billing/own/invoices/:id/proofs': () => [],
      'GET /billing/own/invoices/:id/promise': () => ({ promisedFor: null, promisedAt: null }),
      'GET /billing/own/payment-ways': () => [WAY],
      'GET /cases/my/cases/:id': () => answerProblem('NOT_FOUND'),
      ...api,
    },
  });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('Billing & Payments (/billing)', () => {
  it('BILL-11, BILL-12: three cards per currency, and an invoice with all that it says', async () => {
    await open('/billing');
    expect(await screen.findByText('2 unpaid invoices')).toBeTruthy();
    expect(screen.getByText('LBP 900,000')).toBeTruthy();
    expect(await screen.findByText('1.5')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'all time' }));
    expect(screen.getByText('10.0')).toBeTruthy();
    const row = within((await screen.findByRole('list', { name: 'Invoices' })).firstElementChild as HTMLElement);
    for (const text of [
      'Partially Paid',
      '5 May 2026',
      '4 June 2026',
      'USD 111.00',
      'USD 11.00',
      'USD 71.00',
      'Thank you',
    ])
      expect(row.getByText(text)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('BILL-09: what a credit note took back is told, so that total, paid and balance agree', async () => {
    const row = { ...ROW, state: 'paid' as const, paidMinor: 9_700, creditedMinor: 1_400, balanceMinor: 0 };
    await open('/billing', { 'GET /billing/own/invoices': () => listOf(row) });
    expect((await screen.findByText('Taken back')).parentElement?.textContent).toContain('USD 14.00');
  });

  it('BILL-06: nothing in one currency is said only where there is nothing in the other', async () => {
    const account = (...outstanding: { amountMinor: number; currency: string }[]) => ({
      'GET /billing/own/account': () => ({
        ...{ outstanding, unpaidInvoices: 1, paid: [], payments: 0, credit: [], funds: [] },
      }),
    });
    await open('/billing', account(usd(7_100), { amountMinor: 0, currency: 'LBP' }));
    expect(await screen.findByText('1 unpaid invoice')).toBeTruthy();
    expect(screen.queryByText('LBP 0')).toBeNull();
    cleanup();
    await open('/billing', account(usd(0)));
    expect(await screen.findByText('USD 0.00')).toBeTruthy();
  });

  it('each tab has an address, and says what is not there', async () => {
    await open('/billing/payments');
    expect(await screen.findByText('No payments found.')).toBeTruthy();
    cleanup();
    await open('/billing/time');
    expect(await screen.findByText('No time entries found.')).toBeTruthy();
    cleanup();
    await open('/billing', { 'GET /billing/own/invoices': () => listOf() });
    expect(await screen.findByText('No invoices found.')).toBeTruthy();
  });

  it('BILL-13, BILL-14: a payment with its method in capitals or voided, time with hours × rate', async () => {
    const payment = {
      ...{ id: ID, number: 'REC-202605-0003', amount: usd(4_000), method: 'bank_transfer', day: '2026-05-10' },
      ...{ reference: 'TR-1', notes: '', invoiceNumbers: ['INV-202605-0007'], credit: usd(0), voided: false },
    };
    const voided = { ...payment, id: '64b0000000000000000000f9', voided: true };
    await open('/billing/payments', { 'GET /billing/own/payments': () => listOf(payment, voided) });
    expect((await screen.findAllByText(/BANK TRANSFER/)).length).toBe(2);
    expect(screen.getByText('Paid')).toBeTruthy();
    expect(screen.getByText('Voided')).toBeTruthy();
    cleanup();
    const entry = {
      ...{ id: ID, serviceType: null, caseTitle: 'Khoury', description: 'Call', dateWorked: '2026-05-02' },
      ...{ minutes: 90, rate: usd(20_000), amount: usd(30_000), billed: true },
    };
    await open('/billing/time', { 'GET /billing/own/time-entries': () => listOf(entry) });
    expect(await screen.findByRole('heading', { name: 'Legal Work' })).toBeTruthy();
    const times = (words: string) =>
      screen.getByText((_, element) => element?.textContent === words && element.localName === 'span');
    expect(times('1:30 h × USD 200.00')).toBeTruthy();
    expect(screen.getByText('USD 300.00')).toBeTruthy();
    expect(screen.queryByText(/worked/)).toBeNull();
    cleanup();
    const rounded = { ...entry, minutes: 20, billedMinutes: 24, amount: usd(8_000) };
    await open('/billing/time', { 'GET /billing/own/time-entries': () => listOf(rounded) });
    expect(await screen.findByText('USD 80.00')).toBeTruthy();
    expect(times('0:24 h × USD 200.00')).toBeTruthy();
    expect(screen.getByText(/0:20 h worked/)).toBeTruthy();
  });
});

describe('explain my bill', () => {
  it('says of each line what, when, by whom and for which step; what it comes to in pounds; how to pay', async () => {
    await open(`/billing/invoices/${ID}`);
    expect(await screen.findByText('We questioned two former colleagues.')).toBeTruthy();
    expect(screen.getByText('2 May 2026 · by Maya Saliba · for the step: Evidence')).toBeTruthy();
    expect(screen.getByText('LBP 9,934,500')).toBeTruthy();
    expect(await screen.findByText('LB62 0999 0000 0001 0019 0122 9114')).toBeTruthy();
    expect(screen.getByText('REC-202605-0003')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('S-5: says that an account is new, and what to do before paying into it', async () => {
    const moved = { ...WAY, newSince: '2026-05-02T09:00:00.000Z' };
    await open(`/billing/invoices/${ID}`, { 'GET /billing/own/payment-ways': () => [moved] });
    expect(
      await screen.findByText(/These details are new since 2 May 2026\..*a number that you already know/),
    ).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
    cleanup();
    await open(`/billing/invoices/${ID}`);
    await screen.findByText('LB62 0999 0000 0001 0019 0122 9114');
    expect(screen.queryByText(/These details are new/)).toBeNull();
  });

  it('BILL-01: says what comes next in the case, or leads to it where nothing is ahead or it may not be read', async () => {
    const aCase = (more: object) => ({
      'GET /cases/my/cases/:id': () => ({
        ...{ id: CASE, title: 'Khoury v. Cedar Logistics SAL', status: 'active', nextStep: 'The court hears us' },
        nextDate: '2099-06-02T07:00:00.000Z',
        ...more,
      }),
    });
    await open(`/billing/invoices/${ID}`, aCase({}));
    expect(await screen.findByRole('heading', { name: 'What comes next' })).toBeTruthy();
    expect(screen.getByText('The court hears us')).toBeTruthy();
    expect(screen.getByText(/2 June 2099/)).toBeTruthy();
    const way = () => screen.getByRole('link', { name: 'Khoury v. Cedar Logistics SAL' }).getAttribute('href');
    expect(way()).toBe(`/client-portal/cases/${CASE}`);
    expect(await axeFaults()).toEqual([]);
    for (const over of [
      { status: 'closed' },
      { nextDate: '2020-01-01T08:00:00.000Z' },
      { nextStep: '', nextDate: null },
    ]) {
      cleanup();
      await open(`/billing/invoices/${ID}`, aCase(over));
      expect(await screen.findByText('What comes next stands with your case.')).toBeTruthy();
      expect(screen.queryByText('The court hears us')).toBeNull();
    }
    cleanup();
    await open(`/billing/invoices/${ID}`);
    expect((await screen.findByRole('link', { name: 'My Cases' })).getAttribute('href')).toBe('/client-portal/cases');
  });

  it('a line can be asked about where it stands', async () => {
    let said: unknown;
    await open(`/billing/invoices/${ID}`, {
      'POST /billing/own/invoices/:id/questions': ({ body }) => {
        said = body;
        return {
          ...{ id: '64b0000000000000000000f5', line: 0, text: 'Why two hours?', askedAt: '2026-05-12T08:00:00.000Z' },
          ...{ answer: null, answeredAt: null },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask about this: Hearing of witnesses' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Ask about this: Hearing of witnesses' }),
      'Why two hours?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Why two hours?')).toBeTruthy();
    expect(said).toEqual({ line: 0, text: 'Why two hours?' });
  });

  it('D-102: a proof needs a file and an amount that can be read', async () => {
    await open(`/billing/invoices/${ID}`);
    const amount = await screen.findByRole('textbox', { name: 'Amount you paid' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,23');
    await userEvent.click(screen.getByRole('button', { name: 'Send proof' }));
    expect(await screen.findByText('Enter an amount')).toBeTruthy();
    expect(screen.getByText('Choose a photo or a PDF')).toBeTruthy();
  });

  it('C3: of a bill that was credited in full nothing says that it was paid, and nothing is asked for', async () => {
    const credit = { kind: 'credit_note' as const, number: 'CN-202605-0001', day: '2026-05-20', voided: false };
    const credited = {
      ...{ ...INVOICE, state: 'credited' as const, paidMinor: 0, creditedMinor: 11_100, balanceMinor: 0 },
      settlements: [{ ...credit, amount: usd(11_100) }],
    };
    await open(`/billing/invoices/${ID}`, { 'GET /billing/own/invoices/:id': () => credited });
    expect(await screen.findByText('Credited in full')).toBeTruthy();
    expect(screen.getByText('CN-202605-0001')).toBeTruthy();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toContain('Payments and credits');
    expect(headings.filter((text) => /paid|pay$/i.test(text ?? ''))).toEqual([]);
  });

  it('an unknown bill is not found; a void one says why; in Arabic it is sound', async () => {
    await open(`/billing/invoices/${ID}`, { 'GET /billing/own/invoices/:id': () => answerProblem('NOT_FOUND') });
    expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
    cleanup();
    const voided = { ...INVOICE, state: 'void' as const, voidReason: 'Sent twice', balanceMinor: 0 };
    await open(`/billing/invoices/${ID}`, { 'GET /billing/own/invoices/:id': () => voided });
    expect(await screen.findByText('Sent twice')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'How to pay' })).toBeNull();
    cleanup();
    await open(`/billing/invoices/${ID}`, {}, 'ar');
    expect(await screen.findByRole('heading', { name: 'ما الذي أُنجز' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });
});
