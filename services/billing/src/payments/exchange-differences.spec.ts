import { getAccountingSummary, getProfitAndLoss } from '@diwan/contracts/money/accounting/http';
import { setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import {
  acceptAmount,
  getInvoice,
  type Invoice,
  voidInvoice,
  withdrawAcceptedAmount,
} from '@diwan/contracts/money/invoices/http';
import { recordPayment, voidPayment } from '@diwan/contracts/money/payments/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type BillingRig, MORNING, startBilling, TODAY } from '../../test/billing-rig.js';
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
const accept = async ({ id }: Invoice, usedMinor: number, by: SignedIn = billing.owner, amountMinor = 10_000) => {
  const { version } = await read(id);
  const body = { amountMinor, usedMinor, reason: 'Agreed with the client in writing', version };
  return billing.http(by).call(acceptAmount, { params: { id }, body });
};
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
      body: { accepted: { amountMinor: 10_000, usedMinor: 7_000_000, expectedMinor: BY_RATE, isOwn: true } },
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

  it('holds for a month, for the version that was looked at, and not after the invoice is void', async () => {
    const invoice = await billing.issued();
    const { version } = await read(invoice.id);
    await accept(invoice, 7_000_000);
    const stale = { amountMinor: 10_000, usedMinor: 5_000_000, reason: 'Agreed', version };
    expect((await owner().call(acceptAmount, { params: { id: invoice.id }, body: stale })).status).toBe(409);
    try {
      billing.setTime(new Date('2026-06-20T06:00:00Z'));
      const late = {
        accountant: await billing.signInAs({ roles: ['accountant'] }),
        owner: await billing.signInAs({ roles: ['owner'] }),
      };
      const rate = { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban' };
      await billing.http(late.owner).call(setExchangeRate, { params: { day: '2026-06-01' }, body: rate });
      expect(await recordedBy(late.accountant, invoice, 7_000_000)).toMatchObject(notAccepted);
      const ended = await billing.http(late.accountant).call(getInvoice, { params: { id: invoice.id } });
      expect(ended.body).toMatchObject({ state: 'overdue', accepted: null });
      await billing.http(late.owner).call(voidInvoice, { params: { id: invoice.id }, body: { reason: 'Wrong' } });
      const { body } = await billing.http(late.owner).call(getInvoice, { params: { id: invoice.id } });
      expect(body).toMatchObject({ state: 'void', accepted: null });
    } finally {
      billing.setTime(MORNING);
    }
  });
});

describe('C2, M4: the rates by which it is measured', () => {
  const set = (day: string, lbpPerUsdHundredths: number, by: SignedIn = billing.accountant) =>
    billing.http(by).call(setExchangeRate, {
      params: { day },
      body: { lbpPerUsdHundredths, source: 'Banque du Liban' },
    });
  const fault = (fieldErrors: object) => ({ status: 400, body: { code: 'VALIDATION', fieldErrors } });
  const tooFar = fault({ lbpPerUsdHundredths: 'far_from_last' });

  it('are entered by who keeps the books as far as those of the month around them are near', async () => {
    expect(await set(TODAY, 895_000)).toMatchObject(tooFar);
    expect((await set(TODAY, 9_100_000)).status).toBe(200);
    // By one that stands money may have been taken: another person puts it right.
    expect(await set(TODAY, 8_950_000)).toMatchObject(fault({ day: 'rate_stands' }));
    expect(await set('2026-05-01', 9_000_000)).toMatchObject(fault({ day: 'rate_stands' }));
    expect((await set(TODAY, 895_000, billing.owner)).status).toBe(200);
  });

  it('go on from where an owner set them', async () => {
    expect(await set('2026-05-11', 10_500_000)).toMatchObject(tooFar);
    expect((await set('2026-05-10', 10_500_000, billing.owner)).status).toBe(200);
    expect((await set('2026-05-11', 10_600_000)).status).toBe(200);
    expect((await set(TODAY, 10_700_000)).status).toBe(200);
    expect(await set('2026-05-12', 8_950_000)).toMatchObject(tooFar);
    // A day of before is compared with its own time.
    expect((await set('2026-05-08', 8_960_000)).status).toBe(200);
    expect(await set('2026-05-09', 10_500_000)).toMatchObject(tooFar);
  });

  it('do not wander off day by day, forwards or backwards', async () => {
    let rate = 8_950_000;
    const answers: number[] = [];
    for (let day = 2; day <= 19; day += 1) {
      rate = Math.round(rate * 0.91);
      answers.push((await set(`2026-05-${String(day).padStart(2, '0')}`, rate)).status);
    }
    expect(answers).toEqual([200, ...Array.from({ length: 17 }, () => 400)]);
    expect(await set('2026-04-30', 8_000_000)).toMatchObject(fault({ lbpPerUsdHundredths: 'no_rate_before' }));
    expect(await set('2019-01-01', 1)).toMatchObject(fault({ lbpPerUsdHundredths: 'no_rate_before' }));
  });

  it('a payment that is dated back is measured by the rate of today, too', async () => {
    await set('2025-06-01', 150_750, billing.owner);
    const invoice = await billing.issued();
    const dated = (usedMinor: number | null, { id, client } = invoice, by = billing.accountant) =>
      billing.http(by).call(recordPayment, {
        body: {
          ...{ clientId: client.id, day: '2025-06-10', reference: '', notes: '', method: 'cash' },
          amount: { amountMinor: 150_750, currency: 'LBP' },
          allocations: [{ invoiceId: id, amountMinor: 10_000, usedMinor }],
        },
      });
    expect(await dated(null)).toMatchObject(notAccepted);
    expect(await dated(150_750)).toMatchObject(notAccepted);
    await accept(invoice, 150_750);
    expect((await dated(150_750)).status).toBe(201);
    // Who enters rates alone is not bound by that of today: what came late is written down as it was.
    expect((await dated(null, await billing.issued(), billing.owner)).status).toBe(201);
  });
});
