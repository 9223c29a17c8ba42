import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { InTransaction } from '@diwan/service-kit/store/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, MORNING, startBilling, TODAY } from '../../test/billing-rig.js';
import { checkBooks } from '../books-check/check-books.js';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import type { ExpenseRecord } from '../expenses/expense.schema.js';
import { UnbilledExpenses } from '../expenses/unbilled-expenses.js';
import { dayAfter } from '../payment-reminders/reminder.rules.js';
import { DemoExpenses } from './demo-expenses.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
  // Bills bring the rates, by which tax in dollars is told in pounds.
  const rate = { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban', setBy: 'a'.repeat(24), setAt: MORNING };
  await billing.app.get(InTransaction).run(async (session) => {
    for (let daysAgo = 0; daysAgo < 800; daysAgo += 28)
      await billing.app.get(ExchangeRates).set({ _id: dayAfter(TODAY, -daysAgo), ...rate }, session);
  });
});
afterAll(() => billing.stop());

describe('the demo of expenses', () => {
  it('BILL-20: is two years in both currencies and every state, loaded once, and the books are right', async () => {
    const written = await billing.app.get(DemoExpenses).load();
    expect(written).toBeGreaterThan(100);
    expect(await billing.app.get(DemoExpenses).load()).toBe(0);
    const rows = await billing.model('Expense').find({ deletedAt: null }).lean<ExpenseRecord[]>();
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['USD', 'LBP']));
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['draft', 'submitted', 'approved', 'rejected']));
    for (const currency of ['USD', 'LBP'])
      expect(rows.filter((row) => row.currency === currency && (row.vatMinor ?? 0) > 0).length).toBeGreaterThan(20);
    const { faults } = await checkBooks(billing.app.get<Connection>(getConnectionToken()));
    expect(faults).toEqual([]);
  });

  it('BILL-04: leaves something that a client can be charged for', async () => {
    expect(await billing.app.get(UnbilledExpenses).list(DEMO_CLIENT.id, [])).not.toEqual([]);
  });
});
