import { HearingNearV1, HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { hearingNotice, hearingNoticesSent } from '@diwan/contracts/matters/hearings/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RecordMessageStatus } from '../callbacks/record-message-status.js';
import type { SendResult } from '../messages/message.js';
import { NO_WHATSAPP, otherServices, STAFF, startNotifications } from '../test-kit/house.js';
import type { NoticeRecord } from './notice.schema.js';
import { referenceOf } from './notice-reference.js';
import { outsideQuietHours } from './quiet-hours.js';

const HEARING = '64b0000000000000000000e1';
const CASE = '64b0000000000000000000c1';
const WALL_TIME = '2026-05-12T09:30';
const hearing = {
  state: 'scheduled' as const,
  title: 'Hearing of witnesses',
  caseTitle: 'Khoury v. Cedar',
  wallTime: WALL_TIME,
  startsAt: '2026-05-12T06:30:00.000Z',
  where: { en: 'Room 4, Beirut', ar: 'القاعة 4، بيروت' },
  map: 'https://maps.example/room',
  outcomeSummary: null,
  path: '/client-portal/hearings',
  answers: [],
};
const told = { hearingId: HEARING, caseId: CASE, clientIds: [STAFF], lawyerId: null, wallTime: WALL_TIME };

describe('notices of hearings', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let known: typeof hearing | null;
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    known = hearing;
    service.rpcAnswers(hearingNotice, () => known);
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
    service.setTime(new Date('2026-05-05T06:30:00.000Z'));
  });
  afterEach(() => service.setTime(null));

  const person = () => others.people.get(STAFF) as NonNullable<ReturnType<typeof others.people.get>>;
  const inbox = async () => (await service.http().call(readDemoInbox, { query: {} })).body;
  const settled = () =>
    eventually(async () => {
      const all = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(all).toHaveLength(1);
      expect(all.filter(({ state }) => state === 'pending' || state === 'sending')).toEqual([]);
      return all[0];
    });
  const news = (what: 'scheduled' | 'moved' | 'cancelled' | 'outcome', sameDay = false) =>
    service.deliver(HearingNewsV1, { ...told, news: what, sameDay, by: null });

  it('D-135: say when and where, and that a provider took them is known', async () => {
    expect(await service.ask(hearingNoticesSent, { hearingId: HEARING })).toEqual({
      sentAt: null,
      failed: null,
      failedAt: null,
    });
    await news('scheduled');
    expect(await settled()).toMatchObject({ family: 'hearing_scheduled', state: 'sent' });
    const [message] = await inbox();
    expect(message.template).toBe('hearing_scheduled');
    expect(message.body).toContain('was scheduled for Tue 12 May 2026, 09:30 (Beirut), Room 4, Beirut.');
    const of = `${HEARING}.${WALL_TIME}`;
    expect(message.buttons).toEqual([
      { title: 'Confirm', payload: `hearing.confirm.${of}` },
      { title: 'Directions', payload: `hearing.directions.${of}` },
      { title: 'Cannot attend', payload: `hearing.cannot.${of}` },
    ]);
    const sent = await service.ask(hearingNoticesSent, { hearingId: HEARING });
    expect(sent).toEqual({ sentAt: '2026-05-05T06:30:00.000Z', failed: null, failedAt: null });
  });

  it('HEAR-04: a reminder of a hearing that was moved while it left says nothing', async () => {
    known = { ...hearing, wallTime: '2026-05-20T09:30', startsAt: '2026-05-20T06:30:00.000Z' };
    await service.deliver(HearingNearV1, { ...told, step: '7d' });
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'hearing_changed' });
    expect(await inbox()).toEqual([]);
  });

  it('HEAR-04: a reminder in quiet hours waits for the morning, unless the hearing is on the same day', () => {
    const at = new Date('2026-05-12T03:30:00.000Z');
    const goes = (step: '1d' | '3h') =>
      outsideQuietHours('hearing_reminder', at, '21:00-08:00', {
        hearingId: HEARING,
        caseId: CASE,
        wallTime: WALL_TIME,
        step,
      }).toISOString();
    expect([goes('1d'), goes('3h')]).toEqual(['2026-05-12T05:00:00.000Z', at.toISOString()]);
  });

  it('NOT-04: somebody who wants no messages by WhatsApp gets news of a court by e-mail, once', async () => {
    others.people.set(STAFF, { ...person(), channels: NO_WHATSAPP, provenEmail: 'rana@example.com' });
    await news('moved');
    expect(await settled()).toMatchObject({ state: 'sent', channel: 'email' });
    expect((await inbox()).map(({ to }: { to: string }) => to)).toEqual(['rana@example.com']);
  });

  it('NOT-04: without a verified address it is written down that nothing was sent, and why', async () => {
    others.people.set(STAFF, { ...person(), channels: NO_WHATSAPP, email: 'rana@example.com', provenEmail: null });
    await news('moved');
    expect(await settled()).toMatchObject({ state: 'suppressed', reason: 'opted_out' });
    expect(await inbox()).toEqual([]);
  });

  it('are not sent of a hearing that is gone, or to somebody whose it is no more', async () => {
    known = null;
    await news('moved');
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'hearing_gone' });
  });
});

