import { createHmac } from 'node:crypto';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { LANE_REST } from '../notices/whatsapp-pace.js';
import { CASE, CLIENT, DOCUMENT, deliveryRound, FakeProvider, startNotifications } from '../test-kit/house.js';

const TOKEN = 'a-twilio-token';
const PATH = '/api/notifications/callbacks/twilio';

/** Twilio's signature as its documentation describes it, made without its library. */
const sign = (url: string, form: Record<string, string>, token = TOKEN) =>
  createHmac('sha1', token)
    .update(
      url +
        Object.keys(form)
          .sort()
          .map((key) => key + form[key])
          .join(''),
    )
    .digest('base64');

describe('status callbacks of Twilio', () => {
  const provider = new FakeProvider();
  let service: TestService;
  beforeAll(async () => {
    ({ service } = await startNotifications({ provider, env: { TWILIO_AUTH_TOKEN: TOKEN } }));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    provider.mode = 'ok';
    for (const name of ['Notice', 'ProviderCallback', 'WhatsappNumber']) await service.model(name).deleteMany({});
  });

  const post = (form: Record<string, string>, { n = '', signature }: { n?: string; signature?: string } = {}) => {
    const path = n ? `${PATH}?n=${n}` : PATH;
    return service.http().send('POST', path, {
      body: new URLSearchParams(form).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://twilio.example',
        'X-Twilio-Signature': signature ?? sign(`https://diwan.test${path}`, form),
      },
    });
  };
  const status = (MessageStatus: string, extra = {}) => ({ MessageSid: 'SM1', MessageStatus, ...extra });

  /** A notice in the state that the provider's mode leads to. */
  async function aNotice(mode: FakeProvider['mode'] = 'ok') {
    provider.mode = mode;
    await service.deliver(DocumentSharedV1, { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing: 1 });
    const read = async () => (await service.model('Notice').findOne().lean<NoticeRecord>()) as NoticeRecord;
    await eventually(async () => expect((await read()).state).toMatch(/sent|unknown/));
    return { n: `notice-${(await read())._id}`, read };
  }

  it('are refused without, with a wrong or with somebody else’s signature, or a changed body, and change nothing', async () => {
    const { n, read } = await aNotice();
    const path = `https://diwan.test${PATH}?n=${n}`;
    const forgeries = [
      '',
      'wrong',
      sign(path, status('failed'), 'another token'),
      sign(path, status('delivered')),
      sign(`http://127.0.0.1:${service.port}${PATH}?n=${n}`, status('failed')),
      sign(`https://diwan.test${PATH}`, status('failed')),
    ];
    for (const signature of forgeries) {
      expect(await post(status('failed'), { n, signature })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    }
    expect(await service.model('ProviderCallback').countDocuments()).toBe(0);
    expect(await read()).toMatchObject({ state: 'sent', deliveryStatus: null });
  });

  it('count once each and only forward', async () => {
    const { n, read } = await aNotice();
    for (let repeat = 0; repeat < 10; repeat += 1) expect((await post(status('delivered'), { n })).status).toBe(204);
    expect(await service.model('ProviderCallback').countDocuments()).toBe(1);
    expect((await post(status('sent'), { n })).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'sent', deliveryStatus: 'delivered', providerId: 'SM1' });
    await post(status('read'), { n });
    expect(await read()).toMatchObject({ deliveryStatus: 'read' });
  });

  it('resolve what is unknown, and tell of what did not arrive', async () => {
    const lost = await aNotice('timeout');
    await post(status('queued'), { n: lost.n });
    expect(await lost.read()).toMatchObject({ state: 'sent', reason: null });
    await post(status('undelivered', { ErrorCode: '63024' }), { n: lost.n });
    expect(await lost.read()).toMatchObject({ state: 'failed', reason: 'twilio_63024' });
  });

  it.each([
    ['63024', { state: 'failed', reason: 'twilio_63024', round: 0 }, 0],
    ['63018', { state: 'pending', reason: null, round: 1, heldBack: 0 }, LANE_REST],
    ['63049', { state: 'pending', reason: null, round: 1, heldBack: 1 }, 24 * 3600_000],
  ] as const)(
    'NOT-06: %s that comes before the provider has answered counts as one that comes after',
    async (code, after, waitMs) => {
      provider.mode = 'hang';
      const known = provider.taken.length;
      await service.deliver(DocumentSharedV1, { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing: 1 });
      await eventually(() => expect(provider.taken).toHaveLength(known + 1));
      const read = async () => (await service.model('Notice').findOne().lean<NoticeRecord>()) as NoticeRecord;
      const { _id, state, attemptedAt } = await read();
      expect(state).toBe('sending');
      const failed = status('failed', { ErrorCode: code, To: 'whatsapp:+96170000002' });
      expect((await post(failed, { n: `notice-${_id}` })).status).toBe(204);
      provider.letGo();
      await deliveryRound(service);
      const settled = await read();
      expect(settled).toMatchObject({ ...after, claim: null });
      if (settled.state === 'pending')
        expect(settled.nextAttemptAt.getTime()).toBeGreaterThanOrEqual(Number(attemptedAt) + waitMs);
    },
  );

  it('F-2: of a channel that failed let it go four times in all, and then it has failed', async () => {
    const { n, read } = await aNotice();
    for (const round of [1, 2, 3]) {
      await post(status('failed', { ErrorCode: '63012', MessageSid: `SM-${round}` }), {
        n: round === 1 ? n : `${n}.${round - 1}`,
      });
      await service.model('Notice').updateMany({}, { $set: { nextAttemptAt: new Date(0) } });
      await deliveryRound(service);
      expect(await read()).toMatchObject({ state: 'sent', round, attempts: round + 1 });
    }
    await post(status('failed', { ErrorCode: '63012', MessageSid: 'SM-4' }), { n: `${n}.3` });
    expect(await read()).toMatchObject({ state: 'failed', reason: 'twilio_63012', attempts: 4 });
  });

  it('F-17: of a message that arrived or was read are final: what comes after does not make it fail', async () => {
    for (const arrived of ['delivered', 'read']) {
      const { n, read } = await aNotice();
      await post(status(arrived), { n });
      await post(status('failed', { ErrorCode: '63024', To: 'whatsapp:+96170000002' }), { n });
      expect(await read()).toMatchObject({ state: 'sent', deliveryStatus: arrived, reason: null });
      expect(await service.model('WhatsappNumber').countDocuments()).toBe(0);
      for (const name of ['Notice', 'ProviderCallback']) await service.model(name).deleteMany({});
    }
  });

  it('tell how far a code came', async () => {
    await service.ask(sendCode, { to: '+96170000002', code: '482913', language: 'en', challengeId: 'told' });
    await post(status('delivered'), { n: 'code-told' });
    expect(await service.model('CodeSend').findById('told').lean()).toMatchObject({
      deliveryStatus: 'delivered',
      state: 'sent',
    });
  });

  it('of messages that are not ours, or with a status nobody knows, are taken quietly', async () => {
    expect((await post(status('delivered'), { n: 'notice-none' })).status).toBe(204);
    expect((await post(status('dreaming'))).status).toBe(204);
    expect((await post({ SmsSid: 'x' })).status).toBe(204);
  });

  it('of a megabyte are refused', async () => {
    expect(await post(status('sent', { Padding: 'x'.repeat(1_000_000) }))).toMatchObject({ status: 413 });
  });
});
