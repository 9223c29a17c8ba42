/**
 * @jest-environment jsdom
 */
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import type { Role } from '@diwan/contracts/shared/role';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCreditNote, aDraft, anAccount, anInvoice, aRate, aStanding } from '../testing/money-records.js';
import { openPage } from '../testing/open-page.js';

afterEach(cleanup);

const PATH = '/admin/billing/invoices/64b0000000000000000000e1';
const open = (invoice: Invoice, more: FakeApi = {}, path = PATH, roles: Role[] = ['owner']) =>
  openPage(path, {
    person: { roles },
    api: {
      'GET /billing/invoices/:id': () => invoice,
      'GET /billing/clients/:id/account': () => anAccount([aStanding({ creditMinor: 5_000 })]),
      'GET /billing/credit-notes': () => [],
      'GET /billing/invoices/:id/credited-lines': () => [],
      ...more,
    },
  });
const bodies = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('an invoice as a record', () => {
  it('tells what it charges for, what it comes to in both currencies, and what paid it', async () => {
    const { container } = await open(
      anInvoice({
        ...{ state: 'partial', paidMinor: 6_100, balanceMinor: 5_000, viewedAt: '2026-05-13T10:00:00.000Z' },
        settlements: [
          {
            ...{ id: '64b0000000000000000000b1', kind: 'payment', number: 'REC-202605-0003', day: '2026-05-20' },
            ...{ amount: { amountMinor: 6_100, currency: 'USD' }, voided: false },
          },
        ],
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'INV-202605-0007' })).toBeTruthy();
    expect(await screen.findByText('Partially Paid')).toBeTruthy();
    expect(await screen.findByText('Tax amount (VAT 11%)')).toBeTruthy();
    expect(screen.getByText(/LBP 9,934,500, of which VAT LBP 984,500, at LBP 89,500/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'REC-202605-0003' })).toBeTruthy();
    expect(await screen.findByText('Opened by the client for the first time')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('BILL-02: is issued after a question that names the shape of its number, the client and the total', async () => {
    const { user, requests, toasts } = await open(aDraft(), { 'POST /billing/invoices/:id/issue': () => anInvoice() });
    await user.click(await screen.findByRole('button', { name: 'Issue and send' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Issue the invoice of USD 111.00 to Rana Khoury?' }),
    );
    expect(dialog.getByText(/It gets the number INV-202605-… and Rana Khoury sees it/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Issue and send' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Invoice issued']));
    expect(bodies(requests)).toEqual([{ version: 2, number: null }]);
  });

  it('BILL-02: a number of one’s own that is used already is said at its field', async () => {
    const { user } = await open(aDraft(), { 'POST /billing/invoices/:id/issue': () => answerProblem('DUPLICATE') });
    await user.click(await screen.findByRole('button', { name: 'Issue and send' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/A number of your own/), 'OLD-1');
    await user.click(dialog.getByRole('button', { name: 'Issue and send' }));
    expect(await dialog.findByText('This number is used already')).toBeTruthy();
  });

  it('P11: a draft of a day before the last number’s is dated today, which is said before it goes out', async () => {
    const issued: unknown[] = [];
    const { user, toasts } = await open(aDraft(), {
      'POST /billing/invoices/:id/issue': ({ body }) => {
        issued.push(body);
        if ((body as { issueDate?: string }).issueDate) return anInvoice();
        return answerProblem('VALIDATION', { fieldErrors: { issueDate: 'before_last_number' } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Issue and send' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Issue and send' }));
    expect(
      await dialog.findByText(/This draft is dated .*2026, but an invoice of a later day.*today, 26 November 2026/),
    ).toBeTruthy();
    expect(dialog.getByText(/It gets the number INV-202611-….* due on 26 December 2026/)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^This draft is dated/);
    await user.type(dialog.getByLabelText(/A number of your own/), 'OLD-1');
    expect(dialog.queryByText(/This draft is dated/)).toBeNull();
    await user.clear(dialog.getByLabelText(/A number of your own/));
    await user.click(dialog.getByRole('button', { name: 'Date it today and send' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Invoice issued']));
    expect(issued).toEqual([
      { version: 2, number: null },
      { version: 2, number: null, issueDate: '2026-11-26' },
    ]);
  });

  it('C1: a firm without a number for tax is told why an invoice with tax cannot go out, and where to enter it', async () => {
    const refused = () => answerProblem('OFFICE_NOT_ENTERED', { fieldErrors: { vatNumber: 'required' } });
    const { user } = await open(aDraft(), { 'POST /billing/invoices/:id/issue': refused });
    await user.click(await screen.findByRole('button', { name: 'Issue and send' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Issue and send' }));
    expect(await dialog.findByText(/^The invoice charges VAT, but the firm has entered no VAT number/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: /office profile/i }).getAttribute('href')).toBe('/admin/office');
  });

  it('asks whether to issue it when the editor leads here to do so', async () => {
    const { location } = await open(aDraft(), {}, `${PATH}?issue=yes`);
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    await waitFor(() => expect(location()).toBe(PATH));
  });

  it('D-109: an issued one is not edited, but voided with a reason or taken back', async () => {
    const { user, requests } = await open(anInvoice(), {
      'POST /billing/invoices/:id/void': () => answerProblem('STILL_SETTLED'),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for INV-202605-0007' }));
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Void invoice' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Void invoice INV-202605-0007?' }));
    await user.type(dialog.getByRole('textbox'), 'Wrong client');
    await user.click(dialog.getByRole('button', { name: 'Void invoice' }));
    expect(await dialog.findByText('problem: STILL_SETTLED')).toBeTruthy();
    expect(bodies(requests)).toEqual([{ reason: 'Wrong client' }]);
  });

  it('a draft is deleted after a question that names it', async () => {
    const { user, requests } = await open(aDraft(), {
      'DELETE /billing/invoices/:id': () => answerProblem('IMMUTABLE'),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Draft' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete draft' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Delete the draft of USD 111.00 for Rana Khoury?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
    expect(await dialog.findByText('problem: IMMUTABLE')).toBeTruthy();
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('C4: credit that paid it is taken back, with its day and a reason', async () => {
    const used = {
      id: '64b0000000000000000000f1',
      kind: 'credit',
      number: '',
      day: '2026-05-20',
      voided: false,
    } as const;
    const paid = { ...used, id: '64b0000000000000000000f2', voided: true };
    const amount = { amountMinor: 2_500, currency: 'USD' } as const;
    const settlements = [
      { ...used, amount },
      { ...paid, amount },
    ];
    const { user, requests, toasts } = await open(anInvoice({ settlements }), {
      'POST /billing/invoices/:id/credit/:useId/reversal': () => ({ balanceMinor: 8_600, creditMinor: 2_500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Take back the credit of USD 25.00' }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Take back the credit used for INV-/ }));
    await user.type(sheet.getByLabelText(/^Reason/), 'Meant for another one');
    await user.click(sheet.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Entry reversed']));
    expect(requests.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
      path: `/billing/invoices/64b0000000000000000000e1/credit/${used.id}/reversal`,
      body: { reason: 'Meant for another one' },
    });
  });

  it('D-108: is paid from credit, not more than there is or is open', async () => {
    const { user, requests } = await open(anInvoice(), {
      'POST /billing/invoices/:id/credit': () => ({ balanceMinor: 6_100, creditMinor: 0 }),
    });
    const menu = async () => user.click(await screen.findByRole('button', { name: 'Actions for INV-202605-0007' }));
    await waitFor(async () => {
      await menu();
      const item = screen.queryByRole('menuitem', { name: 'Use credit…' });
      if (!item) await user.keyboard('{Escape}');
      expect(item).toBeTruthy();
    });
    await user.click(screen.getByRole('menuitem', { name: 'Use credit…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const amount = dialog.getByRole<HTMLInputElement>('textbox');
    expect(amount.value).toBe('50.00');
    await user.clear(amount);
    await user.type(amount, '50.01');
    await user.click(dialog.getByRole('button', { name: 'Use credit' }));
    expect(dialog.getByText(/more than the credit/)).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '20');
    await user.click(dialog.getByRole('button', { name: 'Use credit' }));
    await waitFor(() => expect(bodies(requests)).toEqual([{ amountMinor: 2_000 }]));
  });

  describe('C2: an amount far from the rate of the day', () => {
    const accepted = {
      ...{ amountMinor: 11_100, usedMinor: 8_000_000, expectedMinor: 9_934_500, reason: 'Agreed by letter' },
      ...{ byName: 'Nadine Aoun', isOwn: false },
      at: '2026-05-20T08:00:00.000Z',
    };
    const withRate: FakeApi = { 'GET /billing/exchange-rates': () => [aRate()] };
    const openMenu = async (user: Awaited<ReturnType<typeof open>>['user']) =>
      user.click(await screen.findByRole('button', { name: 'Actions for INV-202605-0007' }));

    it('is accepted with a reason by who may, who sees how far it is', async () => {
      let invoice = anInvoice();
      const { user, sent, toasts } = await open(invoice, {
        ...withRate,
        'GET /billing/invoices/:id': () => invoice,
        'PUT /billing/invoices/:id/accepted-amount': () => {
          invoice = anInvoice({ accepted });
          return invoice;
        },
      });
      await openMenu(user);
      await user.click(screen.getByRole('menuitem', { name: 'Approve a different amount…' }));
      const dialog = await screen.findByRole('dialog', { name: 'Approve a different amount for INV-202605-0007' });
      const sheet = within(dialog);
      const save = () => user.click(sheet.getByRole('button', { name: 'Approve' }));
      expect(sheet.getByLabelText<HTMLInputElement>(/^Balance to settle/).value).toBe('111.00');
      expect(await sheet.findByText(/^By the rate: LBP 9,934,500/)).toBeTruthy();
      await save();
      expect((await sheet.findAllByText(/Enter an amount/)).length).toBeGreaterThan(0);
      await user.type(sheet.getByLabelText(/^Amount received/), '9,900,000');
      expect(sheet.getByText(/it can be recorded without approval/)).toBeTruthy();
      await user.clear(sheet.getByLabelText(/^Amount received/));
      await user.type(sheet.getByLabelText(/^Amount received/), '8,000,000');
      expect(sheet.getByText(/Difference: LBP -1,934,500/)).toBeTruthy();
      expect((await axe(dialog)).violations).toEqual([]);
      await user.type(sheet.getByLabelText(/^Reason/), 'Agreed by letter');
      await save();
      await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Amount approved']));
      expect(sent('PUT /billing/invoices/:id/accepted-amount').map(({ body }) => body)).toEqual([
        { amountMinor: 11_100, usedMinor: 8_000_000, reason: 'Agreed by letter', version: 2 },
      ]);
      expect(await screen.findByText('LBP 8,000,000 for USD 111.00')).toBeTruthy();
      expect(screen.getByText(/^Nadine Aoun, 20 May 2026.* Holds until 19 June 2026\.$/)).toBeTruthy();
    });

    it('is taken back, and is no deed of who only keeps the books', async () => {
      let invoice = anInvoice({ accepted });
      const { user, toasts } = await open(invoice, {
        ...withRate,
        'GET /billing/invoices/:id': () => invoice,
        'DELETE /billing/invoices/:id/accepted-amount': () => {
          invoice = anInvoice({ accepted: null });
          return invoice;
        },
      });
      await openMenu(user);
      await user.click(screen.getByRole('menuitem', { name: 'Withdraw approval' }));
      await waitFor(() => expect(toasts.at(-1)?.description).toBe('Approval withdrawn'));
      await waitFor(() => expect(screen.queryByText('LBP 8,000,000 for USD 111.00')).toBeNull());
      cleanup();
      const books = await open(anInvoice({ accepted }), withRate, PATH, ['accountant']);
      await openMenu(books.user);
      expect(screen.getByText('LBP 8,000,000 for USD 111.00')).toBeTruthy();
      expect(screen.queryByRole('menuitem', { name: /approv/i })).toBeNull();
    });
  });

  it('H9: says why a draft cannot be issued that asks more than a cost was, and leads to it', async () => {
    const refused = () => answerProblem('VALIDATION', { fieldErrors: { 'lines.0.unitPriceMinor': 'over_cost' } });
    const { user } = await open(aDraft(), { 'POST /billing/invoices/:id/issue': refused });
    await user.click(await screen.findByRole('button', { name: 'Issue and send' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Issue and send' }));
    expect(await dialog.findByText(/^The draft charges more than a cost was/)).toBeTruthy();
    expect(dialog.getByRole('link').getAttribute('href')).toContain(`${PATH}/edit`);
  });

  it('BILL-09: a credit note takes back of each line what is left of it', async () => {
    const { user, requests, toasts } = await open(anInvoice({ creditedMinor: 3_330, balanceMinor: 2_000 }), {
      'GET /billing/credit-notes': () => [aCreditNote()],
      'POST /billing/invoices/:id/credit-notes': () => aCreditNote(),
    });
    expect(await screen.findByText('CN-202605-0001')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Actions for INV-202605-0007' }));
    await user.click(screen.getByRole('menuitem', { name: 'Credit note…' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Credit note for INV-202605-0007' }));
    const line = await sheet.findByLabelText(/^Line 1: Drafting of the sale contract/);
    expect(sheet.getByText('USD 70.00 is left of it.')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Issue credit note' }));
    expect((await sheet.findAllByText(/Enter an amount for one line at least/)).length).toBeGreaterThan(0);
    await user.type(line, '70.01');
    expect((await sheet.findAllByText(/more than is left of this line/)).length).toBeGreaterThan(0);
    await user.click(sheet.getByRole('button', { name: 'All that is left' }));
    expect(sheet.getByText(/Together USD 77.70, of which VAT USD 7.70/)).toBeTruthy();
    expect(sheet.getByText(/USD 57.70 of it was paid already and becomes credit/)).toBeTruthy();
    await user.type(sheet.getByLabelText(/^Reason/), 'Agreed on nothing');
    await user.click(sheet.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Credit note issued']));
    expect(bodies(requests)[0]).toMatchObject({ reason: 'Agreed on nothing', lines: [{ place: 0, netMinor: 7_000 }] });
  });
});
