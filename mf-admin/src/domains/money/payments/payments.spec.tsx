/**
 * @jest-environment jsdom
 */
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPayment } from '../../../testing/money-records.js';
import { API, CLIENT, field, goesTo, OLD, openForm, POUNDS } from '../../../testing/new-receipt.js';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

describe('BILL-08: recording a payment', () => {
  it('D-153: shares out among the open invoices of the client alone, the oldest first; what is left stays as credit', async () => {
    const { user, save, bodies, toasts, requests, location } = await openForm();
    expect((await goesTo('INV-202601-0001')).value).toBe('');
    await user.type(field(/^Payment amount/), '150');
    expect((await goesTo('INV-202601-0001')).value).toBe('111.00');
    expect((await goesTo('INV-202605-0007')).value).toBe('39.00');
    expect((await goesTo('INV-202603-0004')).value).toBe('');
    expect(screen.getByText('All of it goes to invoices.')).toBeTruthy();
    await user.clear(await goesTo('INV-202605-0007'));
    expect(screen.getByText('USD 39.00 stays with the client as credit.')).toBeTruthy();
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
    await save();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Receipt created successfully']));
    expect(bodies()).toEqual([
      {
        ...{ clientId: CLIENT, amount: { amountMinor: 15_000, currency: 'USD' }, method: 'check', reference: '' },
        ...{ notes: '', day: beirutDate(new Date()) },
        allocations: [{ invoiceId: OLD.id, amountMinor: 11_100, usedMinor: null }],
      },
    ]);
    const asked = requests.find(({ path }) => path === '/billing/invoices');
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ clientId: CLIENT, state: 'open', sort: 'issued' });
    expect(location()).toBe('/admin/billing/receipts');
  });

  it('BILL-06: of an invoice in the other currency tells the rate, what is expected, and the difference', async () => {
    const { user, save, bodies } = await openForm({}, `&client=${CLIENT}&invoice=${POUNDS.id}&in=USD`);
    await user.type(field(/^Payment amount/), '19');
    expect(screen.getByText(/LBP 89,500 for a dollar \(Banque du Liban, 1 May 2026\)/)).toBeTruthy();
    expect((await goesTo('INV-202603-0004')).value).toBe('1700500');
    await user.clear(await goesTo('INV-202603-0004'));
    await user.type(await goesTo('INV-202603-0004'), '1,790,000');
    await user.type(field('Taken of the money for INV-202603-0004'), '19');
    expect(screen.getByText('By the rate: USD 20.00. Difference: USD -1.00.')).toBeTruthy();
    await save();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      allocations: [{ invoiceId: POUNDS.id, amountMinor: 1_790_000, usedMinor: 1_900 }],
    });
  });

  it.each([
    ['no client', '', '10', '', /^Client: /],
    ['no amount', `&client=${CLIENT}`, '', '', /^Payment amount: Enter an amount/],
    ['an amount of spaces', `&client=${CLIENT}`, '   ', '', /^Payment amount: Enter an amount/],
    ['a negative amount', `&client=${CLIENT}`, '-1', '', /^Payment amount: Enter an amount/],
    ['nothing', `&client=${CLIENT}`, '0', '', /^Payment amount: Enter an amount/],
    ['D-154: a day to come', `&client=${CLIENT}`, '10', '2999-01-01', /^Payment date: This day has not come yet/],
  ])('D-103: refuses without asking the service: %s', async (_, query, amount, day, said) => {
    const { user, save, bodies } = await openForm({}, query);
    if (amount) await user.type(field(/^Payment amount/), amount);
    if (day) {
      await user.clear(field(/^Payment date/));
      await user.type(field(/^Payment date/), day);
    }
    await save();
    expect(await screen.findByRole('link', { name: said })).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  it('D-103: a reference that is too long is said at its field', async () => {
    const { user, save, bodies } = await openForm();
    await user.type(field(/^Payment amount/), '10');
    await user.click(field(/^Reference number/));
    await user.paste('r'.repeat(121));
    await save();
    expect(await screen.findByRole('link', { name: 'Reference number: This is too long' })).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  it('more than was paid, or than is open, is not given out', async () => {
    const { user, save, bodies } = await openForm();
    await user.type(field(/^Payment amount/), '50');
    await user.type(await goesTo('INV-202605-0007'), '10');
    expect(screen.getByText('USD 10.00 more is given to invoices than was paid.')).toBeTruthy();
    await save();
    expect((await screen.findAllByText(/More is given to invoices than was paid/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Oldest first again' }));
    await user.clear(await goesTo('INV-202601-0001'));
    await user.type(await goesTo('INV-202601-0001'), '111.01');
    expect(screen.getByText('This is more than is open')).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  it('D-107: the same is sent under the same key again, and the failure is told in the specified words', async () => {
    let tries = 0;
    const { user, save, requests, toasts } = await openForm({
      'POST /billing/payments': () => (tries++ === 0 ? answerProblem('UNAVAILABLE') : aPayment()),
    });
    await user.type(field(/^Payment amount/), '١٠٠٫٥٠');
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/^Failed to save receipt/));
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Receipt created successfully'));
    const keys = requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

const PROVEN = '/billing/payment-proofs/:id/payment';

describe('BILL-18: a receipt of what a client sent to show that they paid', () => {
  const proof = {
    ...{ id: '64b0000000000000000000d1', method: 'bank_transfer', paidOn: '2026-05-18', reference: 'TT 77' },
    amount: { amountMinor: 6_100, currency: 'USD' },
    client: { id: CLIENT, name: 'Rana Khoury' },
    state: 'sent',
  };
  const openProven = async (record: () => unknown) => {
    const api = { 'GET /billing/payment-proofs/:id': () => proof, [`POST ${PROVEN}`]: record };
    const page = await openForm(api, `&client=${CLIENT}&in=LBP&proof=${proof.id}`);
    await waitFor(() => expect(field(/^Payment amount/)).toHaveProperty('value', '61.00'));
    return page;
  };

  it('F4: begins with what the proof says, and is recorded and proven by one request', async () => {
    const { save, sent, bodies, toasts } = await openProven(() => aPayment());
    // It is of whoever sent it.
    const client = within(screen.getByRole('dialog')).getByLabelText(/^Client/);
    expect(client).toHaveProperty('disabled', true);
    expect(client.textContent).toContain('Rana Khoury');
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Receipt created successfully'));
    expect(bodies()).toHaveLength(1);
    const { body } = sent(`POST ${PROVEN}`).at(-1) ?? {};
    expect(body).toMatchObject({
      amount: proof.amount,
      method: 'bank_transfer',
      day: '2026-05-18',
      reference: 'TT 77',
    });
    expect(body).not.toHaveProperty('clientId');
  });

  it('F4: says that nothing was recorded where the proof has been decided, and keeps what was typed', async () => {
    const { save, toasts } = await openProven(() => {
      proof.state = 'matched';
      return answerProblem('CONFLICT');
    });
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/^Failed to save receipt.*already been decided/));
    expect((await screen.findAllByText(/nothing was recorded now/)).length).toBeGreaterThan(0);
    expect(field(/^Payment amount/)).toHaveProperty('value', '61.00');
  });
});

describe('BILL-08: receipts', () => {
  it('are listed with method, invoices and the beginning of the notes', async () => {
    const { container } = await openPage('/admin/billing/receipts', { api: API });
    const row = within(await screen.findByRole('row', { name: /REC-202605-0003/ }));
    for (const text of ['Rana Khoury', 'USD 61.00', 'Check', 'INV-202605-0007', `${'n'.repeat(50)}…`])
      expect(row.getByText(text)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  const openVoid = async (preview: () => unknown, voided: () => unknown = () => aPayment()) => {
    const page = await openPage('/admin/billing/receipts/64b0000000000000000000b1', {
      api: { ...API, 'GET /billing/payments/:id/void': preview, 'POST /billing/payments/:id/void': voided },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Void receipt' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Void receipt REC-202605-0003 of USD 61.00?' }),
    );
    await waitFor(() => expect(dialog.queryByText('Loading…')).toBeNull());
    return { ...page, dialog, press: () => page.user.click(dialog.getByRole('button', { name: 'Void receipt' })) };
  };
  const NOTHING = { uses: [], owedBack: [] };

  it('D-118: are never edited; a wrong one is voided with a reason', async () => {
    const { user, requests, toasts, dialog, press } = await openVoid(() => NOTHING);
    await press();
    expect(dialog.getByText('Please fill in this field')).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), 'Bounced check');
    await press();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Receipt voided']));
    const body = { reason: 'Bounced check', takeBack: [], owedBack: [] };
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual(body);
    expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
  });

  it('C4: what is taken back beside it is shown first, and again where it changed meanwhile', async () => {
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    const use = { id: '64b0000000000000000000f1', invoice: { id: OLD.id, number: OLD.number }, amount: usd(5_000) };
    const later = { id: '64b0000000000000000000f2', invoice: null, amount: usd(700) };
    let found: object = { uses: [use], owedBack: [] };
    const { user, requests, toasts, dialog, press } = await openVoid(
      () => found,
      () => {
        if (found !== CHANGED) {
          found = CHANGED;
          return answerProblem('CREDIT_SPENT');
        }
        return aPayment();
      },
    );
    const CHANGED = {
      uses: [use, later],
      owedBack: [{ client: { id: CLIENT, name: 'Rana Khoury' }, amount: usd(300) }],
    };
    expect(dialog.getByText(/they are open again/)).toBeTruthy();
    expect(dialog.getByText(OLD.number ?? '')).toBeTruthy();
    expect(dialog.queryByText(/owes back/)).toBeNull();
    await user.type(dialog.getByRole('textbox'), 'Bounced check');
    await press();
    expect(await dialog.findByText(/Look at what would be taken back now/)).toBeTruthy();
    expect(await dialog.findByText('An invoice that you do not see')).toBeTruthy();
    expect(dialog.getByText(/then owes back USD 3.00 in all/)).toBeTruthy();
    expect((await axe(screen.getByRole('alertdialog'))).violations).toEqual([]);
    await press();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Receipt voided']));
    const bodies = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([
      { reason: 'Bounced check', takeBack: [use.id], owedBack: [] },
      { reason: 'Bounced check', takeBack: [use.id, later.id], owedBack: [{ clientId: CLIENT, amount: usd(300) }] },
    ]);
  });

  it('C4: nothing is voided while what it would take back is not known', async () => {
    let isAway = true;
    const { user, requests, dialog, press } = await openVoid(() => (isAway ? answerProblem('UNAVAILABLE') : NOTHING));
    await user.type(dialog.getByRole('textbox'), 'Bounced check');
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    await press();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    isAway = false;
    await user.click(retry);
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull());
    await press();
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  });
});
