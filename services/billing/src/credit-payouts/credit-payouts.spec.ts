import { getClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { refundFunds } from '@diwan/contracts/money/client-funds/http';
import { listCreditPayouts, payOutCredit, reverseCreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { listOwnCreditPayouts } from '@diwan/contracts/money/credit-payouts/own.http';
import { closeBooks } from '@diwan/contracts/money/periods/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { checkBooks } from '../books-check/check-books.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
});
afterEach(async () => {
  expect((await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults).toEqual([]);
  await billing.stop();
});

const staff = () => billing.http(billing.accountant);
const ofA = () => ({ params: { id: billing.clientA.id } });
const overpaid = async (amountMinor: number, { day = TODAY, currency = 'USD' as Currency } = {}) =>
  billing.pay(await billing.issued(), 0, { amount: { amountMinor, currency }, day, allocations: [] });
const payOut = (amountMinor: number, { day = TODAY, currency = 'USD' as Currency } = {}) =>
  staff().call(payOutCredit, {
    ...ofA(),
    body: { amount: { amountMinor, currency }, method: 'bank_transfer', day, reference: 'OUT 4', notes: '' },
  });
const reverse = (id: string, day = TODAY) =>
  staff().call(reverseCreditPayout, { params: { id }, body: { day, reason: 'It came back' } });
const standing = async (currency: Currency = 'USD') => {
  const { body } = await staff().call(getClientAccount, ofA());
  return body.standings.find((one: { currency: string }) => one.currency === currency);
};

describe('C4: credit is paid out to its client', () => {
  it('as far as there is any in its currency, on that day and since; never twice at once', async () => {
    await overpaid(9_000, { day: '2026-05-10' });
    await overpaid(500_000, { currency: 'LBP' });
    expect((await payOut(9_001)).body.code).toBe('CREDIT_SPENT');
    expect((await payOut(1, { day: '2026-05-09' })).body).toMatchObject({
      ...{ code: 'CREDIT_SPENT', fieldErrors: { day: 'short_then' } },
    });
    expect((await payOut(1, { day: '2026-05-21' })).body).toMatchObject({ fieldErrors: { day: 'too_large' } });
    expect((await payOut(500_000, { currency: 'LBP' })).status).toBe(201);
    const pressed = await Promise.all([1, 2, 3].map(() => payOut(4_000, { day: '2026-05-12' })));
    expect(pressed.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect(await standing()).toMatchObject({ creditMinor: 1_000, paidMinor: 9_000 });
    expect(await standing('LBP')).toMatchObject({ creditMinor: 0, paidMinor: 500_000 });
  });

  it('is listed for staff and for its client alone, with one series of numbers for all that goes back', async () => {
    await overpaid(9_000);
    const { body } = await payOut(4_000);
    expect(body).toMatchObject({ number: 'RFD-202605-0001', method: 'bank_transfer', reversed: null });
    const fields = { caseId: null, day: TODAY, reference: '', notes: '', method: 'cash' as const };
    const refund = { ...fields, amount: { amountMinor: 1, currency: 'USD' as const } };
    expect((await staff().call(refundFunds, { ...ofA(), body: refund })).body.code).toBe('FUNDS_SHORT');
    expect((await payOut(1_000)).body.number).toBe('RFD-202605-0002');
    const { body: listed } = await staff().call(listCreditPayouts, { ...ofA(), query: {} });
    expect(listed).toMatchObject({ total: 2, items: [{ number: 'RFD-202605-0002' }, { number: 'RFD-202605-0001' }] });
    const { body: own } = await billing.http(billing.asClientA).call(listOwnCreditPayouts, { query: {} });
    expect(own.items).toMatchObject([{ number: 'RFD-202605-0002', isReversed: false }, { number: 'RFD-202605-0001' }]);
    const { body: others } = await billing.http(billing.asClientB).call(listOwnCreditPayouts, { query: {} });
    expect(others.items).toEqual([]);
  });

  it('a payout that came back is reversed once, with its day and reason, and the credit is there again', async () => {
    await overpaid(9_000, { day: '2026-04-10' });
    const { body } = await payOut(9_000, { day: '2026-04-20' });
    await billing.http(billing.owner).call(closeBooks, { body: { until: '2026-04-30', reason: 'End of April' } });
    expect((await reverse(body.id, '2026-04-19')).body).toMatchObject({ fieldErrors: { day: 'before_movement' } });
    expect((await reverse(body.id, '2026-05-21')).body).toMatchObject({ fieldErrors: { day: 'too_large' } });
    expect((await reverse(body.id, '2026-04-20')).body.code).toBe('PERIOD_CLOSED');
    const pressed = await Promise.all([1, 2, 3].map(() => reverse(body.id, '2026-05-02')));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(pressed.find(({ status }) => status === 200)?.body).toMatchObject({
      reversed: { day: '2026-05-02', reason: 'It came back' },
    });
    expect(await standing()).toMatchObject({ creditMinor: 9_000 });
    const { body: own } = await billing.http(billing.asClientA).call(listOwnCreditPayouts, { query: {} });
    expect(own.items).toMatchObject([{ isReversed: true }]);
    expect(JSON.stringify(own)).not.toContain('It came back');
  });

  it('goes to clients only', async () => {
    const body = { amount: { amountMinor: 1, currency: 'USD' as const }, method: 'cash' as const, day: TODAY };
    const params = { id: billing.owner.personId };
    const answer = await staff().call(payOutCredit, { params, body: { ...body, reference: '', notes: '' } });
    expect(answer.body.code).toBe('NOT_FOUND');
  });
});
