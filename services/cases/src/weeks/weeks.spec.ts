import { setCaseStatus } from '@diwan/contracts/matters/cases/course.http';
import { createHearing } from '@diwan/contracts/matters/hearings/http';
import { getOwnWeek } from '@diwan/contracts/matters/weeks/http';
import { weekOfClient } from '@diwan/contracts/matters/weeks/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING } from '../../test/sample-hearings.js';

const DAY = 24 * 3600_000;

describe("PORT-03: a client's week", () => {
  let cases: CasesRig;
  let caseId: string;
  beforeAll(async () => {
    cases = await startCases();
    caseId = await cases.aCase();
  });
  afterEach(() => cases.setTime(null));
  afterAll(() => cases.stop());

  const read = (by = cases.asClientA) => cases.http(by).call(getOwnWeek, {});
  const lineOf = async (by?: SignedIn) => {
    const { body } = await read(by);
    return body.cases.find((line: { caseId: string }) => line.caseId === caseId);
  };
  const asked = () => cases.ask(weekOfClient, { clientId: cases.clientA.id });
  const inDays = (days: number) => cases.setTime(new Date(Date.now() + days * DAY));

  it('names the case also when nothing moved, and tells of no other week', async () => {
    expect(await lineOf()).toMatchObject({ changes: 1, next: null });
    expect(await asked()).toEqual({ moved: 1, next: null });
    inDays(8);
    expect(await lineOf(await cases.signInAs({ personId: cases.clientA.id, roles: ['client'] }))).toMatchObject({
      changes: 0,
    });
    expect(await asked()).toEqual({ moved: 0, next: null });
  });

  it('tells the next date, to a delegate who was named for hearings only', async () => {
    await cases.http(cases.asLawyer).call(createHearing, { body: { ...HEARING, caseId, lawyerId: null } });
    expect(await lineOf()).toMatchObject({ next: HEARING.wallTime, changes: 2 });
    expect((await asked())?.next).toBe(HEARING.wallTime);
    const delegate = (scopes: ('documents' | 'hearings')[]) =>
      cases.signInAs({
        roles: ['client'],
        actingFor: {
          ...{ delegationId: '65f0c0ffee65f0c0ffee65d1', clientId: cases.clientA.id, clientName: 'Rana Khoury' },
          ...{ scopes, caseIds: null, endsAt: new Date(Date.now() + DAY).toISOString() },
        },
      });
    expect(await lineOf(await delegate(['hearings']))).toMatchObject({ next: HEARING.wallTime, changes: 2 });
    expect(await lineOf(await delegate(['documents']))).toMatchObject({ next: null, changes: 1 });
  });

  it("tells a case's own next date where it comes before the hearing, and none that is over", async () => {
    const set = (nextDate: Date) => cases.model('LegalCase').updateOne({ _id: caseId }, { $set: { nextDate } });
    await set(new Date(Date.now() + DAY));
    expect(Date.parse(`${(await lineOf()).next}Z`)).toBeLessThan(Date.now() + 2 * DAY);
    await set(new Date(Date.now() + 400 * DAY));
    expect((await lineOf()).next).toBe(HEARING.wallTime);
    await set(new Date(Date.now() - DAY));
    expect((await lineOf()).next).toBe(HEARING.wallTime);
  });

  it('leaves out other clients and closed cases', async () => {
    expect(await lineOf(cases.asClientB)).toBeUndefined();
    const { version } = await cases.model('LegalCase').findById(caseId).lean();
    const body = { status: 'closed' as const, reason: 'Settled', version };
    const closed = await cases.http(cases.asLawyer).call(setCaseStatus, { params: { id: caseId }, body });
    expect(closed.status).toBe(200);
    expect(await lineOf()).toBeUndefined();
    expect(await asked()).toBeNull();
  });
});
