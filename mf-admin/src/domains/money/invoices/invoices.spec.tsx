/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aDraft, anAccount, anInvoiceRow } from '../../../testing/money-records.js';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const { lines: _lines, ...draft } = aDraft({ id: '64b0000000000000000000e2' });
const ROWS = [
  anInvoiceRow({ notes: `${'n'.repeat(49)}حقّ`, paidMinor: 4_000, balanceMinor: 7_100, state: 'partial' }),
  anInvoiceRow({
    ...{ id: '64b0000000000000000000e3', number: 'INV-202604-0002', state: 'overdue', currency: 'LBP' },
    ...{ totalMinor: 9_000_000, balanceMinor: 9_000_000, legalCase: null },
  }),
  anInvoiceRow({ id: '64b0000000000000000000e2', number: null, state: 'draft', totalMinor: draft.totalMinor }),
];
const API: FakeApi = {
  'GET /billing/invoices': () => pageOf(ROWS),
  'GET /billing/clients/:id/account': () => anAccount(),
  'GET /identity/clients': () => pageOf([aClient()]),
};
const asked = (requests: { path: string; query: URLSearchParams }[]) =>
  Object.fromEntries(requests.filter(({ path }) => path === '/billing/invoices').at(-1)?.query ?? []);

describe('BILL-01: the list of invoices', () => {
  it('tells number, state in words, client, dates, what was paid and what is left', async () => {
    const { container } = await openPage('/admin/billing', { api: API });
    const row = within(await screen.findByRole('row', { name: /INV-202605-0007/ }));
    for (const text of ['Partially Paid', 'Rana Khoury', '12 May 2026', '11 June 2026', 'USD 40.00', 'USD 71.00'])
      expect(row.getByText(text)).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /INV-202604-0002/ })).getByText('Overdue')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Draft Rana Khoury/ })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-128: cuts notes after 50 letters, never a letter from its marks', async () => {
    await openPage('/admin/billing', { api: API });
    expect(await screen.findByText(`${'n'.repeat(49)}ح…`)).toBeTruthy();
  });

  it('BILL-06: tells what the page comes to currency by currency, without drafts, and never adds them', async () => {
    await openPage('/admin/billing', { api: API });
    const totals = await screen.findByText('On this page, in US dollars');
    expect(totals.parentElement?.textContent).toBe(
      'On this page, in US dollarsTotal USD 111.00Paid USD 40.00Balance USD 71.00',
    );
    expect(screen.getByText('On this page, in Lebanese pounds').parentElement?.textContent).toContain('LBP 9,000,000');
  });

  it('OFF-07: is searched, narrowed and sorted by the service, and the address says how', async () => {
    const { user, location, requests } = await openPage('/admin/billing?state=open&sort=-total&state2=x', { api: API });
    await screen.findByRole('row', { name: /INV-202605-0007/ });
    expect(asked(requests)).toEqual({ page: '1', state: 'open', sort: '-total' });
    await user.selectOptions(screen.getByLabelText('Currency'), 'Lebanese pounds');
    expect(location()).toContain('currency=LBP');
    expect(asked(requests)).toMatchObject({ currency: 'LBP', state: 'open' });
    expect(screen.getByRole('button', { name: /Status: Open/ })).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Client' }));
    await user.click(await screen.findByRole('option', { name: /Rana Khoury/ }));
    expect(asked(requests)).toMatchObject({ clientId: aClient().id });
  });

  it('what somebody wrote into the address by hand and means nothing asks for nothing', async () => {
    const { requests } = await openPage('/admin/billing?state=lost&clientId=me&sort=weight', { api: API });
    await screen.findByRole('row', { name: /INV-202605-0007/ });
    expect(asked(requests)).toEqual({ page: '1' });
  });

  it('offers what can be done with a row where it stands', async () => {
    const { user } = await openPage('/admin/billing', { api: API });
    await user.click(await screen.findByRole('button', { name: 'Actions for INV-202605-0007' }));
    expect(screen.getByRole('menuitem', { name: 'Record a payment' }).getAttribute('href')).toContain(
      'client=64b0000000000000000000c1&invoice=64b0000000000000000000e1&in=USD',
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Actions for Draft for Rana Khoury' }));
    expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toContain('/edit');
    expect(screen.queryByRole('menuitem', { name: 'Record a payment' })).toBeNull();
  });

  it('having none, finding none and failing are three different pictures', async () => {
    await openPage('/admin/billing', { api: { ...API, 'GET /billing/invoices': () => pageOf([]) } });
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    cleanup();
    await openPage('/admin/billing?search=x', { api: { ...API, 'GET /billing/invoices': () => pageOf([]) } });
    expect(await screen.findByText('No invoice matches')).toBeTruthy();
    cleanup();
    const away = { ...API, 'GET /billing/invoices': () => answerProblem('FORBIDDEN') };
    await openPage('/admin/billing', { api: away });
    expect(await screen.findByText('Failed to fetch data')).toBeTruthy();
  });

  it('D-025: is nobody’s business without the permission, and nothing of it is asked for', async () => {
    const { requests } = await openPage('/admin/billing', { api: API, person: { roles: ['lawyer'] } });
    expect(await screen.findByRole('heading', { name: 'This part is not open to you' })).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('is written in Arabic too', async () => {
    const { container } = await openPage('/admin/billing', { api: API, language: 'ar' });
    expect(await screen.findByText('مدفوعة جزئيًّا')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });
});
