import { getAccountingSummary, getProfitAndLoss } from '@diwan/contracts/money/accounting/http';
import { setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { acceptAmount, getInvoice, type Invoice, withdrawAcceptedAmount } from '@diwan/contracts/money/invoices/http';
import { recordPayment, voidPayment } from '@diwan/contracts/money/payments/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { checkBooks } from '../books-check/check-books.js';
import { Ledger } from '../ledger/ledger.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
});
afterEach(() => billing.stop());

const owner = () => billing.http(billing.owner);
/** By the rate of 89,500 the hundred dollars of an invoice are 8,950,000 pounds. */
const BY_RATE = 8_950_000;
const recordedBy = (by: SignedIn, invoice: Invoice, usedMinor: number, amountMinor = 10_000) =>
  billing.http(by).call(recordPayment, {
    body: {
      ...{ clientId: invoice.client.id, day: TODAY, reference: '', notes: '', method: 'cash' },
      amount: { amountMinor: usedMinor, currency: 'LBP' },
      allocations: [{ invoiceId: invoice.id, amountMinor, usedMinor }],
    },
  });
const inPounds = (invoice: Invoice, usedMinor: number, amountMinor?: number) =>
  recordedBy(billing.accountant, invoice, usedMinor, amountMinor);
const accept = (invoice: Invoice, usedMinor: number, by: SignedIn = billing.owner, amountMinor = 10_000) =>
  billing.http(by).call(acceptAmount, {
    params: { id: invoice.id },
    body: { amountMinor, usedMinor, reason: 'Agreed with the client in writing' },
  });
