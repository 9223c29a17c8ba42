import { createCourt } from '@diwan/contracts/matters/courts/http';
import { createHearing } from '@diwan/contracts/matters/hearings/http';
import { getOwnHearing } from '@diwan/contracts/matters/hearings/own.http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { COURT, HEARING } from '../../test/sample-hearings.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

it('HEAR-02: the client reads the court and the way to the room in both languages, as the directory says them', async () => {
  const caseId = await cases.aCase();
  const court = (await cases.http(cases.asAdmin).call(createCourt, { body: COURT })).body;
  const own = async (courtId: string | null) => {
    const body = { ...HEARING, caseId, courtId, lawyerId: cases.lawyer.id };
    const { id } = (await cases.http(cases.asLawyer).call(createHearing, { body })).body;
    return (await cases.http(cases.asClientA).call(getOwnHearing, { params: { id } })).body;
  };
  expect(await own(court.id)).toMatchObject({ court: COURT.name, wayToRoom: COURT.hint });
  expect(await own(null)).toMatchObject({ court: null, wayToRoom: { en: '', ar: '' } });
});
