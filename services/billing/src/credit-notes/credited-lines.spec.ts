import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { listCreditedLines, setLinesBillable } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { listUnbilledExpenses } from '@diwan/contracts/money/expenses/http';
import { voidInvoice } from '@diwan/contracts/money/invoices/http';
import { listUnbilledTime } from '@diwan/contracts/money/time-entries/clients.http';
import { listOwnTimeEntries } from '@diwan/contracts/money/time-entries/own.http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';
import { workAndCost } from '../../test/work-and-cost.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const staff = () => billing.http(billing.accountant);

const entryOf = (id: string) => billing.model('TimeEntry').findById(id).lean();
const expenseOf = (id: string) => billing.model('Expense').findById(id).lean();
const list = async ({ id }: { id: string }, by = billing.accountant) =>
  (await billing.http(by).call(listCreditedLines, { params: { id } })).body;
const set = ({ id }: { id: string }, places: number[], billable: boolean) =>
  staff().call(setLinesBillable, { params: { id }, body: { places, billable } });
const credit = ({ id }: { id: string }, lines: { place: number; netMinor: number }[], billable?: boolean) =>
  staff().call(createCreditNote, {
    params: { id },
    body: { day: TODAY, reason: 'Wrong', lines, ...(billable !== undefined && { billable }) },
  });
const ALL = [
  { place: 0, netMinor: 30_000 },
  { place: 1, netMinor: 4_000 },
];
const unbilled = async () => {
  const params = { id: billing.clientA.id };
  const time = (await staff().call(listUnbilledTime, { params, query: {} })).body.entries;
  const costs = (await staff().call(listUnbilledExpenses, { params })).body;
  return [...time, ...costs].map(({ id }: { id: string }) => id);
};

