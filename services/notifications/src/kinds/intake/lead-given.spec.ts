import { LeadGivenV1, LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NoticeRecord } from '../../notices/notice.schema.js';
import { LEAD, OWNER, otherServices, STAFF, startNotifications } from '../../test-kit/house.js';

const OWNER_PHONE = '+96170000003';
const given = { leadId: LEAD, reference: 'L-2026-0042', ownerId: OWNER, by: STAFF };

let service: TestService;
let others: ReturnType<typeof otherServices>;
beforeAll(async () => {
  ({ service, others } = await startNotifications());
});
afterAll(() => service.stop());
beforeEach(async () => {
  Object.assign(others, otherServices());
  others.staff = { 'lead:write': [STAFF], 'lead:own': [STAFF, OWNER] };
  others.leadPromise = { respondBy: null, ownerId: OWNER };
  service.rpcAnswers(promiseOfLead, () => others.leadPromise);
  for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
  // Noon in Beirut: nothing waits for the morning.
  service.setTime(new Date('2026-03-09T10:00:00.000Z'));
});

const inbox = async (to: string) => (await service.http().call(readDemoInbox, { query: { to } })).body;
const settled = (count: number) =>
  eventually(async () => {
    const all = await service.model('Notice').find().lean<NoticeRecord[]>();
    expect(all.map(({ state }) => state)).toEqual(
      Array.from({ length: count }, () => expect.not.stringMatching(/ing$/)),
    );
    return all;
  });

describe('LEAD-06: a lead that was given to a colleague', () => {
  it('is told to them by its reference alone, in their language', async () => {
    Object.assign(others.people.get(OWNER) ?? {}, { language: 'ar' });
    await service.deliver(LeadGivenV1, given);
    expect(await settled(1)).toMatchObject([{ family: 'lead_given', personId: OWNER, state: 'sent' }]);
    expect(await inbox(OWNER_PHONE)).toMatchObject([
      {
        template: 'lead_given',
        body: `طلب الاستشارة L-2026-0042 أُسند إليك. افتحه هنا: https://diwan.test/ar/admin/leads/${LEAD} — مكتب كرم.`,
      },
    ]);
  });

  it.each([
    ['who took it themselves', { ownerId: STAFF }, ['lead:own']],
    ['nobody', { ownerId: null }, ['lead:own']],
    ['whom its sender asked for, who is told of the request itself', { by: null }, ['lead:own']],
    ['somebody who may be given none any more', {}, []],
  ])('is not told to %s', async (_whom, change, permissions) => {
    if (permissions.length === 0) others.staff = {};
    await service.deliver(LeadGivenV1, { ...given, ...change });
    expect(await service.model('Notice').countDocuments()).toBe(0);
  });

  it('is told no more when it was given on before the message went out', async () => {
    service.rpcAnswers(promiseOfLead, () => {
      throw new DomainError('UNAVAILABLE');
    });
    await service.deliver(LeadGivenV1, given);
    await eventually(async () => {
      const all = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(all).toMatchObject([{ state: 'pending', nextAttemptAt: expect.any(Date) }]);
      expect(all[0]?.nextAttemptAt.getTime()).toBeGreaterThan(Date.parse('2026-03-09T10:00:00.000Z'));
    });
    service.rpcAnswers(promiseOfLead, () => ({ respondBy: null, ownerId: STAFF }));
    service.setTime(new Date('2026-03-09T10:01:00.000Z'));
    expect(await settled(1)).toMatchObject([{ state: 'cancelled', reason: 'lead_given_on' }]);
    expect(await inbox(OWNER_PHONE)).toEqual([]);
  });
});

describe('PUB-08: a request that asks for a lawyer', () => {
  const received = { leadId: LEAD, reference: 'L-2026-0043', area: 'family', respondBy: '2026-03-10T10:00:00.000Z' };
  const toldTo = async () => {
    const all = await service.model('Notice').find({ family: 'lead_received' }).lean<NoticeRecord[]>();
    return all.map(({ personId }) => personId).sort();
  };

  it('is told to the lawyer as to whoever answers requests', async () => {
    await service.deliver(LeadReceivedV1, { ...received, ownerId: OWNER });
    expect(await toldTo()).toEqual([STAFF, OWNER].sort());
  });

  it('is told to nobody who may be given none', async () => {
    others.staff = { ...others.staff, 'lead:own': [STAFF] };
    await service.deliver(LeadReceivedV1, { ...received, ownerId: OWNER });
    expect(await toldTo()).toEqual([STAFF]);
  });
});
