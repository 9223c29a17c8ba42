import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { hearingNotice } from '@diwan/contracts/matters/hearings/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import type { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { RecordMessageStatus } from '../callbacks/record-message-status.js';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { NO_WHATSAPP, STAFF, startNotifications } from '../test-kit/house.js';
import { startWithTwilio } from '../test-kit/twilio-house.js';
import type { NoticeRecord } from './notice.schema.js';
import { referenceOf } from './notice-reference.js';

const WALL_TIME = '2026-05-12T09:30';
const NOW = new Date('2026-05-05T06:30:00.000Z');
const hearing = {
  ...{ state: 'scheduled' as const, title: 'Hearing of witnesses', caseTitle: 'Khoury v. Cedar', wallTime: WALL_TIME },
  ...{ startsAt: '2026-05-12T06:30:00.000Z', where: { en: 'Room 4, Beirut', ar: 'القاعة 4، بيروت' }, answers: [] },
  ...{ outcomeSummary: null, path: '/client-portal/hearings', map: 'https://maps.example/room' },
};
const told = {
  ...{ hearingId: '64b0000000000000000000e1', caseId: '64b0000000000000000000c1', clientIds: [STAFF], lawyerId: null },
  ...{ wallTime: WALL_TIME, sameDay: false, by: null },
};
const PHONE = '+96170000001';

let service: TestService;
afterEach(async () => {
  service.setTime(null);
  await service.stop();
});
const notice = () => service.model('Notice').findOne().lean<NoticeRecord>();
const becomes = (standing: Partial<NoticeRecord>) =>
  eventually(async () => {
    const one = await notice();
    expect(one).toMatchObject(standing);
    return one as NoticeRecord;
  });
const tell = () => service.deliver(HearingNewsV1, { ...told, news: 'scheduled' });
const heard = (sent: NoticeRecord, word: { status: string; errorCode?: string; channel: 'whatsapp' | 'sms' }) =>
  service.app.get(RecordMessageStatus).run({
    sid: `SM-${sent.round}-${word.channel}`,
    status: word.status,
    errorCode: word.errorCode ?? null,
    messageKey: referenceOf(sent),
    to: { number: PHONE, channel: word.channel },
  });

/** WhatsApp answers so; the rest goes to the demo inbox. */
async function start(answer: SendResult, order?: MessageChannel[]) {
  const taken: OutgoingMessage[] = [];
  const send = async (message: OutgoingMessage) => {
    taken.push(message);
    return answer;
  };
  const started = await startNotifications({ provider: { send }, sms: true });
  service = started.service;
  const known = started.others.people.get(STAFF);
  const channels = order && { ...NO_WHATSAPP, hearing: order };
  if (known)
    started.others.people.set(STAFF, { ...known, provenEmail: 'rana@example.com', ...(channels && { channels }) });
  service.rpcAnswers(hearingNotice, () => hearing);
  service.setTime(NOW);
  const inbox = async (): Promise<[string, string][]> =>
    (await service.http().call(readDemoInbox, { query: {} })).body.map(
      ({ to, channel }: { to: string; channel: string }) => [channel, to],
    );
  return { taken, inbox };
}

const REFUSED = { outcome: 'refused', retry: false, reason: 'twilio_63024' } as const;
const TAKEN = { outcome: 'accepted', providerId: 'SM1' } as const;

