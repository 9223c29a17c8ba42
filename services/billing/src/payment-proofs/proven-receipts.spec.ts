import { listFundMovements } from '@diwan/contracts/money/client-funds/http';
import { askForFunds, listOwnFundRequests } from '@diwan/contracts/money/fund-requests/http';
import {
  getProof,
  recordProvenDeposit,
  recordProvenPayment,
  refuseProof,
} from '@diwan/contracts/money/payment-proofs/http';
import { listPayments } from '@diwan/contracts/money/payments/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { formOf } from '../../test/client-samples.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const currency = 'USD' as const;
const staff = () => billing.http(billing.accountant);
const sendOf = async (path: string): Promise<string> =>
  (await billing.http(billing.asClientA).send('POST', `/api/billing/own/${path}/proofs`, { body: formOf() })).body.id;
const stateOf = async (id: string) => (await staff().call(getProof, { params: { id } })).body;
const refuse = (id: string) => staff().call(refuseProof, { params: { id }, body: { reason: 'It shows another sum.' } });

describe('F4: the payment that a proof shows', () => {
  const paid = (invoiceId: string, more = {}) => ({
    amount: { amountMinor: 4_000, currency },
    day: TODAY,
    reference: '',
    notes: '',
    allocations: [{ invoiceId, amountMinor: 4_000, usedMinor: null }],
    ...more,
  });
  const aProof = async () => {
    const invoice = await billing.issued();
    return { invoiceId: invoice.id, id: await sendOf(`invoices/${invoice.id}`) };
  };
  const record = (id: string, body: ReturnType<typeof paid>) =>
    staff().call(recordProvenPayment, { params: { id }, body });
  const payments = async () => (await staff().call(listPayments, { query: { clientId: billing.clientA.id } })).body;

  it('is recorded and proven at once, for whoever sent it, and not again with another note', async () => {
    const { id, invoiceId } = await aProof();
    const { total } = await payments();
    const first = await record(id, paid(invoiceId));
    expect(first).toMatchObject({ status: 201, body: { client: { id: billing.clientA.id } } });
    const { id: receiptId, number } = first.body;
    expect(await stateOf(id)).toMatchObject({ state: 'matched', receipt: { id: receiptId, number } });
    const again = await record(id, paid(invoiceId, { notes: 'Pressed again after a lost answer' }));
    expect(again.body.code).toBe('CONFLICT');
    expect((await payments()).total).toBe(total + 1);
  });

  it('is neither recorded nor proven where one of the two cannot be', async () => {
    const [{ id, invoiceId }, refused] = [await aProof(), await aProof()];
    const foreign = await billing.issued({ clientId: billing.clientB.id, caseId: billing.caseB });
    const { total } = await payments();
    expect((await record(id, paid(foreign.id))).body.code).toBe('FOREIGN_INVOICE');
    expect((await record(id, paid(invoiceId, { day: '2026-05-21' }))).body.code).toBe('VALIDATION');
    expect((await stateOf(id)).state).toBe('sent');
    await refuse(refused.id);
    expect((await record(refused.id, paid(refused.invoiceId))).body.code).toBe('CONFLICT');
    expect((await payments()).total).toBe(total);
  });

  it('is recorded once by two who press at the same time or one after the other, also where it pays all that was left', async () => {
    const { id, invoiceId } = await aProof();
    const { total } = await payments();
    const all = paid(invoiceId, {
      amount: { amountMinor: 10_000, currency },
      allocations: [{ invoiceId, amountMinor: 10_000, usedMinor: null }],
    });
    const answers = await Promise.all([record(id, all), record(id, all)]);
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      [409, 'CONFLICT'],
    ]);
    expect((await record(id, all)).body.code).toBe('CONFLICT');
    expect((await payments()).total).toBe(total + 1);
  });

  it('is none of a deposit', async () => {
    const { id, invoiceId } = await aProof();
    const body = { caseId: billing.caseA, day: TODAY, reference: '', notes: '', method: 'cash' as const };
    const amount = { amountMinor: 4_000, currency };
    const deposit = await staff().call(recordProvenDeposit, { params: { id }, body: { ...body, amount } });
    expect(deposit.body.code).toBe('NOT_FOUND');
    const nothing = await record('64b0000000000000000000ff', paid(invoiceId));
    expect(nothing.body.code).toBe('NOT_FOUND');
  });
});

describe('F4: the deposit that a proof shows', () => {
  const given = (more = {}) => ({
    ...{ caseId: billing.caseA as string | null, day: TODAY, reference: '', notes: '', method: 'cash' as const },
    amount: { amountMinor: 4_000, currency: 'USD' as 'USD' | 'LBP' },
    ...more,
  });
  const ask = async (): Promise<string> => {
    const body = { caseId: billing.caseA, amount: { amountMinor: 10_000, currency }, dueDay: TODAY, words: '' };
    return (await staff().call(askForFunds, { params: { id: billing.clientA.id }, body })).body.id;
  };
  const record = (id: string, body = given()) => staff().call(recordProvenDeposit, { params: { id }, body });
  const movements = async () =>
    (await staff().call(listFundMovements, { query: { clientId: billing.clientA.id } })).body.total;
  const leftOf = async (requestId: string) => {
    const { body } = await billing.http(billing.asClientA).call(listOwnFundRequests, {});
    return body.find(({ id }: { id: string }) => id === requestId)?.leftMinor;
  };

  it('settles the request it was sent for and is proven at once, and not again', async () => {
    const requestId = await ask();
    const id = await sendOf(`fund-requests/${requestId}`);
    const before = await movements();
    const first = await record(id);
    expect(first.status).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'matched', receipt: { number: first.body.number } });
    expect(await leftOf(requestId)).toBe(6_000);
    expect((await record(id, given({ notes: 'Pressed again' }))).body.code).toBe('CONFLICT');
    expect([await movements(), await leftOf(requestId)]).toEqual([before + 1, 6_000]);
  });

  it('is neither recorded nor proven where one of the two cannot be', async () => {
    const [requestId, refused] = [await ask(), await ask()];
    const [id, refusedId] = [await sendOf(`fund-requests/${requestId}`), await sendOf(`fund-requests/${refused}`)];
    await refuse(refusedId);
    const before = await movements();
    // Of no case, or in another currency, it is not what was asked for.
    for (const other of [{ caseId: null }, { amount: { amountMinor: 9_000_000, currency: 'LBP' as const } }])
      expect([other, (await record(id, given(other))).body.code]).toEqual([other, 'NOT_FOUND']);
    expect((await record(refusedId)).body.code).toBe('CONFLICT');
    const amount = { amountMinor: 4_000, currency };
    const body = { amount, day: TODAY, reference: '', notes: '', allocations: [] };
    expect((await staff().call(recordProvenPayment, { params: { id }, body })).body.code).toBe('NOT_FOUND');
    expect([await movements(), (await stateOf(id)).state]).toEqual([before, 'sent']);
  });
});
