import {
  getCaseRate,
  getRateThatHolds,
  listBillingRates,
  setCaseRate,
  setFirmRate,
  setLawyerRate,
} from '@diwan/contracts/money/billing-rates/http';
import {
  changeServiceType,
  createServiceType,
  listOfferedServiceTypes,
} from '@diwan/contracts/money/service-types/http';
import { createTimeEntry } from '@diwan/contracts/money/time-entries/http';
import { ratesOfClients } from '@diwan/contracts/people/clients/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TimeRig, USD, WORK } from '../../test/time-rig.js';

let rig: TimeRig;
let caseA: string;
beforeAll(async () => {
  rig = await TimeRig.start();
  caseA = rig.aCase(1);
});
afterAll(() => rig.stop());

const as = (name: keyof TimeRig['people']) => rig.service.http(rig.people[name].in);
const holds = async (serviceTypeId?: string) =>
  (await as('lawyer').call(getRateThatHolds, { query: { caseId: caseA, ...(serviceTypeId && { serviceTypeId }) } }))
    .body;

describe('BILL-16, D-102: the rate that holds', () => {
  it('is that of the case, else of the client, the lawyer, the kind of work, the firm; 200 dollars only where nobody wrote one', async () => {
    expect(await holds()).toEqual({ rate: USD(20_000), rateFrom: 'firm' });
    await as('accountant').call(setFirmRate, { body: { rate: USD(22_000), version: 0 } });
    expect(await holds()).toEqual({ rate: USD(22_000), rateFrom: 'firm' });
    const type = await as('accountant').call(createServiceType, {
      body: { name: { en: 'Hearing', ar: 'جلسة' }, hourlyRate: USD(25_000) },
    });
    expect(await holds(type.body.id)).toEqual({ rate: USD(25_000), rateFrom: 'service_type' });
    const params = { id: rig.people.lawyer.id };
    await as('accountant').call(setLawyerRate, { params, body: { rate: USD(27_000), version: 0 } });
    expect(await holds(type.body.id)).toEqual({ rate: USD(27_000), rateFrom: 'lawyer' });
    rig.clientRates.set(rig.people.clientA.id, USD(15_000));
    expect(await holds()).toEqual({ rate: USD(15_000), rateFrom: 'client' });
    const entry = await rig.entry(caseA);
    await as('accountant').call(setCaseRate, { params: { id: caseA }, body: { rate: USD(30_000), version: 0 } });
    expect(await holds()).toEqual({ rate: USD(30_000), rateFrom: 'case' });
    const { body } = await as('accountant').call(setCaseRate, {
      params: { id: caseA },
      body: { rate: null, version: 1 },
    });
    expect(body).toEqual({ rate: null, version: 2 });
    expect(await holds()).toEqual({ rate: USD(15_000), rateFrom: 'client' });
    // What was recorded keeps the rate it had.
    expect(entry).toMatchObject({ rate: USD(15_000), rateFrom: 'client' });
  });

  it('is an error where it is no amount, and nothing is guessed while the client’s is not known', async () => {
    for (const amountMinor of [0, -1, 0.5, Number.MAX_SAFE_INTEGER]) {
      const { body } = await as('accountant').call(setFirmRate, { body: { rate: USD(amountMinor), version: 1 } });
      expect(body.code).toBe('VALIDATION');
    }
    rig.service.rpcAnswers(ratesOfClients, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const { body } = await as('lawyer').call(createTimeEntry, { body: { ...WORK, caseId: caseA } });
    expect(body.code).toBe('UNAVAILABLE');
  });

  it('is written by one of two who saw the same one', async () => {
    const set = () => as('accountant').call(setFirmRate, { body: { rate: USD(23_000), version: 1 } });
    const answers = await Promise.all([set(), set(), set()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is listed, without cases that the reader is kept away from', async () => {
    const walled = rig.aCase(4, { walledOff: [rig.people.owner.id] });
    await as('accountant').call(setCaseRate, { params: { id: walled }, body: { rate: USD(40_000), version: 0 } });
    const cases = async (by: 'owner' | 'accountant') =>
      (await as(by).call(listBillingRates, {})).body.cases.map(
        (row: { legalCase: { id: string } }) => row.legalCase.id,
      );
    expect(await cases('accountant')).toContain(walled);
    expect(await cases('owner')).not.toContain(walled);
    expect((await as('owner').call(getCaseRate, { params: { id: walled } })).body.code).toBe('NOT_FOUND');
  });
});

describe('D-112: kinds of work', () => {
  it('are changed and put aside by one who saw them as they are; recorded time keeps its kind', async () => {
    const typed = { name: { en: 'Travel', ar: 'سفر' }, hourlyRate: USD(10_000) };
    const { body: type } = await as('accountant').call(createServiceType, { body: typed });
    rig.service.rpcAnswers(ratesOfClients, () => []);
    const entry = await rig.entry(caseA, { serviceTypeId: type.id });
    const change = (body: object) =>
      as('accountant').call(changeServiceType, {
        params: { id: type.id },
        body: { ...typed, active: true, version: 1, ...body },
      });
    expect((await change({ active: false })).body).toMatchObject({ active: false, version: 2 });
    expect((await change({})).body.code).toBe('CONFLICT');
    expect((await change({ version: 2, hourlyRate: USD(-1) })).body.code).toBe('VALIDATION');
    expect((await change({ version: 2, name: { en: 'HEARING', ar: 'س' } })).body.code).toBe('DUPLICATE');
    const offered = (await as('lawyer').call(listOfferedServiceTypes, {})).body;
    expect(offered.map(({ id }: { id: string }) => id)).not.toContain(type.id);
    const refused = await as('lawyer').call(createTimeEntry, {
      body: { ...WORK, caseId: caseA, serviceTypeId: type.id },
    });
    expect(refused.body.fieldErrors).toEqual({ serviceTypeId: 'invalid_choice' });
    expect(entry.serviceType?.name.en).toBe('Travel');
  });
});
