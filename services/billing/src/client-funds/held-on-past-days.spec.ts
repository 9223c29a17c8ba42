import { depositFunds, refundFunds, transferFunds } from '@diwan/contracts/money/client-funds/http';
import { getFundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';
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

const staff = () => billing.http(billing.accountant);
type Currency = 'USD' | 'LBP';
const body = (amountMinor: number, day: string, currency: Currency, caseId: string | null = null) => ({
  ...{ caseId, day, reference: '', notes: '', method: 'cash' as const },
  amount: { amountMinor, currency },
});
const params = () => ({ id: billing.clientA.id });
const deposit = (...how: Parameters<typeof body>) =>
  staff().call(depositFunds, { params: params(), body: body(...how) });
const refund = (...how: Parameters<typeof body>) => staff().call(refundFunds, { params: params(), body: body(...how) });
const short = { status: 409, body: { code: 'FUNDS_SHORT', fieldErrors: { day: 'short_then' } } };
const held = async (day: string) => {
  const { body: found } = await staff().call(getFundsAsOf, { query: { currency: 'USD', day } });
  return (
    found.clients.find(({ client }: { client: { id: string } }) => client.id === billing.clientA.id)?.balanceMinor ?? 0
  );
};
const faults = async () => (await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults;

describe('C5: money of a client is never less than nothing, on no day', () => {
  it('what came today cannot have been given back before', async () => {
    await deposit(10_000, TODAY, 'USD');
    expect(await refund(100, '2026-01-15', 'USD')).toMatchObject(short);
    expect(await held('2026-01-20')).toBe(0);
    expect((await refund(100, TODAY, 'USD')).status).toBe(201);
    expect(await faults()).toEqual([]);
  });

  it('nor what was needed later', async () => {
    await deposit(10_000, '2026-05-01', 'USD');
    expect((await refund(8_000, '2026-05-10', 'USD')).status).toBe(201);
    await deposit(5_000, '2026-05-12', 'USD');
    // 7,000 are there now, but 2,000 were on the tenth.
    expect(await refund(2_001, '2026-05-05', 'USD')).toMatchObject(short);
    expect((await refund(2_000, '2026-05-05', 'USD')).status).toBe(201);
    expect(await held('2026-05-11')).toBe(0);
    expect(await faults()).toEqual([]);
  });

  it('money of another case, another currency or another day does not fill the gap', async () => {
    await deposit(10_000, '2026-05-01', 'USD', billing.caseA);
    await deposit(10_000, '2026-05-01', 'LBP');
    await deposit(10_000, '2026-05-19', 'USD');
    expect(await refund(1, '2026-05-18', 'USD')).toMatchObject(short);
    expect((await refund(10_000, '2026-05-18', 'USD', billing.caseA)).status).toBe(201);
    expect(await faults()).toEqual([]);
  });

  it('a transfer of today counts for a day before it', async () => {
    await deposit(10_000, '2026-05-01', 'USD');
    const invoice = await billing.issued();
    const paid = { caseId: null, amountMinor: 9_000, notes: '' };
    expect((await staff().call(transferFunds, { params: { id: invoice.id }, body: paid })).status).toBe(201);
    expect((await refund(1_001, '2026-05-02', 'USD')).body.code).toBe('FUNDS_SHORT');
    expect((await refund(1_000, '2026-05-02', 'USD')).status).toBe(201);
  });

  it('the proof of the books names a day on which less than nothing was there', async () => {
    await deposit(10_000, TODAY, 'USD');
    const entries = billing.app.get<Connection>(getConnectionToken()).collection('ledger_entries');
    await refund(100, TODAY, 'USD');
    await entries.updateOne({ seq: 2 }, { $set: { day: '2026-05-03' } });
    expect(await faults()).toContain(
      `balance client_funds|USD|${billing.clientA.id}|: less than nothing on 2026-05-03`,
    );
  });
});
