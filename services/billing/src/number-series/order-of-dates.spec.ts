import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { type Invoice, issueInvoice } from '@diwan/contracts/money/invoices/http';
import { recordPayment } from '@diwan/contracts/money/payments/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BillingRig, forgetLastDays, line, startBilling, TODAY } from '../../test/billing-rig.js';
import { LastDaysAtStart } from '../books-check/last-days-at-start.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
  const body = { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban' };
  for (const day of ['2025-12-31', '2026-03-02'])
    await billing.http(billing.owner).call(setExchangeRate, { params: { day }, body });
});
afterAll(() => billing.stop());
beforeEach(() => forgetLastDays(billing));

const EARLIER = '2026-05-04';
const issue = ({ id, version }: Invoice, more: { number?: string; issueDate?: string } = {}, by = billing.accountant) =>
  billing.http(by).call(issueInvoice, { params: { id }, body: { version, number: null, ...more } });
const draft = async (more: Parameters<BillingRig['draft']>[0] = {}) => (await billing.draft(more)).body as Invoice;
const place = (number: string | null) => Number(number?.split('-').at(-1));

describe('P11: numbers run with the dates of what they number', () => {
  it('a draft of an earlier day takes none; dated anew it takes the next, due by its terms', async () => {
    const last = await billing.issued();
    const late = await draft({ issueDate: EARLIER });
    const refused = await issue(late);
    expect(refused.body).toMatchObject({ code: 'VALIDATION', fieldErrors: { issueDate: 'before_last_number' } });
    const { status, body } = await issue(late, { issueDate: TODAY });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      issueDate: TODAY,
      dueDate: '2026-06-19',
      number: expect.stringMatching(/^INV-202605-/),
    });
    expect(place(body.number)).toBe(place(last.number) + 1);
    const issued = { action: 'invoice.issued', subjectId: late.id };
    expect((await billing.model('AuditEntry').findOne(issued).lean()).after).toMatchObject({ day: TODAY });
  });

  it('holds over the turn of the year, and for the same day, which is no earlier one', async () => {
    await billing.issued();
    expect((await issue(await draft({ issueDate: '2025-12-31' }))).body.fieldErrors).toEqual({
      issueDate: 'before_last_number',
    });
    expect((await issue(await draft())).status).toBe(200);
  });

  it('a day that was agreed on stays while it lies ahead', async () => {
    const agreed = await draft({ issueDate: EARLIER, dueDate: '2026-12-31' });
    expect((await issue(agreed, { issueDate: TODAY })).body.dueDate).toBe('2026-12-31');
    const past = await draft({ issueDate: EARLIER, dueDate: '2026-05-10' });
    expect((await issue(past, { issueDate: TODAY })).body.dueDate).toBe('2026-06-19');
    expect((await issue(await draft(), { issueDate: '2026-05-21' })).body.fieldErrors).toEqual({
      issueDate: 'too_large',
    });
  });

  it('nobody is asked for another total than they saw: the tax of the new day is that of the draft, or it is refused', async () => {
    const old = await draft({ issueDate: '2017-12-31', lines: [line(10_000, { vatClass: 'standard' })] });
    const { body } = await issue(old, { issueDate: TODAY });
    expect(body).toMatchObject({ code: 'VALIDATION', fieldErrors: { issueDate: 'other_total' } });
  });

  it('nor where the tax of its own day has changed since it was written', async () => {
    const taxed = await draft({ lines: [line(10_000, { vatClass: 'standard' })] });
    await billing.model('Invoice').updateOne({ _id: taxed.id }, { $set: { totalMinor: 11_000 } });
    expect((await issue(taxed)).body).toMatchObject({ code: 'VALIDATION', fieldErrors: { issueDate: 'other_total' } });
  });

  it('a number of one’s own stands outside of the order, and leaves it alone', async () => {
    await billing.issued();
    const own = await issue(await draft({ issueDate: EARLIER }), { number: '2026/old/4' }, billing.owner);
    expect(own.body).toMatchObject({ number: '2026/old/4', issueDate: EARLIER });
    expect((await issue(await draft({ issueDate: '2026-05-05' }))).body.code).toBe('VALIDATION');
  });

  it('of drafts of many days at once, those that get a number have it in the order of their dates', async () => {
    const days = ['2026-05-06', '2026-05-12', '2026-05-08', '2026-05-14', '2026-05-07', '2026-05-13'];
    const drafts = await Promise.all(days.map((issueDate) => draft({ issueDate })));
    const answers = await Promise.all(drafts.map((one) => issue(one)));
    const given = answers.filter(({ status }) => status === 200).map(({ body }) => body as Invoice);
    const inOrder = [...given].sort((one, other) => place(one.number) - place(other.number));
    expect(given.length).toBeGreaterThan(0);
    expect(inOrder.map(({ issueDate }) => issueDate)).toEqual(given.map(({ issueDate }) => issueDate).sort());
  });

  it('credit notes likewise', async () => {
    const invoice = await billing.issued({ issueDate: '2026-05-02' });
    const credit = (day: string) =>
      billing.http(billing.accountant).call(createCreditNote, {
        params: { id: invoice.id },
        body: { day, reason: 'Too much', lines: [{ place: 0, netMinor: 100 }] },
      });
    expect((await credit('2026-05-10')).status).toBe(201);
    expect((await credit('2026-05-09')).body.fieldErrors).toEqual({ day: 'before_last_number' });
    expect((await credit('2026-05-10')).status).toBe(201);
  });

  it('money that came earlier is numbered when it is written down', async () => {
    const invoice = await billing.issued({ issueDate: '2026-03-02' });
    const first = await billing.pay(invoice, 1_000);
    const second = await billing.pay(invoice, 1_000, { day: '2026-03-20' });
    expect(second.body).toMatchObject({ day: '2026-03-20', number: expect.stringMatching(/^REC-202605-/) });
    expect(place(second.body.number)).toBe(place(first.body.number) + 1);
  });

  it('M1: money of more than a year ago is written down by an owner alone', async () => {
    const invoice = await billing.issued();
    const day = '2025-05-19';
    expect((await billing.pay(invoice, 1_000, { day })).body.fieldErrors).toEqual({ day: 'long_past' });
    const amount = { amountMinor: 1_000, currency: 'USD' as const };
    const paid = await billing.http(billing.owner).call(recordPayment, {
      body: {
        clientId: billing.clientA.id,
        amount,
        day,
        method: 'cash',
        reference: '',
        notes: '',
        allocations: [],
      },
    });
    expect(paid.status).toBe(201);
  });

  it('a series of a build before learns its last day at the start', async () => {
    const own = await draft({ issueDate: '2026-05-19' });
    expect((await issue(own, { number: 'INV-2026-A7' }, billing.owner)).status).toBe(200);
    const last = await draft({ issueDate: '2026-05-18' });
    expect((await issue(last)).status).toBe(200);
    await billing.model('Invoice').deleteMany({ issueDate: TODAY });
    await forgetLastDays(billing);
    await billing.app.get(LastDaysAtStart, { strict: false }).onApplicationBootstrap();
    expect((await issue(await draft({ issueDate: EARLIER }))).body.fieldErrors).toEqual({
      issueDate: 'before_last_number',
    });
    const lastDay = async (series: string) => (await billing.model('NumberSeries').findById(series).lean()).lastDay;
    expect([await lastDay('CN-2026'), await lastDay('INV-2026')]).toEqual(['2026-05-10', '2026-05-18']);
  });
});
