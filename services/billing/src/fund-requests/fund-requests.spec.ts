import { depositFunds, reverseFundMovement, transferFunds } from '@diwan/contracts/money/client-funds/http';
import { FundsAskedV1, FundsLowV1 } from '@diwan/contracts/money/fund-requests/events';
import {
  askForFunds,
  listFundRequests,
  listOwnFundRequests,
  setFundThreshold,
  withdrawFundRequest,
} from '@diwan/contracts/money/fund-requests/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const currency = 'USD' as const;
const staff = () => billing.http(billing.accountant);
const ofA = () => ({ params: { id: billing.clientA.id } });
const ask = (amountMinor: number, dueDay = TODAY) =>
  staff().call(askForFunds, {
    ...ofA(),
    body: { caseId: billing.caseA, amount: { amountMinor, currency }, dueDay, words: 'For the expert' },
  });
const deposit = (amountMinor: number, requestId: string | null, caseId: string | null = billing.caseA) =>
  staff().call(depositFunds, {
    ...ofA(),
    body: {
      ...{ caseId, day: TODAY, reference: '', notes: '', method: 'cash' as const, requestId },
      amount: { amountMinor, currency },
    },
  });
const stateOf = async (id: string) => {
  const { body } = await staff().call(listFundRequests, ofA());
  return body.find((one: { id: string }) => one.id === id);
};

describe('BILL-10: a client is asked for a deposit', () => {
  it('is told, reads it while anything is open, and deposits against it close it; a wrong one does not', async () => {
    expect((await ask(500, '2026-05-19')).body).toMatchObject({ fieldErrors: { dueDay: 'too_small' } });
    const { id } = (await ask(50_000)).body;
    expect(await billing.eventsOf(FundsAskedV1)).toMatchObject([{ payload: { requestId: id } }]);
    const own = () => billing.http(billing.asClientA).call(listOwnFundRequests, {});
    expect((await own()).body).toMatchObject([{ leftMinor: 50_000, words: 'For the expert' }]);
    expect((await deposit(1_000, id, null)).body).toMatchObject({ code: 'NOT_FOUND' });
    await deposit(20_000, id);
    expect(await stateOf(id)).toMatchObject({ state: 'partly_paid', receivedMinor: 20_000 });
    expect((await own()).body).toMatchObject([{ leftMinor: 30_000 }]);
    const both = await Promise.all([deposit(30_000, id), deposit(30_000, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stateOf(id)).toMatchObject({ state: 'paid', receivedMinor: 50_000 });
    expect((await own()).body).toEqual([]);
    const late = await staff().call(withdrawFundRequest, { params: { id }, body: { reason: 'No' } });
    expect(late.body).toMatchObject({ code: 'CONFLICT' });
  });

  it('C4: is open again when a deposit of it is reversed, unless more came than was asked for', async () => {
    const { id } = (await ask(50_000)).body;
    const reverse = async (movement: { id: string }) =>
      staff().call(reverseFundMovement, {
        params: { id: movement.id },
        body: { day: TODAY, reason: 'The cheque came back' },
      });
    const first = (await deposit(20_000, id)).body;
    const second = (await deposit(30_000, id)).body;
    expect((await reverse(second)).status).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'partly_paid', receivedMinor: 20_000 });
    expect((await reverse(first)).status).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'asked', receivedMinor: 0 });
    const small = (await deposit(1_000, id)).body;
    const whole = (await deposit(50_000, id)).body;
    expect((await reverse(small)).status).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'paid', receivedMinor: 50_000 });
    expect((await reverse(whole)).status).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'asked', receivedMinor: 0 });
    const other = (await ask(7_000)).body;
    const part = (await deposit(2_000, other.id)).body;
    await staff().call(withdrawFundRequest, { params: { id: other.id }, body: { reason: 'No longer needed' } });
    expect((await reverse(part)).status).toBe(201);
    expect(await stateOf(other.id)).toMatchObject({ state: 'withdrawn', receivedMinor: 0 });
  });

  it('can be taken back, and takes no deposit then', async () => {
    const { id } = (await ask(700)).body;
    await staff().call(withdrawFundRequest, { params: { id }, body: { reason: 'Agreed otherwise' } });
    expect(await stateOf(id)).toMatchObject({ state: 'withdrawn', reason: 'Agreed otherwise' });
    expect((await deposit(700, id)).body).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('BILL-10: a low balance', () => {
  it('is told once per fall, of a case and of all that is held', async () => {
    const limit = (caseId: string | null, thresholdMinor: number | null) =>
      staff().call(setFundThreshold, { ...ofA(), body: { caseId, currency, thresholdMinor } });
    const pay = async (amountMinor: number) => {
      const { id } = await billing.issued({ lines: [line(amountMinor)] });
      const body = { caseId: billing.caseA, amountMinor, notes: '' };
      expect((await staff().call(transferFunds, { params: { id }, body })).status).toBe(201);
    };
    await limit(billing.caseA, 20_000);
    const told = async () => (await billing.eventsOf(FundsLowV1)).length;
    await pay(29_000);
    expect(await told()).toBe(0);
    await pay(2_000);
    expect(await told()).toBe(1);
    await pay(1_000);
    expect(await told()).toBe(1);
    await deposit(10_000, null);
    await limit(null, 20_000);
    await pay(15_000);
    expect(await told()).toBe(3);
    await limit(null, null);
    await limit(billing.caseA, null);
    await deposit(50_000, null);
    await pay(50_000);
    expect(await told()).toBe(3);
  });
});
