/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { anInvoice, anInvoiceRow } from '../../../testing/money-records.js';
import { CLIENT, field, goesTo, OLD, OPEN, openForm, POUNDS } from '../../../testing/new-receipt.js';
import { pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const approved = (isOwn: boolean) => ({
  ...{ amountMinor: 1_790_000, usedMinor: 1_500, expectedMinor: 2_000, reason: 'Agreed', byName: 'Nadine Aoun' },
  ...{ isOwn, at: '2026-05-20T08:00:00.000Z' },
});

it('C2: far from the rate of the day takes what was accepted for the invoice, and nothing else', async () => {
  const accepted = approved(false);
  const withAccepted: FakeApi = { 'GET /billing/invoices': () => pageOf([OLD, { ...POUNDS, accepted }]) };
  const { user, save, bodies } = await openForm(withAccepted, `&client=${CLIENT}&invoice=${POUNDS.id}&in=USD`);
  await user.type(field(/^Payment amount/), '15');
  expect((await goesTo('INV-202603-0004')).value).toBe('1790000');
  const taken = field('Taken of the money for INV-202603-0004');
  expect(taken.value).toBe('15.00');
  await user.clear(taken);
  await user.type(taken, '14');
  expect(
    screen.getByText(/^More than 5% from the rate of that day or of today: an owner or admin approves/),
  ).toBeTruthy();
  await save();
  expect(
    (await screen.findAllByText(/^More than 5% from the rate of that day or of today, and not approved/)).length,
  ).toBeGreaterThan(0);
  expect(bodies()).toEqual([]);
  await user.clear(taken);
  await user.type(taken, '15');
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    allocations: [{ invoiceId: POUNDS.id, amountMinor: 1_790_000, usedMinor: 1_500 }],
  });
});

it('C2: who approved an amount is told that somebody else has to record it', async () => {
  const own: FakeApi = { 'GET /billing/invoices': () => pageOf([{ ...POUNDS, accepted: approved(true) }]) };
  const { user, save, bodies } = await openForm(own, `&client=${CLIENT}&invoice=${POUNDS.id}&in=USD`);
  await user.type(field(/^Payment amount/), '15');
  expect((await goesTo('INV-202603-0004')).value).toBe('1342500');
  await user.clear(await goesTo('INV-202603-0004'));
  await user.type(await goesTo('INV-202603-0004'), '1790000');
  const taken = field('Taken of the money for INV-202603-0004');
  await user.clear(taken);
  await user.type(taken, '15');
  expect(
    screen.getByText('You approved these amounts yourself: somebody else has to record the payment.'),
  ).toBeTruthy();
  await save();
  expect((await screen.findAllByText(/^You approved these amounts yourself/)).length).toBeGreaterThan(1);
  expect(bodies()).toEqual([]);
});

it('H1: what was to go to an invoice that was paid meanwhile does not become credit unseen', async () => {
  let open = OPEN;
  const answer: FakeApi = { 'GET /billing/invoices': () => pageOf(open) };
  const first = await openForm(answer);
  await first.user.type(field(/^Payment amount/), '50');
  await first.user.clear(await goesTo('INV-202601-0001'));
  await first.user.type(await goesTo('INV-202601-0001'), '50');
  // The form is left, and somebody else records the payment of that invoice.
  await waitFor(() => expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('allocations'));
  cleanup();
  open = OPEN.slice(1);
  const { user, save, bodies } = await openForm(answer, undefined, true);
  expect(
    await screen.findByText(/^Something was to go to an invoice on which nothing is left to pay any more/),
  ).toBeTruthy();
  await save();
  expect((await screen.findAllByText(/^Something was to go to an invoice/)).length).toBeGreaterThan(1);
  expect(bodies()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.getByText('USD 50.00 stays with the client as credit.')).toBeTruthy();
  await save();
  await waitFor(() => expect(bodies()).toMatchObject([{ allocations: [] }]));
});

