/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { anInvoiceRow } from '../../../testing/money-records.js';
import { CLIENT, field, goesTo, OLD, OPEN, openForm, POUNDS } from '../../../testing/new-receipt.js';
import { pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

it('C2: far from the rate of the day takes what was accepted for the invoice, and nothing else', async () => {
  const agreed = { amountMinor: 1_790_000, usedMinor: 1_500, reason: 'Agreed', byName: 'Nadine Aoun' };
  const accepted = { ...agreed, at: '2026-05-20T08:00:00.000Z' };
  const withAccepted: FakeApi = { 'GET /billing/invoices': () => pageOf([OLD, { ...POUNDS, accepted }]) };
  const { user, save, bodies } = await openForm(withAccepted, `&client=${CLIENT}&invoice=${POUNDS.id}&in=USD`);
  await user.type(field(/^Payment amount/), '15');
  expect((await goesTo('INV-202603-0004')).value).toBe('1790000');
  const taken = field('Taken of the money for INV-202603-0004');
  expect(taken.value).toBe('15.00');
  await user.clear(taken);
  await user.type(taken, '14');
  expect(screen.getByText(/^More than 5% from the rate of the day: an owner or admin accepts/)).toBeTruthy();
  await save();
  expect((await screen.findAllByText(/^More than 5% from the rate of the day. An owner/)).length).toBeGreaterThan(0);
  expect(bodies()).toEqual([]);
  await user.clear(taken);
  await user.type(taken, '15');
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    allocations: [{ invoiceId: POUNDS.id, amountMinor: 1_790_000, usedMinor: 1_500 }],
  });
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
    const { user, save, bodies } = await openForm({}, `&client=${CLIENT}&invoice=${'e'.repeat(24)}&in=USD`);
    await user.type(field(/^Payment amount/), '50');
    expect(await screen.findByText(/^Nothing is left to pay on the invoice that this money was for/)).toBeTruthy();
    expect((await goesTo('INV-202601-0001')).value).toBe('');
    await user.type(await goesTo('INV-202605-0007'), '20');
    await save();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ allocations: [{ amountMinor: 2_000 }] });
  });
});