describe('NOT-09: a message that does not arrive', () => {
  it('goes by SMS, and when that does not arrive either by e-mail; each way is taken once', async () => {
    const { taken, inbox } = await start(REFUSED);
    await tell();
    const bySms = await becomes({ state: 'sent', channel: 'sms', otherwise: 'email', round: 1 });
    expect(await inbox()).toEqual([['sms', PHONE]]);
    await heard(bySms, { status: 'undelivered', errorCode: '30006', channel: 'sms' });
    await becomes({ state: 'sent', channel: 'email', otherwise: null, tried: ['whatsapp', 'sms'], round: 2 });
    expect(await inbox()).toEqual([
      ['email', 'rana@example.com'],
      ['sms', PHONE],
    ]);
    expect(taken).toHaveLength(1);
  });

  it('is not sent again by what is heard late of a way before', async () => {
    const { inbox } = await start(TAKEN);
    await tell();
    const first = await becomes({ state: 'sent', channel: 'whatsapp' });
    await heard(first, { status: 'undelivered', errorCode: '63024', channel: 'whatsapp' });
    await becomes({ state: 'sent', channel: 'sms' });
    await heard(first, { status: 'failed', channel: 'whatsapp' });
    expect(await notice()).toMatchObject({ state: 'sent', channel: 'sms' });
    expect(await inbox()).toHaveLength(1);
  });

  it('goes first by the way its person wants first, and from there to the others', async () => {
    const { taken, inbox } = await start(TAKEN, ['email', 'whatsapp']);
    await tell();
    const mailed = await becomes({ state: 'sent', channel: 'email', otherwise: 'whatsapp' });
    expect(await inbox()).toEqual([['email', 'rana@example.com']]);
    await service.app.get(RecordMessageStatus).run({
      ...{ sid: 'M1', status: 'failed', errorCode: null, messageKey: referenceOf(mailed), to: null },
    });
    await becomes({ state: 'sent', channel: 'whatsapp', tried: ['email'] });
    expect(taken).toHaveLength(1);
  });

  it('a number that no SMS gets to is not tried again by SMS, and one that asked us to stop gets none', async () => {
    const { inbox } = await start(REFUSED);
    const numbers = service.model('WhatsappNumber');
    await numbers.create({ _id: PHONE, smsUnreachableUntil: new Date(NOW.getTime() + 1) });
    await tell();
    await becomes({ state: 'sent', channel: 'email', tried: ['whatsapp', 'sms'] });
    await numbers.updateOne({ _id: PHONE }, { smsUnreachableUntil: null, optedOutAt: NOW });
    await service.deliver(HearingNewsV1, { ...told, news: 'moved' });
    await eventually(async () => expect(await inbox()).toHaveLength(2));
    expect((await inbox()).map(([channel]) => channel)).toEqual(['email', 'email']);
  });
});

describe('NOT-07: a message that WhatsApp holds back as advertising', () => {
  const HELD = { status: 'undelivered', errorCode: '63049', channel: 'whatsapp' } as const;
  it('goes again after a day and after three more, then by the next way', async () => {
    const { taken, inbox } = await start(TAKEN);
    await tell();
    await heard(await becomes({ state: 'sent', channel: 'whatsapp' }), HELD);
    const day = 24 * 3600_000;
    await becomes({ state: 'pending', heldBack: 1, nextAttemptAt: new Date(NOW.getTime() + day) });
    service.setTime(new Date(NOW.getTime() + day));
    await heard(await becomes({ state: 'sent', heldBack: 1, round: 1 }), HELD);
    await becomes({ state: 'pending', heldBack: 2, nextAttemptAt: new Date(NOW.getTime() + 4 * day) });
    service.setTime(new Date(NOW.getTime() + 4 * day));
    await heard(await becomes({ state: 'sent', heldBack: 2, round: 2 }), HELD);
    await becomes({ state: 'sent', channel: 'sms' });
    expect(taken).toHaveLength(3);
    expect(await inbox()).toHaveLength(1);
  });
});

describe('NOT-09: text messages', () => {
  it('go out by Twilio’s own client from their own sender, as text', async () => {
    const SENDER = '+96171000000';
    const started = await startWithTwilio({ env: { TWILIO_SMS_SENDER: SENDER } });
    service = { ...started.service, setTime: (at) => started.service.setTime(at), stop: started.stop } as TestService;
    const known = started.others.people.get(STAFF);
    if (known) started.others.people.set(STAFF, { ...known, channels: { ...NO_WHATSAPP, hearing: ['sms'] } });
    started.service.rpcAnswers(hearingNotice, () => hearing);
    started.service.setTime(NOW);
    await started.service.deliver(HearingNewsV1, { ...told, news: 'scheduled' });
    const sent = await eventually(async () => {
      const [message] = started.twilio.messages().filter(({ to }) => to === PHONE);
      expect(message).toBeDefined();
      return message;
    });
    expect(sent).toMatchObject({ from: SENDER, body: expect.stringContaining('Hearing of witnesses') });
    await eventually(async () =>
      expect(await started.service.model('Notice').findOne().lean()).toMatchObject({ state: 'sent', channel: 'sms' }),
    );
  });
});
