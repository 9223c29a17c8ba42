/**
 * @jest-environment jsdom
 */
import type { Expense } from '@diwan/contracts/money/expenses/http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';

const { XMLHttpRequest: uploads } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = uploads;
});

/** A connection that breaks off at each file. */
class NoUploads extends uploads {
  override send() {
    this.onerror?.(new ProgressEvent('error'));
  }
}

const LIST = 'GET /billing/expenses';
const TOTALS = 'GET /billing/expense-totals';
const totals = {
  thisMonth: [{ amountMinor: 320_050, currency: 'USD' }],
  thisYear: [],
  waiting: [],
  billable: [],
  toDecide: 0,
};
const anExpense = (more: Partial<Expense> = {}): Expense => ({
  id: '64b0000000000000000000f1',
  type: 'rent',
  category: 'operational',
  description: 'Rent of May',
  amount: { amountMinor: 180_000, currency: 'USD' },
  vat: null,
  day: '2026-05-02',
  receiptNumber: 'R-204',
  vendor: 'Achrafieh Towers',
  method: 'check',
  billable: false,
  client: null,
  legalCase: null,
  receipt: { fileName: 'rent.pdf', mime: 'application/pdf', bytes: 12_000 },
  state: 'submitted',
  decision: null,
  invoiceId: null,
  createdBy: { id: '64b0000000000000000000a1', name: 'Maya Saliba' },
  createdAt: '2026-05-02T08:00:00.000Z',
  restorableUntil: null,
  version: 1,
  ...more,
});
const api = { [LIST]: () => pageOf([anExpense()]), [TOTALS]: () => totals };

describe('office expenses', () => {
  it('BILL-20: shows totals and the list, with the receipt', async () => {
    const { container } = await openPage('/admin/expenses', { api });
    expect((await screen.findByText('Rent of May')).textContent).toBe('Rent of May');
    const rows = screen.getByText('USD 3,200.50').closest('a')?.getAttribute('href');
    expect(rows).toMatch(
      /^\/admin\/accounting\?view=ledger&account=expense&currency=USD&from=\d{4}-\d\d&to=\d{4}-\d\d$/,
    );
    expect(screen.getByText('USD 1,800.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Open receipt/ }).getAttribute('href')).toContain('/receipt');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('S2§9: a new one is rent and operational, says what is missing, and is saved with its amount as typed', async () => {
    const sent: unknown[] = [];
    const { user, toasts } = await openPage('/admin/expenses?new=expense', {
      api: {
        ...api,
        'POST /billing/expenses': ({ body }) => {
          sent.push(body);
          return anExpense();
        },
      },
    });
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText<HTMLSelectElement>(/Expense Type/).value).toBe('rent');
    expect(form.getByLabelText<HTMLSelectElement>('Category').value).toBe('operational');
    await user.click(form.getByRole('button', { name: 'Add Expense' }));
    expect(await form.findAllByText(/Please fill in this field/)).not.toHaveLength(0);
    await user.type(form.getByLabelText(/^Description/), 'Toner');
    await user.type(form.getByLabelText(/^Amount/), '١٬٢٣٤٫٥٠');
    await user.click(form.getByRole('button', { name: 'Add Expense' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Expense created successfully'));
    expect(sent[0]).toMatchObject({
      description: 'Toner',
      amount: { amountMinor: 123_450, currency: 'USD' },
      billable: false,
      clientId: null,
      submit: true,
    });
  });

  it('BILL-05: tax within it is reckoned by its day or typed, never more than the amount, and shown in the list', async () => {
    const sent: unknown[] = [];
    const { user } = await openPage('/admin/expenses?new=expense', {
      api: {
        ...api,
        [LIST]: () => pageOf([anExpense({ vat: { vatMinor: 17_838, rateBp: 1_100 } })]),
        'POST /billing/expenses': ({ body }) => {
          sent.push(body);
          return anExpense();
        },
      },
    });
    expect(await screen.findByText('USD 178.38')).toBeTruthy();
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Description/), 'Toner');
    await user.type(form.getByLabelText(/^Amount/), '111');
    expect(form.queryByLabelText(/VAT on the receipt/)).toBeNull();
    await user.selectOptions(form.getByLabelText('VAT in the amount'), 'typed');
    await user.type(form.getByLabelText(/VAT on the receipt/), '111.01');
    await user.click(form.getByRole('button', { name: 'Add Expense' }));
    await waitFor(() => expect(form.getByLabelText(/VAT on the receipt/).getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
    await user.clear(form.getByLabelText(/VAT on the receipt/));
    await user.type(form.getByLabelText(/VAT on the receipt/), '١١');
    await user.click(form.getByRole('button', { name: 'Add Expense' }));
    await waitFor(() => expect(sent).toMatchObject([{ vat: { kind: 'typed', vatMinor: 1_100 } }]));
  });

  it('F2: an expense whose file was refused is there: what is typed then is a change of it, also after a reload', async () => {
    globalThis.XMLHttpRequest = NoUploads;
    const { user, toasts, sent } = await openPage('/admin/expenses?new=expense', {
      api: { ...api, 'POST /billing/expenses': () => anExpense({ description: 'Toner', receipt: null }) },
    });
    const form = within(await screen.findByRole('dialog'));
    const kept = () => Object.keys(sessionStorage).filter((name) => name.includes('expense:'));
    await user.type(form.getByLabelText(/^Description/), 'Toner');
    await user.type(form.getByLabelText(/^Amount/), '111');
    await waitFor(() => expect(kept()).toEqual([expect.stringMatching(/expense:new$/)]));
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser) await user.upload(chooser, new File(['x'], 'toner.pdf', { type: 'application/pdf' }));
    await user.click(form.getByRole('button', { name: 'Add Expense' }));
    await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
    expect(sent('POST /billing/expenses')).toHaveLength(1);
    await user.type(form.getByLabelText(/^Description/), ' for the printer');
    await waitFor(() => expect(kept()).toEqual([expect.stringMatching(/expense:64b0000000000000000000f1$/)]));
  });

  it('S2§4: a client can be chosen only while it is billable, and must be', async () => {
    const { user } = await openPage('/admin/expenses?new=expense', {
      api: { ...api, 'GET /identity/clients': () => pageOf([]) },
    });
    const form = within(await screen.findByRole('dialog'));
    expect(form.queryByText('Case')).toBeNull();
    await user.click(form.getByRole('checkbox', { name: /Billable to client/ }));
    expect(form.getByText('Case')).toBeTruthy();
    await user.click(form.getByRole('checkbox', { name: /Billable to client/ }));
    expect(form.queryByText('Case')).toBeNull();
  });

  it('D-125: asks by name before it deletes; what fails is said there', async () => {
    const { user } = await openPage('/admin/expenses', {
      api: { ...api, 'DELETE /billing/expenses/:id': () => answerProblem('ALREADY_BILLED') },
    });
    await user.click(await screen.findByRole('button', { name: /Rent of May/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Expense' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Delete expense “Rent of May”?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete Expense' }));
    expect(await dialog.findByText(/Failed to delete expense\. problem: ALREADY_BILLED/)).toBeTruthy();
  });

  it('D-132: a list that cannot be had says so', async () => {
    await openPage('/admin/expenses', { api: { ...api, [LIST]: () => answerProblem('UNAVAILABLE') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch data');
  });
});
