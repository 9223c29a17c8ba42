/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAccount, aStanding } from '../../../../testing/money-records.js';
import { openPage, pageOf } from '../../../../testing/open-page.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const CLIENT = { id: '64b0000000000000000000c1', name: 'Rana Khoury' };
const movement = (more: object) => ({
  ...{ id: '64b0000000000000000000b9', number: 'REC-202605-0009', kind: 'deposit', legalCase: null, client: CLIENT },
  ...{ amount: { amountMinor: 40_000, currency: 'USD' }, method: 'check', invoice: null, day: '2026-05-02' },
  ...{ reference: '', notes: '', recordedByName: 'Maya', recordedAt: '2026-05-02T10:00:00.000Z' },
  ...{ reverses: null, reversedBy: null, balanceAfterMinor: 100_000, ...more },
});
const REVERSAL = movement({
  ...{ id: '64b0000000000000000000b8', number: 'REV-202605-0001', kind: 'reversal' },
  reverses: { number: 'REC-202605-0007', kind: 'deposit', reason: 'Typed twice' },
});
const REVERSED = movement({
  ...{ id: '64b0000000000000000000b7', number: 'REC-202605-0007', reversedBy: { number: 'REV-202605-0001' } },
});
const TRANSFER = movement({
  ...{ id: '64b0000000000000000000b6', number: 'TRF-202605-0002', kind: 'transfer', method: null },
  invoice: { id: '64b0000000000000000000e2', number: 'INV-202605-0008' },
});
const open = async (api: FakeApi, number: string) => {
  const page = await openPage(`/admin/client-billing/${CLIENT.id}/funds`, {
    api: {
      'GET /billing/clients/:id/account': () => anAccount([aStanding({ fundsMinor: 100 })]),
      'GET /billing/clients/:id/fund-requests': () => [],
      'GET /billing/fund-movements': () => pageOf([REVERSAL, movement({}), TRANSFER, REVERSED]),
      'GET /billing/invoices': () => pageOf([]),
      'GET /billing/payments': () => pageOf([]),
      'GET /billing/credit-notes': () => [],
      ...api,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${number}` }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Reverse…' }));
  const sheet = within(await screen.findByRole('dialog', { name: `Reverse ${number}` }));
  return { ...page, sheet, press: () => page.user.click(sheet.getByRole('button', { name: 'Reverse' })) };
};

describe('C4: a movement of client money is reversed', () => {
  it('with its day and its reason; what reverses another one, and what is reversed, cannot be', async () => {
    let isSpent = true;
    const { user, sent, toasts, sheet, press, container } = await open(
      { 'POST /billing/fund-movements/:id/reversal': () => (isSpent ? answerProblem('FUNDS_SHORT') : REVERSAL) },
      'REC-202605-0009',
    );
    const row = within(screen.getByRole('row', { name: /REV-202605-0001 Reversal/, hidden: true }));
    for (const text of ['of REC-202605-0007', 'Typed twice', 'USD -400.00']) expect(row.getByText(text)).toBeTruthy();
    const done = screen.getByRole('row', { name: /REC-202605-0007 Deposit Reversed/, hidden: true });
    expect(within(done).queryByRole('button', { hidden: true })).toBeNull();
    expect(sheet.getByText(/USD 400.00 of Rana Khoury is no longer held/)).toBeTruthy();
    const day = sheet.getByLabelText(/^Counts from/);
    await waitFor(() => expect(document.activeElement).toBe(day));
    await user.clear(day);
    await user.type(day, '2026-05-01');
    await press();
    expect((await sheet.findAllByText(/The entry itself is of a later day/)).length).toBeGreaterThan(0);
    await user.clear(day);
    await user.type(day, '2026-05-02');
    await user.type(sheet.getByLabelText(/^Reason/), 'Another client');
    await press();
    expect(await sheet.findByText(/First reverse what was taken of it since/)).toBeTruthy();
    isSpent = false;
    expect((await axe(container)).violations).toEqual([]);
    await press();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toContain('Entry reversed'));
    expect(sent('POST /billing/fund-movements/:id/reversal').at(-1)).toMatchObject({
      path: '/billing/fund-movements/64b0000000000000000000b9/reversal',
      body: { day: '2026-05-02', reason: 'Another client', takeBack: [], owedBack: [] },
    });
  });

  it('of a transfer, what else is taken back is shown first, and nothing is done while that is not known', async () => {
    const use = {
      ...{ id: '64b0000000000000000000f1', invoice: { id: '64b0000000000000000000e1', number: 'INV-202605-0007' } },
      amount: { amountMinor: 700, currency: 'USD' },
    };
    let isAway = true;
    const { user, sent, toasts, sheet, press } = await open(
      {
        'GET /billing/fund-movements/:id/reversal': () =>
          isAway ? answerProblem('UNAVAILABLE') : { uses: [use], owedBack: [] },
        'POST /billing/fund-movements/:id/reversal': () => REVERSAL,
      },
      'TRF-202605-0002',
    );
    await user.type(sheet.getByLabelText(/^Reason/), 'Another invoice');
    const retry = await sheet.findByRole('button', { name: 'Retry' });
    await press();
    expect((await sheet.findAllByText('problem: UNAVAILABLE')).length).toBeGreaterThan(0);
    expect(sent('POST /billing/fund-movements/:id/reversal')).toEqual([]);
    isAway = false;
    await user.click(retry);
    expect(await sheet.findByText('INV-202605-0007')).toBeTruthy();
    expect(sheet.getByDisplayValue('Another invoice')).toBeTruthy();
    await press();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toContain('Entry reversed'));
    expect(sent('POST /billing/fund-movements/:id/reversal').at(-1)?.body).toMatchObject({ takeBack: [use.id] });
  });
});
