import {
  RequestAnsweredV1,
  RequestAskedV1,
  RequestDueV1,
  RequestRefusedV1,
} from '@diwan/contracts/matters/requests/events';
import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CASE, CLIENT, otherServices, STAFF, startNotifications } from '../test-kit/house.js';
import type { NoticeRecord } from './notice.schema.js';

const REQUEST = '64b0000000000000000000f1';
const ITEM = '64b0000000000000000000f2';
const asked = {
  state: 'open' as 'open' | 'answered' | 'closed',
  waiting: 2,
  staffPath: `/admin/requests/${REQUEST}`,
  clientPath: '/client-portal/requests',
};
const facts = { requestId: REQUEST, caseId: CASE, clientId: CLIENT };

describe('PORT-07: notices of requests', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let known: typeof asked | null;
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    known = asked;
    service.rpcAnswers(requestNotice, () => known);
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
    // A Tuesday morning in Beirut: nothing waits for the end of quiet hours.
    service.setTime(new Date('2026-05-05T08:30:00.000Z'));
  });
  afterEach(() => service.setTime(null));

  /** The only notice, once it is no longer under way. */
  const settled = () =>
    eventually(async () => {
      const [notice, ...more] = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(more).toEqual([]);
      expect(['pending', 'sending', undefined]).not.toContain(notice?.state);
      return notice;
    });
  const said = async () => (await service.http().call(readDemoInbox, { query: {} })).body[0];

  it('the client is told how many things are asked, and where, never what', async () => {
    await service.deliver(RequestAskedV1, facts);
    expect(await settled()).toMatchObject({ family: 'request_asked', personId: CLIENT, state: 'sent' });
    expect(await said()).toMatchObject({ template: 'request_asked' });
    expect((await said()).body).toContain('/client-portal/requests');
  });

  it('is reminded, and told that something was refused, as long as something waits', async () => {
    await service.deliver(RequestDueV1, { ...facts, step: 'soon' });
    expect(await settled()).toMatchObject({ family: 'request_due', state: 'sent' });
    await service.model('Notice').deleteMany({});
    await service.deliver(RequestRefusedV1, { ...facts, itemId: ITEM });
    expect(await settled()).toMatchObject({ family: 'request_refused', state: 'sent' });
  });

  it('is not bothered about what came or was withdrawn meanwhile', async () => {
    known = { ...asked, waiting: 0 };
    await service.deliver(RequestDueV1, { ...facts, step: 'over' });
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'answered' });
    await service.model('Notice').deleteMany({});
    known = null;
    await service.deliver(RequestAskedV1, facts);
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'answered' });
  });

  it('the team is told what came, unless somebody has looked at it', async () => {
    known = { ...asked, state: 'answered' };
    await service.deliver(RequestAnsweredV1, { ...facts, team: [STAFF] });
    expect(await settled()).toMatchObject({ family: 'request_answered', personId: STAFF, state: 'sent' });
    expect((await said()).body).toContain(`/admin/requests/${REQUEST}`);
    await service.model('Notice').deleteMany({});
    known = { ...asked, state: 'closed' };
    await service.deliver(RequestAnsweredV1, { ...facts, team: [STAFF] });
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'looked_at' });
  });
});
