import { HearingAnsweredV1 } from '@diwan/contracts/matters/hearings/events';
import { createHearing } from '@diwan/contracts/matters/hearings/http';
import { getOwnHearing } from '@diwan/contracts/matters/hearings/own.http';
import { answerOfClient } from '@diwan/contracts/matters/hearings/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING } from '../../test/sample-hearings.js';
import { momentOf } from './wall-time.rules.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  cases.setTime(momentOf('2026-05-01T10:00'));
});
afterAll(() => cases.stop());

const schedule = async () => {
  const body = { ...HEARING, wallTime: '2026-05-12T09:30', caseId: await cases.aCase(), lawyerId: cases.lawyer.id };
  return (await cases.http(cases.asLawyer).call(createHearing, { body })).body;
};

describe('what a client answers to a hearing', () => {
  it('HEAR-04: by a button of a notice: once, to the time that it named, of their own hearings alone', async () => {
    const { id } = await schedule();
    const press = (answer: 'attending' | 'cannot', more: object = {}) =>
      cases.ask(answerOfClient, {
        ...{ hearingId: id, clientId: cases.clientA.id, wallTime: '2026-05-12T09:30', answer },
        ...more,
      });
    const said = async () => (await cases.http(cases.asClientA).call(getOwnHearing, { params: { id } })).body.answer;
    expect(await press('attending')).toEqual({ standing: 'taken' });
    expect(await press('attending')).toEqual({ standing: 'taken' });
    expect(await said()).toBe('attending');
    const told = (await cases.eventsOf(HearingAnsweredV1)).map(({ payload }) => payload.answer);
    expect(told).toEqual(['attending']);
    expect(await press('cannot')).toEqual({ standing: 'taken' });
    expect(await said()).toBe('cannot');
    expect(await press('attending', { clientId: cases.clientB.id })).toEqual({ standing: 'not_theirs' });
    expect(await press('attending', { hearingId: 'f'.repeat(24) })).toEqual({ standing: 'not_theirs' });
    expect(await press('attending', { wallTime: '2026-05-11T09:30' })).toEqual({ standing: 'changed' });
    expect(await said()).toBe('cannot');
    cases.setTime(momentOf('2026-05-12T09:30'));
    expect(await press('attending')).toEqual({ standing: 'over' });
  });
});
