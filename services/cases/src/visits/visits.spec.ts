import { recordVisit } from '@diwan/contracts/matters/visits/http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const lookAt = async (moment: string, by = cases.asClientA) => {
  cases.setTime(new Date(moment));
  return (await cases.http(by).call(recordVisit, {})).body.since;
};

it('PORT-01: what is new is counted from the end of the visit before, for as long as this one goes on', async () => {
  expect(await lookAt('2026-11-20T09:00:00.000Z')).toBeNull();
  expect(await lookAt('2026-11-20T09:20:00.000Z')).toBeNull();
  // Two days later: another visit, however often they look during it.
  expect(await lookAt('2026-11-22T10:00:00.000Z')).toBe('2026-11-20T09:20:00.000Z');
  expect(await lookAt('2026-11-22T10:29:00.000Z')).toBe('2026-11-20T09:20:00.000Z');
  expect(await lookAt('2026-11-22T10:58:00.000Z')).toBe('2026-11-20T09:20:00.000Z');
  expect(await lookAt('2026-11-22T12:00:00.000Z')).toBe('2026-11-22T10:58:00.000Z');
});

it("another client's visits are their own", async () => {
  expect(await lookAt('2026-11-22T12:00:00.000Z', cases.asClientB)).toBeNull();
});

it('two windows that open at once agree', async () => {
  cases.setTime(new Date('2026-11-23T09:00:00.000Z'));
  const answers = await Promise.all([1, 2, 3].map(() => cases.http(cases.asClientA).call(recordVisit, {})));
  expect(answers.map(({ body }) => body.since)).toEqual(Array(3).fill('2026-11-22T12:00:00.000Z'));
});
