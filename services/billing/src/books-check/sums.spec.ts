import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, line, startBilling } from '../../test/billing-rig.js';
import { checkBooks } from './check-books.js';
import { SumsAtStart } from './sums-at-start.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
  const invoice = await billing.issued({ lines: [line(10_000)] });
  await billing.pay(invoice, 4_000);
  const paid = await billing.issued({ clientId: billing.clientB.id, caseId: billing.caseB });
  await billing.pay(paid, 10_000);
  await billing.draft();
});
afterAll(() => billing.stop());

const connection = () => billing.app.get<Connection>(getConnectionToken());
const faults = async () => (await checkBooks(connection())).faults;

describe('what is kept beside the books', () => {
  it('is proved: a wrong tally, a wrong last day and an entry that is not found are named', async () => {
    expect(await faults()).toEqual([]);
    await connection()
      .collection('tallies')
      .updateOne({ of: 'open' }, { $inc: { count: 1 } });
    await connection()
      .collection('ledger_clients')
      .updateMany({}, { $set: { lastDay: '2020-01-01' } });
    await connection()
      .collection('ledger_entries')
      .updateOne({ seq: 1 }, { $set: { lineKeys: ['receivable'] } });
    const found = await faults();
    expect(found).toEqual(
      expect.arrayContaining([
        'tally open|USD||: 2, 6000, rightly 1, 6000',
        'entry 1: it is not found by what it says',
        expect.stringMatching(/^last day of [0-9a-f]{24}: 2020-01-01, rightly 2026-/),
      ]),
    );
    expect(found).toHaveLength(4);
  });

  it('a database from before there was any gets all of it at the start, once', async () => {
    await connection().collection('tallies').deleteMany({});
    await connection().collection('ledger_clients').deleteMany({});
    await connection()
      .collection('ledger_entries')
      .updateMany({}, { $unset: { lineKeys: 1 } });
    await billing.app.get(SumsAtStart).onApplicationBootstrap();
    expect(await faults()).toEqual([]);
    await connection().collection('tallies').deleteMany({ of: 'open' });
    await billing.app.get(SumsAtStart).onApplicationBootstrap();
    expect(await faults()).toEqual(['tally open|USD||: nothing, rightly 1, 6000']);
    // A former build counted settled invoices: that is put right, and nothing else.
    await connection().collection('tallies').deleteMany({ of: 'paid_month' });
    const former = { of: 'settled_month', currency: 'USD', clientId: '', at: '2026-11', amountMinor: 10_000, count: 2 };
    await connection()
      .collection<{ _id: string }>('tallies')
      .insertOne({ _id: 'settled_month|USD||2026-11', ...former });
    await billing.app.get(SumsAtStart).onApplicationBootstrap();
    expect(await faults()).toEqual(['tally open|USD||: nothing, rightly 1, 6000']);
  });
});
