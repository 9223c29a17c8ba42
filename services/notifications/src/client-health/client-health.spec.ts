import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { getClientMessageHealth } from '@diwan/contracts/messages/client-health/http';
import { provenOfClient } from '@diwan/contracts/people/clients/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { CASE, CLIENT, OWNER, type otherServices, STAFF, startNotifications } from '../test-kit/house.js';
import { owedNotice } from '../test-kit/owed-notice.js';

let service: TestService;
let others: ReturnType<typeof otherServices>;
const NOW = new Date('2026-11-23T10:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600 * 1000);
let number = 0;
/** A notice of WhatsApp that was sent so many days ago. */
const sent = (days: number, more: Partial<NoticeRecord> = {}): NoticeRecord => {
  number += 1;
  const at = daysAgo(days);
  const state = { state: 'sent', deliveryStatus: 'delivered', attemptedAt: at, createdAt: at } as const;
  return { ...owedNotice(number), ...state, ...more };
};

beforeAll(async () => {
  ({ service, others } = await startNotifications());
  service.setTime(NOW);
  service.rpcAnswers(provenOfClient, ({ by }) => {
    if (!by.roles.some((role) => role === 'owner')) throw new DomainError('NOT_FOUND');
    return { phone: null, email: null };
  });
});
afterAll(() => service.stop());

const store = async (...notices: NoticeRecord[]) => {
  await service.model('Notice').deleteMany({});
  await service.model('Notice').insertMany(notices);
};
const ask = async (id = CLIENT) => {
  const owner = await service.signInAs({ personId: OWNER, roles: ['owner'] });
  return service.http(owner).call(getClientMessageHealth, { params: { id } });
};

it('OFF-03: counts what failed and what was not looked at for days, of this client and lately', async () => {
  await store(
    sent(5),
    sent(4, { channel: 'email' }),
    sent(4, { deliveryStatus: null }),
    sent(2),
    sent(70),
    sent(6, { personId: STAFF }),
    sent(3, { state: 'failed', deliveryStatus: null }),
    sent(70, { state: 'failed', deliveryStatus: null }),
  );
  expect((await ask()).body).toEqual({ lastReadAt: null, silentDays: null, failed: 1, unseen: 1 });
  expect((await ask('65f0c0ffee65f0c0ffee00ff')).body).toMatchObject({ failed: 0, unseen: 0 });
});

it('OFF-03: whoever looked at a later message has seen those before it', async () => {
  const readAt = daysAgo(4);
  await store(sent(9), sent(8, { deliveryStatus: 'read', readAt }), sent(3.5));
  expect((await ask()).body).toEqual({ lastReadAt: readAt.toISOString(), silentDays: 4, failed: 0, unseen: 1 });
});

it('SEC-04: leaves out cases that the reader is kept away from, and answers nothing while nobody knows which', async () => {
  const elsewhere = { family: 'new_sign_in', facts: { at: '2026-01-01T00:00:00.000Z' } } as const;
  await store(sent(5), sent(5, elsewhere), sent(4, { state: 'failed', deliveryStatus: null }));
  expect((await ask()).body).toMatchObject({ failed: 1, unseen: 2 });
  others.walled = [CASE];
  expect((await ask()).body).toMatchObject({ failed: 0, unseen: 1 });
  service.rpcAnswers(walledSubjects, () => {
    throw new DomainError('UNAVAILABLE');
  });
  expect((await ask()).body).toMatchObject({ code: 'UNAVAILABLE' });
});

it('SEC-04: tells nobody of a client whom they may not read', async () => {
  await store(sent(5));
  const lawyer = await service.signInAs({ roles: ['lawyer'] });
  const answer = await service.http(lawyer).call(getClientMessageHealth, { params: { id: CLIENT } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});
