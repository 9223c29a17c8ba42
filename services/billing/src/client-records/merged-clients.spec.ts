import { getClientAccount, getOwnAccount } from '@diwan/contracts/money/client-accounts/http';
import { moneyOfPerson } from '@diwan/contracts/money/client-accounts/questions';
import { depositFunds, refundFunds } from '@diwan/contracts/money/client-funds/http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { voidInvoice } from '@diwan/contracts/money/invoices/http';
import { listOwnInvoices } from '@diwan/contracts/money/invoices/own.http';
import { getReminderWish, setReminderWish } from '@diwan/contracts/money/payment-reminders/http';
import { voidPayment } from '@diwan/contracts/money/payments/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { checkBooks } from '../books-check/check-books.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
});
afterEach(() => billing.stop());

/** Client B is the one who goes, client A the one who is kept. */
const facts = (mergeId = 'a'.repeat(24)) => ({
  mergeId,
  keptId: billing.clientA.id,
  mergedId: billing.clientB.id,
  by: billing.owner.personId,
});
const merge = (mergeId?: string) => billing.deliver(ClientsMergedV1, facts(mergeId));
const undo = (mergeId?: string) => billing.deliver(ClientMergeUndoneV1, facts(mergeId));
const http = () => billing.http(billing.accountant);
const ofB = () => ({ clientId: billing.clientB.id, caseId: billing.caseB });
const ofMoney = (amountMinor: number, caseId: string | null) => ({
  ...{ caseId, day: TODAY, method: 'cash' as const, reference: '', notes: '' },
  amount: { amountMinor, currency: 'USD' as const },
});
const deposit = (amountMinor: number, clientId = billing.clientB.id, caseId: string | null = null) =>
  http().call(depositFunds, { params: { id: clientId }, body: ofMoney(amountMinor, caseId) });
