import { type AuditRow, LIST_AUDIT } from '@diwan/contracts/http/audit';
import { WorkDoneV1 } from '@diwan/contracts/matters/work/events';
import { ClientAnsweredV1 } from '@diwan/contracts/messages/conversations/events';
import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import {
  approveTimeEntries,
  changeTimeEntry,
  createTimeEntry,
  listMyTimeEntries,
  submitTimeEntries,
} from '@diwan/contracts/money/time-entries/http';
import { dismissTimeSuggestion, listTimeSuggestions } from '@diwan/contracts/money/time-entries/suggestions.http';
import {
  discardTimer,
  getTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopTimer,
  switchTimer,
} from '@diwan/contracts/money/timers/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TimeRig, WORK } from '../../test/time-rig.js';

let rig: TimeRig;
let caseA: string;
let caseB: string;
beforeAll(async () => {
  rig = await TimeRig.start();
  caseA = rig.aCase(1);
  caseB = rig.aCase(2);
});
afterEach(() => rig.service.setTime(null));
afterAll(() => rig.stop());

const lawyer = () => rig.service.http(rig.people.lawyer.in);
const at = (time: string) => rig.service.setTime(new Date(time));
const start = (caseId: string, description: string | null = null) =>
  lawyer().call(startTimer, { body: { caseId, description } });
const on = (timerId: string) => ({ body: { timerId } });
const mine = async () => (await lawyer().call(getTimer, {})).body.timer;

describe('BILL-15: the timer', () => {
  it('counts on the service, through a pause, and becomes a draft of the day it began on in Beirut', async () => {
    at('2025-05-31T21:30:00Z');
    const { body: timer } = await start(caseA, 'Call with the expert');
    at('2025-05-31T21:40:00Z');
    expect((await lawyer().call(pauseTimer, on(timer.id))).body).toMatchObject({
      runningSince: null,
      countedMs: 600_000,
    });
    at('2025-05-31T22:40:00Z');
    expect((await lawyer().call(pauseTimer, on(timer.id))).body.countedMs).toBe(600_000);
    const resumed = await lawyer().call(resumeTimer, on(timer.id));
    expect(resumed.body).toMatchObject({ runningSince: '2025-05-31T22:40:00.000Z', now: '2025-05-31T22:40:00.000Z' });
    at('2025-05-31T22:45:20Z');
    expect(await mine()).toMatchObject({ id: timer.id, countedMs: 600_000, legalCase: { id: caseA, title: 'Case 1' } });
    const { body: entry } = await lawyer().call(stopTimer, on(timer.id));
    expect(entry).toMatchObject({
      minutes: 15,
      dateWorked: '2025-06-01',
      description: 'Call with the expert',
      state: 'draft',
      amountMinor: 5000,
    });
    expect(await mine()).toBeNull();
    expect((await lawyer().call(stopTimer, on(timer.id))).body.code).toBe('NOT_FOUND');
  });

  it('is one for each person: a second device is asked to stop the first, also in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(caseA)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TIMER_RUNNING');
    const { id } = await mine();
    const stops = await Promise.all(Array.from({ length: 4 }, () => lawyer().call(stopTimer, on(id))));
    expect(stops.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(stops.filter(({ status }) => status === 404)).toHaveLength(3);
  });

  it('is stopped once per Idempotency-Key: a retry after a lost answer gets the same draft', async () => {
    const { body: timer } = await start(caseA);
    const headers = { 'Idempotency-Key': 'stop-once' };
    const first = await lawyer().call(stopTimer, on(timer.id), headers);
    expect((await lawyer().call(stopTimer, on(timer.id), headers)).body).toEqual(first.body);
  });

  it('switches to another case in one moment, and stays when that cannot be', async () => {
    const { body: timer } = await start(caseA);
    const foreign = rig.aCase(7, { team: [] });
    const wrong = await lawyer().call(switchTimer, { body: { timerId: timer.id, caseId: foreign, description: null } });
    expect(wrong.body.code).toBe('NOT_FOUND');
    expect((await mine()).id).toBe(timer.id);
    const { body } = await lawyer().call(switchTimer, {
      body: { timerId: timer.id, caseId: caseB, description: null },
    });
    expect(body.stopped).toMatchObject({ legalCase: { id: caseA }, minutes: 1 });
    expect(body.timer).toMatchObject({ legalCase: { id: caseB } });
    expect((await lawyer().call(discardTimer, on(body.timer.id))).status).toBe(204);
    expect(await mine()).toBeNull();
  });

  it('counts a day at most, and keeps what was counted when its person left the team', async () => {
    at('2025-04-01T08:00:00Z');
    const caseL = rig.aCase(8);
    const { body: timer } = await start(caseL);
    const found = rig.cases.find(({ id }) => id === caseL);
    if (found) found.team = [];
    at('2025-04-05T08:00:00Z');
    const signedIn = await rig.service.signInAs({ roles: ['lawyer'], personId: rig.people.lawyer.id });
    const { body } = await rig.service.http(signedIn).call(stopTimer, on(timer.id));
    expect(body).toMatchObject({ minutes: 1440, timerMinutes: 5760, dateWorked: '2025-04-01' });
  });
});

