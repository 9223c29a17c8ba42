import { deleteExpense, listUnbilledExpenses, restoreExpense } from '@diwan/contracts/money/expenses/http';
import { setVatRate } from '@diwan/contracts/money/vat-rates/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { expenseDeeds } from '../../test/expense-deeds.js';
import { checkBooks } from '../books-check/check-books.js';

let billing: BillingRig;
let lawyer: SignedIn;
beforeAll(async () => {
  billing = await startBilling();
  await billing.holdEvents();
  lawyer = await billing.signInAs({ roles: ['lawyer'] });
});
afterAll(() => billing.stop());
const { write, written, decide, change, approved, entriesOf } = expenseDeeds(
  () => billing,
  () => lawyer,
);
const dollars = (amountMinor: number) => ({ amount: { amountMinor, currency: 'USD' as const } });
const standard = { vat: { kind: 'standard' } };
const typed = (vatMinor: number) => ({ vat: { kind: 'typed', vatMinor } });

describe('BILL-05, BILL-20: tax within an expense', () => {
  it('is reckoned by the rate of its day, or stands as the receipt says; an expense has none unless told so', async () => {
    expect((await written(dollars(11_100))).vat).toBeNull();
    expect((await written({ ...dollars(11_100), ...standard })).vat).toEqual({ vatMinor: 1_100, rateBp: 1_100 });
    // 10 % until the end of 2017; nothing before there was the tax.
    const old = await written({ ...dollars(11_000), ...standard, day: '2017-12-31' });
    expect(old.vat).toEqual({ vatMinor: 1_000, rateBp: 1_000 });
    expect((await written({ ...dollars(11_000), ...standard, day: '2001-05-01' })).vat).toBeNull();
    expect((await written({ ...dollars(11_100), ...typed(37) })).vat).toEqual({ vatMinor: 37, rateBp: null });
    expect((await written({ ...dollars(500), ...typed(500) })).vat).toEqual({ vatMinor: 500, rateBp: null });
  });

  it('D-103: is refused where it is more than the amount, nothing, less than nothing or a broken cent', async () => {
    for (const vatMinor of [501, 0, -1, 1.5]) {
      const answer = await write({ ...dollars(500), ...typed(vatMinor) });
      expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([400, ['vat.vatMinor']]);
    }
  });

  it('D-121: is booked beside the cost, and in pounds by the rate of the day', async () => {
    const expense = await approved({ ...dollars(11_100), ...standard, category: 'supplies', method: 'cash' });
    expect(await entriesOf(expense)).toMatchObject([
      {
        ...{ kind: 'approved-1', currency: 'USD' },
        lines: [
          { account: 'expense', detail: 'supplies', amountMinor: 10_000 },
          { account: 'vat_recoverable', amountMinor: 1_100 },
          { account: 'money', detail: 'cash', amountMinor: -11_100 },
        ],
      },
      {
        ...{ kind: 'reclaimed-approved-1', currency: 'LBP' },
        lines: [
          { account: 'vat_lbp_paid', amountMinor: 984_500 },
          { account: 'lbp_bridge', amountMinor: -984_500 },
        ],
      },
    ]);
  });

  it('follows a change, and goes and comes with its expense', async () => {
    const expense = await approved({ ...dollars(11_100), ...standard });
    const changed = await change(expense, { ...dollars(11_100), ...typed(600) });
    expect(changed.body.vat).toEqual({ vatMinor: 600, rateBp: null });
    const kindsOf = async () => (await entriesOf(expense)).map(({ kind }) => kind);
    const moved = ['undone-approved-1', 'undone-reclaimed-approved-1', 'approved-2', 'reclaimed-approved-2'];
    expect(await kindsOf()).toEqual(['approved-1', 'reclaimed-approved-1', ...moved]);
    const same = await change(changed.body, { ...dollars(11_100), ...typed(600), vendor: 'Librairie Antoine' });
    expect(same.body.vendor).toBe('Librairie Antoine');
    expect(await kindsOf()).toHaveLength(6);
    const deleted = await billing.http(billing.owner).call(deleteExpense, { params: { id: expense.id } });
    expect(deleted.status).toBe(204);
    await billing.http(billing.owner).call(restoreExpense, { params: { id: expense.id } });
    const sum = (await entriesOf(expense))
      .flatMap(({ lines }) => lines)
      .filter(({ account }) => account === 'vat_recoverable')
      .reduce((total, { amountMinor }) => total + amountMinor, 0);
    expect(sum).toBe(600);
  });

  it('needs a rate for dollars only: a day without one is told when the expense is approved', async () => {
    const day = '2019-03-01';
    const inDollars = await written({ ...dollars(11_100), ...standard, day });
    expect((await decide(inDollars)).body.code).toBe('RATE_MISSING');
    const inPounds = await written({ amount: { amountMinor: 1_110_000, currency: 'LBP' }, ...standard, day });
    expect((await decide(inPounds)).status).toBe(200);
    expect((await decide(await written({ ...dollars(11_100), day }))).status).toBe(200);
  });

  it('BILL-04: is not charged to a client again: they bear what it cost the firm', async () => {
    const { id } = billing.clientA;
    const expense = await approved({ ...dollars(11_100), ...standard, billable: true, clientId: id });
    const offered = await billing.http(billing.accountant).call(listUnbilledExpenses, { params: { id } });
    expect(offered.body).toMatchObject([{ id: expense.id, amount: { amountMinor: 10_000, currency: 'USD' } }]);
  });

  it('D-127: a rate by which tax was booked stays', async () => {
    await approved({ ...dollars(11_100), ...standard });
    const body = { standardBp: 1_200, law: 'Budget law 2026' };
    const enter = (from: string) => billing.http(billing.accountant).call(setVatRate, { params: { from }, body });
    expect((await enter(TODAY)).body.code).toBe('CONFLICT');
    expect((await enter('2026-06-01')).status).toBe(200);
  });

  it('an expense from before tax was noted has none, and is changed without being booked anew', async () => {
    const expense = await approved(dollars(7_000));
    await billing.model('Expense').updateOne({ _id: expense.id }, { $unset: { vatMinor: 1, vatBp: 1 } });
    const changed = await change(expense, { ...dollars(7_000), vendor: 'Ogero' });
    expect(changed.body).toMatchObject({ vat: null, vendor: 'Ogero' });
    expect(await entriesOf(expense)).toHaveLength(1);
  });

  it('ledger:check finds tax that is not what the books say', async () => {
    const expense = await approved({ ...dollars(11_100), ...standard });
    const faults = async () => (await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults;
    expect(await faults()).toEqual([]);
    await billing.model('Expense').updateOne({ _id: expense.id }, { $inc: { vatMinor: 1 } });
    expect(await faults()).toEqual([
      expect.stringMatching(/^expense USD: expenses say/),
      expect.stringMatching(/^vat_recoverable USD: expenses say/),
    ]);
  });
});