async function standing(id: string): Promise<Record<string, number> | undefined> {
  const { body } = await http().call(getClientAccount, { params: { id } });
  return body.standings.find((one: { currency: string }) => one.currency === 'USD');
}
const faults = async () => (await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults;

describe('LEAD-08: when two records of one client are merged', () => {
  it('bills, payments, credit and money in hand go over, are counted, and all of it goes back', async () => {
    const open = await billing.issued({ ...ofB() });
    const paid = await billing.issued({ ...ofB() });
    await billing.pay(paid, 15_000, { allocations: [{ invoiceId: paid.id, amountMinor: 10_000, usedMinor: null }] });
    expect((await deposit(70_000, billing.clientB.id, billing.caseB)).status).toBe(201);
    const before = await standing(billing.clientB.id);
    expect(before).toMatchObject({
      outstandingMinor: 10_000,
      paidMinor: 15_000,
      creditMinor: 5_000,
      fundsMinor: 70_000,
    });
    await merge();
    await merge();
    expect(await faults()).toEqual([]);
    expect(await standing(billing.clientA.id)).toEqual(before);
    expect(await standing(billing.clientB.id)).toMatchObject({
      outstandingMinor: 0,
      creditMinor: 0,
      fundsMinor: 0,
      payments: 0,
    });
    const own = async (who: typeof billing.asClientA) =>
      (await billing.http(who).call(listOwnInvoices, { query: {} })).body.items
        .map(({ id }: { id: string }) => id)
        .sort();
    expect(await own(billing.asClientA)).toEqual([open.id, paid.id].sort());
    expect(await own(billing.asClientB)).toEqual([]);
    expect((await billing.http(billing.asClientA).call(getOwnAccount, {})).body).toMatchObject({
      unpaidInvoices: 1,
      payments: 1,
    });
    const { state, moved } = await billing.ask(MOVED_BY_MERGE.billing, { mergeId: facts().mergeId });
    expect(state).toBe('moved');
    expect(moved).toEqual(
      expect.arrayContaining([
        { kind: 'invoices', count: 2 },
        { kind: 'payments', count: 1 },
        { kind: 'fund_movements', count: 1 },
      ]),
    );
    await undo();
    expect(await faults()).toEqual([]);
    expect(await standing(billing.clientB.id)).toEqual(before);
    expect(await own(billing.asClientB)).toEqual([open.id, paid.id].sort());
  });

  it('an invoice of who went is voided, a payment taken back and a credit note written for who was kept', async () => {
    const [first, second, third] = [
      await billing.issued(ofB()),
      await billing.issued(ofB()),
      await billing.issued(ofB()),
    ];
    const payment = (await billing.pay(second, 10_000)).body;
    await merge();
    expect(
      (await http().call(voidInvoice, { params: { id: first.id }, body: { reason: 'Written twice' } })).status,
    ).toBe(200);
    expect((await http().call(voidPayment, { params: { id: payment.id }, body: { reason: 'Bounced' } })).status).toBe(
      200,
    );
    const note = { day: TODAY, reason: 'A courtesy', lines: [{ place: 0, netMinor: 4_000 }] };
    expect((await http().call(createCreditNote, { params: { id: third.id }, body: note })).status).toBe(201);
    expect(await faults()).toEqual([]);
    expect(await standing(billing.clientA.id)).toMatchObject({
      outstandingMinor: 16_000,
      paidMinor: 0,
      creditMinor: 0,
    });
    await undo();
    expect(await faults()).toEqual([]);
    expect(await standing(billing.clientB.id)).toMatchObject({ outstandingMinor: 16_000 });
    expect(await standing(billing.clientA.id)).toMatchObject({ outstandingMinor: 0 });
  });

  it('a payment taken by who was kept, and back after they are two again, is owed by whose invoice it was', async () => {
    const invoice = await billing.issued(ofB());
    await merge();
    const payment = (await billing.pay({ ...invoice, client: billing.clientA }, 4_000)).body;
    await undo();
    expect(await standing(billing.clientB.id)).toMatchObject({ outstandingMinor: 6_000 });
    expect((await http().call(voidPayment, { params: { id: payment.id }, body: { reason: 'Bounced' } })).status).toBe(
      200,
    );
    expect(await faults()).toEqual([]);
    expect(await standing(billing.clientB.id)).toMatchObject({ outstandingMinor: 10_000 });
    expect(await standing(billing.clientA.id)).toMatchObject({ outstandingMinor: 0 });
  });

  it('after the merge was taken back, what was spent of the money in hand stays spent, and what both had stays with each', async () => {
    await deposit(50_000);
    await deposit(20_000, billing.clientA.id, billing.caseA);
    await merge();
    const given = await http().call(refundFunds, { params: { id: billing.clientA.id }, body: ofMoney(40_000, null) });
    expect(given.status).toBe(201);
    await undo();
    expect(await faults()).toEqual([]);
    expect(await standing(billing.clientB.id)).toMatchObject({ fundsMinor: 10_000 });
    expect(await standing(billing.clientA.id)).toMatchObject({ fundsMinor: 20_000 });
  });

  it('a merge that is made again after it was taken back moves everything again', async () => {
    await billing.issued(ofB());
    await merge();
    await undo();
    await merge('b'.repeat(24));
    expect(await faults()).toEqual([]);
    expect(await standing(billing.clientA.id)).toMatchObject({ outstandingMinor: 10_000 });
  });
});

describe('BILL-17: the wish not to be reminded', () => {
  const wishOf = async (id: string) => (await http().call(getReminderWish, { params: { id } })).body;
  const say = (id: string, isReminded: boolean, version: number) =>
    http().call(setReminderWish, { params: { id }, body: { isReminded, version } });

  it('stands for the record that is kept as well, and goes again unless somebody said otherwise meanwhile', async () => {
    const [kept, gone] = [billing.clientA.id, billing.clientB.id];
    expect((await say(gone, false, 0)).status).toBe(200);
    await merge();
    expect(await wishOf(kept)).toMatchObject({ isReminded: false });
    await undo();
    expect(await wishOf(kept)).toMatchObject({ isReminded: true });
    expect(await wishOf(gone)).toMatchObject({ isReminded: false });
    await merge('b'.repeat(24));
    const { version } = await wishOf(kept);
    await say(kept, true, version);
    await say(kept, false, version + 1);
    await undo('b'.repeat(24));
    expect(await wishOf(kept)).toMatchObject({ isReminded: false });
  });
});

describe('D-124: what hangs on a client', () => {
  it('every collection that names a client is counted, but for settings', async () => {
    const named = Object.values(billing.app.get<Connection>(getConnectionToken()).models)
      .filter(({ schema }) => schema.path('clientId'))
      .map(({ collection }) => collection.name)
      .filter((name) => !name.startsWith('ledger_') && name !== 'tallies');
    const counted = (await billing.ask(RECORDS_OF_CLIENT.billing, { clientId: billing.clientA.id })).map(
      ({ kind }) => kind,
    );
    // What staff set for a client says nothing of them: it moves along.
    const settings = ['fund_thresholds'];
    // Counted by the invoices that they paid.
    const counterparts = ['credit_uses'];
    expect([...counted].sort()).toEqual(named.filter((name) => ![...settings, ...counterparts].includes(name)).sort());
    expect(counted).toContain('invoices');
  });

  it('PORT-08: says until when the books keep a person, and whether anything is open', async () => {
    const of = (personId: string) => billing.ask(moneyOfPerson, { personId });
    expect(await of(billing.clientB.id)).toEqual({ records: 0, isOpen: false, lastDay: null });
    await billing.draft(ofB());
    expect(await of(billing.clientB.id)).toEqual({ records: 1, isOpen: true, lastDay: null });
    const invoice = await billing.issued(ofB());
    expect(await of(billing.clientB.id)).toEqual({ records: 2, isOpen: true, lastDay: TODAY });
    await billing.pay(invoice, 10_000);
    expect(await of(billing.clientB.id)).toEqual({ records: 3, isOpen: false, lastDay: TODAY });
  });
});
