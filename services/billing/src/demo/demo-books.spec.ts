import { DEMO_ARABIC_CLIENT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { invoiceState } from '@diwan/contracts/money/invoices/state';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { checkBooks } from '../books-check/check-books.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { DemoBooks } from './demo-books.js';

// Two years of bills are some thousand writes: seconds on a free machine, minutes on a busy one.
jest.setTimeout(300_000);

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

describe('the demo of billing', () => {
  it('is two years of bills, loaded once, and the books are right', async () => {
    const written = await billing.app.get(DemoBooks).load();
    expect(written).toBeGreaterThan(100);
    expect(await billing.app.get(DemoBooks).load()).toBe(0);
    const { faults, documents } = await checkBooks(billing.app.get<Connection>(getConnectionToken()));
    expect(faults).toEqual([]);
    expect(documents).toBeGreaterThan(written);
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
