import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeProvider, LEAD, type otherServices, startNotifications } from '../test-kit/house.js';
import type { NoticeRecord } from './notice.schema.js';

describe('mail', () => {
  const mail = new FakeProvider();
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  beforeAll(async () => {
    ({ service, others } = await startNotifications({ mail }));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(mail, { calls: 0, mode: 'ok' });
    mail.taken.length = 0;
    for (const name of ['Notice', 'DeadMailbox', 'DemoMessage']) await service.model(name).deleteMany({});
  });

  const settled = (count: number) =>
    eventually(async () => {
      const all = await service.model('Notice').find().sort({ createdAt: 1 }).lean<NoticeRecord[]>();
      expect(all.filter(({ state }) => state !== 'pending' && state !== 'sending')).toHaveLength(count);
      return all;
    });
  const request = (number: number) =>
    service.deliver(SubscriptionRequestedV1, { subscriptionId: LEAD, request: number });

  it('NEWS-08: goes no more to a mailbox that does not exist, and nobody can read which one that was', async () => {
    mail.mode = 'no-such-mailbox';
    await request(1);
    expect(await settled(1)).toMatchObject([{ state: 'failed', reason: 'smtp_550' }]);
    mail.mode = 'ok';
    await request(2);
    expect((await settled(2))[1]).toMatchObject({ state: 'suppressed', reason: 'no_such_mailbox' });
    expect(mail.calls).toBe(1);
    const kept = await service.model('DeadMailbox').find().lean();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/example/);
    const { subscription } = others;
    others.subscription = subscription && { ...subscription, email: 'other@example.org' };
    await request(3);
    expect((await settled(3))[2]).toMatchObject({ state: 'sent' });
  });

  it('D-027: who left an e-mail address gets the reference there, too; who did not gets it by WhatsApp alone', async () => {
    const { lead } = others;
    const received = { leadId: LEAD, reference: 'L-2026-0001', area: 'family', respondBy: '2026-11-23T07:00:00.000Z' };
    await service.deliver(LeadReceivedV1, received);
    await settled(2);
    expect(mail.taken).toEqual([]);
    others.lead = lead && { ...lead, email: 'visitor@example.org' };
    await service.deliver(LeadReceivedV1, received);
    await settled(5);
    expect(mail.taken).toMatchObject([
      { to: 'visitor@example.org', template: 'lead_confirmation', variables: { reference: 'L-2026-0001' } },
    ]);
  });
});
