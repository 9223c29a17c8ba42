import { beirutClock } from '@diwan/contracts/shared/beirut-time';
import { Queues } from '@diwan/service-kit/events/queues';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answerForDigests, digestAffairs } from '../test-kit/digest-house.js';
import { type otherServices, startNotifications } from '../test-kit/house.js';
import { BeginDigest } from './begin-digest.js';
import type { DigestRecord } from './digest.schema.js';
import { EVERY_MORNING } from './digest-day.rules.js';
import { DIGEST_QUEUE } from './digest-schedule.js';

describe('NEWS-09: the clock of the digest', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let queue: ReturnType<Queues['named']>;
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
    answerForDigests(service, digestAffairs(others));
    queue = service.app.get(Queues).named(DIGEST_QUEUE);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.model('Digest').deleteMany({}));
  afterEach(() => service.setTime(null));

  const digests = () => service.model('Digest').find().lean<DigestRecord[]>();
  const earlier = (_id: string) => {
    const until = new Date(`${_id}T06:00:00.000Z`);
    return service
      .model('Digest')
      .create({ _id, stage: 'done', after: null, since: until, until, week: false, owed: 1, begunBy: null });
  };

  it('rings at eight as clocks in Beirut show it', async () => {
    const known = await eventually(async () => {
      const scheduler = await queue.getJobScheduler(DIGEST_QUEUE);
      expect(scheduler).toMatchObject({ pattern: '0 8 * * *', tz: 'Asia/Beirut' });
      return scheduler;
    });
    expect(beirutClock(new Date(known?.next ?? 0))).toMatchObject({ hour: 8, minute: 0 });
  });

  it.each([
    ['2027-03-27T12:00:00Z', '2027-03-28T05:00:00.000Z'],
    ['2027-10-30T12:00:00Z', '2027-10-31T06:00:00.000Z'],
  ])('on the morning after clocks were changed, too: after %s at %s', async (startDate, next) => {
    const { pattern, timeZone: tz } = EVERY_MORNING;
    await queue.upsertJobScheduler('probe', { pattern, tz, startDate });
    const probe = await queue.getJobScheduler('probe');
    await queue.removeJobScheduler('probe');
    expect(new Date(probe?.next ?? 0).toISOString()).toBe(next);
  });

  it('is set up once, and again where Redis lost it; a ring that is late is kept', async () => {
    const set = () => service.app.get(Queues).schedule(DIGEST_QUEUE, EVERY_MORNING.pattern, EVERY_MORNING.timeZone);
    await eventually(async () => expect(await queue.getJobScheduler(DIGEST_QUEUE)).toBeDefined());
    expect(await set()).toBe(false);
    await queue.removeJobScheduler(DIGEST_QUEUE);
    expect(await set()).toBe(true);
    expect(await set()).toBe(false);
  });

  it('begins the digest of the day by a job that carries nothing, and none in the afternoon', async () => {
    service.setTime(new Date('2026-11-25T13:00:00.000Z'));
    const late = await queue.add('late', {});
    await eventually(async () => expect(await late.getState()).toBe('completed'));
    expect(await digests()).toEqual([]);
    service.setTime(new Date('2026-11-25T06:00:01.000Z'));
    await queue.add('ring', {});
    await eventually(async () =>
      expect(await digests()).toMatchObject([{ _id: '2026-11-25', begunBy: null, week: true }]),
    );
  });

  it('that Redis lost is made up for in the same morning, but for the first one ever', async () => {
    service.setTime(new Date('2026-11-25T07:10:00.000Z'));
    await service.app.get(BeginDigest).afterLoss();
    expect(await digests()).toEqual([]);
    await earlier('2026-11-24');
    await service.app.get(BeginDigest).afterLoss();
    expect((await digests()).map(({ _id }) => _id)).toEqual(['2026-11-24', '2026-11-25']);
  });
});
