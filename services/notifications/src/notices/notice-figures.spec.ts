import { getNoticeFigures } from '@diwan/contracts/messages/notices/http';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startNotifications } from '../test-kit/house.js';
import { owedNotice } from '../test-kit/owed-notice.js';
import type { NoticeRecord } from './notice.schema.js';

const NOW = new Date('2026-05-05T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const MINUTE = 60_000;

let service: TestService;
beforeAll(async () => {
  // What waits here is to stay: a provider that is away.
  const away = { outcome: 'refused', retry: true, reason: 'twilio_503', outage: true } as const;
  ({ service } = await startNotifications({ provider: { send: async () => away } }));
  service.setTime(NOW);
  let n = 0;
  const row = (changes: Partial<NoticeRecord>) => ({ ...owedNotice(++n), createdAt: ago(MINUTE), ...changes });
  const sent = (toSend: number, arrived?: { after: number; status: 'delivered' | 'read' }) =>
    row({
      ...{ state: 'sent', nextAttemptAt: ago(10 * MINUTE), attemptedAt: ago(10 * MINUTE - toSend) },
      ...(arrived && { deliveryStatus: arrived.status, deliveredAt: ago(10 * MINUTE - toSend - arrived.after) }),
    });
  await service.model('Notice').insertMany([
    sent(200, { after: 1000, status: 'delivered' }),
    sent(400, { after: 3000, status: 'read' }),
    sent(90_000),
    row({ state: 'failed' }),
    // Older than a day: past.
    { ...sent(1), createdAt: ago(25 * 60 * MINUTE) },
    row({ channel: 'email', nextAttemptAt: ago(-60 * MINUTE) }),
    row({ channel: 'sms', state: 'sending', claimedAt: NOW }),
  ]);
});
afterAll(async () => {
  service.setTime(null);
  await service.stop();
});

it('NOT-05: how deep each channel is, how fast it goes and what of the last day arrived', async () => {
  const http = service.http(await service.signInAs({ roles: ['admin'] }));
  const { channels } = (await http.call(getNoticeFigures, {})).body;
  const none = { sent: 0, delivered: 0, read: 0, failed: 0, toSend: null, toArrive: null };
  expect(channels).toEqual([
    {
      ...{ channel: 'whatsapp', due: 0, dueSince: null, later: 0 },
      ...{ sent: 3, delivered: 2, read: 1, failed: 1 },
      ...{ toSend: { medianMs: 400, p95Ms: 90_000 }, toArrive: { medianMs: 1000, p95Ms: 3000 } },
    },
    { channel: 'sms', due: 1, dueSince: null, later: 0, ...none },
    { channel: 'email', due: 0, dueSince: null, later: 1, ...none },
  ]);
});