describe('P16: a timer that may have been forgotten', () => {
  const handIn = async ({ id, version }: { id: string; version: number }) =>
    (await lawyer().call(submitTimeEntries, { body: { entries: [{ id, version }] } })).body;

  it.each([
    ['just short of ten hours', '2025-04-01T17:59:00Z', { minutes: 599, timerMinutes: null }],
    ['of ten hours', '2025-04-01T18:00:00Z', { minutes: 600, timerMinutes: 600 }],
    ['of three days', '2025-04-04T08:00:00Z', { minutes: 1440, timerMinutes: 4320 }],
  ])('%s leaves a draft that says so', async (_, until, expected) => {
    at('2025-04-01T08:00:00Z');
    const { body: timer } = await start(caseA, 'Hearing and what came after');
    at(until);
    const { body: entry } = await lawyer().call(stopTimer, on(timer.id));
    expect(entry).toMatchObject(expected);
    expect((await handIn(entry)).moved).toEqual(expected.timerMinutes === null ? [entry.id] : []);
  });

  it('can be handed in once its person said how long the work took, be it as long as was counted', async () => {
    at('2025-04-01T08:00:00Z');
    const { body: timer } = await start(caseA, 'Trial');
    at('2025-04-02T09:00:00Z');
    const { body: switched } = await lawyer().call(switchTimer, {
      body: { timerId: timer.id, caseId: caseB, description: null },
    });
    const { stopped } = switched;
    await lawyer().call(discardTimer, on(switched.timer.id));
    expect(await handIn(stopped)).toEqual({ moved: [], left: [stopped.id] });
    const onlyThat = { query: { from: stopped.dateWorked, until: stopped.dateWorked, state: 'draft' as const } };
    const counted = async () => (await lawyer().call(listMyTimeEntries, onlyThat)).body.totals.minutes;
    const before = await counted();
    const { suggestionId: _, ...work } = WORK;
    const forgotten = async () =>
      (await lawyer().call(listMyTimeEntries, { query: { forgotten: 'true' } })).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await forgotten()).toContain(stopped.id);
    const body = { ...work, caseId: caseA, dateWorked: stopped.dateWorked, minutes: 660, version: stopped.version };
    const { body: said } = await lawyer().call(changeTimeEntry, { params: { id: stopped.id }, body });
    expect(await forgotten()).not.toContain(stopped.id);
    expect(said).toMatchObject({ minutes: 660, timerMinutes: null });
    expect(await counted()).toBe(before + 660);
    expect((await handIn(said)).moved).toEqual([said.id]);
  });
});

