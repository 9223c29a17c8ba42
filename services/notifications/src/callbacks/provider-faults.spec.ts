import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { CASE, CLIENT, DOCUMENT } from '../test-kit/house.js';
import { startWithTwilio } from '../test-kit/twilio-house.js';

const PHONE = '+96170000002';
const DAY = 24 * 3600_000;

describe('NOT-06, REL-02: the official client, and a provider that misbehaves', () => {
  let house: Awaited<ReturnType<typeof startWithTwilio>>;
  let sharing = 0;
  beforeAll(async () => {
    house = await startWithTwilio({ env: { WHATSAPP_PER_SECOND: '0' } });
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    house.twilio.mend();
    house.twilio.limitTier(Number.POSITIVE_INFINITY);
    for (const name of ['Notice', 'WhatsappNumber', 'ProviderCallback']) await house.service.model(name).deleteMany({});
  });

  async function share(): Promise<void> {
    sharing += 1;
    const facts = { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing };
    await house.service.deliver(DocumentSharedV1, facts);
  }
  const notice = async () => (await house.service.model('Notice').findOne().lean<NoticeRecord>()) as NoticeRecord;
  const becomes = (expected: Partial<NoticeRecord>) =>
    eventually(async () => expect(await notice()).toMatchObject(expected));

  it('statuses that come repeated and in the wrong order only rise', async () => {
    house.twilio.fault({ tells: { statuses: ['read', 'delivered', 'sent', 'queued'], repeat: 3 } });
    await share();
    await becomes({ state: 'sent', deliveryStatus: 'read' });
    await eventually(async () => expect(await house.service.model('ProviderCallback').countDocuments()).toBe(4));
    expect(await notice()).toMatchObject({ state: 'sent', deliveryStatus: 'read' });
  });

  it('a connection that ends after the message was taken: unknown, settled by the callback, never sent twice', async () => {
    const before = house.sentTo(PHONE).length;
    house.twilio.fault({ drop: 'after-write', tells: { statuses: [] } });
    await share();
    await becomes({ state: 'unknown' });
    expect(await house.twilio.tell(house.sentTo(PHONE)[0]?.sid ?? '', 'delivered')).toBe(204);
    await becomes({ state: 'sent', deliveryStatus: 'delivered' });
    expect(house.sentTo(PHONE)).toHaveLength(before + 1);
  });

  it('too many requests: tried again, and sent once', async () => {
    const before = house.sentTo(PHONE).length;
    house.twilio.fault({ refuse: { status: 429, code: 20429 }, times: 1 });
    await share();
    await becomes({ state: 'sent', deliveryStatus: 'delivered' });
    expect(house.sentTo(PHONE)).toHaveLength(before + 1);
  });

  it('63018: who is one too many today waits an hour and is not lost', async () => {
    house.twilio.advance(DAY + 1000);
    house.twilio.limitTier(0);
    await share();
    await becomes({ state: 'pending', round: 1 });
    expect((await notice()).nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 3500_000);
    house.twilio.limitTier(1);
    await house.service.model('Notice').updateMany({}, { nextAttemptAt: new Date() });
    await becomes({ state: 'sent', deliveryStatus: 'delivered' });
  });

  it('statuses of messages that are nobody’s, and forged ones, change nothing', async () => {
    await share();
    await becomes({ state: 'sent', deliveryStatus: 'delivered' });
    const [message] = house.sentTo(PHONE);
    if (!message) throw new Error('nothing was sent');
    message.statusCallback = message.statusCallback?.replace(/n=.*/, 'n=notice-65f0c0ffee65f0c0ffee0999') ?? null;
    expect(await house.twilio.tell(message.sid, 'failed', 63024)).toBe(204);
    message.statusCallback = message.statusCallback?.replace(/n=.*/, 'n=anything') ?? null;
    expect(await house.twilio.tell(message.sid, 'undelivered')).toBe(204);
    expect(await notice()).toMatchObject({ state: 'sent', deliveryStatus: 'delivered' });
  });
});
