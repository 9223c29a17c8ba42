import { createHearing, postponeHearing, updateHearing } from '@diwan/contracts/matters/hearings/http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING, NO_OUTCOME, PLACE } from '../../test/sample-hearings.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  // Both nights are to come.
  cases.setTime(new Date('2026-11-20T08:00:00Z'));
});
afterAll(() => cases.stop());

/** Summer time of 2027 begins at this midnight: from 00:00 on clocks show 01:00. */
const SKIPPED = '2027-03-28T00:30';
/** That of 2027 ends at midnight after this day: clocks show 23:00 again. */
const TWICE = '2027-10-30T23:30';

it('I18-06: a hearing is at no time that clocks in Beirut are set forward over; of one that comes twice the first is meant', async () => {
  const as = cases.http(cases.asLawyer);
  const body = { ...HEARING, caseId: await cases.aCase(), lawyerId: null };
  const made = await as.call(createHearing, { body: { ...body, wallTime: TWICE } });
  expect(made.body).toMatchObject({ wallTime: TWICE, startsAt: '2027-10-30T20:30:00.000Z' });
  const { id } = made.body;
  const { caseId: _, ...fields } = { ...body, ...NO_OUTCOME };
  const change = (more: object) =>
    as.call(updateHearing, { params: { id }, body: { ...fields, wallTime: TWICE, version: 1, ...more } });
  for (const refused of [
    await as.call(createHearing, { body: { ...body, wallTime: SKIPPED } }),
    await change({ wallTime: SKIPPED }),
    await as.call(postponeHearing, {
      params: { id },
      body: { ...PLACE, reason: 'Strike', wallTime: SKIPPED, version: 1 },
    }),
  ])
    expect([refused.status, refused.body.fieldErrors]).toEqual([400, { wallTime: 'skipped_time' }]);
  // Rules announced later may skip what was right when it was stored: it stands, and can be changed otherwise.
  await cases.model('Hearing').updateOne({ _id: id }, { $set: { wallTime: SKIPPED } });
  expect((await change({ wallTime: SKIPPED, title: 'Renamed' })).body).toMatchObject({ title: 'Renamed' });
});
