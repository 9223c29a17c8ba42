import { getOwnAccount } from '@diwan/contracts/money/client-accounts/http';
import { closeBooks } from '@diwan/contracts/money/periods/http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { creditDeeds, usd } from '../../test/credit-deeds.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
});
afterEach(async () => {
  expect(await faults()).toEqual([]);
  await billing.stop();
});

const deeds = creditDeeds(() => billing);
const { owes, seenOwed, faults, cheque, use, takeBack, preview, bounce, payOut, creditNote, standing, read } = deeds;

describe('C4: a cheque that bounced is written down whatever became of its money', () => {
  it('its credit is taken back from the invoices that it paid, the latest first and no more than is needed', async () => {
    const [first, second, third] = [await billing.issued(), await billing.issued(), await billing.issued()];
    const other = await cheque(first, 4_000, 1_000);
    const bounced = await cheque(first, 15_000, 9_000);
    await use(second, 3_000);
    await use(third, 5_000);
    expect(await standing()).toMatchObject({ creditMinor: 1_000 });
    const found = await preview(bounced);
    expect(found).toEqual({
      uses: [{ id: expect.any(String), invoice: { id: third.id, number: third.number }, amount: usd(5_000) }],
      owedBack: [],
    });
    expect((await bounce(bounced)).body.code).toBe('CREDIT_SPENT');
    expect(await read(third)).toMatchObject({ balanceMinor: 5_000 });
    const { status, body } = await bounce(bounced, { takeBack: [found.uses[0].id] });
    expect([status, body.voided?.reason]).toEqual([200, 'Bounced']);
    expect(await read(first)).toMatchObject({ balanceMinor: 9_000 });
    expect(await read(second)).toMatchObject({ balanceMinor: 7_000 });
    expect(await read(third)).toMatchObject({ balanceMinor: 10_000, settlements: [{ kind: 'credit', voided: true }] });
    expect(await standing()).toMatchObject({ creditMinor: 0, outstandingMinor: 26_000 });
    expect(await preview(bounced)).toEqual({ uses: [], owedBack: [] });
    expect(await preview(other)).toMatchObject({ uses: [{ amount: usd(3_000) }], owedBack: [] });
  });

  it('a use that came after somebody looked is not taken back unseen', async () => {
    const [first, second] = [await billing.issued(), await billing.issued()];
    const bounced = await cheque(first, 15_000);
    expect(await preview(bounced)).toEqual({ uses: [], owedBack: [] });
    await use(second, 5_000);
    expect((await bounce(bounced)).body.code).toBe('CREDIT_SPENT');
    expect((await read(second)).balanceMinor).toBe(5_000);
  });

  it('what was paid out the client owes back, and the next money that comes fills it first', async () => {
    const invoice = await billing.issued();
    const bounced = await cheque(invoice, 15_000);
    expect((await payOut(5_001)).body.code).toBe('CREDIT_SPENT');
    expect((await payOut(5_000)).status).toBe(201);
    expect(await preview(bounced)).toEqual({ uses: [], owedBack: [seenOwed(5_000)] });
    expect((await bounce(bounced, { owedBack: [owes(4_999)] })).body.code).toBe('CREDIT_SPENT');
    expect(
      (await bounce(bounced, { owedBack: [owes(9_000_000, billing.clientA, 'LBP'), owes(5_000, billing.clientB)] }))
        .body.code,
    ).toBe('CREDIT_SPENT');
    expect((await bounce(bounced, { owedBack: [owes(5_000)] })).status).toBe(200);
    expect(await standing()).toMatchObject({ creditMinor: -5_000, outstandingMinor: 10_000 });
    const own = await billing.http(billing.asClientA).call(getOwnAccount, {});
    expect(own.body.credit).toEqual([usd(-5_000)]);
    expect((await use(invoice, 1)).body.code).toBe('CREDIT_SPENT');
    const repaid = await billing.pay(invoice, 6_000, { allocations: [] });
    expect(repaid.body.credit).toEqual(usd(6_000));
    expect((await use(invoice, 1_001)).body.code).toBe('CREDIT_SPENT');
    expect((await use(invoice, 1_000)).status).toBe(200);
    expect(await standing()).toMatchObject({ creditMinor: 0, outstandingMinor: 9_000 });
  });

  it('is no fault of the books on any day, whenever the receipt came; a real one is', async () => {
    const invoice = await billing.issued();
    const came = await billing.pay(invoice, 5_000, { allocations: [], day: '2026-05-10' });
    await payOut(5_000);
    expect((await bounce(came.body, { owedBack: [owes(5_000)] })).status).toBe(200);
    expect(await faults()).toEqual([]);
    await billing.pay(invoice, 3_000, { allocations: [] });
    const entries = billing.app.get<Connection>(getConnectionToken()).collection('ledger_entries');
    // Somebody else's use of it, smuggled in.
    const [last] = await entries.find({ kind: 'received' }).sort({ seq: -1 }).toArray();
    const lines = [{ account: 'client_credit', amountMinor: -3_001, clientId: billing.clientA.id }];
    await entries.updateOne({ _id: last?._id }, { $set: { lines, day: '2026-05-09' } });
    expect((await faults()).filter((one) => one.includes('less than nothing'))).toEqual([]);
    await entries.updateOne({ _id: last?._id }, { $set: { 'lines.0.amountMinor': 1, day: '2026-05-21' } });
    expect(await faults()).toContain(
      `balance client_credit|USD|${billing.clientA.id}|: less than nothing on 2026-05-21`,
    );
    await entries.replaceOne({ _id: last?._id }, last ?? {});
  });

  it('a use of before uses were kept is found by its invoice', async () => {
    const [first, second] = [await billing.issued(), await billing.issued()];
    const bounced = await cheque(first, 15_000);
    await use(second, 5_000);
    await billing.app.get<Connection>(getConnectionToken()).collection('credit_uses').deleteMany({});
    const { uses } = await preview(bounced);
    expect((await bounce(bounced, { takeBack: [uses[0].id] })).status).toBe(200);
    expect(await standing()).toMatchObject({ creditMinor: 0, outstandingMinor: 20_000 });
  });

  it('what comes back of a use is told without what a credit note gave back of it', async () => {
    const [first, second] = [await billing.issued(), await billing.issued()];
    const bounced = await cheque(first, 15_000);
    await use(second, 5_000);
    await creditNote(second, 8_000);
    const found = await preview(bounced);
    expect(found.uses).toMatchObject([{ amount: usd(2_000) }]);
    expect(found.owedBack).toEqual([]);
    expect((await bounce(bounced, { takeBack: [found.uses[0].id] })).status).toBe(200);
    expect(await read(second)).toMatchObject({ balanceMinor: 2_000 });
    expect(await standing()).toMatchObject({ creditMinor: 0 });
  });

  it('with a credit note in between: what that made credit of is no more paid by anything', async () => {
    const [first, second] = [await billing.issued(), await billing.issued()];
    const bounced = await cheque(first, 10_000);
    await creditNote(first, 10_000);
    await use(second, 10_000);
    const { uses } = await preview(bounced);
    expect(uses).toMatchObject([{ invoice: { id: second.id }, amount: usd(10_000) }]);
    expect((await bounce(bounced, { takeBack: [uses[0].id] })).status).toBe(200);
    expect(await standing()).toMatchObject({ creditMinor: 0, outstandingMinor: 10_000, paidMinor: 0 });
    expect(await read(first)).toMatchObject({ state: 'credited' });
  });

  it('pressed twice at once it is done once', async () => {
    const [first, second] = [await billing.issued(), await billing.issued()];
    const bounced = await cheque(first, 15_000);
    await use(second, 5_000);
    const { uses } = await preview(bounced);
    const pressed = await Promise.all([1, 2, 3].map(() => bounce(bounced, { takeBack: [uses[0].id] })));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await standing()).toMatchObject({ creditMinor: 0, outstandingMinor: 20_000 });
  });

  it('an invoice of a case that is kept from who asks is not named', async () => {
    const [first, second] = [await billing.issued({ caseId: null }), await billing.issued()];
    const bounced = await cheque(first, 15_000);
    await use(second, 5_000);
    billing.keepAway(billing.accountant, billing.caseA);
    expect((await preview(bounced)).uses).toMatchObject([{ invoice: null, amount: usd(5_000) }]);
  });
});

