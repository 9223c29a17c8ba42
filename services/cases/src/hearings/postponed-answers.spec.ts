import { AnsweredHearingTurnedV1 } from '@diwan/contracts/matters/hearings/events';
import {
  createHearing,
  getHearing,
  type Hearing,
  postponeHearing,
  reinstateHearing,
} from '@diwan/contracts/matters/hearings/http';
import { answerHearing, getOwnHearing } from '@diwan/contracts/matters/hearings/own.http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING, PLACE } from '../../test/sample-hearings.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

async function schedule(): Promise<Hearing> {
  const caseId = await cases.aCase();
  const body = { ...HEARING, caseId, lawyerId: cases.lawyer.id };
  return (await cases.http(cases.asLawyer).call(createHearing, { body })).body;
}

describe('what a client answered, when the hearing is postponed', () => {
  it('PORT-05, D-134: the translator goes on with the hearing in its place, who comes is asked anew; the last word comes back with the old day', async () => {
    const first = await schedule();
    const say = (id: string, answer: 'attending' | 'translator' | 'cannot') =>
      cases.http(cases.asClientA).call(answerHearing, { params: { id }, body: { answer, note: 'French' } });
    const said = async (id: string) =>
      (await cases.http(cases.asClientA).call(getOwnHearing, { params: { id } })).body.answer;
    const staff = async (id: string) => (await cases.http(cases.asLawyer).call(getHearing, { params: { id } })).body;
    const postpone = async () => {
      const { version } = await staff(first.id);
      const place = { ...PLACE, wallTime: '2096-06-12T09:30' };
      const body = { ...place, reason: 'Strike', version };
      return (await cases.http(cases.asLawyer).call(postponeHearing, { params: { id: first.id }, body })).body;
    };
    const takeBack = async () => {
      const { version } = await staff(first.id);
      await cases.http(cases.asLawyer).call(reinstateHearing, { params: { id: first.id }, body: { version } });
    };
    await say(first.id, 'attending');
    expect(await said((await postpone()).id)).toBeNull();
    await takeBack();
    expect(await said(first.id)).toBe('attending');
    await say(first.id, 'translator');
    const next = await postpone();
    expect([await said(next.id), (await staff(next.id)).answers]).toEqual([
      'translator',
      [expect.objectContaining({ answer: 'translator', note: 'French' })],
    ]);
    expect((await cases.eventsOf(AnsweredHearingTurnedV1)).map(({ payload }) => payload.hearingId)).toContain(next.id);
    await say(next.id, 'cannot');
    await takeBack();
    expect(await said(first.id)).toBeNull();
    const later = await postpone();
    await say(later.id, 'translator');
    await takeBack();
    expect(await said(first.id)).toBe('translator');
  });
});
