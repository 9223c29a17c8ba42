import { randomUUID } from 'node:crypto';
import { listCourts } from '@diwan/contracts/matters/courts/http';
import { HearingAnsweredV1, HearingNewsV1, HearingNextActionSetV1 } from '@diwan/contracts/matters/hearings/events';
import {
  createHearing,
  deleteHearing,
  findOverlaps,
  getHearing,
  type Hearing,
  listHearings,
  noteOutcome,
  restoreHearing,
  updateHearing,
} from '@diwan/contracts/matters/hearings/http';
import { answerHearing, getOwnHearing, listOwnHearings } from '@diwan/contracts/matters/hearings/own.http';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING, NO_OUTCOME } from '../../test/sample-hearings.js';
import { TellHearingNews } from './tell-hearing-news.js';
import { momentOf } from './wall-time.rules.js';

const MINUTE = 60_000;
/** A Friday in spring; clocks are an hour ahead of winter's. */
const NOW = momentOf('2026-05-01T10:00');
const DAY = '2026-05-12T09:30';

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  // What comes next is handed over by the specs themselves.
  await cases.holdEvents();
});
afterAll(() => cases.stop());
beforeEach(async () => {
  caseId = await cases.aCase();
  cases.setTime(NOW);
  for (const name of ['Hearing', 'OutboxRow']) await cases.model(name).deleteMany({});
});
afterEach(() => cases.setTime(null));

