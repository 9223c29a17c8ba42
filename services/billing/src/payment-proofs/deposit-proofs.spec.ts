import { depositFunds } from '@diwan/contracts/money/client-funds/http';
import { askForFunds, listOwnFundRequests, withdrawFundRequest } from '@diwan/contracts/money/fund-requests/http';
import { ProofRefusedV1, ProofSentV1 } from '@diwan/contracts/money/payment-proofs/events';
import { getProof, listProofs, matchProof, refuseProof } from '@diwan/contracts/money/payment-proofs/http';
import { listOwnDepositProofs } from '@diwan/contracts/money/payment-proofs/own.http';
import { proofNotice } from '@diwan/contracts/money/payment-proofs/questions';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { formOf, PNG } from '../../test/client-samples.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
});
afterEach(() => billing.stop());

const currency = 'USD' as const;
const staff = () => billing.http(billing.accountant);
const client = () => billing.http(billing.asClientA);
const ofA = () => ({ params: { id: billing.clientA.id } });
const ask = async (amountMinor = 10_000): Promise<string> => {
  const body = { caseId: billing.caseA, amount: { amountMinor, currency }, dueDay: TODAY, words: '' };
  return (await staff().call(askForFunds, { ...ofA(), body })).body.id;
};
const send = (id: string, form = formOf(), by = billing.asClientA) =>
  billing.http(by).send('POST', `/api/billing/own/fund-requests/${id}/proofs`, { body: form });
const deposit = async (amountMinor: number, requestId: string | null, caseId: string | null = billing.caseA) => {
  const body = { caseId, day: TODAY, reference: '', notes: '', method: 'cash' as const, requestId };
  const answer = await staff().call(depositFunds, { ...ofA(), body: { ...body, amount: { amountMinor, currency } } });
  return answer.body as { id: string; number: string };
};
const match = (id: string, receiptId: string) => staff().call(matchProof, { params: { id }, body: { receiptId } });
const own = async (id: string) => (await client().call(listOwnDepositProofs, { params: { id } })).body;

describe('BILL-18: the proof of a deposit that was asked for', () => {
  it('waits beside those of invoices, is matched to the deposit, and settles a part of the request', async () => {
    const requestId = await ask();
    const { id } = (await send(requestId)).body;
    expect((await send(requestId)).body.id).toBe(id);
    expect(await billing.eventsOf(ProofSentV1)).toMatchObject([{ payload: { proofId: id } }]);
    const { items } = (await staff().call(listProofs, { query: {} })).body;
    const left = { amountMinor: 10_000, currency };
    expect(items).toMatchObject([{ id, invoice: null, fundRequest: { id: requestId, left, isOpen: true } }]);
    const { id: receiptId, number } = await deposit(4_000, requestId);
    const matched = await match(id, receiptId);
    expect(matched.body).toMatchObject({
      state: 'matched',
      receipt: { number },
      fundRequest: { left: { amountMinor: 6_000 } },
    });
    expect(await own(requestId)).toMatchObject([{ state: 'matched', receiptNumber: number }]);
    expect((await client().call(listOwnFundRequests, {})).body).toMatchObject([{ leftMinor: 6_000 }]);
    expect((await match(id, receiptId)).body.code).toBe('CONFLICT');
    expect(await billing.ask(proofNotice, { proofId: id })).toMatchObject({ clientPath: '/billing/held' });
  });

  it('of two who decide at once one does', async () => {
    const requestId = await ask();
    const { id } = (await send(requestId)).body;
    const { id: receiptId } = await deposit(4_000, requestId);
    const refuse = () => staff().call(refuseProof, { params: { id }, body: { reason: 'It shows another sum.' } });
    const answers = await Promise.all([match(id, receiptId), refuse(), match(id, receiptId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is refused with a reason that its client reads, and may be sent again', async () => {
    const requestId = await ask();
    const { id } = (await send(requestId)).body;
    await staff().call(refuseProof, { params: { id }, body: { reason: 'The sum cannot be read.' } });
    expect(await billing.eventsOf(ProofRefusedV1)).toMatchObject([{ payload: { proofId: id } }]);
    expect(await own(requestId)).toMatchObject([{ state: 'refused', reason: 'The sum cannot be read.' }]);
    expect((await send(requestId)).body.id).not.toBe(id);
  });

  it('a payment, a deposit of another case and one of somebody else prove nothing', async () => {
    const { id } = (await send(await ask())).body;
    const paid = await billing.pay(await billing.issued(), 1_000);
    expect((await match(id, paid.body.id)).body.code).toBe('NOT_FOUND');
    expect((await match(id, (await deposit(1_000, null, null)).id)).body.code).toBe('NOT_FOUND');
    const body = { caseId: billing.caseB, day: TODAY, reference: '', notes: '', method: 'cash' as const };
    const params = { id: billing.clientB.id };
    const theirs = await staff().call(depositFunds, {
      params,
      body: { ...body, amount: { amountMinor: 900, currency } },
    });
    expect((await match(id, theirs.body.id)).body.code).toBe('NOT_FOUND');
    expect((await staff().call(getProof, { params: { id } })).body.state).toBe('sent');
  });

  it('none is taken for what is paid or was withdrawn, of a day to come, of another kind of file, or more than ten', async () => {
    const [paid, withdrawn, open] = [await ask(1_000), await ask(), await ask()];
    await deposit(1_000, paid);
    await staff().call(withdrawFundRequest, { params: { id: withdrawn }, body: { reason: 'Not needed' } });
    for (const id of [paid, withdrawn]) expect((await send(id)).body.code).toBe('CONFLICT');
    expect((await send(open, formOf({ paidOn: '2026-05-21' }))).body.code).toBe('VALIDATION');
    const text = Buffer.from('no picture');
    expect((await send(open, formOf({ name: 'proof.html', bytes: text }))).body.code).toBe('UNSUPPORTED_TYPE');
    for (let n = 0; n < 10; n++)
      expect((await send(open, formOf({ bytes: Buffer.concat([PNG, Buffer.from([n])]) }))).status).toBe(201);
    expect((await send(open, formOf({ bytes: Buffer.concat([PNG, Buffer.from('x')]) }))).body.code).toBe(
      'TOO_MANY_REQUESTS',
    );
  });
});
