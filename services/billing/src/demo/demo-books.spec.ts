import { DEMO_ARABIC_CLIENT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { invoiceState } from '@diwan/contracts/money/invoices/state';
import { PaymentWayFields } from '@diwan/contracts/money/payment-ways/http';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, trusted } from 'mongoose';
import { type BillingRig, MORNING, startBilling, TODAY } from '../../test/billing-rig.js';
import { checkBooks } from '../books-check/check-books.js';
import { FundsAsOfDay } from '../fund-reconciliations/funds-as-of.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { demoBills } from './bills.js';
import { DemoBank } from './demo-bank.js';
import { DemoBilling } from './demo-billing.js';
import { DemoBooks } from './demo-books.js';
import { DemoFunds } from './demo-funds.js';
import { DemoPlans } from './demo-plans.js';
import { seedAfterBills } from './seed-after-bills.js';

// Two years of bills are some thousand writes: seconds on a free machine, minutes on a busy one.
const ANY = trusted({ $gte: new Date(0) });
let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

describe('the demo of billing', () => {
  it('is two years of bills: what broke off goes on where it stopped, what is whole stays, and the books are right', async () => {
    const demo = billing.app.get(DemoBilling);
    const books = billing.app.get(DemoBooks);
    const issue = demo.issue.bind(demo);
    let issues = 0;
    const broken = jest.spyOn(demo, 'issue').mockImplementation((...of) => {
      issues += 1;
      return issues === 60 ? Promise.reject(new Error('broken off')) : issue(...of);
    });
    await expect(books.load()).rejects.toThrow('broken off');
    broken.mockRestore();
    const half = await billing.model('Invoice').collection.countDocuments({});
    expect(half).toBeGreaterThan(20);
    // The clock goes on meanwhile; the days of what is left are counted from where it began.
    billing.setTime(new Date('2026-05-21T06:00:00Z'));
    await books.load();
    billing.setTime(MORNING);
    const bills = demoBills(2026);
    expect(half).toBeLessThan(bills.length);
    expect(await billing.model('Invoice').collection.countDocuments({})).toBe(bills.length);
    expect(await books.load()).toBe(0);
    const { faults, documents } = await checkBooks(billing.app.get<Connection>(getConnectionToken()));
    expect(faults).toEqual([]);
    expect(documents).toBeGreaterThan(bills.length);
  });

  it('has ways to pay, proofs in each state, questions and reminders, each written once', async () => {
    const connection = billing.app.get<Connection>(getConnectionToken());
    const store = billing.app.get<ObjectStore>(OBJECT_STORE, { strict: false });
    const counts = () =>
      Promise.all(
        ['PaymentWay', 'PaymentProof', 'BillQuestion', 'InvoiceFollowUp', 'ReminderWish'].map((name) =>
          billing.model(name).collection.countDocuments({}),
        ),
      );
    await seedAfterBills(connection, store, TODAY);
    const written = await counts();
    expect(Math.min(...written)).toBeGreaterThan(0);
    await seedAfterBills(connection, store, TODAY);
    expect(await counts()).toEqual(written);
    for (const state of ['sent', 'matched', 'refused'])
      expect(await billing.model('PaymentProof').countDocuments({ state })).toBeGreaterThan(0);
    for (const state of ['open', 'answered'])
      expect(await billing.model('BillQuestion').countDocuments({ state })).toBeGreaterThan(0);
    for (const { _id: _, kind, ...way } of await billing.model('PaymentWay').find({ createdAt: ANY }).lean()) {
      const { currencies, instructions, account, payee } = way;
      const own = kind === 'bank_transfer' ? account : kind === 'cheque' ? { payee } : {};
      expect(PaymentWayFields.safeParse({ kind, currencies, instructions, ...own }).error).toBeUndefined();
    }
  });

  it('BILL-10: has requests for deposits in each state, lines of the bank tied, explained and open, and a comparison, each once', async () => {
    const funds = billing.app.get(DemoFunds);
    const names = ['FundRequest', 'BankImport', 'BankLine', 'FundReconciliation'];
    const counts = () => Promise.all(names.map((name) => billing.model(name).collection.countDocuments({})));
    const bank = billing.app.get(DemoBank);
    const broken = jest.spyOn(bank, 'decide').mockRejectedValueOnce(new Error('broken off'));
    await expect(funds.load()).rejects.toThrow('broken off');
    broken.mockRestore();
    await funds.load();
    const written = await counts();
    await funds.load();
    expect(await counts()).toEqual(written);
    for (const { id } of [DEMO_CLIENT, DEMO_ARABIC_CLIENT])
      expect(await billing.model('FundRequest').countDocuments({ clientId: id })).toBeGreaterThan(0);
    const requests = await billing.model('FundRequest').find({ clientId: DEMO_CLIENT.id }).lean();
    expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(['paid', 'asked', 'withdrawn']));
    const { sums, ties, onlyBank } = await billing.app.get(FundsAsOfDay).compared('USD', TODAY);
    expect(sums).toMatchObject({ matched: 3, onlyBooks: 0, onlyBank: 2, ledgerMinor: sums.clientsMinor });
    expect([ties.length, onlyBank.map(({ state }) => state).sort()]).toEqual([1, ['explained', 'open']]);
    const [kept] = await billing.model('FundReconciliation').find({ currency: 'USD' }).lean();
    expect(kept).toMatchObject({
      ledgerMinor: 450_000,
      clientsMinor: 450_000,
      bankMinor: 448_750,
      onlyBankMinor: -1250,
    });
    expect((await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults).toEqual([]);
  });

  it('has plans that come again, rest and follow stages; one of them made its draft', async () => {
    const load = () => billing.app.get(DemoPlans).load();
    await load();
    await load();
    const plans = await billing.model('BillingPlan').find({ createdAt: ANY }).lean();
    expect(plans.map(({ state, made, schedule }) => [state, made, schedule.every ?? schedule.kind])).toEqual([
      ['active', 1, 'month'],
      ['active', 0, 'quarter'],
      ['paused', 0, 'month'],
      ['active', 0, 'stages'],
    ]);
    for (const { nextOn } of plans) expect(nextOn === null || nextOn > TODAY).toBe(true);
    expect((await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults).toEqual([]);
  });

  it('has time behind every line, and some that waits to be approved and billed', async () => {
    const count = (state: string) => billing.model('TimeEntry').countDocuments({ state });
    for (const state of ['draft', 'submitted', 'approved', 'billed']) expect(await count(state)).toBeGreaterThan(5);
    expect(await billing.model('TimeEntry').countDocuments({ state: 'billed', invoiceId: null })).toBe(0);
  });

  it.each([DEMO_CLIENT, DEMO_ARABIC_CLIENT])(
    'gives $name invoices of every state in both currencies',
    async ({ id }) => {
      const rows = await billing.model('Invoice').find({ clientId: id }).lean<InvoiceRecord[]>();
      const states = new Set(rows.map((row) => invoiceState(row, TODAY)));
      for (const state of ['draft', 'sent', 'partial', 'paid', 'overdue'] as const) expect(states).toContain(state);
      expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['USD', 'LBP']));
    },
  );
});
