import { billedCases, casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { voidInvoice } from '@diwan/contracts/money/invoices/http';
import { getRealisation, listRealisedWork } from '@diwan/contracts/money/realisation/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';

const [FIRST, SECOND] = ['a'.repeat(24), 'b'.repeat(24)];
const SPRING = { from: '2026-04', to: '2026-05' };
let billing: BillingRig;
const http = () => billing.http(billing.accountant);
const report = async (query: object = {}, by = billing.accountant) => {
  const answer = await billing.http(by).call(getRealisation, { query: { ...SPRING, ...query } as never });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.currencies;
};
const usd = async (query: object = {}) => (await report(query))[0];
const work = async (query: object = {}) => {
  const answer = await http().call(listRealisedWork, { query: { ...SPRING, currency: 'USD', ...query } as never });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
};

/** Approved work at 200 dollars an hour. */
async function worked(personId: string, dateWorked: string, minutes: number, more: object = {}): Promise<string> {
  const entry = await billing.model('TimeEntry').create({
    ...{ personId, clientId: billing.clientA.id, caseId: billing.caseA, description: `Work of ${dateWorked}` },
    ...{ dateWorked, minutes, rate: { amountMinor: 20_000, currency: 'USD' }, rateFrom: 'firm' },
    ...{ billable: true, state: 'approved', version: 3, ...more },
  });
  return String(entry._id);
}
const charge = (entryId: string, quantityMilli: number, unitPriceMinor: number, more: object = {}) =>
  line(unitPriceMinor, { quantityMilli, source: { kind: 'time', entryId }, ...more });

/** Both cases, each of another practice area. */
function casesAnswer(): void {
  const known = [
    { id: billing.caseA, title: 'Saliba against the bank', area: 'criminal-law', clientIds: [billing.clientA.id] },
    { id: billing.caseB, title: 'Khoury lease', area: 'real-estate', clientIds: [billing.clientB.id] },
  ].map((one, at) => ({ ...one, caseNumber: `2026/${at + 1}`, team: [], stage: null }));
  billing.rpcAnswers(billedCases, ({ ids }) => known.filter(({ id }) => ids.includes(id)));
}

let invoice: Awaited<ReturnType<BillingRig['issued']>>;
beforeAll(async () => {
  billing = await startBilling();
  await billing.holdEvents();
  billing.rpcAnswers(casesKeptFrom, ({ personId }) => (personId === billing.owner.personId ? [billing.caseB] : []));
  casesAnswer();
  // April: 300 dollars of work. May: 200 billed at 180, 100 not billed, 200 on a draft.
  const april = await worked(FIRST, '2026-04-10', 90);
  const may = await worked(SECOND, '2026-05-04', 60);
  await worked(FIRST, '2026-05-06', 30);
  await billing.draft({ lines: [charge(await worked(SECOND, '2026-05-08', 60), 1000, 20_000)] });
  // None of these counts: not approved, not to be paid, of another time.
  await worked(FIRST, '2026-05-07', 60, { state: 'submitted' });
  await worked(FIRST, '2026-05-07', 60, { billable: false });
  await worked(FIRST, '2026-03-31', 60);
  // In pounds, and for another client.
  const pounds = { rate: { amountMinor: 10_000_000, currency: 'LBP' }, amountMinor: 10_000_000 };
  await worked(FIRST, '2026-05-09', 60, { ...pounds, caseId: billing.caseB, clientId: billing.clientB.id });
  // 300 with tax, 180 and 120 by hand, less a tenth: 270 and 29.70 of tax, 162, 108. Half of 569.70 is paid.
  invoice = await billing.issued({
    discount: { kind: 'percent', basisPoints: 1_000 },
    lines: [charge(april, 1500, 20_000, { vatClass: 'standard' }), charge(may, 1000, 18_000), line(12_000)],
  });
  const paid = await billing.pay(invoice, 28_485);
  if (paid.status !== 201) throw new Error(paid.text);
});
afterAll(() => billing.stop());

describe('OFF-06: realisation and collection', () => {
  it('OFF-06: follow work to what was billed and paid of it, in hours and in money', async () => {
    expect((await usd()).now).toEqual({
      ...{ workedMinutes: 240, workedMinor: 80_000, billedMinutes: 150, billedMinor: 43_200 },
      ...{ collectedMinutes: 75, collectedMinor: 21_600, realisationBp: 5_400, collectionBp: 5_000 },
    });
    expect((await usd()).before).toMatchObject({ workedMinor: 20_000, billedMinor: 0, collectionBp: null });
  });

  it('OFF-06: are told by who worked, by month and by practice area; the parts add up to the whole', async () => {
    const people = (await usd()).parts;
    const [first, second] = [FIRST, SECOND].map((key) => people.find((part: { key: string }) => part.key === key));
    expect(first).toMatchObject({
      name: 'Nadine Aoun',
      workedMinor: 40_000,
      billedMinor: 27_000,
      realisationBp: 6_750,
    });
    expect(second).toMatchObject({ workedMinor: 40_000, billedMinor: 16_200, collectedMinor: 8_100 });
    const months = (await usd({ by: 'month' })).parts;
    expect(months.map((part: { key: string; billedMinor: number }) => [part.key, part.billedMinor])).toEqual([
      ['2026-04', 27_000],
      ['2026-05', 16_200],
    ]);
    const [dollars, pounds] = await report({ by: 'area' });
    expect(dollars.parts).toMatchObject([{ key: 'criminal-law', ...dollars.now }]);
    expect(pounds.parts).toMatchObject([{ key: 'real-estate', workedMinor: 10_000_000, realisationBp: 0 }]);
  });

  it('BILL-06: never add dollars and pounds', async () => {
    expect((await report()).map(({ currency }: { currency: string }) => currency)).toEqual(['USD', 'LBP']);
  });

  it('OFF-06: each figure has the work behind it, which adds up to it', async () => {
    for (const [step, field, amountMinor] of [
      ['worked', 'workedMinor', 80_000],
      ['billed', 'billedMinor', 43_200],
      ['collected', 'collectedMinor', 21_600],
    ] as const) {
      const { items, total } = await work({ step });
      expect(total).toBe(items.length);
      expect(items.reduce((sum: number, one: Record<string, number>) => sum + (one[field] ?? 0), 0)).toBe(amountMinor);
    }
    const { items, total } = await work({ personId: SECOND, area: 'criminal-law', limit: 1 });
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ dateWorked: '2026-05-08', invoice: null, legalCase: { id: billing.caseA } });
    const billed = (await work({ personId: SECOND, step: 'billed' })).items;
    expect(billed).toMatchObject([{ invoice: { number: invoice.number }, clientName: 'Maya Saliba' }]);
    expect((await work({ area: 'real-estate' })).total).toBe(0);
  });

  it('SEC-04: leave out the cases that the reader is kept away from', async () => {
    const seen = await report({}, billing.owner);
    expect(seen.map(({ currency }: { currency: string }) => currency)).toEqual(['USD']);
    const query = { ...SPRING, currency: 'LBP' as const };
    expect((await billing.http(billing.owner).call(listRealisedWork, { query })).body.total).toBe(0);
  });

  it('OFF-06: areas are not guessed while cases do not answer', async () => {
    billing.rpcAnswers(billedCases, () => Promise.reject(new Error('away')));
    const answer = await http().call(getRealisation, { query: { ...SPRING, by: 'area' } });
    expect(answer.body.code).toBe('UNAVAILABLE');
    billing.rpcAnswers(billedCases, () => []);
    expect((await usd({ by: 'area' })).parts).toMatchObject([{ key: 'general' }]);
    casesAnswer();
  });

  it('BILL-09: what a credit note takes back was not billed, and what is void neither', async () => {
    const body = { day: TODAY, reason: 'Half of the pleading', lines: [{ place: 0, netMinor: 13_500 }] };
    const credited = await http().call(createCreditNote, { params: { id: invoice.id }, body });
    expect(credited.status).toBe(201);
    expect((await usd()).now).toMatchObject({ billedMinor: 29_700, billedMinutes: 105 });
    await billing.pay(invoice, 13_500);
    expect((await usd()).now).toMatchObject({ collectedMinor: 29_700, collectionBp: 10_000 });
    const more = await billing.issued({ lines: [charge(await worked(FIRST, '2026-05-10', 60), 1000, 20_000)] });
    expect((await usd()).now).toMatchObject({ workedMinor: 100_000, billedMinor: 49_700 });
    await http().call(voidInvoice, { params: { id: more.id }, body: { reason: 'Wrong case' } });
    expect((await usd()).now).toMatchObject({ workedMinor: 100_000, billedMinor: 29_700 });
  });
});
