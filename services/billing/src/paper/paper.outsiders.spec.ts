import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import * as paper from '@diwan/contracts/money/paper/http';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { outsiderMatrix, sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AN_OFFICE } from '../../test/an-office.js';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';

const ENDPOINTS = endpointsOf('billing', [paper]).filter((endpoint) => endpoint !== LIST_AUDIT.billing);

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
  billing.rpcAnswers(officeProfile, () => AN_OFFICE);
});
afterAll(() => billing.stop());

const outsiders = {
  'another client': () => billing.asClientB,
  'staff who do not read bills': () => billing.signInAs({ roles: ['lawyer'] }),
  'a person without a case or a role': () => billing.signInAs({ roles: [] }),
};
const period = { from: TODAY, to: TODAY };

async function aCreditNote(): Promise<string> {
  const { id } = await billing.issued();
  const body = { day: TODAY, reason: 'Too much', lines: [{ place: 0, netMinor: 100 }] };
  return (await billing.http(billing.accountant).call(createCreditNote, { params: { id }, body })).body.id;
}

const samples = [
  sample(paper.readInvoicePaper, {
    request: async () => ({ params: { id: (await billing.issued()).id }, query: { lang: 'en' as const } }),
    by: () => billing.asClientA,
    outsiders,
  }),
  sample(paper.readReceipt, {
    request: async () => ({ params: { id: (await billing.pay(await billing.issued(), 100)).body.id }, query: {} }),
    by: () => billing.asClientA,
    outsiders,
  }),
  sample(paper.readCreditNotePaper, {
    request: async () => ({ params: { id: await aCreditNote() }, query: {} }),
    by: () => billing.asClientA,
    outsiders,
  }),
  sample(paper.readStatement, {
    request: () => ({ params: { id: billing.clientA.id }, query: period }),
    by: () => billing.accountant,
  }),
  sample(paper.readOwnStatement, { request: () => ({ query: period }), by: () => billing.asClientA }),
];

describe('strangers at documents of money', () => {
  it.each(outsiderMatrix(ENDPOINTS))('D-022: $title', async ({ send, expected }) =>
    expect(await send(billing)).toMatchObject(expected),
  );
  it.each(sampleMatrix(ENDPOINTS, samples))('SEC-04: $title', ({ check }) => check(billing));
});
