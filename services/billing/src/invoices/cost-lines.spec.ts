import { listUnbilledExpenses } from '@diwan/contracts/money/expenses/http';
import { changeInvoice, getInvoice, issueInvoice } from '@diwan/contracts/money/invoices/http';
import { getOwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { reckonInvoice } from '@diwan/contracts/money/invoices/reckon';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BillingRig, line, startBilling } from '../../test/billing-rig.js';
import { aCost } from '../../test/work-and-cost.js';
import { invoiceSums } from '../paper/sheets/invoice-sums.js';
import { ReckonDraftsAtStart } from './reckon-drafts-at-start.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const staff = () => billing.http(billing.accountant);
const POUNDS = { amountMinor: 2_000_000, currency: 'LBP' };
const tenPercent = { kind: 'percent', basisPoints: 1_000 } as const;
const over = { code: 'VALIDATION', fieldErrors: { 'lines.0.unitPriceMinor': 'over_cost' } };
const holder = async (id: string) => (await billing.model('Expense').findById(id).lean()).invoiceId;

describe('H3: costs in pounds', () => {
  it('stand on a bill in dollars for what they were by the rate of its day, or about so', async () => {
    const { expenseId, charging } = await aCost(billing, POUNDS);
    // 2,000,000 pounds at 89,500 are 22.35 dollars; five percent more are 23.46.
    for (const unitPriceMinor of [2_347, 4_000_000])
      expect((await billing.draft({ lines: [charging(unitPriceMinor)] })).body).toMatchObject(over);
    expect(await holder(expenseId)).toBeNull();
    const { body: draft } = await billing.draft({ lines: [charging(2_346)] });
    expect(await holder(expenseId)).toBe(draft.id);
    const body = { ...draft, clientId: draft.client.id, caseId: null, lines: [charging(2_347)] };
    const { clientId, caseId, currency, language, issueDate, dueDate, terms, discount, notes, version } = body;
    const fields = { clientId, caseId, currency, language, issueDate, dueDate, terms, discount, notes, version };
    const change = (lines: (typeof body)['lines']) =>
      staff().call(changeInvoice, { params: { id: draft.id }, body: { ...fields, lines } });
    expect((await change([charging(2_347)])).body).toMatchObject(over);
    expect((await change([charging(2_235)])).status).toBe(200);
  });

  it('are looked at once more when the bill is issued: drafts of older builds may ask more', async () => {
    const { charging } = await aCost(billing);
    const { body: draft } = await billing.draft({ lines: [charging(4_000)] });
    await billing.model('Invoice').updateOne({ _id: draft.id }, { 'lines.0.unitPriceMinor': 9_000 });
    const issue = () => staff().call(issueInvoice, { params: { id: draft.id }, body: { version: 1, number: null } });
    expect((await issue()).body).toMatchObject(over);
    await billing.model('Invoice').updateOne({ _id: draft.id }, { 'lines.0.unitPriceMinor': 4_000 });
    expect((await issue()).status).toBe(200);
  });

  it('need a rate, and none where they were paid in the currency of the bill', async () => {
    const before = { issueDate: '2026-04-30' };
    const foreign = await aCost(billing, POUNDS);
    expect((await billing.draft({ ...before, lines: [foreign.charging(2_235)] })).body.code).toBe('RATE_MISSING');
    const own = await aCost(billing);
    expect((await billing.draft({ ...before, lines: [own.charging(4_000)] })).status).toBe(201);
    const inPounds = { ...before, currency: 'LBP' as const, lines: [foreign.charging(2_000_000)] };
    expect((await billing.draft(inPounds)).status).toBe(201);
  });

  it('and in dollars are charged for what they cost at most; less is for the firm to bear', async () => {
    const { charging } = await aCost(billing);
    for (const line of [charging(4_001), charging(2_001, { quantityMilli: 2_000 })])
      expect((await billing.draft({ lines: [line] })).body).toMatchObject(over);
    expect((await billing.draft({ lines: [charging(3_000)] })).status).toBe(201);
    const taxed = await aCost(billing, { amountMinor: 1_110, vatMinor: 110 });
    expect((await billing.draft({ lines: [taxed.charging(1_001)] })).body).toMatchObject(over);
    expect((await billing.draft({ lines: [taxed.charging(1_000)] })).status).toBe(201);
  });
});

