import { listCreditedLines, setLinesBillable } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { outsiderMatrix, sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling } from '../../test/billing-rig.js';
import { creditDeeds } from '../../test/credit-deeds.js';
import { workAndCost } from '../../test/work-and-cost.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const deeds = creditDeeds(() => billing);
const by = () => billing.accountant;
const credited = async () => {
  const { lines } = await workAndCost(billing);
  const invoice = await billing.issued({ lines });
  await deeds.creditNote(invoice, 30_000);
  return { params: { id: invoice.id } };
};

const samples = [
  sample(listCreditedLines, { request: credited, by }),
  sample(setLinesBillable, {
    request: async () => ({ ...(await credited()), body: { places: [0], billable: true } }),
    by,
  }),
];
const endpoints = samples.map(({ endpoint }) => endpoint);

describe('strangers at lines that were taken back', () => {
  it.each(outsiderMatrix(endpoints))('D-022: $title', async ({ send, expected }) =>
    expect(await send(billing)).toMatchObject(expected),
  );

  it.each(sampleMatrix(endpoints, samples))('SEC-04: $title', ({ check }) => check(billing));
});
