import { weekOfClient } from '@diwan/contracts/matters/weeks/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { clientsWanting } from '@diwan/contracts/people/persons/questions';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { CLIENT, NO_WHATSAPP, OWNER, otherServices, startNotifications } from '../test-kit/house.js';
import { OweWeeklySummaries } from './owe-weekly-summaries.js';
import { weekToOwe } from './week.rules.js';

const MONDAY = new Date('2026-11-23T08:00:00.000Z');

describe('PORT-03: when the summaries of a week are owed', () => {
  it.each([
    ['2026-11-23T06:59:00.000Z', null],
    ['2026-11-23T07:00:00.000Z', '2026-11-23'],
    ['2026-11-24T21:59:00.000Z', '2026-11-23'],
    ['2026-11-24T22:00:00.000Z', null],
    ['2026-11-22T12:00:00.000Z', null],
    ['2026-07-13T06:00:00.000Z', '2026-07-13'],
  ])('at %s: %s', (at, week) => {
    expect(weekToOwe(new Date(at))).toBe(week);
  });
});

describe('PORT-03: the weekly summary', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let wanting: string[];
  let week: z.infer<typeof weekOfClient.output>;
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    wanting = [CLIENT];
    week = { moved: 0, next: '2026-12-01T09:30' };
    for (const [id, person] of others.people)
      others.people.set(id, { ...person, channels: { ...NO_WHATSAPP, weekly: ['whatsapp'] } });
    // One at a time, so that going on is seen.
    service.rpcAnswers(clientsWanting, ({ topic, after }) => {
      const ids = topic === 'weekly' ? wanting : [];
      const from = after === null ? 0 : ids.indexOf(after) + 1;
      return { ids: ids.slice(from, from + 1), next: from + 1 < ids.length ? (ids[from] ?? null) : null };
    });
    service.rpcAnswers(weekOfClient, () => week);
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
  });
  afterEach(() => service.setTime(null));

  /** A worker that knows nothing of what others have done. */
  const aWorker = (): Pick<OweWeeklySummaries, 'look'> =>
    Object.assign(Object.create(service.app.get(OweWeeklySummaries)), { done: null });
  const lookAt = async (at: Date) => {
    service.setTime(at);
    await aWorker().look();
  };
  const settled = (count: number) =>
    eventually(async () => {
      const notices = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(notices).toHaveLength(count);
      for (const { state } of notices) expect(['pending', 'sending']).not.toContain(state);
      return notices;
    });
  const inbox = async () => (await service.http().call(readDemoInbox, { query: {} })).body;

  it('comes once per person and week, however many workers look, and again the week after', async () => {
    wanting = [CLIENT, OWNER];
    service.setTime(MONDAY);
    await Promise.all([aWorker().look(), aWorker().look(), aWorker().look()]);
    await lookAt(new Date('2026-11-24T10:00:00.000Z'));
    expect((await settled(2)).map(({ personId }) => personId).sort()).toEqual([CLIENT, OWNER].sort());
    expect(await inbox()).toHaveLength(2);
    await lookAt(new Date('2026-11-30T08:00:00.000Z'));
    await settled(4);
  });

  it('says that nothing moved and the next date, and nothing private', async () => {
    await lookAt(MONDAY);
    await settled(1);
    const [message] = await inbox();
    expect(message).toMatchObject({ template: 'weekly_quiet' });
    expect(message.body).toContain('Tue 1 December 2026, 09:30 (Beirut)');
    expect(message.body).toContain('/client-portal/updates');
  });

  it('counts the cases with news, and says when no date is set', async () => {
    week = { moved: 2, next: null };
    await lookAt(MONDAY);
    await settled(1);
    const [message] = await inbox();
    expect(message).toMatchObject({ template: 'weekly_news' });
    expect(message.body).toMatch(/cases: 2.*no date is set/);
  });

  it('does not come to who has no open case, nor to who has stopped it since', async () => {
    week = null;
    await lookAt(MONDAY);
    expect(await settled(1)).toMatchObject([{ state: 'cancelled', reason: 'no_open_case' }]);
    await service.model('Notice').deleteMany({});
    week = { moved: 1, next: null };
    const person = others.people.get(CLIENT);
    if (person) others.people.set(CLIENT, { ...person, channels: NO_WHATSAPP });
    await lookAt(MONDAY);
    expect(await settled(1)).toMatchObject([{ state: 'suppressed', reason: 'opted_out' }]);
    expect(await inbox()).toEqual([]);
  });

  it('is owed to nobody at other times', async () => {
    await lookAt(new Date('2026-11-26T10:00:00.000Z'));
    expect(await service.model('Notice').countDocuments()).toBe(0);
  });
});
