import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { listCreditedLines, setLinesBillable } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { listUnbilledExpenses } from '@diwan/contracts/money/expenses/http';
import { changeInvoice, deleteDraft, issueInvoice, voidInvoice } from '@diwan/contracts/money/invoices/http';
import { getOwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { listUnbilledTime } from '@diwan/contracts/money/time-entries/clients.http';
import { listOwnTimeEntries } from '@diwan/contracts/money/time-entries/own.http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';
import { workAndCost } from '../../test/work-and-cost.js';
import { FollowedWork } from '../realisation/followed-work.js';

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

const fieldsOf = (version: number) => ({
  ...{ clientId: billing.clientA.id, caseId: billing.caseA, currency: 'USD' as const, language: 'en' as const },
  ...{ issueDate: TODAY, dueDate: null, terms: 'net_30' as const, discount: null, notes: '', version },
});

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

  it('are free once their line is credited in full, however many credit notes that takes', async () => {
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

  it('S-4: of a case that somebody is kept away from tell them nothing and are not theirs to decide', async () => {
    const { entryId, lines } = await workAndCost(billing);
    const open = await billing.issued({ caseId: null, lines });
    await credit(open, ALL);
    const kept = await billing.signInAs({ roles: ['accountant'] });
    billing.keepAway(kept, billing.caseA);
    const nothing = [
      { work: null, billedOn: null },
      { work: null, billedOn: null },
    ];
    expect(await list(open, kept)).toMatchObject(nothing);
    const free = (by = kept) =>
      billing.http(by).call(setLinesBillable, { params: { id: open.id }, body: { places: [0], billable: true } });
    expect((await free()).body.code).toBe('CONFLICT');
    expect(await entryOf(entryId)).toMatchObject({ state: 'billed', invoiceId: open.id });
    await free(billing.accountant);
    const walled = await billing.issued({ lines: lines.slice(0, 1) });
    expect(await list(open)).toMatchObject([{ billedOn: { id: walled.id } }, {}]);
    expect(await list(open, kept)).toMatchObject(nothing);
    expect((await billing.http(kept).call(listCreditedLines, { params: { id: walled.id } })).status).toBe(404);
    // Nor by a credit note, which they may write.
    const other = await workAndCost(billing);
    const second = await billing.issued({ caseId: null, lines: other.lines });
    const body = { day: TODAY, reason: 'Wrong', lines: ALL, billable: true };
    await billing.http(kept).call(createCreditNote, { params: { id: second.id }, body });
    expect(await entryOf(other.entryId)).toMatchObject({ invoiceId: second.id });
  });

  it('are told of as what they are: waiting for approval, or another client’s by now', async () => {
    const { entryId, expenseId, lines } = await workAndCost(billing);
    const invoice = await billing.issued({ lines });
    await credit(invoice, ALL, true);
    await billing.model('TimeEntry').updateOne({ _id: entryId }, { state: 'draft' });
    await billing.model('Expense').updateOne({ _id: expenseId }, { clientId: billing.clientB.id });
    expect(await list(invoice)).toMatchObject([{ work: 'unapproved' }, { work: 'not_billable' }]);
    for (const place of [0, 1]) expect((await set(invoice, [place], false)).body.code).toBe('CONFLICT');
  });

  it('D-109: of the issued invoice stay explained as they were, whatever the work is changed to', async () => {
    const { entryId, lines } = await workAndCost(billing);
    const explained = async ({ id }: { id: string }) => {
      const { body } = await billing.http(billing.asClientA).call(getOwnInvoice, { params: { id } });
      return body.lines[0];
    };
    const [credited, voided] = [await billing.issued({ lines }), await workAndCost(billing)];
    const gone = await billing.issued({ lines: voided.lines });
    const was = { workedBy: 'Nadine Aoun', workedOn: '2026-05-04' };
    expect(await explained(credited)).toMatchObject(was);
    await credit(credited, ALL, true);
    await staff().call(voidInvoice, { params: { id: gone.id }, body: { reason: 'Wrong' } });
    for (const id of [entryId, voided.entryId])
      await billing.model('TimeEntry').updateOne({ _id: id }, { dateWorked: '2026-05-19', state: 'draft' });
    for (const invoice of [credited, gone]) expect(await explained(invoice)).toMatchObject(was);
    await billing.model('TimeEntry').deleteOne({ _id: entryId });
    expect(await explained(credited)).toMatchObject(was);
  });

  it('D-109: by hand are on the invoice that stands for theirs, one at most, until that is void', async () => {
    const wrong = await billing.issued({ lines: [line(500), line(700)] });
    await credit(wrong, [
      { place: 0, netMinor: 500 },
      { place: 1, netMinor: 700 },
    ]);
    expect(await list(wrong)).toMatchObject([{ work: null }, { work: null }]);
    const anew = (place: number) => line(700, { replaces: { invoiceId: wrong.id, place } });
    const right = await billing.issued({ lines: [anew(1), line(1)] });
    expect(right.lines.map(({ replaces }) => replaces?.place)).toEqual([1, undefined]);
    expect(await list(wrong)).toMatchObject([{ work: null }, { work: 'billed', billedOn: { number: right.number } }]);
    expect((await billing.draft({ lines: [anew(1)] })).body.code).toBe('CONFLICT');
    await staff().call(voidInvoice, { params: { id: right.id }, body: { reason: 'Wrong again' } });
    expect(await list(wrong)).toMatchObject([{ work: null }, { work: null }]);
    // Of two that want it at once one gets it; taken out of the draft it is free again.
    const both = await Promise.all([1, 2].map(() => billing.draft({ lines: [anew(1), line(1)] })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const draft = both.find(({ status }) => status === 201)?.body;
    expect(await list(wrong)).toMatchObject([{}, { work: 'billed', billedOn: { id: draft.id, number: null } }]);
    await staff().call(changeInvoice, {
      params: { id: draft.id },
      body: { ...fieldsOf(1), lines: [anew(0), line(1)] },
    });
    expect(await list(wrong)).toMatchObject([{ work: 'billed' }, { work: null }]);
    await staff().call(deleteDraft, { params: { id: draft.id } });
    expect(await list(wrong)).toMatchObject([{ work: null }, { work: null }]);
    const { lines } = await workAndCost(billing);
    const charging = await billing.issued({ lines });
    const uncredited = await billing.issued();
    for (const replaces of [
      { invoiceId: uncredited.id, place: 0 },
      { invoiceId: 'd'.repeat(24), place: 0 },
      { invoiceId: wrong.id, place: 7 },
      { invoiceId: charging.id, place: 0 },
    ])
      expect((await billing.draft({ lines: [line(700, { replaces })] })).body.code).toBe('VALIDATION');
    const { body: another } = await billing.draft({ clientId: billing.clientB.id, caseId: null, lines: [anew(1)] });
    expect(another.code).toBe('VALIDATION');
    const replaces = { invoiceId: wrong.id, place: 1 };
    const free = await workAndCost(billing);
    const charged = { ...(free.lines[0] ?? line(1)), replaces };
    expect((await billing.draft({ lines: [charged] })).body.code).toBe('VALIDATION');
    expect((await billing.draft({ lines: [anew(1), anew(1)] })).body.code).toBe('VALIDATION');
  });

  it('OFF-06: count as billed and paid where they are now, and nowhere while they are on a draft', async () => {
    const { entryId, lines } = await workAndCost(billing);
    const other = await workAndCost(billing);
    // Older than the invoice whose line goes back, which another entry keeps in the report.
    const { body: draft } = await billing.draft();
    const wrong = await billing.issued({ lines: [lines[0] ?? line(1), other.lines[0] ?? line(1)] });
    await credit(wrong, [{ place: 0, netMinor: 30_000 }], true);
    const { id, version } = draft;
    await staff().call(changeInvoice, {
      params: { id },
      body: { ...fieldsOf(version), lines: lines.slice(0, 1) },
    });
    const followed = async () => {
      const work = await billing.app.get(FollowedWork, { strict: false }).of({ from: '2026-05', to: '2026-05' }, []);
      return work.find((one) => one.id === entryId);
    };
    expect(await followed()).toMatchObject({ invoiceId: null, billedMinor: 0 });
    await staff().call(issueInvoice, { params: { id }, body: { version: version + 1, number: null } });
    await billing.pay({ id, client: wrong.client }, 30_000);
    expect(await followed()).toMatchObject({ invoiceId: id, billedMinor: 30_000, collectedMinor: 30_000 });
  });
});
