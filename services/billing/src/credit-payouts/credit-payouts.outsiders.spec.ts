import { listCreditPayouts, payOutCredit, reverseCreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { listOwnCreditPayouts } from '@diwan/contracts/money/credit-payouts/own.http';
import { outsiderMatrix, sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const by = () => billing.accountant;
const credited = async () => {
  await billing.pay(await billing.issued(), 1000, { allocations: [] });
  const body = { method: 'cash' as const, day: TODAY, reference: '', notes: '' };
  return {
    params: { id: billing.clientA.id },
    body: { ...body, amount: { amountMinor: 10, currency: 'USD' as const } },
  };
};
const paidOut = async () => (await billing.http(by()).call(payOutCredit, await credited())).body as { id: string };

const samples = [
  sample(listCreditPayouts, { request: () => ({ params: { id: billing.clientA.id }, query: {} }), by }),
  sample(payOutCredit, { request: credited, by }),
  sample(reverseCreditPayout, {
    request: async () => ({ params: { id: (await paidOut()).id }, body: { day: TODAY, reason: 'It came back' } }),
    by,
  }),
  sample(listOwnCreditPayouts, {
    request: async () => {
      await paidOut();
      return { query: {} };
    },
    by: () => billing.asClientA,
    outsiders: { 'another client': () => billing.asClientB },
    secret: () => 'RFD-',
  }),
];
const endpoints = samples.map(({ endpoint }) => endpoint);

describe('strangers at credit that goes back to clients', () => {
  it.each(outsiderMatrix(endpoints))('D-022: $title', async ({ send, expected }) =>
    expect(await send(billing)).toMatchObject(expected),
  );

  it.each(sampleMatrix(endpoints, samples))('SEC-04: $title', ({ check }) => check(billing));
});
