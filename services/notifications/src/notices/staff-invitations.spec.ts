import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { StaffInvitedV1, StaffJoinedV1 } from '@diwan/contracts/people/staff-invitations/events';
import { staffInvitationNotice } from '@diwan/contracts/people/staff-invitations/questions';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CLIENT, deliveryRound, OWNER, otherServices, STAFF, startNotifications } from '../test-kit/house.js';

const INVITED = '+96176123456';
const OWNER_PHONE = '+96170000003';
const INVITATION = '64b0000000000000000000a1';

describe('OFF-09: who hears of an invitation to work for the firm', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let invitation: { state: 'pending' | 'withdrawn'; version: number };
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
    service.rpcAnswers(staffInvitationNotice, () => ({
      ...{ phone: INVITED, language: 'en' as const, path: `/admin-login/${INVITATION}` },
      ...{ expiresAt: '2026-12-06T13:00:00.000Z', ...invitation },
    }));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    invitation = { state: 'pending', version: 2 };
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
  });

  const inbox = async (to: string) => (await service.http().call(readDemoInbox, { query: { to } })).body;
  const invited = (version: number) => service.deliver(StaffInvitedV1, { invitationId: INVITATION, version });

  it('OFF-09: the number that was typed gets the link, the end, and no name of anybody', async () => {
    await invited(2);
    const [message] = await eventually(async () => {
      const messages = await inbox(INVITED);
      expect(messages).toHaveLength(1);
      return messages;
    });
    expect(message.body).toMatch(/admin-login\/64b0.* by 6 December 2026, 15:00 \(Beirut\).* — Karam Law\.$/);
    expect(message.body).not.toMatch(/Person|Hello/);
  });

  it.each([
    ['was sent again', 'pending', 1],
    ['was withdrawn', 'withdrawn', 2],
  ] as const)('OFF-09: one that %s before the message went is not told', async (_, state, version) => {
    invitation = { state, version: 2 };
    await invited(version);
    await eventually(async () => {
      await deliveryRound(service);
      expect(await service.model('Notice').countDocuments({ state: 'cancelled', reason: 'not_offered' })).toBe(1);
    });
    expect(await inbox(INVITED)).toEqual([]);
  });

  it('OFF-09: owners hear by name who joined, and the one who joined does not', async () => {
    others.staff['role:write'] = [OWNER, STAFF];
    const at = '2026-11-22T08:10:00.000Z';
    await service.deliver(StaffJoinedV1, { personId: STAFF, invitationId: INVITATION, at });
    const [message] = await eventually(async () => {
      const messages = await inbox(OWNER_PHONE);
      expect(messages).toHaveLength(1);
      return messages;
    });
    const name = others.people.get(STAFF)?.name ?? '';
    expect(message.body).toContain(`A new member of staff: ${name} accepted an invitation on 22 November 2026, 10:10`);
    expect(await service.model('Notice').countDocuments()).toBe(1);
  });

  it('OFF-09: who is staff no more when it would be told is not told of', async () => {
    await service.deliver(StaffJoinedV1, {
      personId: CLIENT,
      invitationId: INVITATION,
      at: '2026-11-22T08:10:00.000Z',
    });
    await eventually(async () => {
      await deliveryRound(service);
      expect(await service.model('Notice').findOne().lean()).toMatchObject({ state: 'cancelled', reason: 'over' });
    });
  });
});