const schedule = async (more: object = {}): Promise<Hearing> => {
  const body = { ...HEARING, wallTime: DAY, caseId, lawyerId: cases.lawyer.id, ...more };
  const answer = await cases.http(cases.asLawyer).call(createHearing, { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const asBody = ({
  title,
  description,
  wallTime,
  location,
  type,
  judge,
  courtRoom,
  opposingCounsel,
  preparationNotes,
  version,
}: Hearing) => ({
  ...NO_OUTCOME,
  ...{ title, description, wallTime, location, type, judge, courtRoom, opposingCounsel, preparationNotes, version },
  courtId: null,
  lawyerId: cases.lawyer.id,
  confirmPast: false,
});
const edit = (hearing: Hearing, more: object = {}, by = cases.asLawyer) =>
  cases.http(by).call(updateHearing, { params: { id: hearing.id }, body: { ...asBody(hearing), ...more } });
const at = async (wallTime: string) => {
  cases.setTime(momentOf(wallTime));
  await cases.app.get(TellHearingNews).look();
};
const told = async () => (await cases.eventsOf(HearingNewsV1)).map(({ payload }) => [payload.news, payload.wallTime]);

describe('HEAR-01: hearings', () => {
  it('are scheduled with every field, listed in the order of their day and found by case', async () => {
    const later = await schedule({ wallTime: '2026-06-02T10:00', title: 'Second' });
    const first = await schedule();
    expect(first).toMatchObject({
      state: 'scheduled',
      caseTitle: 'Khoury v. Cedar Logistics',
      clientName: 'Rana Khoury',
      lawyer: { id: cases.lawyer.id, name: 'Maya Saliba' },
      startsAt: '2026-05-12T06:30:00.000Z',
      preparationNotes: 'Secret notes',
    });
    const list = (query: object) => cases.http(cases.asLawyer).call(listHearings, { query });
    expect((await list({ caseId })).body.items.map(({ id }: Hearing) => id)).toEqual([first.id, later.id]);
    expect((await list({ view: 'past' })).body.items).toEqual([]);
    expect((await list({ view: 'upcoming', type: 'trial', lawyerId: cases.lawyer.id })).body.total).toBe(2);
    expect((await list({ from: '2026-06-01', to: '2026-06-02' })).body.total).toBe(1);
  });

  it('D-154: one in the past needs a confirmation, and no day that does not exist is taken', async () => {
    const body = { ...HEARING, caseId, lawyerId: null, wallTime: '2026-04-30T09:30' };
    const refused = await cases.http(cases.asLawyer).call(createHearing, { body });
    expect(refused.body.fieldErrors).toEqual({ wallTime: 'in_the_past' });
    const past = await schedule({ wallTime: '2026-04-30T09:30', confirmPast: true });
    // What is past already is not asked about again.
    expect((await edit(past, { title: 'Renamed' })).status).toBe(200);
    const none = await cases
      .http(cases.asLawyer)
      .call(createHearing, { body: { ...body, wallTime: '2026-06-31T09:30' } });
    expect(none.body.fieldErrors).toEqual({ wallTime: 'invalid' });
  });

  it('D-129: two people at one hearing: the second is told', async () => {
    const hearing = await schedule();
    expect((await edit(hearing, { courtRoom: '7' })).body).toMatchObject({ courtRoom: '7', version: 2 });
    expect((await edit(hearing, { courtRoom: '9' }, cases.asAdmin)).body.code).toBe('CONFLICT');
  });

  it('belong to somebody of the team, at a court of the directory', async () => {
    const hearing = await schedule();
    expect((await edit(hearing, { lawyerId: cases.admin.id })).body.fieldErrors).toEqual({ lawyerId: 'unknown_staff' });
    const unknown = await edit(hearing, { courtId: 'ffffffffffffffffffffffff' });
    expect(unknown.body.fieldErrors).toEqual({ courtId: 'unknown_court' });
  });

  it('D-125: come back for thirty days after they were deleted, as they were', async () => {
    const { id } = await schedule();
    const params = { id };
    const call = (row: typeof restoreHearing) => cases.http(cases.asLawyer).call(row, { params });
    expect((await cases.http(cases.asLawyer).call(deleteHearing, { params })).status).toBe(204);
    expect((await cases.http(cases.asLawyer).call(getHearing, { params })).status).toBe(404);
    expect((await cases.http(cases.asClientA).call(getOwnHearing, { params })).status).toBe(404);
    const deleted = await cases.http(cases.asLawyer).call(listHearings, { query: { view: 'deleted' } });
    expect(deleted.body.items).toMatchObject([{ id, restorableUntil: '2026-05-31T07:00:00.000Z' }]);
    expect((await call(restoreHearing)).body).toMatchObject({ id, title: HEARING.title, restorableUntil: null });
    await cases.http(cases.asLawyer).call(deleteHearing, { params });
    cases.setTime(new Date(NOW.getTime() + 31 * 24 * 60 * MINUTE));
    expect((await call(restoreHearing)).status).toBe(404);
  });
});

describe('HEAR-03: overlaps', () => {
  const overlaps = (wallTime: string, courtId?: string, by = cases.asLawyer) =>
    cases.http(by).call(findOverlaps, { query: { lawyerId: cases.lawyer.id, wallTime, ...(courtId && { courtId }) } });
  const courtIn = async (city: string) =>
    (await cases.http(cases.asLawyer).call(listCourts, {})).body.find((court: { city: string }) => court.city === city)
      ?.id;

  it('warns of a lawyer who cannot be at both courts in time', async () => {
    const [beirut, tripoli] = [await courtIn('beirut'), await courtIn('tripoli')];
    const hearing = await schedule({ courtId: beirut });
    expect((await overlaps('2026-05-12T10:45', beirut)).body).toEqual([]);
    expect((await overlaps('2026-05-12T10:45', tripoli)).body).toMatchObject([
      { hearingId: hearing.id, title: HEARING.title, wallTime: DAY, travelMinutes: expect.any(Number) },
    ]);
  });

  it('names the time only of a case out of reach', async () => {
    await schedule();
    const stranger = await cases.signInAs({ roles: ['lawyer'] });
    expect((await overlaps(DAY, undefined, stranger)).body).toEqual([
      { hearingId: null, title: '', wallTime: DAY, travelMinutes: 0 },
    ]);
  });
});

describe('HEAR-08: the outcome', () => {
  const note = (id: string, more: object = {}, key: string = randomUUID()) =>
    cases.http(cases.asLawyer).send('POST', `/api/cases/hearings/${id}/outcome`, {
      body: { ...NO_OUTCOME, outcome: 'Expert named; next on 9 June.', ...more },
      headers: { 'Idempotency-Key': key },
    });

  it('is noted once however often it is sent, and the first of two stays', async () => {
    const { id } = await schedule();
    expect((await note(id)).body.fieldErrors).toEqual({ outcome: 'not_yet' });
    cases.setTime(momentOf('2026-05-12T10:00'));
    const key = randomUUID();
    const answers = [await note(id, {}, key), await note(id, {}, key)];
    expect(answers.map(({ status, body }) => [status, body.state, body.version])).toEqual(
      Array(2).fill([200, 'held', 2]),
    );
    expect((await note(id, { outcome: 'Another word' })).body.code).toBe('CONFLICT');
  });

  it('HEAR-07: what comes next is the task of whoever attends, until it is taken back', async () => {
    const { id } = await schedule();
    cases.setTime(momentOf('2026-05-12T10:00'));
    const next = { nextAction: 'Pay the advance of the expert', nextActionDue: '2026-05-20' };
    const noted = (await note(id, next)).body;
    const facts = async () => (await cases.eventsOf(HearingNextActionSetV1)).map(({ payload }) => payload);
    const deliver = async () => {
      for (const payload of await facts()) await cases.deliver(HearingNextActionSetV1, payload);
    };
    const task = () =>
      cases
        .model('Task')
        .findOne({ source: `next_action:${id}` })
        .lean();
    expect(await facts()).toMatchObject([
      { hearingId: id, lawyerId: cases.lawyer.id, due: '2026-05-20', cleared: false },
    ]);
    await deliver();
    expect(await task()).toMatchObject({ state: 'open', ownerId: cases.lawyer.id, text: { en: next.nextAction } });
    await edit(noted, { outcome: noted.outcome });
    await deliver();
    expect(await task()).toMatchObject({ state: 'done' });
  });

  it('reaches the client by choice, in words of its own', async () => {
    const { id } = await schedule();
    cases.setTime(momentOf('2026-05-12T10:00'));
    const own = async () => (await cases.http(cases.asClientA).call(getOwnHearing, { params: { id } })).body;
    expect((await note(id, { outcomeFor: [cases.clientA.id] })).body.fieldErrors).toEqual({
      outcomeSummary: 'required',
    });
    await note(id, { outcome: 'Secret outcome', nextAction: 'Secret action', outcomeSummary: 'The expert was named.' });
    expect(await own()).toMatchObject({ state: 'held', outcomeSummary: null });
    const stored = (await cases.http(cases.asLawyer).call(getHearing, { params: { id } })).body;
    await edit(stored, {
      outcome: 'Secret outcome',
      outcomeSummary: 'The expert was named.',
      outcomeFor: [cases.clientA.id],
    });
    expect(await own()).toMatchObject({ outcomeSummary: 'The expert was named.' });
    await at('2026-05-12T10:11');
    expect((await told()).at(-1)).toEqual(['outcome', DAY]);
    const lines = (await cases.http(cases.asClientA).call(listOwnTimeline, { query: { caseId, kind: 'hearing' } })).body
      .items;
    expect(lines.map(({ happening, note: text }: { happening: string; note: string }) => [happening, text])).toEqual([
      ['hearing.outcome', 'The expert was named.'],
      ['hearing.scheduled', ''],
    ]);
  });
});

describe('PORT-05: the client', () => {
  it('HEAR-05, D-073: reads when and in which room, never notes, counsel, outcome or next action', async () => {
    const { id } = await schedule();
    cases.setTime(momentOf('2026-05-12T10:00'));
    await cases.http(cases.asLawyer).call(noteOutcome, {
      params: { id },
      body: { ...NO_OUTCOME, outcome: 'Secret outcome', nextAction: 'Secret action', outcomeSummary: 'Secret draft' },
    });
    const own = (await cases.http(cases.asClientA).call(getOwnHearing, { params: { id } })).body;
    expect(own).toMatchObject({ location: HEARING.location, courtRoom: '4' });
    for (const answer of [
      await cases.http(cases.asClientA).call(getOwnHearing, { params: { id } }),
      await cases.http(cases.asClientA).call(listOwnHearings, { query: { view: 'past' } }),
    ])
      expect(answer.text).not.toMatch(/Secret/);
  });

  it('D-076: has upcoming ones from the earliest and past ones from the latest', async () => {
    for (const [title, wallTime] of [
      ['c', '2026-04-02T09:00'],
      ['a', '2026-06-02T09:00'],
      ['d', '2026-04-09T09:00'],
      ['b', '2026-05-20T09:00'],
    ])
      await schedule({ title, wallTime, confirmPast: true });
    const titles = async (view: 'upcoming' | 'past', by = cases.asClientA) =>
      (await cases.http(by).call(listOwnHearings, { query: { view } })).body.items.map(
        ({ title }: { title: string }) => title,
      );
    expect([await titles('upcoming'), await titles('past')]).toEqual([
      ['b', 'a'],
      ['d', 'c'],
    ]);
    expect(await titles('upcoming', cases.asClientB)).toEqual([]);
  });

  it('says whether they come; the last word counts and the lawyer hears of it', async () => {
    const { id } = await schedule();
    const say = (answer: 'attending' | 'translator' | 'cannot', by = cases.asClientA) =>
      cases.http(by).call(answerHearing, { params: { id }, body: { answer, note: 'From Paris' } });
    expect((await say('attending')).body.answer).toBe('attending');
    expect((await say('translator')).body.answer).toBe('translator');
    expect((await say('cannot', cases.asClientB)).status).toBe(404);
    const seen = (await cases.http(cases.asLawyer).call(getHearing, { params: { id } })).body;
    expect(seen.answers).toMatchObject([{ clientName: 'Rana Khoury', answer: 'translator', note: 'From Paris' }]);
    expect((await cases.eventsOf(HearingAnsweredV1)).map(({ payload }) => [payload.answer, payload.lawyerId])).toEqual([
      ['attending', cases.lawyer.id],
      ['translator', cases.lawyer.id],
    ]);
    cases.setTime(momentOf('2026-05-12T09:30'));
    expect((await say('attending')).body.code).toBe('CONFLICT');
  });

  it('HEAR-04, PORT-05: who said that they come is asked anew when it is moved; moved back, the answer stands; a translator is needed at any time', async () => {
    const { id } = await schedule();
    const params = { id };
    const said = async () => (await cases.http(cases.asClientA).call(getOwnHearing, { params })).body.answer;
    const move = async (wallTime: string) => {
      const now = (await cases.http(cases.asLawyer).call(getHearing, { params })).body;
      return (await edit(now, { wallTime })).body.answers.map(({ answer }: { answer: string }) => answer);
    };
    const say = (answer: 'attending' | 'translator') =>
      cases.http(cases.asClientA).call(answerHearing, { params, body: { answer, note: '' } });
    await say('attending');
    expect([await move('2026-05-19T09:30'), await said()]).toEqual([[], null]);
    expect([await move(DAY), await said()]).toEqual([['attending'], 'attending']);
    await say('translator');
    expect([await move('2026-05-19T09:30'), await said()]).toEqual([['translator'], 'translator']);
  });
});