const notAccepted = { status: 400, body: { code: 'VALIDATION', fieldErrors: { allocations: 'not_accepted' } } };
const read = async (id: string) => (await owner().call(getInvoice, { params: { id } })).body;
async function result(currency: 'USD' | 'LBP', basis: 'accrual' | 'cash') {
  const span = { from: '2026-05', to: '2026-05', basis } as const;
  const { body: summary } = await owner().call(getAccountingSummary, { query: span });
  const { body: profit } = await owner().call(getProfitAndLoss, { query: span });
  const ofCurrency = (one: { currency: string }) => one.currency === currency;
  const { now } = summary.results.find(ofCurrency);
  expect(profit.currencies.find(ofCurrency).now).toEqual(now);
  return now;
}
const faults = async () => (await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults;
const bridge = async () => {
  const rows = await billing.model('LedgerMonth').find({ account: 'exchange_bridge', month: '2026-05' }).lean();
  return Object.fromEntries(rows.map(({ currency, debitMinor, creditMinor }) => [currency, debitMinor - creditMinor]));
};

describe('C2: what is taken beside the rate of the day', () => {
  it('is gained or lost, in both ways of counting, and taken back with the payment', async () => {
    const [lost, gained] = [await billing.issued(), await billing.issued()];
    const payment = await inPounds(lost, BY_RATE - 50_000);
    expect(payment.status).toBe(201);
    for (const basis of ['accrual', 'cash'] as const)
      expect(await result('LBP', basis)).toMatchObject({ exchangeMinor: -50_000, netMinor: -50_000 });
    // By the rate, both currencies are the same.
    expect(await bridge()).toEqual({ USD: 10_000, LBP: -BY_RATE });
    expect((await inPounds(gained, BY_RATE + 20_000)).status).toBe(201);
    expect(await result('LBP', 'accrual')).toMatchObject({ exchangeMinor: -30_000 });
    expect(await result('USD', 'accrual')).toMatchObject({ revenueMinor: 20_000, exchangeMinor: 0, netMinor: 20_000 });
    const voided = { params: { id: payment.body.id }, body: { reason: 'Bounced' } };
    expect((await owner().call(voidPayment, voided)).status).toBe(200);
    expect(await result('LBP', 'accrual')).toMatchObject({ exchangeMinor: 20_000 });
    expect(await faults()).toEqual([]);
  });

  it('a payment from before differences were booked is taken back as it was booked', async () => {
    const invoice = await billing.issued();
    const payment = await inPounds(invoice, BY_RATE - 50_000);
    const booked = { kind: 'payment', id: payment.body.id } as const;
    const ledger = billing.app.get(Ledger);
    const entries = billing.model('LedgerEntry').collection;
    for (const { _id, lines } of await ledger.ofSource(booked)) {
      const former = lines
        .filter(({ account }) => account !== 'exchange_difference')
        .map((one) =>
          one.account === 'exchange_bridge' && one.amountMinor < 0 ? { ...one, amountMinor: 50_000 - BY_RATE } : one,
        );
      await entries.updateOne({ _id }, { $set: { lines: former } });
    }
    await owner().call(voidPayment, { params: { id: payment.body.id }, body: { reason: 'Bounced' } });
    const sums = new Map<string, number>();
    for (const { currency, lines } of await ledger.ofSource(booked))
      for (const { account, amountMinor } of lines)
        sums.set(`${currency} ${account}`, (sums.get(`${currency} ${account}`) ?? 0) + amountMinor);
    expect([...sums.values()].filter((left) => left !== 0)).toEqual([]);
  });

  it('far from it is refused, too little and too much, whoever records it', async () => {
    const invoice = await billing.issued();
    for (const by of [billing.accountant, billing.owner])
      for (const used of [1, BY_RATE * 0.9, BY_RATE * 1.1])
        expect(await recordedBy(by, invoice, used)).toMatchObject(notAccepted);
    expect(await read(invoice.id)).toMatchObject({ state: 'sent', balanceMinor: 10_000 });
  });

  it('is taken once, exactly as an owner accepted it, and recorded by somebody else', async () => {
    const invoice = await billing.issued();
    expect((await accept(invoice, 7_000_000, billing.accountant)).status).toBe(403);
    const accepted = await accept(invoice, 7_000_000);
    expect(accepted).toMatchObject({
      status: 200,
      body: { accepted: { amountMinor: 10_000, usedMinor: 7_000_000, reason: 'Agreed with the client in writing' } },
    });
    expect(await inPounds(invoice, 6_999_999)).toMatchObject(notAccepted);
    expect(await inPounds(invoice, 3_500_000, 5_000)).toMatchObject(notAccepted);
    expect((await inPounds(invoice, 7_000_000)).status).toBe(201);
    expect(await read(invoice.id)).toMatchObject({ state: 'paid', accepted: null });
    expect(await result('LBP', 'cash')).toMatchObject({ exchangeMinor: 7_000_000 - BY_RATE });
    expect(await faults()).toEqual([]);
  });

  it('nobody records what they accepted themselves', async () => {
    const invoice = await billing.issued();
    const other = await billing.signInAs({ roles: ['owner', 'accountant'] });
    await accept(invoice, 7_000_000, billing.owner);
    await accept(invoice, 6_000_000, other);
    // The later one holds, and it is not the accountant's.
    expect(await inPounds(invoice, 7_000_000)).toMatchObject(notAccepted);
    expect(await recordedBy(other, invoice, 6_000_000)).toMatchObject(notAccepted);
    expect((await inPounds(invoice, 6_000_000)).status).toBe(201);
  });

  it('what was accepted ends when anything else is paid, when it is taken back, and is never more than is open', async () => {
    const invoice = await billing.issued();
    expect((await accept(invoice, 7_000_000, billing.owner, 10_001)).body.fieldErrors).toEqual({
      amountMinor: 'too_large',
    });
    await accept(invoice, 5_000_000, billing.owner, 9_000);
    await billing.pay(invoice, 1_000);
    expect(await inPounds(invoice, 5_000_000, 9_000)).toMatchObject(notAccepted);
    await accept(invoice, 5_000_000, billing.owner, 9_000);
    expect((await owner().call(withdrawAcceptedAmount, { params: { id: invoice.id } })).body.accepted).toBeNull();
    expect(await inPounds(invoice, 5_000_000, 9_000)).toMatchObject(notAccepted);
    await billing.pay(invoice, 9_000);
    expect((await accept(invoice, 5_000_000, billing.owner, 9_000)).status).toBe(409);
  });

  it('M4: a rate far from the last one is entered by an owner or an admin alone', async () => {
    const set = (by: SignedIn, lbpPerUsdHundredths: number) =>
      billing.http(by).call(setExchangeRate, {
        params: { day: TODAY },
        body: { lbpPerUsdHundredths, source: 'Banque du Liban' },
      });
    expect(await set(billing.accountant, 895_000)).toMatchObject({
      status: 400,
      body: { fieldErrors: { lbpPerUsdHundredths: 'far_from_last' } },
    });
    expect((await set(billing.accountant, 9_100_000)).status).toBe(200);
    expect((await set(billing.owner, 895_000)).status).toBe(200);
  });
});
