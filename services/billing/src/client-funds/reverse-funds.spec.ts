import { getClientAccount } from '@diwan/contracts/money/client-accounts/http';
import {
  depositFunds,
  listFundMovements,
  listOwnFunds,
  previewReversal,
  refundFunds,
  reverseFundMovement,
  transferFunds,
} from '@diwan/contracts/money/client-funds/http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { payOutCredit } from '@diwan/contracts/money/credit-payouts/http';
import { getFundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';
import { FundsLowV1 } from '@diwan/contracts/money/fund-requests/events';
import { setFundThreshold } from '@diwan/contracts/money/fund-requests/http';
import { getInvoice } from '@diwan/contracts/money/invoices/http';
import { useCredit } from '@diwan/contracts/money/payments/http';
import { closeBooks } from '@diwan/contracts/money/periods/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import type { Money } from '@diwan/contracts/shared/money';
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
const moved = (amountMinor: number, { day = TODAY, caseId = null as string | null } = {}) => ({
  params: { id: billing.clientA.id },
  body: {
    ...{ caseId, day, reference: 'CHQ 117', notes: '', method: 'check' as const },
    amount: { amountMinor, currency: 'USD' as const },
  },
});
const deposit = async (...how: Parameters<typeof moved>) => (await staff().call(depositFunds, moved(...how))).body;
const transfer = async (id: string, amountMinor: number) =>
  (await staff().call(transferFunds, { params: { id }, body: { caseId: null, amountMinor, notes: '' } })).body;
const reverse = (
  { id }: { id: string },
  day = TODAY,
  more: { takeBack?: string[]; owedBack?: { clientId: string; amount: Money }[] } = {},
) =>
  staff().call(reverseFundMovement, {
    params: { id },
    body: { day, reason: 'Typed for the wrong client', ...more },
  });
const standing = async () => {
  const { body } = await staff().call(getClientAccount, { params: { id: billing.clientA.id } });
  return body.standings.find((one: { currency: string }) => one.currency === 'USD');
};
const held = async (day: string) =>
  (await staff().call(getFundsAsOf, { query: { currency: 'USD', day } })).body.clientsMinor;
const read = async (id: string) => (await staff().call(getInvoice, { params: { id } })).body;

describe('C4: a movement of client money is put right by a reversal with its reason', () => {
  it('a deposit that never came: nothing is held from its day on, and both stay, for staff and for the client', async () => {
    await deposit(7_000, { day: '2026-05-01' });
    const wrong = await deposit(5_000, { day: '2026-05-04', caseId: billing.caseA });
    const { status, body } = await reverse(wrong, '2026-05-04');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ number: 'REV-202605-0001', kind: 'reversal', amount: { amountMinor: 5_000 }, balanceAfterMinor: 0 },
      ...{ day: '2026-05-04', legalCase: { id: billing.caseA } },
      reverses: { number: wrong.number, kind: 'deposit', reason: 'Typed for the wrong client' },
    });
    expect([await held('2026-05-03'), await held('2026-05-04'), await held(TODAY)]).toEqual([7_000, 7_000, 7_000]);
    const { body: listed } = await staff().call(listFundMovements, { query: { clientId: billing.clientA.id } });
    expect(listed.items.map((one: { reversedBy: unknown }) => one.reversedBy)).toEqual([
      null,
      { number: 'REV-202605-0001' },
      null,
    ]);
    const { body: own } = await billing.http(billing.asClientA).call(listOwnFunds, { query: {} });
    expect(own.items.slice(0, 2)).toMatchObject([
      { kind: 'reversal', reverses: { number: wrong.number, kind: 'deposit' }, isReversed: false },
      { kind: 'deposit', number: wrong.number, isReversed: true },
    ]);
    expect(JSON.stringify(own)).not.toContain('wrong client');
  });

  it('once, however often it is pressed; never a reversal, never before its day or to come', async () => {
    const wrong = await deposit(5_000, { day: '2026-05-04' });
    expect((await reverse(wrong, '2026-05-03')).body).toMatchObject({ fieldErrors: { day: 'before_movement' } });
    expect((await reverse(wrong, '2026-05-21')).body).toMatchObject({ fieldErrors: { day: 'too_large' } });
    const pressed = await Promise.all([reverse(wrong), reverse(wrong), reverse(wrong)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const done = pressed.find(({ status }) => status === 201);
    expect((await reverse(done?.body)).body.code).toBe('CONFLICT');
    expect(await standing()).toMatchObject({ fundsMinor: 0 });
    await deposit(5_000);
    const { body } = await staff().call(listFundMovements, { query: { clientId: billing.clientA.id } });
    expect(body.items.map(({ number }: { number: string }) => number.slice(0, 3))).toEqual(['REC', 'REV', 'REC']);
  });

  it('in closed books not at all, and after them on an open day', async () => {
    const wrong = await deposit(5_000, { day: '2026-04-20' });
    await billing.http(billing.owner).call(closeBooks, { body: { until: '2026-04-30', reason: 'End of April' } });
    expect((await reverse(wrong, '2026-04-20')).body.code).toBe('PERIOD_CLOSED');
    expect((await reverse(wrong, '2026-05-01')).status).toBe(201);
    expect([await held('2026-04-30'), await held('2026-05-01')]).toEqual([5_000, 0]);
  });

  it('money that went back by the books alone is held again', async () => {
    await deposit(5_000);
    const { body: refund } = await staff().call(refundFunds, moved(2_000));
    expect((await reverse(refund)).body).toMatchObject({ balanceAfterMinor: 5_000, reverses: { kind: 'refund' } });
    expect(await standing()).toMatchObject({ fundsMinor: 5_000 });
  });

  it('a transfer that paid the wrong invoice: the money is held again, the invoice is owed, nothing becomes credit', async () => {
    await deposit(20_000);
    const [wrong, right] = [await billing.issued(), await billing.issued()];
    const before = await standing();
    const paid = await transfer(wrong.id, 10_000);
    expect((await reverse(paid)).body).toMatchObject({ balanceAfterMinor: 20_000, invoice: { number: wrong.number } });
    expect(await standing()).toEqual(before);
    expect(await read(wrong.id)).toMatchObject({
      ...{ state: 'sent', balanceMinor: 10_000 },
      settlements: [{ kind: 'client_funds', number: paid.number, voided: true }],
    });
    expect(await transfer(right.id, 10_000)).toMatchObject({ kind: 'transfer' });
    expect(await read(right.id)).toMatchObject({ state: 'paid' });
  });

  it('what a credit note made credit of goes back to the clients’ account, unless it was used', async () => {
    await deposit(20_000);
    const [wrong, other] = [await billing.issued(), await billing.issued()];
    const paid = await transfer(wrong.id, 10_000);
    const body = { day: TODAY, reason: 'Not agreed', lines: [{ place: 0, netMinor: 10_000 }] };
    await staff().call(createCreditNote, { params: { id: wrong.id }, body });
    expect(await standing()).toMatchObject({ fundsMinor: 10_000, creditMinor: 10_000 });
    await staff().call(useCredit, { params: { id: other.id }, body: { amountMinor: 1 } });
    expect((await reverse(paid)).body.code).toBe('CREDIT_SPENT');
    const { body: found } = await staff().call(previewReversal, { params: { id: paid.id } });
    expect(found).toMatchObject({ uses: [{ invoice: { id: other.id }, amount: { amountMinor: 1 } }], owedBack: [] });
    expect((await reverse(paid, TODAY, { takeBack: [found.uses[0].id] })).status).toBe(201);
    expect(await standing()).toMatchObject({ fundsMinor: 20_000, creditMinor: 0 });
    expect(await read(other.id)).toMatchObject({ balanceMinor: 10_000 });
    expect((await staff().call(previewReversal, { params: { id: paid.id } })).body).toEqual({ uses: [], owedBack: [] });
    expect(await read(wrong.id)).toMatchObject({ state: 'credited' });
  });

  it('a cheque that came back after it paid an invoice: first the transfer, then the deposit', async () => {
    const cheque = await deposit(10_000);
    const invoice = await billing.issued();
    const paid = await transfer(invoice.id, 4_000);
    expect((await reverse(cheque)).body.code).toBe('FUNDS_SHORT');
    expect((await reverse(paid)).status).toBe(201);
    expect((await reverse(cheque)).status).toBe(201);
    expect(await standing()).toMatchObject({ fundsMinor: 0, outstandingMinor: 10_000 });
  });

  it('a cheque that paid an invoice from trust, of which the credit was paid out: the client owes that back', async () => {
    const cheque = await deposit(10_000, { day: '2026-05-01' });
    const invoice = await billing.issued();
    const paid = await transfer(invoice.id, 10_000);
    const body = { day: TODAY, reason: 'Not agreed', lines: [{ place: 0, netMinor: 10_000 }] };
    await staff().call(createCreditNote, { params: { id: invoice.id }, body });
    const amount = { amountMinor: 10_000, currency: 'USD' as const };
    const how = { method: 'cash' as const, day: TODAY, reference: '', notes: '' };
    await staff().call(payOutCredit, { params: { id: billing.clientA.id }, body: { amount, ...how } });
    const { body: found } = await staff().call(previewReversal, { params: { id: paid.id } });
    expect(found).toEqual({ uses: [], owedBack: [{ client: billing.clientA, amount }] });
    expect((await reverse(paid)).body.code).toBe('CREDIT_SPENT');
    const owedBack = [{ clientId: billing.clientA.id, amount }];
    expect((await reverse(paid, TODAY, { owedBack })).status).toBe(201);
    expect((await reverse(cheque)).status).toBe(201);
    expect(await standing()).toMatchObject({ fundsMinor: 0, creditMinor: -10_000, outstandingMinor: 0 });
  });

  it('what is owed back is owed from today on', async () => {
    await deposit(10_000, { day: '2026-05-01' });
    const invoice = await billing.issued();
    const paid = await transfer(invoice.id, 10_000);
    const body = { day: TODAY, reason: 'Not agreed', lines: [{ place: 0, netMinor: 10_000 }] };
    await staff().call(createCreditNote, { params: { id: invoice.id }, body });
    const amount = { amountMinor: 10_000, currency: 'USD' as const };
    const how = { method: 'cash' as const, day: TODAY, reference: '', notes: '' };
    await staff().call(payOutCredit, { params: { id: billing.clientA.id }, body: { amount, ...how } });
    billing.setTime(new Date('2026-05-25T08:00:00Z'));
    billing.accountant = await billing.signInAs({ roles: ['accountant'] });
    const owedBack = [{ clientId: billing.clientA.id, amount }];
    expect((await reverse(paid, '2026-05-24', { owedBack })).body).toMatchObject({
      ...{ code: 'VALIDATION', fieldErrors: { day: 'owed_from_today' } },
    });
    expect((await reverse(paid, '2026-05-25', { owedBack })).status).toBe(201);
  });

  it('money that was given back or transferred before goes back with what reverses that meanwhile', async () => {
    await deposit(14_000);
    const refund = (await staff().call(refundFunds, moved(4_000))).body;
    const invoice = await billing.issued();
    const paid = await transfer(invoice.id, 10_000);
    const [keptId, mergedId] = [billing.clientB.id, billing.clientA.id];
    const merge = { mergeId: 'a'.repeat(24), keptId, mergedId, by: billing.owner.personId };
    await billing.deliver(ClientsMergedV1, merge);
    expect((await reverse(refund)).status).toBe(201);
    expect((await reverse(paid)).status).toBe(201);
    await billing.deliver(ClientMergeUndoneV1, merge);
    expect(await standing()).toMatchObject({ fundsMinor: 14_000, outstandingMinor: 10_000 });
    const { body } = await staff().call(getClientAccount, { params: { id: billing.clientB.id } });
    expect(body.standings).toMatchObject([{ fundsMinor: 0, outstandingMinor: 0 }]);
  });

  it('a reversal while two records of the client were one goes back with what it reverses', async () => {
    const { body: theirs } = await billing
      .http(billing.accountant)
      .call(depositFunds, { ...moved(5_000), params: { id: billing.clientB.id } });
    const [keptId, mergedId] = [billing.clientA.id, billing.clientB.id];
    const merge = { mergeId: 'a'.repeat(24), keptId, mergedId, by: billing.owner.personId };
    await billing.deliver(ClientsMergedV1, merge);
    expect((await reverse(theirs)).status).toBe(201);
    await billing.deliver(ClientMergeUndoneV1, merge);
    const own = async (who: typeof billing.asClientA) =>
      (await billing.http(who).call(listOwnFunds, { query: {} })).body.items.map(({ kind }: { kind: string }) => kind);
    expect(await own(billing.asClientA)).toEqual([]);
    expect(await own(billing.asClientB)).toEqual(['reversal', 'deposit']);
  });

  it('tells that little is held where a deposit does not count any more', async () => {
    const threshold = { caseId: null, currency: 'USD' as const, thresholdMinor: 3_000 };
    await staff().call(setFundThreshold, { params: { id: billing.clientA.id }, body: threshold });
    await deposit(1_000);
    const wrong = await deposit(5_000);
    expect(await billing.eventsOf(FundsLowV1)).toEqual([]);
    await reverse(wrong);
    expect(await billing.eventsOf(FundsLowV1)).toHaveLength(1);
  });

  it('leaves no day on which less than nothing was held', async () => {
    const wrong = await deposit(5_000, { day: '2026-05-01' });
    await staff().call(refundFunds, moved(2_000, { day: '2026-05-10' }));
    await deposit(9_000, { day: '2026-05-12' });
    expect((await reverse(wrong, '2026-05-10')).body).toMatchObject({
      code: 'FUNDS_SHORT',
      fieldErrors: { day: 'short_then' },
    });
    expect((await reverse(wrong, '2026-05-12')).status).toBe(201);
  });
});
