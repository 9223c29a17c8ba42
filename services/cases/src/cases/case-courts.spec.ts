import { createCase, getCase, getOwnCase } from '@diwan/contracts/matters/cases/http';
import { archiveCourt, listCourts } from '@diwan/contracts/matters/courts/http';
import { setInstances } from '@diwan/contracts/matters/instances/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaseFor, type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const get = async (id: string) => (await cases.http(cases.asLawyer).call(getCase, { params: { id } })).body;

describe('OFF-05: the courts of a case', () => {
  it('OFF-05, HEAR-02: names a court of the directory in both languages, and keeps what somebody wrote more exactly', async () => {
    const court = (await cases.http(cases.asLawyer).call(listCourts, {})).body[0];
    const id = await cases.aCase({ court: null, courtId: court.id, courtFileNumber: null });
    expect(await get(id)).toMatchObject({ court: court.name, instances: [{ courtId: court.id, level: 'first' }] });
    const own = (await cases.http(cases.asClientA).call(getOwnCase, { params: { id } })).body;
    expect(own.court).toEqual(court.name);
    const set = (change: object, version: number) =>
      cases.http(cases.asLawyer).call(setInstances, {
        params: { id },
        body: {
          instances: [
            {
              ...{ level: 'first', court: court.name.ar, courtId: court.id, fileNumber: null },
              ...{ from: null, to: null, result: '' },
              ...change,
            },
          ],
          version,
        },
      });
    expect((await set({}, 1)).status).toBe(200);
    expect((await get(id)).court).toEqual(court.name);
    const exact = `${court.name.en}, third chamber`;
    await set({ court: exact }, 2);
    expect((await get(id)).court).toEqual({ en: exact, ar: exact });
  });

  it('HEAR-02: a court that is not there or was retired cannot be chosen; one that stands may stay', async () => {
    const [court, other] = (await cases.http(cases.asLawyer).call(listCourts, {})).body.slice(-2);
    const unknown = { code: 'VALIDATION', fieldErrors: { courtId: 'unknown_court' } };
    const body = { ...aCaseFor(cases.clientA, [cases.lawyer]), courtId: 'ffffffffffffffffffffffff' };
    expect((await cases.http(cases.asAdmin).call(createCase, { body })).body).toMatchObject(unknown);
    const id = await cases.aCase({ courtId: court.id });
    for (const { id: retired } of [court, other]) {
      const params = { id: retired };
      await cases.http(cases.asAdmin).call(archiveCourt, { params, body: { archived: true } });
    }
    const set = (courtId: string) => {
      const instance = { level: 'first' as const, court: 'A court', courtId, fileNumber: null, from: null, to: null };
      const sent = { instances: [{ ...instance, result: '' }], version: 1 };
      return cases.http(cases.asLawyer).call(setInstances, { params: { id }, body: sent });
    };
    expect((await set(other.id)).body).toMatchObject(unknown);
    expect((await set(court.id)).status).toBe(200);
  });
});
