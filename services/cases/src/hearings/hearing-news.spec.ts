import { randomUUID } from 'node:crypto';
import { HearingNearV1, HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import {
  cancelHearing,
  createHearing,
  deleteHearing,
  getHearing,
  type Hearing,
  postponeHearing,
  reinstateHearing,
  restoreHearing,
  updateHearing,
} from '@diwan/contracts/matters/hearings/http';
import { hearingNotice, nextHearingOfClient } from '@diwan/contracts/matters/hearings/questions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING, NO_OUTCOME, PLACE } from '../../test/sample-hearings.js';
import { ReckonHearingTimes } from './reckon-hearing-times.js';
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
const reminded = async () =>
  (await cases.eventsOf(HearingNearV1)).map(({ payload }) => [payload.step, payload.wallTime]);

describe('D-134: postponing', () => {
  const postpone = (hearing: Hearing, more: object = {}, key: string = randomUUID()) =>
    cases.http(cases.asLawyer).call(postponeHearing, {
      params: { id: hearing.id },
      body: { ...PLACE, wallTime: '2026-06-09T11:00', reason: 'The judge is away.', version: hearing.version, ...more },
      headers: { 'Idempotency-Key': key },
    } as never);

  it('is one act: the first keeps its day and reason, the next takes its place', async () => {
    const hearing = await schedule();
    const next = (await postpone(hearing)).body;
    expect(next).toMatchObject({
      state: 'scheduled',
      postponedFrom: hearing.id,
      title: HEARING.title,
      preparationNotes: 'Secret notes',
    });
    const first = (await cases.http(cases.asLawyer).call(getHearing, { params: { id: hearing.id } })).body;
    expect(first).toMatchObject({
      state: 'postponed',
      reason: 'The judge is away.',
      postponedTo: next.id,
      wallTime: DAY,
    });
    expect((await postpone(first)).body.code).toBe('CONFLICT');
  });

  it('writes nothing of it when the hearing has changed meanwhile', async () => {
    const hearing = await schedule();
    await edit(hearing, { courtRoom: '7' });
    expect((await postpone(hearing)).body.code).toBe('CONFLICT');
    expect(await cases.model('Hearing').countDocuments({})).toBe(1);
  });

  it('can be taken back while nobody has worked on the next one', async () => {
    const hearing = await schedule();
    const next = (await postpone(hearing)).body;
    const takeBack = () =>
      cases.http(cases.asLawyer).call(reinstateHearing, { params: { id: hearing.id }, body: { version: 2 } });
    await edit(next, { courtRoom: '7' });
    expect((await takeBack()).body.code).toBe('CONFLICT');
    const other = await schedule();
    const second = (await postpone(other)).body;
    const back = await cases
      .http(cases.asLawyer)
      .call(reinstateHearing, { params: { id: other.id }, body: { version: 2 } });
    expect(back.body).toMatchObject({ state: 'scheduled', postponedTo: null, reason: '' });
    expect((await cases.http(cases.asLawyer).call(getHearing, { params: { id: second.id } })).status).toBe(404);
  });

  it('tells of one move, not of a cancellation', async () => {
    const hearing = await schedule();
    await at('2026-05-01T10:11');
    await postpone((await cases.http(cases.asLawyer).call(getHearing, { params: { id: hearing.id } })).body);
    await at('2026-05-01T10:30');
    expect(await told()).toEqual([
      ['scheduled', DAY],
      ['moved', '2026-06-09T11:00'],
    ]);
  });
});

describe('D-135: news of a hearing', () => {
  it('goes out ten minutes after the last change, once', async () => {
    const hearing = await schedule();
    await at('2026-05-01T10:05');
    await edit(hearing, { wallTime: '2026-05-13T09:30' });
    await at('2026-05-01T10:12');
    expect(await told()).toEqual([]);
    await at('2026-05-01T10:16');
    await at('2026-05-01T10:30');
    const [event] = await cases.eventsOf(HearingNewsV1);
    expect(event?.payload).toMatchObject({
      news: 'scheduled',
      wallTime: '2026-05-13T09:30',
      clientIds: [cases.clientA.id],
      lawyerId: cases.lawyer.id,
      by: cases.lawyer.id,
      sameDay: false,
    });
    expect(await told()).toHaveLength(1);
    // What nobody outside needs to know is no news.
    const now = (await cases.http(cases.asLawyer).call(getHearing, { params: { id: hearing.id } })).body;
    await edit(now, { preparationNotes: 'More secret notes', judge: 'Another' });
    await at('2026-05-01T10:50');
    expect(await told()).toHaveLength(1);
  });

  it('is withdrawn when the change is taken back', async () => {
    const hearing = await schedule();
    await at('2026-05-01T10:11');
    const moved = (await edit(hearing, { wallTime: '2026-05-13T09:30' })).body;
    await edit(moved, { wallTime: DAY });
    await cases.http(cases.asLawyer).call(deleteHearing, { params: { id: hearing.id } });
    await cases.http(cases.asLawyer).call(restoreHearing, { params: { id: hearing.id } });
    await at('2026-05-01T11:00');
    expect(await told()).toEqual([['scheduled', DAY]]);
  });

  it('of a hearing that nobody knew is none when it goes', async () => {
    const hearing = await schedule();
    await cases.http(cases.asLawyer).call(deleteHearing, { params: { id: hearing.id } });
    await at('2026-05-01T11:00');
    expect(await told()).toEqual([]);
  });

  it('tells of a cancellation and of its end', async () => {
    const { id } = await schedule();
    await at('2026-05-01T10:11');
    await cases.http(cases.asLawyer).call(cancelHearing, { params: { id }, body: { reason: 'Settled.', version: 1 } });
    await at('2026-05-01T10:22');
    await cases.http(cases.asLawyer).call(reinstateHearing, { params: { id }, body: { version: 2 } });
    await at('2026-05-01T10:33');
    expect((await told()).map(([news]) => news)).toEqual(['scheduled', 'cancelled', 'scheduled']);
  });
});

describe('HEAR-04: reminders', () => {
  it('leave one after the other, and follow a hearing that moves', async () => {
    const hearing = await schedule();
    await at('2026-05-05T09:31');
    expect(await reminded()).toEqual([['7d', DAY]]);
    await edit(hearing, { wallTime: '2026-05-20T09:30' });
    await at('2026-05-12T06:31');
    expect(await reminded()).toEqual([['7d', DAY]]);
    await at('2026-05-13T09:31');
    await at('2026-05-19T09:31');
    await at('2026-05-20T06:31');
    await at('2026-05-20T09:31');
    expect((await reminded()).slice(1)).toEqual(['7d', '1d', '3h'].map((step) => [step, '2026-05-20T09:30']));
  });

  it('do not leave twice when two instances look at once', async () => {
    await schedule();
    cases.setTime(momentOf('2026-05-05T09:31'));
    const teller = cases.app.get(TellHearingNews);
    await Promise.all([teller.look(), teller.look(), teller.look()]);
    expect(await reminded()).toHaveLength(1);
  });

  it('and what is said of it are told of as it stands when the message leaves', async () => {
    const hearing = await schedule();
    const ask = (personId: string) => cases.ask(hearingNotice, { hearingId: hearing.id, personId });
    expect(await ask(cases.clientA.id)).toMatchObject({ wallTime: DAY, path: '/client-portal/hearings', answers: [] });
    // Another room is news (D-135), so it is said which.
    expect(await ask(cases.clientA.id)).toMatchObject({
      where: { en: 'Palace of Justice, Beirut, court room: 4', ar: 'Palace of Justice, Beirut، القاعة: 4' },
    });
    expect(await ask(cases.clientB.id)).toBeNull();
    await edit(hearing, { wallTime: '2026-05-20T09:30' });
    expect(await ask(cases.lawyer.id)).toMatchObject({ wallTime: '2026-05-20T09:30' });
    await cases.http(cases.asLawyer).call(deleteHearing, { params: { id: hearing.id } });
    expect(await ask(cases.clientA.id)).toMatchObject({ state: 'cancelled' });
  });

  it('the next one of a client is the first that is to take place, of their own cases alone', async () => {
    const next = (clientId: string) => cases.ask(nextHearingOfClient, { clientId });
    expect(await next(cases.clientA.id)).toEqual({ hearingId: null });
    const later = await schedule({ wallTime: '2026-05-20T09:30' });
    const sooner = await schedule();
    expect(await next(cases.clientA.id)).toEqual({ hearingId: sooner.id });
    expect(await next(cases.clientB.id)).toEqual({ hearingId: null });
    await cases.http(cases.asLawyer).call(deleteHearing, { params: { id: sooner.id } });
    expect(await next(cases.clientA.id)).toEqual({ hearingId: later.id });
  });
});

describe('I18-06: rules of summer time that change late', () => {
  it('move the moment and never the hour, and nobody is told', async () => {
    const hearing = await schedule();
    await at('2026-05-01T10:11');
    // As if stored by a runtime that knew other rules.
    const wrong = new Date(momentOf(DAY).getTime() + 60 * MINUTE);
    await cases.model('Hearing').updateOne({ _id: hearing.id }, { $set: { at: wrong } });
    expect(await cases.app.get(ReckonHearingTimes).run()).toBe(1);
    const now = (await cases.http(cases.asLawyer).call(getHearing, { params: { id: hearing.id } })).body;
    expect(now).toMatchObject({ wallTime: DAY, startsAt: '2026-05-12T06:30:00.000Z', version: 1 });
    expect(await cases.app.get(ReckonHearingTimes).run()).toBe(0);
    await at('2026-05-01T11:00');
    expect(await told()).toHaveLength(1);
  });

  const steps = async () => (await reminded()).map(([step]) => step);
  /** As a runtime that knew other rules would have stored it: everything by so many minutes later. */
  const storedLater = async (id: string, minutes: number) => {
    const { at: start, remindAt } = (await cases.model('Hearing').findById(id).lean()) as { at: Date; remindAt: Date };
    const later = (moment: Date) => new Date(moment.getTime() + minutes * MINUTE);
    await cases.model('Hearing').updateOne({ _id: id }, { $set: { at: later(start), remindAt: later(remindAt) } });
  };

  it('HEAR-04: a reminder whose time has passed by the new rules leaves at once, and once', async () => {
    const { id } = await schedule();
    await at('2026-05-11T09:40');
    expect(await steps()).toEqual(['1d']);
    await storedLater(id, 60);
    await at('2026-05-12T07:00');
    expect(await steps()).toEqual(['1d']);
    await cases.app.get(ReckonHearingTimes).run();
    await at('2026-05-12T07:01');
    await at('2026-05-12T07:31');
    expect(await steps()).toEqual(['1d', '3h']);
  });

  it('HEAR-04: a reminder that has left does not leave again when the hour of the new rules comes later', async () => {
    const { id } = await schedule();
    await at('2026-05-10T09:30');
    await storedLater(id, -60);
    await at('2026-05-11T08:40');
    expect(await steps()).toEqual(['7d', '1d']);
    await cases.app.get(ReckonHearingTimes).run();
    await at('2026-05-11T09:40');
    expect(await steps()).toEqual(['7d', '1d']);
    await at('2026-05-12T06:31');
    expect(await steps()).toEqual(['7d', '1d', '3h']);
  });
});
