import { deleteDraft, getInvoice, issueInvoice, voidInvoice } from '@diwan/contracts/money/invoices/http';
import { getOwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling } from '../../test/billing-rig.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const staff = () => billing.http(billing.accountant);

/** An hour and a half, approved. */
async function anEntry(more: object = {}): Promise<string> {
  const entry = await billing.model('TimeEntry').create({
    personId: 'a'.repeat(24),
    clientId: billing.clientA.id,
    caseId: billing.caseA,
    description: 'Drafted the reply',
    dateWorked: '2026-05-04',
    minutes: 90,
    rate: { amountMinor: 20_000, currency: 'USD' },
    rateFrom: 'firm',
    amountMinor: 30_000,
    billable: true,
    state: 'approved',
    stage: { en: 'Hearings', ar: 'الجلسات' },
    version: 3,
    ...more,
  });
  return String(entry._id);
}
const charging = (entryId: string) => ({
  lines: [line(20_000, { quantityMilli: 1500, source: { kind: 'time' as const, entryId } })],
});
const stored = (id: string) => billing.model('TimeEntry').findById(id).lean();

describe('BILL-04: lines from time', () => {
  it('D-120: hold their entry from the draft until it is thrown away or void, for one invoice only', async () => {
    const entryId = await anEntry();
    const { body: draft } = await billing.draft(charging(entryId));
    expect(await stored(entryId)).toMatchObject({ state: 'billed', invoiceId: draft.id, billedAt: null });
    expect((await billing.draft(charging(entryId))).body.code).toBe('CONFLICT');
    await staff().call(deleteDraft, { params: { id: draft.id } });
    expect(await stored(entryId)).toMatchObject({ state: 'approved', invoiceId: null });
    const invoice = await billing.issued(charging(entryId));
    expect((await stored(entryId)).billedAt).not.toBeNull();
    await staff().call(voidInvoice, { params: { id: invoice.id }, body: { reason: 'Wrong case' } });
    expect(await stored(entryId)).toMatchObject({ state: 'approved', invoiceId: null, billedAt: null });
  });

  it('D-120: of many drafts that charge for one entry at once, one is written', async () => {
    const entryId = await anEntry();
    const answers = await Promise.all(Array.from({ length: 6 }, () => billing.draft(charging(entryId))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('refuse an entry of another client, in another currency, or that nobody has approved', async () => {
    for (const more of [
      { clientId: billing.clientB.id },
      { rate: { amountMinor: 1_000_000, currency: 'LBP' } },
      { state: 'draft' },
      { billable: false },
    ])
      expect((await billing.draft(charging(await anEntry(more)))).body.code).toBe('CONFLICT');
  });

  it('tell their client who worked, when and at which stage', async () => {
    const { body: draft } = await billing.draft(charging(await anEntry()));
    await staff().call(issueInvoice, { params: { id: draft.id }, body: { version: draft.version, number: null } });
    const { body } = await billing.http(billing.asClientA).call(getOwnInvoice, { params: { id: draft.id } });
    expect(body.caseId).toBe(billing.caseA);
    expect(body.lines[0]).toMatchObject({
      workedBy: 'Nadine Aoun',
      workedOn: '2026-05-04',
      stage: { en: 'Hearings', ar: 'الجلسات' },
    });
    expect((await staff().call(getInvoice, { params: { id: draft.id } })).body.totals.subtotalMinor).toBe(30_000);
  });
});
