import { listUnbilledTime, setTimeTerms } from '@diwan/contracts/money/time-entries/clients.http';
import { returnTimeEntry } from '@diwan/contracts/money/time-entries/http';
import { InTransaction } from '@diwan/service-kit/store/database';
import { sized } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TimeRig, USD } from '../../test/time-rig.js';
import { BillableHours } from './billable-hours.js';
import { UnbilledTime } from './unbilled-time.js';

let rig: TimeRig;
let caseA: string;
let unbilled: UnbilledTime;
let inTransaction: InTransaction;
beforeAll(async () => {
  rig = await TimeRig.start();
  caseA = rig.aCase(1);
  unbilled = rig.service.app.get(UnbilledTime, { strict: false });
  inTransaction = rig.service.app.get(InTransaction, { strict: false });
});
afterAll(() => rig.stop());

const as = (name: keyof TimeRig['people']) => rig.service.http(rig.people[name].in);
const invoice = (number: number) => number.toString(16).padStart(24, 'e');
const lock: TimeRig['lock'] = (...locked) => rig.lock(...locked);
const release = (invoiceId: string) => inTransaction.run((session) => unbilled.release(invoiceId, session));
const stored = (id: string) => rig.service.model('TimeEntry').findById(id).lean();
const offered = async (query: object = {}) =>
  (await as('accountant').call(listUnbilledTime, { params: { id: rig.people.clientA.id }, query })).body;

describe('BILL-04: unbilled time', () => {
  it('is approved, billable and on no invoice; rounded by the rule of its client only here', async () => {
    const params = { id: rig.people.clientA.id };
    const body = { shown: 'billed', rounding: '15', version: 0 } as const;
    expect((await as('accountant').call(setTimeTerms, { params, body })).body.version).toBe(1);
    expect((await as('accountant').call(setTimeTerms, { params, body })).body.code).toBe('CONFLICT');
    const entry = await rig.approved(caseA, { minutes: 16 });
    await rig.approved(caseA, { billable: false });
    await rig.entry(caseA);
    const { entries, minutes, totals } = await offered();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      id: entry.id,
      minutes: 16,
      billedMinutes: 30,
      quantityMilli: 500,
      unitPriceMinor: 20_000,
      amountMinor: 10_000,
    });
    expect({ minutes, totals }).toEqual({ minutes: 30, totals: [USD(10_000)] });
    expect((await stored(entry.id)).minutes).toBe(16);
    await lock([entry.id], invoice(1));
    expect((await offered()).entries).toEqual([]);
    await release(invoice(1));
    expect((await offered()).entries).toHaveLength(1);
  });

  it('P14: comes to hours times rate, as its bill will', async () => {
    const caseT = rig.aCase(7, { clientIds: [rig.people.clientB.id] });
    for (const minutes of [20, 20, 20]) await rig.approved(caseT, { minutes });
    const params = { id: rig.people.clientB.id };
    const { body } = await as('accountant').call(listUnbilledTime, { params, query: {} });
    expect(body).toMatchObject({ minutes: 60, totals: [USD(20_000)] });
  });

  it('D-120: is locked to one invoice, all of it or none; a billed entry is given back by nobody', async () => {
    const [free, taken] = [await rig.approved(caseA), await rig.approved(caseA)];
    await lock([taken.id], invoice(2));
    await expect(lock([free.id, taken.id], invoice(3))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(lock([free.id, free.id], invoice(3))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(lock([free.id], invoice(3), { clientId: rig.people.clientB.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(lock([free.id], invoice(3), { currency: 'LBP' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await stored(free.id)).toMatchObject({ state: 'approved', invoiceId: null });
    const back = await as('admin').call(returnTimeEntry, {
      params: { id: taken.id },
      body: { version: taken.version + 1, reason: 'x' },
    });
    expect(back.body.code).toBe('CONFLICT');
  });

  it('D-120: goes to one of many invoices that want it at once', async () => {
    const entries = [await rig.approved(caseA), await rig.approved(caseA), await rig.approved(caseA)];
    const ids = entries.map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.subarray([0, 1, 2], { minLength: 1 }), { minLength: 2, maxLength: 5 }),
        async (wishes) => {
          const tried = await Promise.allSettled(
            wishes.map((wish, at) =>
              lock(
                wish.map((index) => ids[index] as string),
                invoice(100 + at),
              ),
            ),
          );
          const owners = new Map<string, string>();
          tried.forEach(({ status }, at) => {
            if (status !== 'fulfilled') return;
            for (const index of wishes[at] ?? []) {
              expect(owners.has(ids[index] as string)).toBe(false);
              owners.set(ids[index] as string, invoice(100 + at));
            }
          });
          for (const id of ids) expect((await stored(id)).invoiceId).toBe(owners.get(id) ?? null);
          expect(owners.size).toBeGreaterThan(0);
          for (const at of wishes.keys()) await release(invoice(100 + at));
        },
      ),
      { numRuns: sized({ gate: 4, full: 40 }) },
    );
  });

  it('explains a line: who, when, at which stage', async () => {
    const entry = await rig.approved(caseA, { dateWorked: '2025-05-02', description: 'Wrote to the bank' });
    expect((await unbilled.workedOf([entry.id])).get(entry.id)).toEqual({
      personId: rig.people.lawyer.id,
      dateWorked: '2025-05-02',
      stage: { en: 'Hearings', ar: 'الجلسات' },
    });
  });
});

describe('D-083: billable hours', () => {
  it('are the approved ones of the month in Beirut, and all of them', async () => {
    const caseC = rig.aCase(6, { clientIds: ['d'.repeat(24)] });
    await rig.approved(caseC, { dateWorked: '2025-05-31', minutes: 60 });
    await rig.approved(caseC, { dateWorked: '2025-06-01', minutes: 90 });
    await rig.approved(caseC, { dateWorked: '2025-06-01', minutes: 30, billable: false });
    await rig.entry(caseC, { dateWorked: '2025-06-01', minutes: 600 });
    const hours = rig.service.app.get(BillableHours, { strict: false });
    expect(await hours.of('d'.repeat(24), '2025-06-01')).toEqual({ thisMonth: 90, ever: 150 });
    expect(await hours.of('d'.repeat(24), '2025-05-31')).toEqual({ thisMonth: 60, ever: 150 });
    expect(await hours.of('f'.repeat(24), '2025-05-31')).toEqual({ thisMonth: 0, ever: 0 });
  });
});
