import { getCaseMoney, getOwnCaseMoney } from '@diwan/contracts/money/client-accounts/http';
import { depositFunds, listFundBalances, transferFunds } from '@diwan/contracts/money/client-funds/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const staff = () => billing.http(billing.accountant);
const deposit = (caseId: string | null, amountMinor: number, currency: 'USD' | 'LBP' = 'USD') =>
  staff().call(depositFunds, {
    params: { id: billing.clientA.id },
    body: {
      ...{ caseId, day: TODAY, reference: '', notes: '', method: 'cash' as const },
      amount: { amountMinor, currency },
    },
  });
const transfer = (id: string, caseId: string | null, amountMinor: number) =>
  staff().call(transferFunds, { params: { id }, body: { caseId, amountMinor, notes: '' } });

describe('BILL-10: an invoice is paid from its client’s own money', () => {
  it('of its case or of none, never of another case, never more than is open or held', async () => {
    await deposit(billing.caseA, 5_000);
    await deposit(null, 2_000);
    await deposit(billing.caseA, 900_000, 'LBP');
    const invoice = await billing.issued({ lines: [line(6_000)] });
    const ofNoCase = await billing.issued({ caseId: null, lines: [line(6_000)] });
    expect((await transfer(ofNoCase.id, billing.caseA, 100)).body).toMatchObject({ code: 'FUNDS_OF_OTHER_CASE' });
    expect((await transfer(invoice.id, billing.caseA, 5_001)).body).toMatchObject({ code: 'FUNDS_SHORT' });
    expect((await transfer(invoice.id, billing.caseA, 6_001)).body).toMatchObject({
      code: 'VALIDATION',
      fieldErrors: { amountMinor: 'too_large' },
    });
    expect((await transfer(invoice.id, billing.caseA, 4_500)).status).toBe(201);
    expect((await transfer(invoice.id, null, 1_500)).status).toBe(201);
    expect((await transfer(invoice.id, null, 1)).body).toMatchObject({ code: 'FOREIGN_INVOICE' });
    const money = { currency: 'USD', invoicedMinor: 6_000, paidMinor: 6_000, openMinor: 0, heldMinor: 500 };
    const inPounds = { currency: 'LBP', invoicedMinor: 0, paidMinor: 0, openMinor: 0, heldMinor: 900_000 };
    const params = { id: billing.caseA };
    expect((await staff().call(getCaseMoney, { params })).body).toEqual([money, inPounds]);
    expect((await billing.http(billing.asClientA).call(getOwnCaseMoney, { params })).body).toEqual([money, inPounds]);
    const { body } = await staff().call(listFundBalances, { params: { id: billing.clientA.id } });
    expect(body).toEqual([
      { caseId: null, legalCase: null, currency: 'USD', balanceMinor: 500 },
      expect.objectContaining({ caseId: billing.caseA, currency: 'LBP', balanceMinor: 900_000 }),
      expect.objectContaining({ caseId: billing.caseA, currency: 'USD', balanceMinor: 500 }),
    ]);
  });
});
