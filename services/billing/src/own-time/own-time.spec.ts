import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { setTimeTerms } from '@diwan/contracts/money/time-entries/clients.http';
import { getOwnBillableHours, listOwnTimeEntries } from '@diwan/contracts/money/time-entries/own.http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { InTransaction } from '@diwan/service-kit/store/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TimeRig, USD } from '../../test/time-rig.js';
import { UnbilledTime } from '../time-entries/unbilled-time.js';

let rig: TimeRig;
let unbilled: UnbilledTime;
let inTransaction: InTransaction;
beforeAll(async () => {
  rig = await TimeRig.start();
  unbilled = rig.service.app.get(UnbilledTime, { strict: false });
  inTransaction = rig.service.app.get(InTransaction, { strict: false });
});
afterAll(() => rig.stop());

const as = (name: keyof TimeRig['people']) => rig.service.http(rig.people[name].in);
const invoice = (number: number) => number.toString(16).padStart(24, 'e');
const lock: TimeRig['lock'] = (...locked) => rig.lock(...locked);
const issued = (invoiceId: string) =>
  inTransaction.run((session) => unbilled.issued(invoiceId, new Date('2025-06-01T08:00:00Z'), session));

describe('BILL-14, D-085: what a client reads of time', () => {
  const own = async (by: 'clientA' | 'clientB' = 'clientA') =>
    (await as(by).call(listOwnTimeEntries, { query: {} })).body;

  it('is what was billed on an issued invoice, unless the firm says all or none; nothing internal', async () => {
    const caseB = rig.aCase(5, { clientIds: [rig.people.clientB.id] });
    const [entry, waiting] = [await rig.approved(caseB), await rig.approved(caseB)];
    await rig.entry(caseB);
    const params = { id: rig.people.clientB.id };
    const say = (shown: 'all' | 'billed' | 'none', version: number) =>
      as('accountant').call(setTimeTerms, { params, body: { shown, rounding: 'none', version } });
    expect((await own('clientB')).items).toEqual([]);
    await lock([entry.id], invoice(40), { clientId: rig.people.clientB.id });
    expect((await own('clientB')).items).toEqual([]);
    await issued(invoice(40));
    const { items } = await own('clientB');
    expect(items).toEqual([
      {
        id: entry.id,
        serviceType: null,
        caseTitle: 'Case 5',
        description: 'Drafted the reply',
        dateWorked: '2025-05-12',
        minutes: 75,
        rate: USD(20_000),
        amount: USD(25_000),
        billed: true,
      },
    ]);
    await say('all', 0);
    expect((await own('clientB')).items.map(({ id }: { id: string }) => id).sort()).toEqual(
      [entry.id, waiting.id].sort(),
    );
    // M1: of a case that they are kept away from only what a bill tells, also while nobody can say from which.
    const billed = [entry.id];
    const ids = async () => (await own('clientB')).items.map(({ id }: { id: string }) => id);
    rig.cases.find(({ id }) => id === caseB)?.walledOff.push(rig.people.clientB.id);
    expect(await ids()).toEqual(billed);
    rig.cases.find(({ id }) => id === caseB)?.walledOff.pop();
    rig.service.rpcAnswers(casesKeptFrom, () => {
      throw new DomainError('UNAVAILABLE');
    });
    rig.service.setTime(new Date(Date.now() + 11 * 60_000));
    expect(await ids()).toEqual(billed);
    rig.service.setTime(null);
    rig.service.rpcAnswers(casesKeptFrom, () => []);
    await say('none', 1);
    expect((await own('clientB')).items).toEqual([]);
    expect(JSON.stringify(await own())).not.toContain(entry.id);
  });
});

describe('D-083: the card of billable hours', () => {
  beforeAll(async () => {
    const caseC = rig.aCase(6, { clientIds: ['d'.repeat(24)] });
    await rig.approved(caseC, { dateWorked: '2025-05-31', minutes: 60 });
    await rig.approved(caseC, { dateWorked: '2025-06-01', minutes: 90 });
  });

  it.each([
    ['2025-05-31T20:30:00Z', 60],
    ['2025-05-31T22:30:00Z', 90],
    ['2025-06-30T20:30:00Z', 90],
  ])('at %s the card says %p minutes: the month turns in Beirut', async (now, thisMonthMinutes) => {
    rig.service.setTime(new Date(now));
    const client = await rig.service.signInAs({ roles: ['client'], personId: 'd'.repeat(24) });
    const { body } = await rig.service.http(client).call(getOwnBillableHours, {});
    rig.service.setTime(null);
    expect(body).toEqual({ thisMonthMinutes, everMinutes: 150 });
  });
});