describe('H9: a discount', () => {
  it('is of the fees: costs are owed in full', async () => {
    const { charging } = await aCost(billing);
    const draft = { lines: [line(10_000, { vatClass: 'standard' }), charging(4_000)], discount: tenPercent };
    const invoice = await billing.issued(draft);
    expect(invoice.lines.map(({ discountMinor }) => discountMinor)).toEqual([1_000, 0]);
    expect(invoice.totals).toMatchObject({
      subtotalMinor: 14_000,
      discountMinor: 1_000,
      netMinor: 13_000,
      vatMinor: 990,
    });
    const { body: own } = await billing.http(billing.asClientA).call(getOwnInvoice, { params: { id: invoice.id } });
    expect(own.isDiscountOnFees).toBe(true);
    const words = (language: 'en' | 'ar') => invoiceSums(invoice, language).map(([label]) => label);
    expect(words('en')).toContain('Discount 10% on fees');
    expect(words('ar').join(' ')).toMatch(/الحسم .*10.* على الأتعاب/);
  });

  it('is not more than the fees', async () => {
    const { charging } = await aCost(billing);
    const lines = [line(1_000), charging(4_000)];
    const of = (amountMinor: number) => billing.draft({ lines, discount: { kind: 'amount', amountMinor } });
    expect((await of(1_001)).body).toMatchObject({ fieldErrors: { discount: 'over_fees' } });
    expect((await of(1_000)).body.totals).toMatchObject({ discountMinor: 1_000, totalMinor: 4_000 });
  });

  it('never touches a cost, whatever the lines are, and is shared out over all the rest', () => {
    const aLine = fc.record({
      quantityMilli: fc.integer({ min: 1, max: 9_000 }),
      unitPriceMinor: fc.integer({ min: 0, max: 90_000 }),
      vatClass: fc.constantFrom('standard' as const, 'zero' as const, 'exempt' as const),
      source: fc.constantFrom({ kind: 'by_hand' as const }, { kind: 'expense' as const, expenseId: 'a'.repeat(24) }),
    });
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 10_000 }), (lines, bp) => {
        const {
          lines: reckoned,
          totals,
          feesMinor,
        } = reckonInvoice(lines, { kind: 'percent', basisPoints: bp }, 1_100);
        const costs = reckoned.filter((_, at) => lines[at]?.source.kind === 'expense');
        expect(costs.every(({ discountMinor }) => discountMinor === 0)).toBe(true);
        expect(feesMinor).toBe(totals.subtotalMinor - costs.reduce((all, { amountMinor }) => all + amountMinor, 0));
        expect(reckoned.reduce((all, { discountMinor }) => all + discountMinor, 0)).toBe(totals.discountMinor);
        expect(reckoned.every(({ amountMinor, discountMinor }) => discountMinor <= amountMinor)).toBe(true);
      }),
    );
  });

  it('of drafts from before is reckoned anew before they are issued, so that the total is what was agreed to', async () => {
    const { charging } = await aCost(billing);
    const { body: draft } = await billing.draft({ lines: [line(10_000), charging(4_000)], discount: tenPercent });
    const { body: plain } = await billing.draft({ discount: tenPercent });
    const stored = billing.model('Invoice');
    const totals = { ...draft.totals, discountMinor: 1_400, netMinor: 12_600, totalMinor: 12_600 };
    await stored.updateOne({ _id: draft.id }, { totals, totalMinor: 12_600, 'lines.1.discountMinor': 400 });
    const reckoner = billing.app.get(ReckonDraftsAtStart, { strict: false });
    for (const _start of [1, 2]) await reckoner.onApplicationBootstrap();
    const read = async (id: string) => (await staff().call(getInvoice, { params: { id } })).body;
    expect(await read(draft.id)).toMatchObject({ totals: { totalMinor: 13_000 }, totalMinor: 13_000, version: 2 });
    expect(await read(plain.id)).toMatchObject({ version: 1 });
    const issue = await staff().call(issueInvoice, { params: { id: draft.id }, body: { version: 2, number: null } });
    expect(issue.body.balanceMinor).toBe(13_000);
  });
});

describe('H9: costs that are offered', () => {
  it('say whether the firm reclaims tax on them', async () => {
    const bought = await aCost(billing, { amountMinor: 1_110, vatMinor: 110 });
    const paid = await aCost(billing);
    const { body } = await staff().call(listUnbilledExpenses, { params: { id: billing.clientA.id } });
    const said = (id: string) => body.find((one: { id: string }) => one.id === id)?.isVatReclaimed;
    expect([said(bought.expenseId), said(paid.expenseId)]).toEqual([true, false]);
  });
});
