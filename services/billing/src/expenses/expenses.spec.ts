import {
  createExpense,
  deleteExpense,
  type Expense,
  getExpense,
  getExpenseTotals,
  listExpenses,
  listUnbilledExpenses,
  restoreExpense,
} from '@diwan/contracts/money/expenses/http';
import { closeBooks } from '@diwan/contracts/money/periods/http';
import { InTransaction } from '@diwan/service-kit/store/database';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { expenseDeeds, RENT } from '../../test/expense-deeds.js';
import { LedgerReader } from '../ledger/ledger-reader.js';
import { UnbilledExpenses } from './unbilled-expenses.js';

let billing: BillingRig;
let lawyer: SignedIn;
let assistant: SignedIn;
beforeAll(async () => {
  billing = await startBilling();
  await billing.holdEvents();
  lawyer = await billing.signInAs({ roles: ['lawyer'] });
  assistant = await billing.signInAs({ roles: ['assistant'] });
});
afterAll(() => billing.stop());
const { write, written, decide, change, approved, spentOn, entriesOf } = expenseDeeds(
  () => billing,
  () => lawyer,
);

describe('writing expenses down', () => {
  it('BILL-20: an expense is rent, operational and not billable unless told otherwise, and is who wrote it', async () => {
    const expense = await written();
    expect(expense).toMatchObject({
      type: 'rent',
      category: 'operational',
      billable: false,
      state: 'submitted',
      client: null,
      createdBy: { id: lawyer.personId },
      version: 1,
    });
    const draft = await written({ submit: false });
    expect(draft.state).toBe('draft');
    expect(await billing.model('AuditEntry').findOne({ subject: 'expense', subjectId: expense.id })).toMatchObject({
      action: 'expense.created',
      personId: lawyer.personId,
    });
  });

  it('D-103, D-154: refuses empty fields, an amount of nothing, a day to come, and somebody else as its maker', async () => {
    const tomorrow = '2026-05-21';
    for (const [more, field] of [
      [{ description: ' ' }, 'description'],
      [{ amount: { amountMinor: 0, currency: 'USD' } }, 'amount.amountMinor'],
      [{ amount: { amountMinor: -5, currency: 'USD' } }, 'amount.amountMinor'],
      [{ amount: { amountMinor: 1.5, currency: 'USD' } }, 'amount.amountMinor'],
      [{ amount: { amountMinor: 1e15, currency: 'USD' } }, 'amount.amountMinor'],
      [{ amount: { amountMinor: 5, currency: 'EUR' } }, 'amount.currency'],
      [{ day: tomorrow }, 'day'],
      [{ type: 'bribe' }, 'type'],
      [{ billable: true }, 'clientId'],
      [{ createdBy: lawyer.personId }, 'createdBy'],
    ] as const) {
      const answer = await write(more);
      expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([400, [field]]);
    }
  });

  it('S2§4: turning billable off takes the client away; a billable one names a client, and a case of that client', async () => {
    const { clientA, caseA, caseB } = billing;
    const forClient = await written({ billable: true, clientId: clientA.id, caseId: caseA });
    expect(forClient).toMatchObject({ client: clientA, legalCase: { id: caseA } });
    const off = await change(forClient, { billable: false, clientId: clientA.id, caseId: caseA });
    expect(off.body).toMatchObject({ client: null, legalCase: null });
    expect((await write({ billable: true, clientId: clientA.id, caseId: caseB })).body.code).toBe('NOT_FOUND');
    expect((await write({ billable: true, clientId: 'f'.repeat(24) })).body.code).toBe('NOT_FOUND');
    expect((await write({ billable: true, clientId: lawyer.personId }, billing.accountant)).body.code).toBe(
      'NOT_FOUND',
    );
  });

  it('are written down once per Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'one-rent' };
    const call = () => billing.http(lawyer).call(createExpense, { body: RENT }, headers);
    const [first, second] = [await call(), await call()];
    expect(second.body).toEqual(first.body);
  });

  it('SEC-04: everybody sees their own, who keeps the books all; another lawyer learns nothing', async () => {
    const own = await written({ description: 'Taxi to Baabda' });
    const seenBy = async (who: SignedIn) =>
      (await billing.http(who).call(listExpenses, { query: { search: 'taxi' } })).body.items.length;
    expect([await seenBy(lawyer), await seenBy(billing.accountant), await seenBy(assistant)]).toEqual([1, 1, 0]);
    expect((await billing.http(assistant).call(getExpense, { params: { id: own.id } })).status).toBe(404);
    expect((await change(own, {}, assistant)).status).toBe(404);
    expect((await billing.http(assistant).call(deleteExpense, { params: { id: own.id } })).status).toBe(404);
  });
});