describe('P16: what a forgotten timer counted', () => {
  let lawyerIn: SignedIn;
  /** A draft of two days on a case. */
  const forgotten = async (caseId: string, before: () => void = () => undefined) => {
    at('2025-03-01T08:00:00Z');
    const { body: timer } = await start(caseId, 'Trial');
    before();
    at('2025-03-03T08:00:00Z');
    lawyerIn = await rig.service.signInAs({ roles: ['lawyer'], personId: rig.people.lawyer.id });
    return (await rig.service.http(lawyerIn).call(stopTimer, on(timer.id))).body;
  };
  const change = ({ id, version, legalCase }: TimeEntry, more: object) => {
    const { suggestionId: _, ...work } = WORK;
    const body = { ...work, caseId: legalCase?.id ?? '', dateWorked: '2025-03-01', version, ...more };
    return rig.service.http(lawyerIn).call(changeTimeEntry, { params: { id }, body });
  };

  it('stays marked where only its words change: a desk of an earlier build fills in what was counted', async () => {
    const entry = await forgotten(caseA);
    const { body: described } = await change(entry, { minutes: 1440 });
    expect(described).toMatchObject({ description: WORK.description, minutes: 1440, timerMinutes: 2880 });
    const { body: said } = await change(described, { minutes: 1440, saysDuration: true });
    expect(said).toMatchObject({ minutes: 1440, timerMinutes: null });
    const { body: log } = await rig.service
      .http(rig.people.owner.in)
      .call(LIST_AUDIT.billing, { query: { subjectId: entry.id, action: 'time-entry.changed' } });
    expect(log.items.flatMap(({ changes }: AuditRow) => changes.map(({ field }) => field))).toContain('timerMinutes');
  });

  it('can be told by whoever left the team of the case meanwhile', async () => {
    const caseL = rig.aCase(9);
    const entry = await forgotten(caseL, () => {
      const found = rig.cases.find(({ id }) => id === caseL);
      if (found) found.team = [];
    });
    const { body: said } = await change(entry, { caseId: caseL, minutes: 480, saysDuration: true });
    expect(said).toMatchObject({ minutes: 480, timerMinutes: null });
    const body = { entries: [{ id: said.id, version: said.version }] };
    expect((await rig.service.http(lawyerIn).call(submitTimeEntries, { body })).body.moved).toEqual([said.id]);
  });

  it('is approved by nobody, even if it was handed in', async () => {
    const { id, version } = await forgotten(caseA);
    await rig.service.model('TimeEntry').updateOne({ _id: id }, { $set: { state: 'submitted' } });
    const body = { entries: [{ id, version }] };
    expect((await rig.service.http(rig.people.owner.in).call(approveTimeEntries, { body })).body.moved).toEqual([]);
  });
});

describe('BILL-15: suggestions', () => {
  const suggestions = async () => (await lawyer().call(listTimeSuggestions, {})).body;
  const work = (subject: string) => ({
    kind: 'hearing' as const,
    subjectId: subject.repeat(24),
    caseId: caseA,
    personId: rig.people.lawyer.id,
    at: new Date().toISOString(),
  });

  it('come once from what was done, to whoever did it, and bill nothing by themselves', async () => {
    const before = (await lawyer().call(listMyTimeEntries, { query: {} })).body.total;
    await rig.service.deliver(WorkDoneV1, work('1'));
    await rig.service.deliver(WorkDoneV1, work('1'));
    expect(await suggestions()).toEqual([expect.objectContaining({ kind: 'hearing', legalCase: expect.anything() })]);
    const others = await rig.service.http(rig.people.other.in).call(listTimeSuggestions, {});
    expect(others.body).toEqual([]);
    expect((await lawyer().call(listMyTimeEntries, { query: {} })).body.total).toBe(before);
  });

  it('come from answers to clients: one for a conversation and a day, however often they were answered', async () => {
    const answered = (at: string, conversation = '7') => ({
      ...{ conversationId: conversation.repeat(24), caseId: caseA, personId: rig.people.lawyer.id },
      at: new Date(`${at}:00Z`).toISOString(),
    });
    const today = new Date().toISOString().slice(0, 10);
    const before = (await suggestions()).length;
    await rig.service.deliver(ClientAnsweredV1, answered(`${today}T08:00`));
    await rig.service.deliver(ClientAnsweredV1, answered(`${today}T09:30`));
    await rig.service.deliver(ClientAnsweredV1, answered(`${today}T09:30`, '8'));
    const found = (await suggestions()).filter(({ kind }: { kind: string }) => kind === 'message');
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ day: today, legalCase: { id: caseA } });
    expect(await suggestions()).toHaveLength(before + 2);
    for (const { id } of found) await lawyer().call(dismissTimeSuggestion, { params: { id } });
  });

  it('are confirmed once, with the time they took, or dismissed', async () => {
    await rig.service.deliver(WorkDoneV1, work('2'));
    const [first, second] = await suggestions();
    const body = { ...WORK, caseId: caseA, suggestionId: first.id };
    const foreign = await rig.service
      .http(rig.people.other.in)
      .call(dismissTimeSuggestion, { params: { id: first.id } });
    expect(foreign.body.code).toBe('NOT_FOUND');
    const answers = await Promise.all([1, 2, 3].map(() => lawyer().call(createTimeEntry, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await lawyer().call(dismissTimeSuggestion, { params: { id: second.id } })).status).toBe(204);
    expect((await lawyer().call(dismissTimeSuggestion, { params: { id: second.id } })).status).toBe(204);
    expect(await suggestions()).toEqual([]);
    await rig.service.deliver(WorkDoneV1, work('2'));
    expect(await suggestions()).toEqual([]);
  });
});
