import { createHearing, getHearing, postponeHearing } from '@diwan/contracts/matters/hearings/http';
import { answerHearing, getOwnHearing } from '@diwan/contracts/matters/hearings/own.http';
import { answerOfClient } from '@diwan/contracts/matters/hearings/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING, PLACE } from '../../test/sample-hearings.js';
import { momentOf } from './wall-time.rules.js';

const WALL_TIME = '2026-05-12T09:30';
let cases: CasesRig;
let lea: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  cases = await startCases();
  cases.setTime(momentOf('2026-05-01T10:00'));
  [lea, other] = [await delegate(), await delegate()];
  const clients = [cases.clientA, { id: lea.personId, name: 'Lea Tannous' }];
  const people = [...clients, cases.lawyer, cases.assistant, cases.admin];
  cases.rpcAnswers(namesOfPeople, ({ ids }) =>
    people
      .filter(({ id }) => ids.includes(id))
      .map((one) => ({ id: one.id, name: one.name, isClient: clients.includes(one), isStaff: !clients.includes(one) })),
  );
});
afterAll(() => cases.stop());

/** A delegate of client A. */
const delegate = () =>
  cases.signInAs({
    roles: ['client'],
    actingFor: {
      ...{ delegationId: '65f0c0ffee65f0c0ffee65d1', clientId: cases.clientA.id, clientName: cases.clientA.name },
      ...{ scopes: ['hearings'], caseIds: null, endsAt: '2099-01-01T00:00:00.000Z' },
    },
  });
const schedule = async (): Promise<string> => {
  const body = { ...HEARING, wallTime: WALL_TIME, caseId: await cases.aCase(), lawyerId: cases.lawyer.id };
  return (await cases.http(cases.asLawyer).call(createHearing, { body })).body.id;
};
const say = (caller: SignedIn, id: string, answer: 'cannot' | 'translator') =>
  cases.http(caller).call(answerHearing, { params: { id }, body: { answer, note: '' } });
const own = async (caller: SignedIn, id: string) =>
  (await cases.http(caller).call(getOwnHearing, { params: { id } })).body;
const asStaff = async (id: string) => (await cases.http(cases.asLawyer).call(getHearing, { params: { id } })).body;

describe('M14: what a delegate answers to a hearing', () => {
  it('stands under their own name, for staff and for the client; another delegate learns of no other', async () => {
    const id = await schedule();
    expect((await say(lea, id, 'cannot')).body).toMatchObject({ answer: 'cannot', answeredBy: null });
    expect((await asStaff(id)).answers).toMatchObject([
      { clientName: cases.clientA.name, saidByName: 'Lea Tannous', answer: 'cannot' },
    ]);
    expect(await own(cases.asClientA, id)).toMatchObject({ answer: 'cannot', answeredBy: 'Lea Tannous' });
    expect(await own(other, id)).toMatchObject({ answer: 'cannot', answeredBy: null });
  });

  it('is the client’s own once they say the same, in the portal or by a button', async () => {
    const [pressed, said] = [await schedule(), await schedule()];
    for (const id of [pressed, said]) await say(lea, id, 'cannot');
    const press = { hearingId: pressed, clientId: cases.clientA.id, wallTime: WALL_TIME, answer: 'cannot' as const };
    expect(await cases.ask(answerOfClient, press)).toEqual({ standing: 'taken' });
    await say(cases.asClientA, said, 'cannot');
    for (const id of [pressed, said]) {
      expect((await asStaff(id)).answers).toMatchObject([{ saidByName: null, answer: 'cannot' }]);
      expect(await own(cases.asClientA, id)).toMatchObject({ answer: 'cannot', answeredBy: null });
    }
  });

  it('goes on under their name with the hearing that takes its place', async () => {
    const id = await schedule();
    await say(lea, id, 'translator');
    const { version } = await asStaff(id);
    const body = { ...PLACE, wallTime: '2026-06-16T09:30', reason: 'The judge is away', version };
    const { body: next } = await cases.http(cases.asLawyer).call(postponeHearing, { params: { id }, body });
    expect(next.answers).toMatchObject([{ saidByName: 'Lea Tannous', answer: 'translator' }]);
  });

  it('is said to be a delegate’s also where identity knows their name no more', async () => {
    const id = await schedule();
    await say(other, id, 'cannot');
    expect((await asStaff(id)).answers).toMatchObject([{ saidByName: '', answer: 'cannot' }]);
    expect(await own(cases.asClientA, id)).toMatchObject({ answeredBy: '' });
  });
});
