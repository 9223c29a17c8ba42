import { AnsweredHearingTurnedV1, HearingAnsweredV1 } from '@diwan/contracts/matters/hearings/events';
import { cancelHearing, createHearing, type Hearing, postponeHearing } from '@diwan/contracts/matters/hearings/http';
import { answerHearing } from '@diwan/contracts/matters/hearings/own.http';
import { ShareDecidedV1, ShareRequestedV1 } from '@diwan/contracts/matters/share-requests/events';
import {
  changeTask,
  createTask,
  listTasks,
  moveTask,
  snoozeTask,
  type Task,
} from '@diwan/contracts/matters/tasks/http';
import { NoticeMendedV1, NoticeMissedV1 } from '@diwan/contracts/messages/notices/events';
import { BillQuestionAnsweredV1, BillQuestionAskedV1 } from '@diwan/contracts/money/bill-questions/events';
import { billQuestionNotice } from '@diwan/contracts/money/bill-questions/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING, PLACE } from '../../test/sample-hearings.js';

const DAY = 24 * 60 * 60_000;
const FIELDS = {
  text: 'Call the expert',
  note: '',
  priority: 'normal',
  ownerId: null,
  due: null,
  repeat: null,
} as const;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const someId = () =>
  Math.floor(Math.random() * 1e12)
    .toString(16)
    .padStart(24, 'a');

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  cases.rpcAnswers(staffWithPermission, () => [cases.lawyer.id, cases.assistant.id, cases.admin.id]);
  caseId = await cases.aCase();
});
afterAll(() => cases.stop());
afterEach(() => cases.setTime(null));

const add = async (more: object = {}, by = cases.asLawyer): Promise<Task> => {
  const answer = await cases.http(by).call(createTask, { body: { ...FIELDS, caseId: null, ...more } });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const list = async (query: object = {}, by = cases.asLawyer): Promise<Task[]> =>
  (await cases.http(by).call(listTasks, { query: { limit: 100, ...query } })).body.items;
const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ id }) => id);
const move = (id: string, to: Task['state'], by = cases.asLawyer) =>
  cases.http(by).call(moveTask, { params: { id }, body: { to } });
const change = (id: string, body: object, by = cases.asLawyer) =>
  cases.http(by).call(changeTask, { params: { id }, body: { ...FIELDS, version: 1, ...body } });
const ofSubject = async (subjectId: string, query: object = {}) =>
  (await list({ whose: 'team', ...query }, cases.asAdmin)).filter((task) => task.subjectId === subjectId);