describe('H2: work and costs of lines that were taken back', () => {
  it('D-109: can be billed again on a new invoice, if the credit note says so', async () => {
    const { entryId, expenseId, lines } = await workAndCost(billing);
    const wrong = await billing.issued({ lines });
    expect(await unbilled()).not.toEqual(expect.arrayContaining([entryId]));
    expect((await credit(wrong, ALL, true)).status).toBe(201);
    expect(await entryOf(entryId)).toMatchObject({ state: 'approved', invoiceId: null, billedAt: null });
    expect(await expenseOf(expenseId)).toMatchObject({ state: 'approved', invoiceId: null });
    expect(await unbilled()).toEqual(expect.arrayContaining([entryId, expenseId]));
    // The client reads only of work that stands on a bill.
    const { body: own } = await billing.http(billing.asClientA).call(listOwnTimeEntries, { query: {} });
    expect(own.items.map(({ id }: { id: string }) => id)).not.toContain(entryId);
    expect(await list(wrong)).toEqual([
      { place: 0, description: 'Drafted the reply', work: 'free', billedOn: null },
      { place: 1, description: 'Stamps', work: 'free', billedOn: null },
    ]);
    const right = await billing.issued({ lines });
    const billedOn = { id: right.id, number: right.number };
    expect(await list(wrong)).toMatchObject([
      { work: 'billed', billedOn },
      { work: 'billed', billedOn },
    ]);
    await staff().call(voidInvoice, { params: { id: right.id }, body: { reason: 'Another one' } });
    expect(await list(wrong)).toMatchObject([{ work: 'free' }, { work: 'free' }]);
  });

  it('are kept where nothing is said; that is decided later, taken back, and pressed twice without harm', async () => {
    const { entryId, expenseId, lines } = await workAndCost(billing);
    const invoice = await billing.issued({ lines });
    await credit(invoice, ALL);
    expect(await entryOf(entryId)).toMatchObject({ state: 'billed', invoiceId: invoice.id });
    expect(await list(invoice)).toMatchObject([{ work: 'kept' }, { work: 'kept' }]);
    for (const _press of [1, 2]) {
      const { body } = await set(invoice, [0, 1], true);
      expect(body).toMatchObject([{ work: 'free' }, { work: 'free' }]);
    }
    expect((await entryOf(entryId)).version).toBe(3);
    const back = await set(invoice, [0, 1], false);
    expect(back.body).toMatchObject([{ work: 'kept' }, { work: 'kept' }]);
    const issuedAt = new Date(String(invoice.issuedAt));
    expect(await entryOf(entryId)).toMatchObject({ state: 'billed', invoiceId: invoice.id, billedAt: issuedAt });
    expect(await expenseOf(expenseId)).toMatchObject({ invoiceId: invoice.id });
    const audit = (action: string) =>
      billing.http(billing.owner).call(LIST_AUDIT.billing, { query: { subjectId: invoice.id, action } });
    for (const action of ['invoice.lines-billable', 'invoice.lines-kept']) {
      const { items } = (await audit(action)).body;
      expect(items).toMatchObject([{ changes: [{ field: 'lineNumbers', after: '1, 2' }] }]);
    }
  });

  it('are free once their line is taken back whole, however many credit notes that takes', async () => {
    const { entryId, expenseId, lines } = await workAndCost(billing);
    const free = line(0, { source: lines[0]?.source ?? { kind: 'by_hand' } });
    const invoice = await billing.issued({ lines: [line(500), lines[1] ?? free, free] });
    await credit(invoice, [{ place: 1, netMinor: 1_500 }], true);
    expect(await expenseOf(expenseId)).toMatchObject({ invoiceId: invoice.id });
    expect(await list(invoice)).toEqual([]);
    await credit(invoice, [{ place: 1, netMinor: 2_500 }], true);
    expect(await expenseOf(expenseId)).toMatchObject({ invoiceId: null });
    // Work that was charged at nothing goes with the last of the others.
    expect(await entryOf(entryId)).toMatchObject({ invoiceId: invoice.id });
    await credit(invoice, [{ place: 0, netMinor: 500 }], true);
    expect(await entryOf(entryId)).toMatchObject({ state: 'approved', invoiceId: null });
    expect(await list(invoice)).toMatchObject([{ work: null }, { work: 'free' }, { work: 'free' }]);
  });

  it('stay as they are where a line was not taken back, was written by hand, or is billed elsewhere', async () => {
    const { entryId, expenseId, lines } = await workAndCost(billing);
    const invoice = await billing.issued({ lines: [...lines, line(500)] });
    await credit(invoice, [
      { place: 1, netMinor: 4_000 },
      { place: 2, netMinor: 500 },
    ]);
    for (const places of [
      [1, 0],
      [1, 2],
      [1, 9],
    ])
      expect((await set(invoice, places, true)).body.code).toBe('CONFLICT');
    expect(await expenseOf(expenseId)).toMatchObject({ invoiceId: invoice.id });
    await set(invoice, [1], true);
    const again = await billing.draft({ lines: [lines[1] ?? line(1)] });
    for (const billable of [true, false]) expect((await set(invoice, [1], billable)).body.code).toBe('CONFLICT');
    expect(await list(invoice)).toMatchObject([{ billedOn: { id: again.body.id, number: null } }, { work: null }]);
    await billing.model('Expense').updateOne({ _id: expenseId }, { invoiceId: null, billable: false });
    expect((await set(invoice, [1], false)).body.code).toBe('CONFLICT');
    expect(await list(invoice)).toMatchObject([{ work: 'not_billable' }, { work: null }]);
    expect(await entryOf(entryId)).toMatchObject({ state: 'billed', invoiceId: invoice.id });
  });

  it('D-120: go to the draft or back to the invoice where both want them at once', async () => {
    const { entryId, lines } = await workAndCost(billing);
    const invoice = await billing.issued({ lines });
    await credit(invoice, ALL, true);
    const [kept, draft] = await Promise.all([set(invoice, [0, 1], false), billing.draft({ lines })]);
    const { invoiceId } = await entryOf(entryId);
    expect([kept.status, draft.status].sort()).toEqual(kept.status === 200 ? [200, 409] : [201, 409]);
    expect(invoiceId).toBe(kept.status === 200 ? invoice.id : draft.body.id);
  });

  it('S-4: name no invoice of a case that the reader is kept away from', async () => {
    const { entryId, lines } = await workAndCost(billing);
    const open = await billing.issued({ caseId: null, lines });
    await credit(open, ALL, true);
    const walled = await billing.issued({ lines });
    expect(await list(open)).toMatchObject([{ billedOn: { id: walled.id } }, {}]);
    const kept = await billing.signInAs({ roles: ['accountant'] });
    billing.keepAway(kept, billing.caseA);
    expect(await list(open, kept)).toMatchObject([{ work: 'billed', billedOn: null }, {}]);
    expect(await entryOf(entryId)).toMatchObject({ invoiceId: walled.id });
    expect((await billing.http(kept).call(listCreditedLines, { params: { id: walled.id } })).status).toBe(404);
  });
});
