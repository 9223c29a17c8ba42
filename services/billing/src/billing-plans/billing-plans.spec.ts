import { stagesOfCases } from '@diwan/contracts/matters/cases/questions';
import { PlannedDraftMadeV1 } from '@diwan/contracts/money/billing-plans/events';
import {
  type BillingPlan,
  changeBillingPlan,
  createBillingPlan,
  getBillingPlan,
  listBillingPlans,
  listStagesToBill,
  moveBillingPlan,
} from '@diwan/contracts/money/billing-plans/http';
import { deleteDraft } from '@diwan/contracts/money/invoices/http';
import { type SignedIn, sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { MakeTurns } from './make-turns.js';

let billing: BillingRig;
const reached = new Set<string>();
const STAGES = ['filing', 'hearings', 'judgment'].map((id) => ({ id, name: { en: id, ar: `${id} ar` } }));
beforeAll(async () => {
  billing = await startBilling();
  await billing.holdEvents();
  billing.rpcAnswers(stagesOfCases, ({ ids }) =>
    ids
      .filter((id) => id === billing.caseA)
      .map((caseId) => ({ caseId, stages: STAGES.map((stage) => ({ ...stage, reached: reached.has(stage.id) })) })),
  );
});
afterAll(() => billing.stop());

let who: SignedIn;
const http = () => billing.http(who);
/** Another day: whoever was signed in signs in anew. */
const at = async (day: string) => {
  billing.setTime(new Date(`${day}T06:00:00Z`));
  who = await billing.signInAs({ roles: ['accountant'] });
};
const look = () => billing.app.get(MakeTurns).look();
const bodyOf = (more: Record<string, unknown> = {}) => ({
  ...{ clientId: billing.clientA.id, caseId: null, title: 'Monthly advice', explanation: '', currency: 'USD' as const },
  ...{ language: 'en' as const, terms: 'net_30' as const, vatClass: 'exempt' as const, amountMinor: 50_000 },
  schedule: { kind: 'recurring' as const, every: 'month' as const, day: 20, start: TODAY, end: null },
  ...more,
});
const plan = async (more: Record<string, unknown> = {}): Promise<BillingPlan> => {
  await at(TODAY);
  const answer = await http().call(createBillingPlan, { body: bodyOf(more) as never });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const staged = () =>
  plan({
    caseId: billing.caseA,
    title: 'Fixed fee',
    amountMinor: 100_001,
    schedule: {
      kind: 'stages',
      stages: STAGES.map((stage, place) => ({ ...stage, basisPoints: [3333, 3333, 3334][place] })),
    },
  });
const shown = async ({ id }: Pick<BillingPlan, 'id'>): Promise<BillingPlan> =>
  (await http().call(getBillingPlan, { params: { id } })).body;
const periodsOf = async (one: Pick<BillingPlan, 'id'>) => (await shown(one)).turns.map(({ period }) => period).sort();
const move = ({ id, version }: BillingPlan, to: 'active' | 'paused' | 'ended') =>
  http().call(moveBillingPlan, { params: { id }, body: { to, version } });

describe('a fee that comes again', () => {
  it('becomes one draft a month, however many instances look at once; nobody issues it but a person', async () => {
    const made = await plan();
    expect(made).toMatchObject({ state: 'active', nextOn: TODAY, made: 0 });
    await Promise.all(Array.from({ length: 6 }, look));
    const now = await shown(made);
    expect(now).toMatchObject({ made: 1, nextOn: '2026-06-20', version: 1 });
    expect(now.turns).toMatchObject([
      { period: '2026-05', amountMinor: 50_000, invoice: { number: null, state: 'draft' } },
    ]);
    const id = now.turns[0]?.invoice?.id;
    const invoice = await billing.model('Invoice').findById(id).lean<InvoiceRecord>();
    expect(invoice?.lines[0]?.description).toBe('Monthly advice – May 2026');
    expect(invoice).toMatchObject({ state: 'draft', issueDate: TODAY, totalMinor: 50_000 });
    expect(
      (await billing.eventsOf(PlannedDraftMadeV1)).filter(({ payload }) => payload.planId === made.id),
    ).toHaveLength(1);
    await look();
    expect(await periodsOf(made)).toEqual(['2026-05']);
  });

  it('catches up every month that nobody looked in, also where clocks in Beirut change, and makes none twice', async () => {
    const made = await plan({
      schedule: { kind: 'recurring', every: 'month', day: 31, start: '2026-09-01', end: '2027-04-15' },
    });
    await look();
    expect(await periodsOf(made)).toEqual([]);
    // Clocks go back at the end of October, and forward at the end of March.
    for (const day of ['2026-10-25', '2026-10-24', '2027-03-28', '2027-06-01', '2027-03-27']) {
      await at(day);
      await Promise.all([look(), look()]);
    }
    const all = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03'];
    expect(await periodsOf(made)).toEqual(all);
    expect(await shown(made)).toMatchObject({ state: 'ended', made: 7, nextOn: null, coming: [] });
  });

  it('leaves out what falls into a pause, and nothing after its end; a draft thrown away is not made again', async () => {
    const made = await plan();
    await look();
    const draft = (await shown(made)).turns[0]?.invoice?.id ?? '';
    await http().call(deleteDraft, { params: { id: draft } });
    await at('2026-06-01');
    const paused = (await move(await shown(made), 'paused')).body;
    expect(paused).toMatchObject({ state: 'paused', nextOn: null });
    await at('2026-07-25');
    await look();
    const active = (await move(paused, 'active')).body;
    expect(active).toMatchObject({ state: 'active', nextOn: '2026-08-20' });
    await at('2026-08-20');
    await look();
    expect(await periodsOf(made)).toEqual(['2026-05', '2026-08']);
    expect((await shown(made)).turns.find(({ period }) => period === '2026-05')?.invoice).toBeNull();
    const ended = (await move(active, 'ended')).body;
    await at('2026-12-31');
    await look();
    expect(await periodsOf(made)).toEqual(['2026-05', '2026-08']);
    expect((await move(ended, 'active')).body.code).toBe('CONFLICT');
  });

  it('may cost more from now on, but is not moved under the drafts that were made; another version is refused', async () => {
    const made = await plan();
    await look();
    const { id, version } = made;
    const body = bodyOf({ amountMinor: 60_000 });
    const changed = await http().call(changeBillingPlan, { params: { id }, body: { ...body, version } });
    expect(changed.body).toMatchObject({ amountMinor: 60_000, version: version + 1 });
    const late = await http().call(changeBillingPlan, { params: { id }, body: { ...body, version } });
    expect(late.body.code).toBe('CONFLICT');
    for (const more of [
      { currency: 'LBP' },
      { clientId: billing.clientB.id },
      { schedule: { ...body.schedule, start: '2026-06-20' } },
    ]) {
      const moved = await http().call(changeBillingPlan, {
        params: { id },
        body: { ...bodyOf(more), version: version + 1 } as never,
      });
      expect(moved.body.code).toBe('VALIDATION');
    }
    await at('2026-06-20');
    await look();
    expect((await shown(made)).turns.map(({ amountMinor }) => amountMinor)).toEqual([60_000, 50_000]);
  });

  it.each([
    [
      'a first day that is past',
      { schedule: { kind: 'recurring', every: 'month', day: 1, start: '2026-05-19', end: null } },
    ],
    [
      'an end before any day',
      { schedule: { kind: 'recurring', every: 'month', day: 1, start: TODAY, end: '2026-05-30' } },
    ],
    ['stages without a case', { schedule: { kind: 'stages', stages: [{ ...STAGES[0], basisPoints: 10_000 }] } }],
    ['shares that are not the whole', { schedule: { kind: 'stages', stages: [{ ...STAGES[0], basisPoints: 9_999 }] } }],
  ])('is refused with %s', async (_, more) => {
    await at(TODAY);
    const answer = await http().call(createBillingPlan, { body: bodyOf(more) as never });
    expect(answer.body.code).toBe('VALIDATION');
  });
});

describe('a fee in stages', () => {
  it('is drafted part by part as the case reaches its stages, each once, to the last cent; then it has ended', async () => {
    reached.clear();
    const made = await staged();
    await look();
    expect(await periodsOf(made)).toEqual([]);
    reached.add('filing');
    await Promise.all([look(), look(), look()]);
    const paused = (await move(await shown(made), 'paused')).body;
    reached.add('hearings');
    await look();
    expect(await periodsOf(made)).toEqual(['filing']);
    await move(paused, 'active');
    reached.add('judgment');
    await look();
    await look();
    const { turns, state } = await shown(made);
    expect(turns.map(({ period }) => period).sort()).toEqual(['filing', 'hearings', 'judgment']);
    expect(turns.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(100_001);
    expect(state).toBe('ended');
    const lines = await billing
      .model('Invoice')
      .find({ caseId: billing.caseA, state: 'draft' })
      .lean<InvoiceRecord[]>();
    expect(lines.map((one) => one.lines[0]?.description)).toContain('Fixed fee – hearings');
  });
});

describe('strangers', () => {
  beforeAll(() => at(TODAY));
  const by = () => who;
  const one = async () => ({ id: (await plan()).id });
  const samples = [
    sample(listBillingPlans, { request: () => ({ query: {} }), by }),
    sample(getBillingPlan, { request: async () => ({ params: await one() }), by }),
    sample(createBillingPlan, { request: () => ({ body: bodyOf() }), by }),
    sample(changeBillingPlan, {
      request: async () => ({ params: await one(), body: { ...bodyOf(), version: 1 } }),
      by,
    }),
    sample(moveBillingPlan, {
      request: async () => ({ params: await one(), body: { to: 'paused' as const, version: 1 } }),
      by,
    }),
    sample(listStagesToBill, { request: () => ({ params: { id: billing.caseA } }), by }),
  ];
  it.each(
    sampleMatrix(
      samples.map(({ endpoint }) => endpoint),
      samples,
    ),
  )('SEC-04: $title', ({ check }) => check(billing));
});
