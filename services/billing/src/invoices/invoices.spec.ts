import { getClientAccount, getOwnAccount } from '@diwan/contracts/money/client-accounts/http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import {
  changeInvoice,
  getInvoice,
  issueInvoice,
  listInvoices,
  voidInvoice,
} from '@diwan/contracts/money/invoices/http';
import { getOwnInvoice, listOwnInvoices } from '@diwan/contracts/money/invoices/own.http';
import { recordPayment, useCredit, voidPayment } from '@diwan/contracts/money/payments/http';
import { closeBooks } from '@diwan/contracts/money/periods/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const staff = () => billing.http(billing.accountant);
const read = async (id: string, by = billing.accountant) =>
  (await billing.http(by).call(getInvoice, { params: { id } })).body;
const standing = async (clientId: string, currency = 'USD') => {
  const { body } = await staff().call(getClientAccount, { params: { id: clientId } });
  return body.standings.find((one: { currency: string }) => one.currency === currency);
};

describe('an invoice', () => {
  it('D-080: is seen by its client, with a number, once it is issued', async () => {
    const { body: draft } = await billing.draft({ clientId: billing.clientB.id, caseId: billing.caseB });
    const own = (caseId?: string) =>
      billing.http(billing.asClientB).call(listOwnInvoices, { query: { ...(caseId && { caseId }) } });
    expect(draft).toMatchObject({ number: null, state: 'draft', dueDate: '2026-06-19' });
    expect((await own()).body.items).toEqual([]);
    expect((await billing.http(billing.asClientB).call(getOwnInvoice, { params: { id: draft.id } })).status).toBe(404);
    expect(await standing(billing.clientB.id)).toBeUndefined();
    const issued = await staff().call(issueInvoice, { params: { id: draft.id }, body: { version: 1, number: null } });
    expect(issued.body).toMatchObject({ state: 'sent', number: expect.stringMatching(/^INV-202605-\d{4}$/) });
    const row = { number: issued.body.number, caseTitle: 'Khoury lease', issuedAt: issued.body.issuedAt };
    expect((await own()).body.items).toMatchObject([row]);
    expect((await own(billing.caseB)).body.items).toMatchObject([row]);
    expect((await own(billing.caseA)).body.items).toEqual([]);
    expect(await standing(billing.clientB.id)).toMatchObject({ outstandingMinor: 10_000, openInvoices: 1 });
    expect((await billing.http(billing.asClientA).call(getOwnInvoice, { params: { id: draft.id } })).status).toBe(404);
  });

  it('D-121: says what it is in pounds, with rate, source and day, and books tax apart', async () => {
    const invoice = await billing.issued({ lines: [line(10_000, { vatClass: 'standard' })] });
    expect(invoice).toMatchObject({
      totals: { netMinor: 10_000, vatMinor: 1100, totalMinor: 11_100 },
      rate: { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban', day: '2026-05-01' },
      inPounds: { totalMinor: 9_934_500, vatMinor: 984_500 },
    });
    const entries = await billing.model('LedgerEntry').find({ 'source.id': invoice.id }).sort({ seq: 1 }).lean();
    const booked = entries.flatMap(({ lines }) =>
      lines.map((one: { account: string; amountMinor: number }) => [one.account, one.amountMinor]),
    );
    expect(Object.fromEntries(booked)).toEqual({
      ...{ receivable: 11_100, revenue: -10_000, vat_due: -1100 },
      ...{ lbp_bridge: 8_950_000 + 984_500, taxable_lbp: -8_950_000, vat_lbp_due: -984_500 },
    });
  });

  it('D-109: cannot be changed once it is issued, nor issued again', async () => {
    const invoice = await billing.issued();
    const body = {
      ...{ clientId: billing.clientA.id, caseId: null, currency: 'USD' as const, language: 'en' as const },
      ...{ issueDate: TODAY, dueDate: null, terms: 'net_15' as const, discount: null, lines: [line(1)], notes: '' },
      version: invoice.version,
    };
    const params = { id: invoice.id };
    expect((await staff().call(changeInvoice, { params, body })).body.code).toBe('IMMUTABLE');
    const again = await staff().call(issueInvoice, { params, body: { version: invoice.version, number: null } });
    expect(again.body.code).toBe('IMMUTABLE');
  });

  it('D-105, D-104: is overdue from the midnight in Beirut after its last day', async () => {
    const invoice = await billing.issued({ terms: 'due_on_receipt' });
    expect((await read(invoice.id)).state).toBe('sent');
    try {
      billing.setTime(new Date(`${TODAY}T20:59:00Z`));
      // Nobody keeps a session awake while the clock jumps.
      const late = () => billing.signInAs({ roles: ['accountant'] });
      expect((await read(invoice.id, await late())).state).toBe('sent');
      billing.setTime(new Date(`${TODAY}T21:00:00Z`));
      expect((await read(invoice.id, await late())).state).toBe('overdue');
      const found = await billing.http(await late()).call(listInvoices, { query: { state: 'overdue', limit: 100 } });
      expect(found.body.items.map(({ id }: { id: string }) => id)).toContain(invoice.id);
    } finally {
      billing.setTime(new Date(`${TODAY}T06:00:00Z`));
    }
  });

  it('is voided only while nothing was paid on it, and keeps its number', async () => {
    const invoice = await billing.issued();
    const paid = await billing.pay(invoice, 100);
    const body = { reason: 'Wrong client' };
    expect((await staff().call(voidInvoice, { params: { id: invoice.id }, body })).body.code).toBe('STILL_SETTLED');
    await staff().call(voidPayment, { params: { id: paid.body.id }, body: { reason: 'Bounced' } });
    const before = await standing(billing.clientA.id);
    const voided = await staff().call(voidInvoice, { params: { id: invoice.id }, body });
    expect(voided.body).toMatchObject({ state: 'void', number: invoice.number, voided: body });
    expect((await standing(billing.clientA.id)).outstandingMinor).toBe(before.outstandingMinor - 10_000);
  });

  it('BILL-02: takes a number of its own from an owner only, and none that the series could give', async () => {
    const { body: draft } = await billing.draft();
    const issue = (number: string, by = billing.owner) =>
      billing.http(by).call(issueInvoice, { params: { id: draft.id }, body: { version: 1, number } });
    expect((await issue('2019/17', billing.accountant)).body.code).toBe('FORBIDDEN');
    expect((await issue('INV-202605-9000')).body.fieldErrors).toEqual({ number: 'already_used' });
    expect((await issue('2019/17')).body.number).toBe('2019/17');
    const other = (await billing.draft()).body;
    const twice = billing
      .http(billing.owner)
      .call(issueInvoice, { params: { id: other.id }, body: { version: 1, number: '2019/17' } });
    expect((await twice).body.code).toBe('DUPLICATE');
  });
});

describe('a payment', () => {
  it('D-079, D-081, D-082: lowers what is owed, and the client sees it', async () => {
    const before = await standing(billing.clientA.id);
    const invoice = await billing.issued();
    const paid = await billing.pay(invoice, 4000);
    expect(paid).toMatchObject({
      status: 201,
      body: { number: expect.stringMatching(/^REC-202605-\d{4}$/), method: 'check' },
    });
    expect(await read(invoice.id)).toMatchObject({ state: 'partial', paidMinor: 4000, balanceMinor: 6000 });
    const after = await standing(billing.clientA.id);
    expect(after.outstandingMinor - before.outstandingMinor).toBe(6000);
    expect(after.paidMinor - before.paidMinor).toBe(4000);
    const own = await billing.http(billing.asClientA).call(getOwnAccount, {});
    expect(own.body.outstanding).toEqual([{ amountMinor: after.outstandingMinor, currency: 'USD' }]);
  });

  it('D-153: goes to open invoices of its client only', async () => {
    const [mine, theirs] = [
      await billing.issued(),
      await billing.issued({ clientId: billing.clientB.id, caseId: billing.caseB }),
    ];
    const foreign = await billing.pay({ ...mine, id: theirs.id }, 100);
    expect(foreign).toMatchObject({ status: 422, body: { code: 'FOREIGN_INVOICE' } });
    await billing.pay(mine, 10_000);
    expect((await billing.pay(mine, 1)).body.code).toBe('FOREIGN_INVOICE');
    expect((await billing.pay(theirs, 10_001)).body.fieldErrors).toEqual({ allocations: 'too_large' });
  });

  it('D-108: leaves what is too much as credit, which pays another invoice', async () => {
    const [first, second] = [await billing.issued(), await billing.issued()];
    const before = (await standing(billing.clientA.id)).creditMinor;
    const allocations = [{ invoiceId: first.id, amountMinor: 10_000, usedMinor: null }];
    const paid = await billing.pay(first, 13_000, { allocations });
    expect(paid.body.credit).toEqual({ amountMinor: 3000, currency: 'USD' });
    expect((await standing(billing.clientA.id)).creditMinor).toBe(before + 3000);
    const params = { id: second.id };
    const used = await staff().call(useCredit, { params, body: { amountMinor: before + 2500 } });
    expect(used.body).toEqual({ balanceMinor: 10_000 - before - 2500, creditMinor: 500 });
    expect((await staff().call(useCredit, { params, body: { amountMinor: 501 } })).body.code).toBe('CREDIT_SPENT');
    // What was left of the receipt is used already, so it cannot be voided any more.
    const refused = await staff().call(voidPayment, { params: { id: paid.body.id }, body: { reason: 'Bounced' } });
    expect(refused.body.code).toBe('CREDIT_SPENT');
    expect((await read(first.id)).state).toBe('paid');
  });

  it('BILL-06: in the other currency keeps rate and difference, and leaves the bridge even by rate', async () => {
    const invoice = await billing.issued();
    const amount = { amountMinor: 9_000_000, currency: 'LBP' } as const;
    const allocations = [{ invoiceId: invoice.id, amountMinor: 10_000, usedMinor: 9_000_000 }];
    const paid = await billing.pay(invoice, 0, { amount, allocations });
    expect(paid.body).toMatchObject({
      allocations: [{ used: amount, differenceMinor: 50_000 }],
      rate: { day: '2026-05-01' },
      credit: { amountMinor: 0 },
    });
    expect((await read(invoice.id)).state).toBe('paid');
  });

  it('D-118: can be voided: balances are as before, and the receipt says so', async () => {
    const invoice = await billing.issued();
    const before = await standing(billing.clientA.id);
    const paid = await billing.pay(invoice, 10_000);
    const voided = await staff().call(voidPayment, { params: { id: paid.body.id }, body: { reason: 'Bounced' } });
    expect(voided.body.voided).toMatchObject({ reason: 'Bounced' });
    expect(await standing(billing.clientA.id)).toEqual(before);
    expect(await read(invoice.id)).toMatchObject({
      state: 'sent',
      balanceMinor: 10_000,
      settlements: [{ voided: true }],
    });
    const again = await staff().call(voidPayment, { params: { id: paid.body.id }, body: { reason: 'Twice' } });
    expect(again.body.code).toBe('CONFLICT');
  });

  it('D-154: refuses a day to come, and one that is closed', async () => {
    const invoice = await billing.issued({ clientId: billing.clientB.id, caseId: billing.caseB });
    expect((await billing.pay(invoice, 100, { day: '2026-05-21' })).body.fieldErrors).toEqual({ day: 'too_large' });
    const close = (until: string | null) =>
      billing.http(billing.owner).call(closeBooks, { body: { until, reason: 'End of April' } });
    expect((await close('2026-04-30')).body).toMatchObject({
      until: '2026-04-30',
      history: [{ reason: 'End of April' }],
    });
    expect((await billing.pay(invoice, 100, { day: '2026-04-30' })).body.code).toBe('PERIOD_CLOSED');
    expect((await billing.pay(invoice, 100, { day: '2026-05-01' })).status).toBe(201);
    await close(null);
  });

  it('is recorded once per Idempotency-Key', async () => {
    const invoice = await billing.issued();
    const body = {
      ...({ clientId: billing.clientA.id, amount: { amountMinor: 100, currency: 'USD' }, day: TODAY } as const),
      ...{ reference: '', notes: '', allocations: [{ invoiceId: invoice.id, amountMinor: 100, usedMinor: null }] },
    };
    const headers = { 'Idempotency-Key': 'one-click' };
    const [first, second] = [
      await staff().call(recordPayment, { body }, headers),
      await staff().call(recordPayment, { body }, headers),
    ];
    expect(second.body).toEqual(first.body);
    expect((await read(invoice.id)).paidMinor).toBe(100);
  });
});

describe('a credit note', () => {
  it('takes back what is left to pay, then turns what was paid into credit; voiding the payment takes that credit', async () => {
    const invoice = await billing.issued({ lines: [line(10_000, { vatClass: 'standard' })] });
    const paid = await billing.pay(invoice, 10_000);
    const before = await standing(billing.clientA.id);
    const note = await staff().call(createCreditNote, {
      params: { id: invoice.id },
      body: { day: TODAY, reason: 'Agreed', lines: [{ place: 0, netMinor: 5000 }] },
    });
    expect(note.body).toMatchObject({
      number: expect.stringMatching(/^CN-202605-/),
      totalMinor: 5550,
      creditMinor: 4450,
    });
    expect(await read(invoice.id)).toMatchObject({
      state: 'paid',
      balanceMinor: 0,
      creditedMinor: 5550,
      paidMinor: 5550,
    });
    const after = await standing(billing.clientA.id);
    expect(after.creditMinor - before.creditMinor).toBe(4450);
    expect(before.outstandingMinor - after.outstandingMinor).toBe(1100);
    await staff().call(voidPayment, { params: { id: paid.body.id }, body: { reason: 'Bounced' } });
    expect(await read(invoice.id)).toMatchObject({ balanceMinor: 5550, paidMinor: 0 });
    expect((await standing(billing.clientA.id)).creditMinor).toBe(before.creditMinor);
  });

  it('takes back no more of a line than it has', async () => {
    const invoice = await billing.issued();
    const take = (netMinor: number) =>
      staff().call(createCreditNote, {
        params: { id: invoice.id },
        body: { day: TODAY, reason: 'Agreed', lines: [{ place: 0, netMinor }] },
      });
    expect((await take(9999)).status).toBe(201);
    expect((await take(2)).body.fieldErrors).toEqual({ lines: 'too_large' });
    expect((await take(1)).status).toBe(201);
    expect((await read(invoice.id)).state).toBe('credited');
  });
});
