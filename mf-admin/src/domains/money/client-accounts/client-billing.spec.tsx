/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCreditNote, anAccount, anInvoiceRow, aPayment, aStanding } from '../../../testing/money-records.js';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

afterEach(cleanup);

const PATH = '/admin/client-billing/64b0000000000000000000c1';
const STANDINGS = [
  aStanding({ overdueMinor: 4_000, overdueInvoices: 1, creditMinor: 2_550, fundsMinor: 100_000 }),
  aStanding({ currency: 'LBP', outstandingMinor: 9_000_000 }),
];
const REQUEST = {
  ...{ id: '64b0000000000000000000d7', state: 'partly_paid', caseId: null, legalCase: null, receivedMinor: 10_000 },
  ...{
    client: { id: '64b0000000000000000000c1', name: 'Rana Khoury' },
    amount: { amountMinor: 50_000, currency: 'USD' },
  },
  ...{ dueDay: '2026-06-01', words: 'For the expert', reference: 'DEP-000000D7', askedByName: 'Maya', reason: '' },
  askedAt: '2026-05-02T10:00:00.000Z',
};
const API: FakeApi = {
  'GET /billing/clients/:id/account': () => anAccount(STANDINGS),
  'GET /billing/invoices': () => pageOf([anInvoiceRow()]),
  'GET /billing/payments': () => pageOf([aPayment()]),
  'GET /billing/credit-notes': () => [aCreditNote()],
};

describe('OFF-04: the billing page of a client', () => {
  it('BILL-06: tells the balances of each currency apart, and what is to be paid next', async () => {
    const { container } = await openPage(PATH, { api: API });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rana Khoury' })).toBeTruthy();
    const dollars = within(await screen.findByRole('region', { name: 'US dollars' }));
    for (const text of ['USD 111.00', '1 open invoice', 'USD 40.00', '1 overdue invoice', 'USD 25.50', 'USD 1,000.00'])
      expect(dollars.getByText(text)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Lebanese pounds' })).getByText('LBP 9,000,000')).toBeTruthy();
    expect(await screen.findByText('Due on 11 June 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Invoice' }).getAttribute('href')).toContain(
      '?client=64b0000000000000000000c1',
    );
    expect(screen.getByRole('link', { name: "To the client's record" })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each([
    ['invoices', 'INV-202605-0007', 'Invoices 1'],
    ['receipts', 'REC-202605-0003', 'Receipts 1'],
    ['credit-notes', 'CN-202605-0001', 'Credit notes 1'],
  ])('has a view of %s with its address and count', async (view, number, tab) => {
    const { requests, container } = await openPage(`${PATH}/${view}`, { api: API });
    expect(await screen.findByRole('row', { name: new RegExp(number) })).toBeTruthy();
    expect(await screen.findByRole('link', { name: tab })).toBeTruthy();
    const asked = requests.filter(({ path, query }) => path.startsWith('/billing/') && query.has('limit'));
    expect(asked.every(({ query }) => query.get('clientId') === '64b0000000000000000000c1')).toBe(true);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('BILL-10: takes a deposit in trust, of a case or of none, and tells what is held after each movement', async () => {
    const deposit = {
      ...{ id: '64b0000000000000000000b9', number: 'REC-202605-0009', kind: 'deposit', legalCase: null },
      ...{ client: { id: '64b0000000000000000000c1', name: 'Rana Khoury' }, balanceAfterMinor: 100_000 },
      ...{ amount: { amountMinor: 40_000, currency: 'USD' }, method: 'check', invoice: null, day: '2026-05-02' },
      ...{ reference: '', notes: '', recordedByName: 'Maya', recordedAt: '2026-05-02T10:00:00.000Z' },
    };
    const { user, requests, toasts, container } = await openPage(`${PATH}/funds`, {
      api: {
        ...API,
        'GET /billing/fund-movements': () => pageOf([deposit]),
        'GET /billing/clients/:id/cases': () => [],
        'GET /billing/clients/:id/fund-requests': () => [REQUEST],
        'POST /billing/clients/:id/fund-deposits': () => deposit,
      },
    });
    const row = within(await screen.findByRole('row', { name: /REC-202605-0009/ }));
    expect(row.getByText('USD 1,000.00')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take a deposit' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Deposit of Rana Khoury' }));
    await user.click(sheet.getByRole('button', { name: 'Take a deposit' }));
    expect((await sheet.findAllByText(/Enter an amount/)).length).toBeGreaterThan(0);
    await user.type(sheet.getByLabelText(/^Amount/), '400');
    await user.click(sheet.getByRole('button', { name: 'Take a deposit' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Deposit recorded']));
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      caseId: null,
      amount: { amountMinor: 40_000, currency: 'USD' },
      method: 'check',
    });
  });

  it('BILL-10: asks for a deposit, and records what comes against it with what is left', async () => {
    const { user, requests, toasts } = await openPage(`${PATH}/funds?ask=deposit&in=LBP`, {
      api: {
        ...API,
        'GET /billing/fund-movements': () => pageOf([]),
        'GET /billing/clients/:id/cases': () => [],
        'GET /billing/clients/:id/fund-requests': () => [REQUEST],
        'POST /billing/clients/:id/fund-requests': () => REQUEST,
        'POST /billing/clients/:id/fund-deposits': () => ({}),
      },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Ask Rana Khoury for a deposit' }));
    await user.type(sheet.getByLabelText(/^Amount/), '900,000');
    await user.type(sheet.getByLabelText(/^Words to the client/), 'For the expert');
    await user.click(sheet.getByRole('button', { name: 'Ask for a deposit' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Deposit asked for']));
    const bodies = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies()[0]).toMatchObject({ amount: { amountMinor: 900_000, currency: 'LBP' }, words: 'For the expert' });
    await user.click(await screen.findByRole('button', { name: 'Record deposit' }));
    const deposit = within(await screen.findByRole('dialog', { name: 'Deposit of Rana Khoury' }));
    expect(deposit.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('400.00');
    await user.click(deposit.getByRole('button', { name: 'Take a deposit' }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ requestId: REQUEST.id, reference: 'DEP-000000D7' });
  });

  it('a client to whom nothing was billed, and one who is not there, are two different pictures', async () => {
    await openPage(PATH, { api: { ...API, 'GET /billing/clients/:id/account': () => anAccount([]) } });
    expect((await screen.findAllByText('Nothing has been billed yet')).length).toBeGreaterThan(0);
    cleanup();
    await openPage(PATH, { api: { 'GET /billing/clients/:id/account': () => answerProblem('NOT_FOUND') } });
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  });

  it('the record of a client tells what is open and leads here', async () => {
    await openPage('/admin/client-details/64b0000000000000000000c1/billing', {
      api: { ...API, 'GET /identity/clients/:id': () => aClient() },
    });
    const link = await screen.findByRole('link', { name: 'Open client billing' });
    expect(link.getAttribute('href')).toBe(PATH);
    expect((await screen.findAllByText('USD 111.00')).length).toBeGreaterThan(0);
  });
});
