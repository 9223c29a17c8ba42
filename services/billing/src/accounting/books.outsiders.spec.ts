import { activeClients, casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { outsiderMatrix, type SignedIn, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling } from '../../test/billing-rig.js';
import { booksSamples } from '../../test/books-samples.js';

let billing: BillingRig;
const people: { lawyer?: SignedIn; other?: SignedIn } = {};
beforeAll(async () => {
  billing = await startBilling();
  billing.rpcAnswers(activeClients, () => []);
  billing.rpcAnswers(casesKeptFrom, () => []);
  people.lawyer = await billing.signInAs({ roles: ['lawyer'] });
  people.other = await billing.signInAs({ roles: ['lawyer'] });
});
afterAll(() => billing.stop());

const samples = booksSamples(
  () => billing,
  () => people as Required<typeof people>,
);
const endpoints = samples.map(({ endpoint }) => endpoint);

describe('strangers at the books', () => {
  it.each(outsiderMatrix(endpoints))('D-022: $title', async ({ send, expected }) =>
    expect(await send(billing)).toMatchObject(expected),
  );

  it.each(sampleMatrix(endpoints, samples))('SEC-04: $title', ({ check }) => check(billing));
});