describe('H1: opened for an invoice', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const id = (0xe000 + at).toString(16).padStart(24, '0');
      return anInvoiceRow({ id, number: `INV-202601-${String(at + 1).padStart(4, '0')}`, issueDate: '2026-01-02' });
    });
  const inPages =
    (all: ReturnType<typeof many>): FakeApi[string] =>
    ({ query }) => {
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      return { ...pageOf(all.slice((page - 1) * limit, page * limit)), total: all.length };
    };

  it('the money goes to it first, however many are open', async () => {
    const all = many(230);
    const last = all[229] as (typeof all)[number];
    const { user, save, bodies } = await openForm(
      { 'GET /billing/invoices': inPages(all) },
      `&client=${CLIENT}&invoice=${last.id}&in=USD`,
    );
    await user.type(field(/^Payment amount/), '120');
    expect((await goesTo('INV-202601-0230')).value).toBe('111.00');
    expect((await goesTo('INV-202601-0001')).value).toBe('9.00');
    expect(screen.queryByLabelText('Goes to INV-202601-0100')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all open invoices (230)' }));
    expect((await goesTo('INV-202601-0100')).value).toBe('');
    await save();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      allocations: [
        { invoiceId: all[0]?.id, amountMinor: 900 },
        { invoiceId: last.id, amountMinor: 11_100 },
      ],
    });
  });

  it('it is asked for by itself where the list passed it over', async () => {
    const issued = { ...anInvoice(), id: 'e'.repeat(24), number: 'INV-202605-0099' };
    const { user, requests } = await openForm(
      { 'GET /billing/invoices/:id': () => issued },
      `&client=${CLIENT}&invoice=${issued.id}&in=USD`,
    );
    await user.type(field(/^Payment amount/), '50');
    expect((await goesTo('INV-202605-0099')).value).toBe('50.00');
    expect(requests.some(({ path }) => path === `/billing/invoices/${issued.id}`)).toBe(true);
  });

  it('nothing is recorded while nobody can say where the money goes', async () => {
    let answer: (() => void) | undefined;
    const { user, save, bodies, toasts } = await openForm(
      { 'GET /billing/invoices': () => new Promise((tell) => (answer = () => tell(pageOf(OPEN)))) },
      `&client=${CLIENT}&invoice=${OLD.id}&in=USD`,
    );
    await user.type(field(/^Payment amount/), '50');
    await save();
    expect(await screen.findByText(/open invoices have not loaded yet/)).toBeTruthy();
    expect(screen.queryByText(/stays with the client as credit/)).toBeNull();
    expect(bodies()).toEqual([]);
    answer?.();
    expect((await goesTo('INV-202601-0001')).value).toBe('50.00');
    await waitFor(() => expect(screen.queryByText(/have not loaded yet/)).toBeNull());
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Receipt created successfully'));
    expect(bodies()).toMatchObject([{ allocations: [{ invoiceId: OLD.id, amountMinor: 5_000 }] }]);
  });

  it('says so when they cannot be asked for, and asks again', async () => {
    let isAway = true;
    const { user } = await openForm({
      'GET /billing/invoices': () => (isAway ? answerProblem('UNAVAILABLE') : pageOf(OPEN)),
    });
    const retry = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);
    expect(await goesTo('INV-202601-0001')).toBeTruthy();
  });

  it('it goes to no other by itself when nothing is left to pay on that one', async () => {
    const paid = () => ({ ...anInvoice({ balanceMinor: 0, state: 'paid' }), id: 'e'.repeat(24) });
    const { user, save, bodies } = await openForm(
      { 'GET /billing/invoices/:id': paid },
      `&client=${CLIENT}&invoice=${'e'.repeat(24)}&in=USD`,
    );
    await user.type(field(/^Payment amount/), '50');
    expect(await screen.findByText(/^The invoice that this money was for is not open any more/)).toBeTruthy();
    expect((await goesTo('INV-202601-0001')).value).toBe('');
    await user.type(await goesTo('INV-202605-0007'), '20');
    await save();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ allocations: [{ amountMinor: 2_000 }] });
  });
});
