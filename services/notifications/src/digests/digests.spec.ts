import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { type DigestPreview, previewDigest, sendDigest } from '@diwan/contracts/site/digests/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { eventually, type SignedIn, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { answerForDigests, type DigestAffairs, digestAffairs } from '../test-kit/digest-house.js';
import {
  answerForOthers,
  CLIENT,
  FakeProvider,
  NO_WHATSAPP,
  OWNER,
  otherServices,
  STAFF,
  startNotifications,
} from '../test-kit/house.js';
import { BeginDigest } from './begin-digest.js';
import type { DigestRecord } from './digest.schema.js';
import { OweDigests } from './owe-digests.js';

const EIGHT = '2026-11-25T06:00:00.000Z';
const DAY = '2026-11-25';
const HEARING = { title: 'Pleadings', caseTitle: 'Karam v. Karam', wallTime: '2026-11-26T09:30' };
const article = (title: string, area: 'tax' | 'criminal' | 'other', language: 'en' | 'ar' = 'en') => ({
  ...{ title, area, language, path: '/news/x', at: '2026-11-24T20:00:00.000Z' },
});

describe('NEWS-09: the daily digest', () => {
  const mail = new FakeProvider();
  let service: TestService;
  /** Another worker on the same stores. */
  let second: TestService;
  let others: ReturnType<typeof otherServices>;
  let affairs: DigestAffairs;
  let admins: SignedIn[];
  beforeAll(async () => {
    ({ service, others } = await startNotifications({ mail }));
    const { DATABASE_PREFIX, REDIS_PREFIX } = service.config;
    ({ service: second } = await startNotifications({ mail, env: { DATABASE_PREFIX, REDIS_PREFIX } }));
    // Parts are owed when a test says so.
    for (const one of [service, second]) await one.app.get(OweDigests).onModuleDestroy();
    admins = [await service.signInAs({ roles: ['admin'] }), await service.signInAs({ roles: ['owner'] })];
  });
  afterAll(async () => {
    await second.stop({ drop: false });
    await service.stop();
  });
  beforeEach(async () => {
    Object.assign(others, otherServices());
    affairs = digestAffairs(others);
    for (const one of [service, second]) {
      answerForOthers(one, others);
      answerForDigests(one, affairs);
      one.setTime(new Date(EIGHT));
    }
    mail.taken.length = 0;
    for (const name of ['Notice', 'DemoMessage', 'Digest']) await service.model(name).deleteMany({});
  });
  afterEach(() => {
    for (const one of [service, second]) one.setTime(null);
  });

  const press = async (by = admins[0], on = service) => (await on.http(by).call(sendDigest, {})).body.outcome;
  const ring = (on = service) => on.app.get(BeginDigest).byClock();
  const look = (on = service, isStopped = () => false) => on.app.get(OweDigests).look(isStopped);
  const notices = () => service.model('Notice').find({ family: 'daily_digest' }).lean<NoticeRecord[]>();
  const digest = () => service.model('Digest').findById(DAY).lean<DigestRecord>();
  const inbox = async () => (await service.http().call(readDemoInbox, { query: {} })).body;
  const settled = (count: number) =>
    eventually(async () => {
      const found = await notices();
      expect(found).toHaveLength(count);
      for (const { state } of found) expect(['pending', 'sending']).not.toContain(state);
      return found;
    });
  const preview = async (): Promise<DigestPreview> => (await service.http(admins[0]).call(previewDigest, {})).body;
  /** Only one person asked for it, with these affairs. */
  const onlyClient = (known: Parameters<typeof affairs.cases.set>[1], change: object = {}) => {
    affairs.wanting = [CLIENT];
    affairs.cases = new Map([[CLIENT, known]]);
    const person = others.people.get(CLIENT);
    if (person) others.people.set(CLIENT, { ...person, ...change });
  };

  it('tells hearings, what waits, what is to pay in each currency apart, and news of own areas in the own language', async () => {
    onlyClient({ hearings: [HEARING], waiting: 2, areas: ['tax'] });
    affairs.money.set(CLIENT, [
      { currency: 'USD', amountMinor: 125_000 },
      { currency: 'LBP', amountMinor: 9_000_000 },
    ]);
    affairs.articles = [
      article('Tax day', 'tax'),
      article('Open day', 'other'),
      article('Arrest', 'criminal'),
      article('ضرائب', 'tax', 'ar'),
    ];
    await ring();
    await look();
    await settled(1);
    const [message] = await inbox();
    expect(message.body).toContain(
      '• Hearing: Thu 26 November 2026, 09:30 (Beirut), Pleadings (Karam v. Karam) • What waits for you: 2 • To pay: USD 1,250.00 and LBP 9,000,000 • New on our site: “Tax day” • New on our site: “Open day” You see',
    );
    expect(message.body).not.toMatch(/Arrest|ضرائب/);
  });

  it('keeps the day and its window only: no name, no amount, no title', async () => {
    onlyClient({ hearings: [HEARING], waiting: 2 });
    await ring();
    await look();
    const [notice] = await settled(1);
    expect(notice?.facts).toEqual({
      ...{ day: DAY, until: EIGHT, week: true },
      since: new Date(Date.parse(EIGHT) - 24 * 3600_000).toISOString(),
    });
  });

  it('D-071: two clicks, the clock and two workers at once: one message each', async () => {
    const triggers = Array.from({ length: 20 }, (_, n) => press(admins[n % 2], n % 3 === 0 ? second : service));
    const outcomes = await Promise.all([...triggers, ring(), ring(second)]);
    expect(outcomes.filter((outcome) => outcome === 'begun').length).toBeLessThanOrEqual(1);
    await Promise.all([look(), look(second), look(), look(second)]);
    await look();
    const sent = await settled(3);
    expect(sent.map(({ personId }) => personId).sort()).toEqual(affairs.wanting);
    expect(await inbox()).toHaveLength(3);
    expect(await digest()).toMatchObject({ stage: 'done', owed: 3 });
    expect(await press()).toBe('already');
    await ring();
    await look();
    await settled(3);
  });

  it('D-071: whoever presses is written down, once', async () => {
    const lines = () => service.model('AuditEntry').find({ action: 'digest.sent' }).lean();
    const before = (await lines()).length;
    expect(await press()).toBe('begun');
    expect(await press(admins[1])).toBe('already');
    expect(await lines()).toHaveLength(before + 1);
    expect((await lines()).at(-1)).toMatchObject({ subject: 'digest', subjectId: DAY });
  });

  it('a worker that dies in the middle is followed by another: nobody is left out or told twice', async () => {
    affairs.asked = (clientIds) => {
      if (clientIds.includes(affairs.wanting[1] ?? '')) throw new DomainError('UNAVAILABLE');
    };
    await ring();
    await expect(look()).rejects.toThrow();
    expect(await notices()).toHaveLength(1);
    affairs.asked = () => {};
    let rounds = 0;
    await look(second, () => ++rounds > 1);
    expect(await notices()).toHaveLength(2);
    await look();
    expect((await settled(3)).map(({ personId }) => personId).sort()).toEqual(affairs.wanting);
    expect(await inbox()).toHaveLength(3);
  });

  it('says nothing to whom there is nothing to tell', async () => {
    affairs.cases.delete(OWNER);
    affairs.cases.set(STAFF, { areas: ['criminal'] });
    affairs.articles = [article('Tax day', 'tax')];
    await ring();
    await look();
    expect((await settled(1)).map(({ personId }) => personId)).toEqual([CLIENT]);
    expect(await digest()).toMatchObject({ stage: 'done', owed: 1 });
  });

  it('D-071: an empty day sends nothing and says so; what comes later that day can still be sent', async () => {
    affairs.cases.clear();
    expect(await press()).toBe('nothing');
    expect(await digest()).toBeNull();
    await ring();
    await look();
    expect(await digest()).toMatchObject({ stage: 'done', owed: 0 });
    affairs.cases.set(CLIENT, { waiting: 1 });
    await ring();
    expect(await digest()).toMatchObject({ stage: 'done' });
    expect(await press()).toBe('begun');
    await look();
    await settled(1);
    expect(await press()).toBe('already');
  });

  it('has a line per case in the first of a week, also when nothing moved', async () => {
    onlyClient({
      week: [
        { caseTitle: 'Karam v. Karam', changes: 0, next: null },
        { caseTitle: 'Lease', changes: 2, next: '2026-12-01T09:30' },
      ],
    });
    await ring();
    await look();
    await settled(1);
    expect((await inbox())[0].body).toContain(
      'Karam v. Karam: nothing changed this week; next date: not set • Lease: changes this week: 2; next date: Tue 1 December 2026, 09:30 (Beirut)',
    );
    service.setTime(new Date('2026-11-26T06:00:00.000Z'));
    await ring();
    await look();
    // No week, nothing else: nothing to tell.
    await settled(1);
  });

  it('D-141: goes to nobody who did not ask for it, nor to who stopped it meanwhile', async () => {
    affairs.wanting = [CLIENT, OWNER].sort();
    const stopped = others.people.get(OWNER);
    await ring();
    if (stopped) others.people.set(OWNER, { ...stopped, channels: NO_WHATSAPP });
    await look();
    const states = new Map((await settled(2)).map(({ personId, state, reason }) => [personId, [state, reason]]));
    expect(states.get(CLIENT)?.[0]).toBe('sent');
    expect(states.get(OWNER)).toEqual(['suppressed', 'opted_out']);
  });

  it('NOT-04: by e-mail to who wants it there, one point a line, in their language', async () => {
    const channels = { ...NO_WHATSAPP, digest: ['email' as const] };
    onlyClient({ waiting: 2, hearings: [HEARING] }, { channels, provenEmail: 'a@b.test', language: 'ar' });
    await ring();
    await look();
    await settled(1);
    expect(mail.taken).toMatchObject([
      {
        to: 'a@b.test',
        template: 'daily_digest_mail',
        language: 'ar',
        variables: { points: expect.stringMatching(/^• جلسة: .*\n• ما ننتظره منك: 2$/) },
      },
    ]);
    expect(await inbox()).toEqual([]);
  });

  it('NOT-10: waits for the end of the quiet hours of its person', async () => {
    onlyClient({ waiting: 1 }, { quietHours: { from: 22, until: 10 } });
    await ring();
    await look();
    const [notice] = await notices();
    expect(notice).toMatchObject({ state: 'pending', nextAttemptAt: new Date('2026-11-25T08:00:00.000Z') });
  });

  it('what is not sent when the day is over is not sent at all; nor what there is nothing left of', async () => {
    affairs.wanting = [CLIENT, OWNER].sort();
    const later = { quietHours: { from: 22, until: 10 } };
    for (const id of affairs.wanting) others.people.set(id, { ...others.people.get(id)!, ...later });
    await ring();
    await look();
    affairs.cases.delete(CLIENT);
    service.setTime(new Date('2026-11-25T08:00:00.000Z'));
    await eventually(async () => expect((await notices()).map(({ state }) => state)).not.toContain('pending'));
    const [gone] = (await notices()).filter(({ personId }) => personId === CLIENT);
    expect(gone).toMatchObject({ state: 'cancelled', reason: 'nothing_to_tell' });
    await service.model('Notice').deleteMany({ personId: CLIENT });
    service.setTime(new Date('2026-11-25T22:00:00.000Z'));
    await service.model('Notice').updateOne({ personId: OWNER }, { $set: { state: 'pending' } });
    const [late] = await settled(1);
    expect(late).toMatchObject({ state: 'cancelled', reason: 'day_over' });
  });

  it('a digest that nobody went on with is over with its day', async () => {
    await ring();
    service.setTime(new Date('2026-11-26T05:00:00.000Z'));
    await look();
    expect(await notices()).toEqual([]);
    expect(await digest()).toMatchObject({ stage: 'done', owed: 0 });
  });

  it('shows before how many asked for it, how many get one, and how it reads with the news that go', async () => {
    affairs.cases.delete(OWNER);
    affairs.articles = [article('Tax day', 'tax'), article('ضرائب', 'tax', 'ar')];
    affairs.cases.set(STAFF, { areas: ['tax'] });
    const shown = await preview();
    expect(shown).toMatchObject({ day: DAY, wanted: 3, due: 2, today: null });
    expect(shown.examples.map(({ text }) => text)).toEqual([
      expect.stringContaining('New on our site: “Tax day”'),
      expect.stringContaining('جديد على موقعنا: «ضرائب»'),
    ]);
    await press();
    await look();
    await settled(2);
    expect((await preview()).today).toEqual({ begunAt: EIGHT, byHand: true, done: true, owed: 2 });
  });

  it('PORT-03: who gets it gets no other summary of the week', async () => {
    const channels = { ...NO_WHATSAPP, weekly: ['whatsapp' as const], digest: ['whatsapp' as const] };
    onlyClient({ waiting: 1 }, { channels, provenNumbers: ['+96170000002'] });
    const { KINDS } = await import('../derived/kinds.js');
    const week = { personId: CLIENT, channel: 'whatsapp' as const, tried: [], facts: { week: '2026-11-23' } };
    const rpc = { ask: async () => [...others.people.values()].filter(({ id }) => id === CLIENT) };
    expect(await KINDS.weekly_summary.compose(week, { rpc } as never)).toEqual({
      drop: 'suppressed',
      reason: 'in_digest',
    });
  });
});
