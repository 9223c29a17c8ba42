/**
 * @jest-environment jsdom
 */
import type { CreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAccount, aStanding } from '../../../testing/money-records.js';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const PAYOUT: CreditPayout = {
  ...{ id: '64b0000000000000000000b9', number: 'RFD-202605-0001', method: 'bank_transfer', day: '2026-05-02' },
  ...{ client: { id: '64b0000000000000000000c1', name: 'Rana Khoury' }, reference: 'OUT 4', notes: '' },
  amount: { amountMinor: 4_000, currency: 'USD' },
  ...{ recordedByName: 'Maya', recordedAt: '2026-05-02T10:00:00.000Z', reversed: null },
};
const open = (credits: Parameters<typeof anAccount>[0], api: FakeApi = {}, payouts = [PAYOUT]) =>
  openPage('/admin/client-billing/64b0000000000000000000c1/credit', {
    api: {
      'GET /billing/clients/:id/account': () => anAccount(credits),
      'GET /billing/clients/:id/credit-payouts': () => pageOf(payouts),
      'GET /billing/invoices': () => pageOf([]),
      'GET /billing/payments': () => pageOf([]),
      'GET /billing/credit-notes': () => [],
      ...api,
    },
  });
const POUNDS = aStanding({ currency: 'LBP', creditMinor: 900_000 });
const path = 'POST /billing/clients/:id/credit-payouts';

describe('C4: the credit of a client', () => {
  it('is paid out, all of it unless told otherwise, in the currency that it is in', async () => {
    const { user, requests, toasts, container } = await open([aStanding({ creditMinor: 6_100 }), POUNDS], {
      [path]: () => PAYOUT,
    });
    expect(await screen.findByText(/has USD 61.00 · LBP 900,000 of credit/)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pay credit out' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Credit back to Rana Khoury' }));
    const amount = sheet.getByLabelText<HTMLInputElement>(/^Amount/);
    expect(amount.value).toBe('61.00');
    await user.clear(amount);
    await user.type(amount, '61.01');
    await user.click(sheet.getByRole('button', { name: 'Pay credit out' }));
    expect((await sheet.findAllByText(/more than the credit/)).length).toBeGreaterThan(0);
    await user.selectOptions(sheet.getByLabelText(/^Currency/), 'LBP');
    expect(amount.value).toBe('900000');
    await user.type(sheet.getByLabelText(/^Reference/), 'OUT 4');
    await user.click(sheet.getByRole('button', { name: 'Pay credit out' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Credit paid out']));
    expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      ...{ amount: { amountMinor: 900_000, currency: 'LBP' }, method: 'bank_transfer', reference: 'OUT 4' },
    });
  });

  it('tells in words that it was used meanwhile, and keeps what was typed', async () => {
    const { user } = await open([aStanding({ creditMinor: 6_100 })], { [path]: () => answerProblem('CREDIT_SPENT') });
    await user.click(await screen.findByRole('button', { name: 'Pay credit out' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Credit back to Rana Khoury' }));
    await user.type(sheet.getByLabelText(/^Notes/), 'As agreed');
    await user.click(sheet.getByRole('button', { name: 'Pay credit out' }));
    expect(await sheet.findByText('problem: CREDIT_SPENT')).toBeTruthy();
    expect(sheet.getByDisplayValue('As agreed')).toBeTruthy();
  });

  it('what was paid out is listed, and reversed once with its day and reason', async () => {
    const reversed = { day: '2026-05-09', at: '2026-05-09T10:00:00.000Z', reason: 'Came back', byName: 'Hala' };
    const { user, requests, toasts } = await open(
      [aStanding({ creditMinor: 0 })],
      { 'POST /billing/credit-payouts/:id/reversal': () => PAYOUT },
      [{ ...PAYOUT, id: '64b0000000000000000000b8', number: 'RFD-202605-0002', reversed }, PAYOUT],
    );
    const done = within(await screen.findByRole('row', { name: /RFD-202605-0002/ }));
    expect(done.getByText('Came back')).toBeTruthy();
    expect(done.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pay credit out' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for RFD-202605-0001' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reverse…' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Reverse RFD-202605-0001' }));
    await user.type(sheet.getByLabelText(/^Reason/), 'Wrong account');
    await user.click(sheet.getByRole('button', { name: 'Reverse' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Entry reversed']));
    expect(requests.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
      ...{ path: `/billing/credit-payouts/${PAYOUT.id}/reversal`, body: { reason: 'Wrong account' } },
    });
  });

  it('less than none is said to be owed back, here and among the balances', async () => {
    const { container } = await open([aStanding({ creditMinor: -5_000 })], {}, []);
    expect(await screen.findByText(/Rana Khoury owes back USD 50.00/)).toBeTruthy();
    expect((await screen.findAllByText('Owes back')).length).toBeGreaterThan(0);
    expect(screen.getByText('No credit was paid out')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });
});