describe('news of a court that does not arrive by WhatsApp', () => {
  const REFUSED = { outcome: 'refused', retry: false, reason: 'twilio_63016' } as const;

  /** With a provider of WhatsApp that answers so, and a person who proved an address or not. */
  async function setup(answer: SendResult, provenEmail: string | null) {
    const { service, others } = await startNotifications({ provider: { send: async () => answer } });
    const known = others.people.get(STAFF);
    if (known) others.people.set(STAFF, { ...known, provenEmail });
    service.rpcAnswers(hearingNotice, () => hearing);
    service.setTime(new Date('2026-05-05T06:30:00.000Z'));
    await service.deliver(HearingNewsV1, { ...told, news: 'scheduled', sameDay: false, by: null });
    const notice = () => service.model('Notice').findOne().lean<NoticeRecord>();
    const mails = async () =>
      (await service.http().call(readDemoInbox, { query: {} })).body.map(({ to }: { to: string }) => to);
    return { service, notice, mails };
  }

  it('NOT-09: goes by e-mail when WhatsApp refuses it for good', async () => {
    const { service, notice, mails } = await setup(REFUSED, 'rana@example.com');
    await eventually(async () => expect(await notice()).toMatchObject({ state: 'sent', channel: 'email', round: 1 }));
    expect(await mails()).toEqual(['rana@example.com']);
    await service.stop();
  });

  it('NOT-09: stays failed, for staff to see, where there is no other way', async () => {
    const { service, notice, mails } = await setup(REFUSED, null);
    await eventually(async () =>
      expect(await notice()).toMatchObject({ state: 'failed', channel: 'whatsapp', reason: 'twilio_63016' }),
    );
    expect(await mails()).toEqual([]);
    await service.stop();
  });

  it('NOT-09: goes by e-mail when the provider says later that it did not arrive', async () => {
    const { service, notice, mails } = await setup({ outcome: 'accepted', providerId: 'SM1' }, 'rana@example.com');
    const sent = await eventually(async () => {
      const one = await notice();
      expect(one?.state).toBe('sent');
      return one as NoticeRecord;
    });
    const failed = { sid: 'SM1', status: 'undelivered', errorCode: '63016', messageKey: referenceOf(sent), to: null };
    await service.app.get(RecordMessageStatus).run(failed);
    await eventually(async () => expect(await notice()).toMatchObject({ state: 'sent', channel: 'email' }));
    expect(await mails()).toEqual(['rana@example.com']);
    await service.app.get(RecordMessageStatus).run({ ...failed, status: 'failed' });
    expect(await notice()).toMatchObject({ state: 'sent', channel: 'email' });
    await service.stop();
  });
});