describe('the list', () => {
  it('BILL-20: is searched, filtered, paged and sorted, the latest first', async () => {
    await written({ description: 'Paper and toner', category: 'supplies', type: 'supplies', day: '2026-03-02' });
    await written({ description: 'Paper cups', category: 'supplies', type: 'meals', day: '2026-03-05' });
    const list = async (query: Record<string, unknown>) =>
      (await billing.http(billing.accountant).call(listExpenses, { query: query as never })).body;
    const texts = async (query: Record<string, unknown>) =>
      (await list(query)).items.map(({ description }: Expense) => description);
    expect(await texts({ search: 'paper' })).toEqual(['Paper cups', 'Paper and toner']);
    expect(await texts({ category: 'supplies', type: 'meals' })).toEqual(['Paper cups']);
    expect(await texts({ from: '2026-03-01', to: '2026-03-03' })).toEqual(['Paper and toner']);
    expect(await texts({ category: 'supplies', sort: 'day' })).toEqual(['Paper and toner', 'Paper cups']);
    expect(await list({ category: 'supplies', limit: 1, page: 2 })).toMatchObject({
      total: 2,
      items: [{ type: 'supplies' }],
    });
    expect(await texts({ category: 'supplies', state: 'approved' })).toEqual([]);
  });
});

describe('approval and the books', () => {
  it('BILL-20: an approved expense stands in the books once, by category and way of payment; lawyers cannot approve', async () => {
    const before = await spentOn('travel');
    const expense = await written({ category: 'travel', method: 'credit_card' });
    expect((await decide(expense, 'approved', billing.accountant)).body.code).toBe('FORBIDDEN');
    expect((await decide(expense, 'approved', lawyer)).body.code).toBe('FORBIDDEN');
    const answers = await Promise.all([decide(expense), decide(expense)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await spentOn('travel')) - before).toBe(180_000);
    expect(await entriesOf(expense)).toMatchObject([
      {
        day: TODAY,
        currency: 'USD',
        lines: [
          { account: 'expense', detail: 'travel', amountMinor: 180_000 },
          { account: 'money', detail: 'credit_card', amountMinor: -180_000 },
        ],
      },
    ]);
  });

  it('a rejected one says why, is changed and submitted again', async () => {
    const rejected = (await decide(await written(), 'rejected')).body;
    expect(rejected).toMatchObject({ state: 'rejected', decision: { reason: 'No receipt' } });
    expect((await decide(rejected)).body.code).toBe('CONFLICT');
    const again = await change(rejected, { receiptNumber: 'R-9' }, lawyer);
    expect(again.body).toMatchObject({ state: 'submitted', decision: null });
    expect(await entriesOf(rejected)).toEqual([]);
  });

  it('an approved one is corrected in the books by who may approve, and by nobody else', async () => {
    const [supplies, other] = [await spentOn('supplies'), await spentOn('other')];
    const expense = await approved({ category: 'supplies' });
    expect((await change(expense, { category: 'other' }, lawyer)).body.code).toBe('FORBIDDEN');
    const corrected = await change(expense, { category: 'other', amount: { amountMinor: 7, currency: 'USD' } });
    expect(corrected.body.state).toBe('approved');
    expect([(await spentOn('supplies')) - supplies, (await spentOn('other')) - other]).toEqual([0, 7]);
    expect((await change(expense, {})).body.code).toBe('CONFLICT');
    const worded = await change(corrected.body, {
      category: 'other',
      amount: corrected.body.amount,
      vendor: 'Another',
    });
    expect(worded.status).toBe(200);
    expect(await entriesOf(expense)).toHaveLength(3);
  });

  it('D-125: deleted, it leaves the books and the list; restored within 30 days, it is in both again', async () => {
    const before = await spentOn('professional');
    const expense = await approved({ category: 'professional', description: 'Translator of the court' });
    const params = { id: expense.id };
    expect((await billing.http(lawyer).call(deleteExpense, { params })).body.code).toBe('FORBIDDEN');
    expect((await billing.http(billing.owner).call(deleteExpense, { params })).status).toBe(204);
    expect(await spentOn('professional')).toBe(before);
    expect((await billing.http(billing.owner).call(getExpense, { params })).status).toBe(404);
    const deleted = await billing.http(billing.owner).call(listExpenses, { query: { view: 'deleted' } });
    expect(deleted.body.items).toMatchObject([{ id: expense.id, restorableUntil: '2026-06-19T06:00:00.000Z' }]);
    expect((await billing.http(billing.owner).call(restoreExpense, { params })).body.state).toBe('approved');
    expect((await spentOn('professional')) - before).toBe(180_000);
    expect((await billing.http(billing.owner).call(restoreExpense, { params })).status).toBe(200);
    await billing.http(billing.owner).call(deleteExpense, { params });
    await billing.model('Expense').updateOne({ _id: expense.id }, { deletedAt: new Date('2026-04-20T05:59:59Z') });
    expect((await billing.http(billing.owner).call(restoreExpense, { params })).status).toBe(404);
  });

  it('BILL-20: cards tell what the books say, what waits and what can be charged, per currency; lawyers nothing of the books', async () => {
    await approved({ amount: { amountMinor: 4_500_000, currency: 'LBP' } });
    const totals = async (who: SignedIn) => (await billing.http(who).call(getExpenseTotals, {})).body;
    const { thisMonth, thisYear, waiting } = await totals(billing.accountant);
    expect(thisMonth).toContainEqual({ amountMinor: 4_500_000, currency: 'LBP' });
    const rows = await billing.app.get(LedgerReader).months(['expense'], '2026-01', '2026-05');
    const usd = rows.filter(({ currency }) => currency === 'USD');
    expect(thisYear).toContainEqual({
      amountMinor: usd.reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0),
      currency: 'USD',
    });
    expect(waiting[0].count).toBeGreaterThan(0);
    expect(await totals(assistant)).toEqual({
      thisMonth: null,
      thisYear: null,
      waiting: [],
      billable: [],
      toDecide: 0,
    });
  });
});