describe('C4: a use of credit is taken back with its reason', () => {
  it('once: the credit is there again, the invoice is open again', async () => {
    const [first, wrong] = [await billing.issued(), await billing.issued()];
    await cheque(first, 15_000);
    await use(wrong, 5_000);
    const useId = (await read(wrong)).settlements[0]?.id ?? '';
    expect((await takeBack(first, useId)).status).toBe(404);
    expect((await takeBack(wrong, useId, '2026-05-19')).body).toMatchObject({
      fieldErrors: { day: 'before_movement' },
    });
    expect((await takeBack(wrong, useId, '2026-05-21')).body).toMatchObject({ fieldErrors: { day: 'too_large' } });
    expect((await takeBack(wrong, useId)).body).toEqual({ balanceMinor: 10_000, creditMinor: 5_000 });
    expect((await takeBack(wrong, useId)).body.code).toBe('CONFLICT');
    expect(await read(wrong)).toMatchObject({ state: 'sent', settlements: [{ kind: 'credit', voided: true }] });
    expect((await use(first, 5_000)).status).toBe(409);
    expect((await use(wrong, 5_000)).status).toBe(200);
  });

  it('not where a credit note gave all of it back already, nor in closed books', async () => {
    const [first, wrong] = [await billing.issued(), await billing.issued()];
    await cheque(first, 15_000);
    await use(wrong, 5_000);
    const useId = (await read(wrong)).settlements[0]?.id ?? '';
    const close = (until: string | null) =>
      billing.http(billing.owner).call(closeBooks, { body: { until, reason: 'Done' } });
    await close(TODAY);
    expect((await takeBack(wrong, useId)).body.code).toBe('PERIOD_CLOSED');
    await close(null);
    await creditNote(wrong, 10_000);
    expect((await takeBack(wrong, useId)).body.code).toBe('CONFLICT');
    expect(await standing()).toMatchObject({ creditMinor: 5_000 });
  });
});