describe('OFF-10: tasks by hand', () => {
  it('are mine or the team’s, what is due first, and late from the end of their day', async () => {
    const late = await add({ due: { day: inDays(-3), time: null }, ownerId: cases.lawyer.id, caseId });
    const soon = await add({ due: { day: inDays(2), time: '09:30' }, ownerId: cases.lawyer.id });
    const undated = await add({ ownerId: cases.lawyer.id });
    const others = await add({ ownerId: cases.assistant.id, caseId });
    const mine = await ids();
    expect(mine.filter((id) => [late.id, soon.id, undated.id, others.id].includes(id))).toEqual([
      late.id,
      soon.id,
      undated.id,
    ]);
    expect(await ids({ only: 'late' })).toContain(late.id);
    expect(await ids({ only: 'late' })).not.toContain(soon.id);
    expect(await ids({ whose: 'team' })).toEqual(expect.arrayContaining([late.id, others.id]));
    expect((await ids({ whose: 'team', caseId })).sort()).toEqual([late.id, others.id].sort());
    expect(late).toMatchObject({ client: { name: 'Rana Khoury' }, owner: { name: 'Maya Saliba' } });
  });

  it('SEC-04: a task of a case is seen by its team only, whoever owns it', async () => {
    const outside = await cases.signInAs({ roles: ['lawyer'] });
    const ofCase = await add({ caseId });
    const ofNobody = await add({ ownerId: cases.lawyer.id });
    expect(await ids({ whose: 'team' }, outside)).not.toEqual(expect.arrayContaining([ofCase.id]));
    for (const { id } of [ofCase, ofNobody]) {
      expect((await move(id, 'done', outside)).status).toBe(404);
      expect((await change(id, {}, outside)).status).toBe(404);
    }
  });

  it('cannot be given to somebody who does no tasks, and a series needs a day', async () => {
    const stranger = await cases.http(cases.asLawyer).call(createTask, {
      body: { ...FIELDS, caseId: null, ownerId: cases.clientA.id },
    });
    expect(stranger.body.fieldErrors).toEqual({ ownerId: 'invalid_choice' });
    const endless = await cases.http(cases.asLawyer).call(createTask, {
      body: { ...FIELDS, caseId: null, repeat: { unit: 'week', every: 1 } },
    });
    expect(endless.body.fieldErrors).toEqual({ due: 'required' });
  });

  it('I18-06: a time that clocks in Beirut are set forward over is refused; a series that comes to one is due an hour later', async () => {
    const as = cases.http(cases.asLawyer);
    // That night is to come.
    cases.setTime(new Date('2026-11-20T08:00:00Z'));
    const skipped = { day: '2027-03-28', time: '00:30' };
    const none = await as.call(createTask, { body: { ...FIELDS, caseId: null, due: skipped } });
    expect([none.status, none.body.fieldErrors]).toEqual([400, { 'due.time': 'skipped_time' }]);
    const before = { day: '2027-03-27', time: '00:30' };
    const { id } = await add({ due: before, repeat: { unit: 'day', every: 1 }, ownerId: cases.assistant.id });
    expect((await change(id, { due: skipped })).body.fieldErrors).toEqual({ 'due.time': 'skipped_time' });
    expect((await move(id, 'done')).status).toBe(200);
    const next = (await list({}, cases.asAssistant)).find(({ due }) => due?.day === skipped.day);
    expect(next).toMatchObject({ due: skipped, dueAt: '2027-03-27T22:30:00.000Z' });
  });

  it('D-129: who saw an older version is told instead of overwriting it', async () => {
    const { id } = await add();
    expect((await change(id, { text: 'First' })).body).toMatchObject({ text: { en: 'First' }, version: 2 });
    expect((await change(id, { text: 'Second' })).body.code).toBe('CONFLICT');
  });

  it('are done once, and open again when that was a slip', async () => {
    const { id } = await add({ ownerId: cases.lawyer.id });
    const both = await Promise.all([move(id, 'done'), move(id, 'done')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ids()).not.toContain(id);
    expect(await list({ state: 'done' })).toMatchObject([{ id, movedByName: 'Maya Saliba' }]);
    expect((await move(id, 'open')).body).toMatchObject({ state: 'open' });
    expect(await ids()).toContain(id);
  });

  it('that repeat are followed by one next task, which goes when the first is taken back', async () => {
    const weekly = { due: { day: inDays(-1), time: '09:00' }, repeat: { unit: 'week', every: 1 }, text: 'Weekly look' };
    const { id } = await add({ ...weekly, ownerId: cases.lawyer.id });
    const next = async () => (await list()).filter(({ text }) => text.en === 'Weekly look');
    await move(id, 'done');
    expect(await next()).toMatchObject([{ due: { day: inDays(6), time: '09:00' }, state: 'open' }]);
    await move(id, 'open');
    expect((await next()).map((task) => task.id)).toEqual([id]);
    await move(id, 'done');
    const [second] = await next();
    await change(second?.id ?? '', { ...weekly, note: 'touched' });
    await move(id, 'open');
    expect(await next()).toHaveLength(2);
  });

  it('that are put off are out of sight until the morning of their day', async () => {
    const { id } = await add({ ownerId: cases.lawyer.id });
    const until = inDays(3);
    const snooze = (day: string) =>
      cases.http(cases.asLawyer).call(snoozeTask, { params: { id }, body: { until: day } });
    for (const past of [inDays(-1), inDays(0)])
      expect((await snooze(past)).body).toMatchObject({ code: 'VALIDATION', fieldErrors: { until: 'too_small' } });
    expect(await ids()).toContain(id);
    await snooze(until);
    expect(await ids()).not.toContain(id);
    expect(await ids({ only: 'asleep' })).toContain(id);
    cases.setTime(new Date(Date.now() + 4 * DAY));
    const later = await cases.signInAs({ personId: cases.lawyer.id, roles: ['lawyer'] });
    expect(await ids({}, later)).toContain(id);
  });
});

describe('OFF-10: tasks from what happens', () => {
  it('M9: a share wish is one task of who may decide it and of the lawyers of the case, closed by the decision', async () => {
    const requestId = someId();
    const facts = { requestId, documentId: someId(), caseId, clientId: cases.clientA.id, team: [] };
    await cases.deliver(ShareRequestedV1, facts);
    await cases.deliver(ShareRequestedV1, facts);
    const [task, ...more] = await ofSubject(requestId);
    expect(more).toEqual([]);
    expect(task).toMatchObject({ kind: 'share_wish', owner: null, legalCase: { id: caseId } });
    for (const decider of [cases.asAdmin, cases.asLawyer]) expect(await ids({}, decider)).toContain(task?.id);
    expect(await ids({}, cases.asAssistant)).not.toContain(task?.id);
    await cases.deliver(ShareDecidedV1, { requestId, clientId: cases.clientA.id, approved: true });
    expect(await ofSubject(requestId)).toEqual([]);
    expect(await ofSubject(requestId, { state: 'done' })).toMatchObject([{ movedByName: '' }]);
  });

  it('what a client asks about a bill waits for whoever writes bills, until it is answered', async () => {
    let isAnswered = false;
    const paths = { clientPath: '/billing', staffPath: '/admin/bill-questions' };
    cases.rpcAnswers(billQuestionNotice, () => ({ isAnswered, number: 'INV-202611-0007', ...paths }));
    const facts = () => ({ questionId: someId(), invoiceId: someId(), clientId: cases.clientA.id, caseId: null });
    const asked = facts();
    await cases.deliver(BillQuestionAskedV1, asked);
    expect(await ofSubject(asked.questionId)).toMatchObject([
      { kind: 'bill_question', reference: 'INV-202611-0007', owner: null, client: { id: cases.clientA.id } },
    ]);
    await cases.deliver(BillQuestionAnsweredV1, asked);
    expect(await ofSubject(asked.questionId)).toEqual([]);
    isAnswered = true;
    const late = facts();
    await cases.deliver(BillQuestionAskedV1, late);
    expect(await ofSubject(late.questionId)).toEqual([]);
  });

  it('a client who cannot come is a task of whoever attends, until they can or the hearing is off', async () => {
    const body = { ...HEARING, wallTime: '2096-05-12T09:30', caseId, lawyerId: cases.lawyer.id };
    const hearing: Hearing = (await cases.http(cases.asLawyer).call(createHearing, { body })).body;
    const params = { id: hearing.id };
    const subject = `${hearing.id}:${cases.clientA.id}`;
    const say = async (answer: 'attending' | 'translator' | 'cannot') => {
      await cases.http(cases.asClientA).call(answerHearing, { params, body: { answer, note: '' } });
      const { payload } = (await cases.eventsOf(HearingAnsweredV1)).at(-1) ?? {};
      if (payload) await cases.deliver(HearingAnsweredV1, payload);
    };
    await say('cannot');
    expect(await ofSubject(subject)).toMatchObject([
      {
        ...{ kind: 'attendance', owner: { id: cases.lawyer.id }, due: { day: '2096-05-12', time: '09:30' } },
        ...{ text: { en: `${HEARING.title} — cannot attend` }, client: { name: 'Rana Khoury' } },
      },
    ]);
    await say('attending');
    expect(await ofSubject(subject)).toEqual([]);
    await say('translator');
    expect(await ofSubject(subject)).toHaveLength(1);
    const turn = async (hearingId: string) => {
      const turned = (await cases.eventsOf(AnsweredHearingTurnedV1)).filter(
        (one) => one.payload.hearingId === hearingId,
      );
      const payload = turned.at(-1)?.payload;
      expect(payload).toMatchObject({ hearingId, caseId });
      if (payload) await cases.deliver(AnsweredHearingTurnedV1, payload);
    };
    const later = { ...PLACE, wallTime: '2096-06-12T09:30', reason: 'Strike', version: 1 };
    const next: Hearing = (await cases.http(cases.asLawyer).call(postponeHearing, { params, body: later })).body;
    await turn(hearing.id);
    await turn(next.id);
    expect(await ofSubject(subject)).toEqual([]);
    expect(await ofSubject(`${next.id}:${cases.clientA.id}`)).toMatchObject([
      { text: { en: `${HEARING.title} — needs a translator` }, due: { day: '2096-06-12' } },
    ]);
    const off = { params: { id: next.id }, body: { reason: 'Settled', version: 1 } };
    await cases.http(cases.asLawyer).call(cancelHearing, off);
    await turn(next.id);
    expect(await ofSubject(`${next.id}:${cases.clientA.id}`)).toEqual([]);
  });

  it('NOT-05: a message that did not reach a client is one call, until it has; one to a colleague is none', async () => {
    const [noticeId, ofColleague] = [someId(), someId()];
    const missed = { noticeId, caseId, personId: cases.clientA.id };
    await cases.deliver(NoticeMissedV1, missed);
    await cases.deliver(NoticeMissedV1, missed);
    await cases.deliver(NoticeMissedV1, { noticeId: ofColleague, caseId, personId: cases.lawyer.id });
    await cases.deliver(NoticeMissedV1, { noticeId: ofColleague, caseId, personId: cases.clientB.id });
    expect(await ofSubject(noticeId)).toMatchObject([
      { kind: 'notice_failed', owner: { id: cases.lawyer.id }, client: { name: 'Rana Khoury' }, priority: 'high' },
    ]);
    expect(await ofSubject(ofColleague)).toEqual([]);
    await cases.deliver(NoticeMendedV1, { noticeId });
    expect(await ofSubject(noticeId)).toEqual([]);
    await cases.deliver(NoticeMissedV1, missed);
    expect(await ofSubject(noticeId)).toHaveLength(1);
  });
});
