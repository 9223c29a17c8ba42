import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { answerOfClient, hearingNotice } from '@diwan/contracts/matters/hearings/questions';
import { MessageReceivedV1 } from '@diwan/contracts/messages/received-messages/events';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CASE, CLIENT, OWNER } from '../test-kit/house.js';
import { startWithTwilio } from '../test-kit/twilio-house.js';

const NOUR = '+96170000002';
const HEARING = '64b0000000000000000000e1';
const WALL_TIME = '2099-12-01T09:30';
type Standing = 'taken' | 'changed' | 'over' | 'not_theirs';

describe('HEAR-04: buttons below notices of hearings', () => {
  let house: Awaited<ReturnType<typeof startWithTwilio>>;
  let standing: Standing;
  let said: unknown[];
  beforeAll(async () => {
    house = await startWithTwilio({ templates: ['hearing_scheduled'] });
    house.service.rpcAnswers(hearingNotice, () => ({
      ...{ state: 'scheduled' as const, title: 'Hearing of witnesses', caseTitle: 'Rent', wallTime: WALL_TIME },
      ...{ startsAt: '2099-12-01T07:30:00.000Z', outcomeSummary: null, path: '/client-portal/hearings', answers: [] },
      where: { en: 'Palace of Justice, Beirut, court room: 4', ar: 'قصر العدل في بيروت' },
      map: 'https://maps.example/palace',
    }));
    house.service.rpcAnswers(answerOfClient, (told) => {
      said.push(told);
      return { standing };
    });
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    [standing, said] = ['taken', []];
    for (const name of ['Notice', 'ReceivedMessage', 'OutboxRow']) await house.service.model(name).deleteMany({});
  });

  const next = (before: number) =>
    eventually(() => {
      expect(house.sentTo(NOUR).length).toBe(before + 1);
      return house.sentTo(NOUR)[0]!;
    });
  /** The notice of a hearing, as its client got it. */
  async function notice() {
    const before = house.sentTo(NOUR).length;
    const told = { hearingId: HEARING, caseId: CASE, clientIds: [CLIENT], lawyerId: null, wallTime: WALL_TIME };
    await house.service.deliver(HearingNewsV1, { ...told, news: 'scheduled', sameDay: true, by: null });
    return next(before);
  }
  async function press(title: string) {
    const { sid } = await notice();
    const before = house.sentTo(NOUR).length;
    const { again } = await house.twilio.press(sid, title);
    const { body } = await next(before);
    return { body, again };
  }

  it('Confirm and Cannot attend are told to cases, with the time that the notice named, and answered', async () => {
    const { body } = await press('Confirm');
    expect(body).toMatch(/you will attend: Hearing of witnesses, .*09:30.*court room: 4/);
    const told = { hearingId: HEARING, clientId: CLIENT, wallTime: WALL_TIME };
    expect(said).toEqual([{ ...told, answer: 'attending' }]);
    expect((await press('Cannot attend')).body).toContain('you cannot attend: Hearing of witnesses');
    expect(said.at(-1)).toEqual({ ...told, answer: 'cannot' });
  });

  it('Directions says court, room and map, and tells nobody', async () => {
    expect((await press('Directions')).body).toMatch(/Palace of Justice.*room: 4\nMap: https:\/\/maps.example\/palace/);
    expect(said).toEqual([]);
  });

  it('REL-02: a press that is handed over twice is answered once, and stands in no conversation', async () => {
    const { again } = await press('Confirm');
    const before = house.sentTo(NOUR).length;
    await again();
    const taken = await house.service.model('ReceivedMessage').countDocuments({ state: 'done' });
    expect([taken, said.length, house.sentTo(NOUR).length]).toEqual([1, 1, before]);
    expect(await house.service.eventsOf(MessageReceivedV1)).toEqual([]);
  });

  it.each([
    ['changed', /changed since that message, so your answer was not noted/],
    ['over', /has begun, so your answer was not noted/],
    ['not_theirs', /Please sign in/],
  ] as const)('says so where the answer does not count: %s', async (why, words) => {
    standing = why;
    expect((await press('Confirm')).body).toMatch(words);
  });

  it('is taken for nobody where two persons share the number', async () => {
    const person = house.others.people.get(OWNER)!;
    const { sid } = await notice();
    house.others.people.set(OWNER, { ...person, whatsapp: NOUR });
    const before = house.sentTo(NOUR).length;
    await house.twilio.press(sid, 'Confirm');
    expect((await next(before)).body).toContain('Please sign in');
    expect(said).toEqual([]);
    house.others.people.set(OWNER, person);
  });
});
