import { deleteDraft, getInvoice, issueInvoice, voidInvoice } from '@diwan/contracts/money/invoices/http';
import { getOwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { listOwnTimeEntries } from '@diwan/contracts/money/time-entries/own.http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling } from '../../test/billing-rig.js';
import { ReckonDraftsAtStart } from './reckon-drafts-at-start.js';

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

describe('P14: hours times rate', () => {
  const third = async (source?: object) => {
    const entryId = await anEntry({ minutes: 20 });
    return line(20_000, { quantityMilli: 333, source: { kind: 'time' as const, entryId }, ...source });
  };
  const thirds = () => Promise.all([third(), third(), third()]);
  const amounts = ({ lines }: { lines: { amountMinor: number }[] }) => lines.map(({ amountMinor }) => amountMinor);

  it('are what the lines add up to: by their minutes, and by what builds before said of them', async () => {
    const lines = (await thirds()).map((one) => ({ ...one, minutes: 20, quantityMilli: 1 }));
    for (const { body } of [await billing.draft({ lines }), await billing.draft({ lines: await thirds() })]) {
      expect(body.lines).toMatchObject(Array.from({ length: 3 }, () => ({ minutes: 20, quantityMilli: 333 })));
      expect(amounts(body)).toEqual([6_667, 6_667, 6_666]);
      expect(body.totals).toMatchObject({ subtotalMinor: 20_000, totalMinor: 20_000 });
      await staff().call(issueInvoice, { params: { id: body.id }, body: { version: body.version, number: null } });
      const own = await billing.http(billing.asClientA).call(getOwnInvoice, { params: { id: body.id } });
      expect(own.body.lines[0]).toMatchObject({ minutes: 20, amountMinor: 6_667 });
    }
  });

  it('bear the tax of what they add up to', async () => {
    const lines = (await thirds()).map((one) => ({ ...one, vatClass: 'standard' as const }));
    const { body } = await billing.draft({ lines });
    expect(body.totals).toMatchObject({ netMinor: 20_000, vatMinor: 2_200, totalMinor: 22_200 });
    expect(body.lines.map(({ vatMinor }: { vatMinor: number }) => vatMinor)).toEqual([734, 733, 733]);
  });

  it('stay beside a quantity that is of no whole minutes, and are of time alone', async () => {
    const { body } = await billing.draft({ lines: [await third({ quantityMilli: 330 })] });
    expect(body.lines[0]).not.toHaveProperty('minutes');
    expect(amounts(body)).toEqual([6_600]);
    const byHand = await billing.draft({ lines: [line(20_000, { minutes: 20 })] });
    expect(byHand.body).toMatchObject({ code: 'VALIDATION', fieldErrors: { lines: 'invalid' } });
  });

  it('are reckoned anew at the start in drafts of builds before, and never on what was issued', async () => {
    const { body: draft } = await billing.draft({ lines: await thirds() });
    const invoice = await billing.issued({ lines: await thirds() });
    const asBefore = ({ minutes: _minutes, ...rest }: { minutes?: number }) => ({ ...rest, amountMinor: 6_660 });
    for (const { id } of [draft, invoice]) {
      const { lines } = await billing.model('Invoice').findById(id).lean();
      await billing.model('Invoice').updateOne({ _id: id }, { $set: { lines: lines.map(asBefore) } });
    }
    await billing.app.get(ReckonDraftsAtStart, { strict: false }).onApplicationBootstrap();
    const seen = async (id: string) => amounts((await staff().call(getInvoice, { params: { id } })).body);
    expect(await seen(draft.id)).toEqual([6_667, 6_667, 6_666]);
    expect(await seen(invoice.id)).toEqual([6_660, 6_660, 6_660]);
  });

  it('are what a client reads of their time: what is billed as its bill says it', async () => {
    const entryId = await anEntry({ minutes: 20, dateWorked: '2026-05-19' });
    const lines = [line(20_000, { minutes: 24, quantityMilli: 400, source: { kind: 'time' as const, entryId } })];
    const invoice = await billing.issued({ lines });
    const read = async () => {
      const { body } = await billing.http(billing.asClientA).call(listOwnTimeEntries, { query: { limit: 100 } });
      return body.items.find(({ id }: { id: string }) => id === entryId);
    };
    const rate = { amountMinor: 20_000, currency: 'USD' };
    expect(await read()).toMatchObject({
      minutes: 20,
      billedMinutes: 24,
      rate,
      amount: { ...rate, amountMinor: 8_000 },
    });
    await staff().call(voidInvoice, { params: { id: invoice.id }, body: { reason: 'Too much' } });
    expect(await read()).toBeUndefined();
  });

  it('are the entry’s own for a delegate who may not see the bill that it stands on', async () => {
    const entryId = await anEntry({ minutes: 20 });
    const lines = [line(30_000, { minutes: 24, quantityMilli: 400, source: { kind: 'time' as const, entryId } })];
    await billing.issued({ lines, caseId: null });
    const delegate = await billing.signInAs({
      roles: ['client'],
      actingFor: {
        ...{ delegationId: 'd'.repeat(24), clientId: billing.clientA.id, clientName: billing.clientA.name },
        ...{ scopes: ['billing'], caseIds: [billing.caseA], endsAt: '2026-12-31T00:00:00.000Z' },
      },
    });
    const { body } = await billing.http(delegate).call(listOwnTimeEntries, { query: { limit: 100 } });
    const shown = body.items.find(({ id }: { id: string }) => id === entryId);
    expect(shown).toMatchObject({ minutes: 20, rate: { amountMinor: 20_000 }, amount: { amountMinor: 6_667 } });
    expect(shown).not.toHaveProperty('billedMinutes');
  });
});
