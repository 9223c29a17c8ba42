import { LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD, OWNER, otherServices, STAFF, startNotifications } from '../test-kit/house.js';
import type { NoticeRecord } from './notice.schema.js';

const STAFF_PHONE = '+96170000001';
const OWNER_PHONE = '+96170000003';
const facts = { leadId: LEAD, reference: 'L-2026-0042', respondBy: '2026-03-09T15:30:00.000Z' };

describe('requests that nobody has answered', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    service.rpcAnswers(promiseOfLead, () => others.leadPromise);
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
    service.setTime(new Date('2026-03-09T03:30:20.000Z'));
  });
  afterEach(() => service.setTime(null));

  const tell = (step: 'half' | 'due') => service.deliver(LeadWaitingV1, { ...facts, step });
  const inbox = async (to?: string) => (await service.http().call(readDemoInbox, { query: to ? { to } : {} })).body;
  const settled = (count: number) =>
    eventually(async () => {
      const all = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(all).toHaveLength(count);
      expect(all.filter(({ state }) => state === 'pending' || state === 'sending')).toEqual([]);
      return all;
    });
  const speaks = (id: string, language: 'en' | 'ar') => Object.assign(others.people.get(id) ?? {}, { language });

  it('D-031: at half of the promise whoever answers requests learns how long is left', async () => {
    await tell('half');
    expect(await settled(1)).toMatchObject([{ family: 'lead_waiting', personId: STAFF, state: 'sent' }]);
    expect(await inbox()).toMatchObject([
      {
        to: STAFF_PHONE,
        template: 'lead_waiting',
        body: `Consultation request L-2026-0042 is still waiting for an answer. Time left: 12 hours, until 9 March 2026, 17:30 (Beirut). Open it here: https://diwan.test/admin/leads/${LEAD} — Karam Law.`,
      },
    ]);
  });

  it('D-031, LEAD-09: when it is over, the owner is told too, each in their language', async () => {
    speaks(OWNER, 'ar');
    service.setTime(new Date(facts.respondBy));
    await tell('due');
    expect((await settled(2)).map(({ family }) => family)).toEqual(['lead_overdue', 'lead_overdue']);
    const [toStaff] = await inbox(STAFF_PHONE);
    const [toOwner] = await inbox(OWNER_PHONE);
    expect(toStaff.body).toBe(
      `Consultation request L-2026-0042 is overdue. An answer was promised by 9 March 2026, 17:30 (Beirut) and none has been recorded. Open it here: https://diwan.test/admin/leads/${LEAD} — Karam Law.`,
    );
    expect(toOwner.body).toBe(
      `تأخّر الرد على طلب الاستشارة L-2026-0042. كان موعد الرد 9 آذار 2026، 17:30 (بتوقيت بيروت) ولم يُسجَّل أي رد بعد. افتحه هنا: https://diwan.test/ar/admin/leads/${LEAD} — مكتب كرم.`,
    );
  });

  it('D-031: in Arabic the time left is written in its own plural', async () => {
    speaks(STAFF, 'ar');
    service.setTime(new Date('2026-03-09T13:30:00.000Z'));
    await tell('half');
    await settled(1);
    const [message] = await inbox(STAFF_PHONE);
    expect(message.body).toBe(
      `طلب الاستشارة L-2026-0042 ما زال بانتظار الرد. الوقت المتبقي: ساعتان، حتى 9 آذار 2026، 17:30 (بتوقيت بيروت). افتحه هنا: https://diwan.test/ar/admin/leads/${LEAD} — مكتب كرم.`,
    );
  });

  it('LEAD-09: an owner who answers requests too is told once', async () => {
    others.staff = { 'lead:write': [STAFF, OWNER], 'role:write': [OWNER] };
    await tell('due');
    await settled(2);
    expect((await inbox()).map(({ to }: { to: string }) => to).sort()).toEqual([STAFF_PHONE, OWNER_PHONE]);
  });

  it('LEAD-06: who was given the request is told too, as long as they may be', async () => {
    others.staff = { ...others.staff, 'lead:own': [STAFF, OWNER] };
    await service.deliver(LeadWaitingV1, { ...facts, step: 'half', ownerId: OWNER });
    await settled(2);
    expect((await inbox()).map(({ to }: { to: string }) => to).sort()).toEqual([STAFF_PHONE, OWNER_PHONE]);
    others.staff = { ...others.staff, 'lead:own': [STAFF] };
    await service.deliver(LeadWaitingV1, { ...facts, step: 'half', ownerId: OWNER });
    await settled(3);
  });

  it.each([
    ['half', 'answered', null],
    ['due', 'answered', null],
    ['half', 'answered and asked again', '2026-03-12T15:30:00.000Z'],
    ['due', 'answered and asked again', '2026-03-12T15:30:00.000Z'],
  ] as const)(
    'D-031, D-058: a notice of %s that goes out late is told of no more once the request was %s',
    async (step, _how, owed) => {
      service.rpcAnswers(promiseOfLead, () => {
        throw new DomainError('UNAVAILABLE');
      });
      await tell(step);
      const count = step === 'half' ? 1 : 2;
      // Put off once it could not be asked about: from then on nothing of them is under way.
      const putOff = Array.from({ length: count }, () => new Date('2026-03-09T03:30:23.000Z'));
      await eventually(async () => {
        const all = await service.model('Notice').find().lean<NoticeRecord[]>();
        expect(all.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(putOff);
      });
      others.leadPromise = { respondBy: owed };
      service.rpcAnswers(promiseOfLead, () => others.leadPromise);
      service.setTime(new Date('2026-03-09T03:30:40.000Z'));
      const notices = await settled(count);
      for (const notice of notices) expect(notice).toMatchObject({ state: 'cancelled', reason: 'lead_answered' });
      expect(await inbox()).toEqual([]);
    },
  );

  it('D-031: a request that is gone, and a notice held up until the promise was over, are told of no more', async () => {
    others.leadPromise = null;
    await tell('due');
    expect((await settled(2)).map(({ reason }) => reason)).toEqual(['lead_gone', 'lead_gone']);
    others.leadPromise = { respondBy: facts.respondBy };
    await service.model('Notice').deleteMany({});
    service.setTime(new Date(facts.respondBy));
    await tell('half');
    expect(await settled(1)).toMatchObject([{ state: 'cancelled', reason: 'lead_overdue' }]);
    expect(await inbox()).toEqual([]);
  });
});