describe('charged to clients', () => {
  const lock = (ids: string[], invoiceId: string, clientId = billing.clientA.id) =>
    billing.app
      .get(InTransaction)
      .run((session) => billing.app.get(UnbilledExpenses).lock(ids, { invoiceId, clientId }, session));

  it('D-120: an approved billable expense is on one invoice at most, and free again when that gives it back', async () => {
    const { clientA, caseA } = billing;
    const billable = { billable: true, clientId: clientA.id, caseId: caseA };
    const [expense, waiting] = [await approved(billable), await written(billable)];
    const offered = async () =>
      (await billing.http(billing.accountant).call(listUnbilledExpenses, { params: { id: clientA.id } })).body;
    expect(await offered()).toMatchObject([{ id: expense.id, caseId: caseA, amount: RENT.amount }]);
    // OFF-06: the rows behind "billable, not invoiced yet", which come to what the card says.
    const open = async () =>
      (await billing.http(billing.accountant).call(listExpenses, { query: { unbilled: 'yes', limit: 100 } })).body
        .items;
    const said = (await billing.http(billing.accountant).call(getExpenseTotals, {})).body.billable;
    const costs = (await open()).filter(({ amount }: Expense) => amount.currency === 'USD');
    expect(costs.map(({ id }: Expense) => id)).toContain(expense.id);
    expect(costs.map(({ id }: Expense) => id)).not.toContain(waiting.id);
    expect(
      costs.reduce((sum: number, { amount, vat }: Expense) => sum + amount.amountMinor - (vat?.vatMinor ?? 0), 0),
    ).toBe(said.find(({ amount }: { amount: { currency: string } }) => amount.currency === 'USD').amount.amountMinor);
    const [one, two] = ['a'.repeat(24), 'b'.repeat(24)];
    await expect(lock([expense.id, waiting.id], one)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(lock([expense.id], one, billing.clientB.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    const locked = await Promise.allSettled([lock([expense.id], one), lock([expense.id], two)]);
    expect(locked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await offered()).toEqual([]);
    expect((await open()).map(({ id }: Expense) => id)).not.toContain(expense.id);
    const now = (await billing.http(billing.owner).call(getExpense, { params: { id: expense.id } })).body;
    expect((await change(now, billable)).body.code).toBe('ALREADY_BILLED');
    expect((await billing.http(billing.owner).call(deleteExpense, { params: { id: expense.id } })).body.code).toBe(
      'ALREADY_BILLED',
    );
    await billing.app
      .get(InTransaction)
      .run((session) => billing.app.get(UnbilledExpenses).release(now.invoiceId ?? '', session));
    expect(await offered()).toHaveLength(1);
  });
});

describe('closed books', () => {
  it('BILL-20: nothing is booked on a closed day; what was booked there is taken back today', async () => {
    const before = await spentOn('utilities');
    const old = await approved({ category: 'utilities', day: '2026-04-10' });
    const waiting = await written({ category: 'utilities', day: '2026-04-11' });
    const closed = await billing
      .http(billing.owner)
      .call(closeBooks, { body: { until: '2026-04-30', reason: 'April is done' } });
    expect(closed.status).toBe(200);
    expect((await decide(waiting)).body.code).toBe('PERIOD_CLOSED');
    expect((await billing.http(billing.owner).call(deleteExpense, { params: { id: old.id } })).status).toBe(204);
    expect(await spentOn('utilities', '2026-04')).toBe(180_000);
    expect((await spentOn('utilities')) - before).toBe(-180_000);
  });
});
